"""Kernel calls -> Plan: the dispatch graph, fusion, bands and memory."""
