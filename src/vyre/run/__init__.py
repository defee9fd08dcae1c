"""Calls -> results: binding arguments, choosing a device, preparing and launching a plan."""
