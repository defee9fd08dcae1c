"""`vyre cache`: lists, checks and removes cached compiled kernels."""

from __future__ import annotations

import dataclasses
import datetime
import sys

import click

from vyre import settings
from vyre.cache.artifacts import (
    CAPACITY_BYTES,
    Cache,
    CacheEntry,
    CacheEvent,
    CacheFailed,
    CacheRefused,
    open_cache,
)
from vyre.cli.arguments import bytes_of, safe
from vyre.ir.spoken import byte_size

COLUMNS = "{:<12}  {:>10}  {:<16}  {:<20}  {:>8}  {}"


@click.group(name="cache")
def cache() -> None:
    """Manage the cache of compiled kernels in VYRE_CACHE_DIR, or in the system's cache directory."""


@cache.command(name="ls")
def list_entries() -> None:
    """List the entries, most recently used first."""
    opened = _open()
    entries = opened.ls()
    if entries:
        click.echo(COLUMNS.format("key", "size", "last used", "kernel", "compile", "target"))
    for entry in entries:
        click.echo(_line(entry))
    total = byte_size(sum(entry.bytes for entry in entries))
    click.echo(f"{_count(len(entries))}, {total}, in {opened.directory}")


@cache.command()
def verify() -> None:
    """Verify every entry and remove the damaged ones; exits with 1 if there were any."""
    verified = _open().verify()
    for dropped in verified.dropped:
        click.echo(f"dropped {dropped.key[:12]}: {dropped.reason}")
    click.echo(f"{_count(verified.good)} good, {len(verified.dropped)} dropped")
    sys.exit(1 if verified.dropped else 0)


@cache.command()
@click.option("--to", metavar="SIZE", help="What may stay, such as 512M. Default: the cache's capacity.")
def prune(to: str | None) -> None:
    """Remove the least recently used entries until the rest is small enough."""
    removed = _open().prune(_limit(to))
    click.echo(f"removed {_count(removed.entries)}, {byte_size(removed.bytes)}")


@cache.command()
def clear() -> None:
    """Remove every entry."""
    removed = _open().clear()
    click.echo(f"removed {_count(removed.entries)}, {byte_size(removed.bytes)}")


def _open() -> Cache:
    """The user's cache, even if kernels do not use it; ends the command if there is no directory for it."""
    opened = open_cache(dataclasses.replace(_environment(), cache_bytes=None), observe=_notify)
    if opened.directory is None:
        raise click.ClickException("you have no home for a cache. Fix: set VYRE_CACHE_DIR to a folder.")
    return opened


def _environment() -> settings.Settings:
    try:
        return settings.read()
    except ValueError as fault:
        raise click.ClickException(str(fault)) from None


def _notify(event: CacheEvent, /) -> None:
    if isinstance(event, CacheRefused):
        raise click.ClickException(event.reason)
    if isinstance(event, CacheFailed):
        click.echo(f"{event.key[:12]} {event.reason}".strip(), err=True)


def _limit(text: str | None) -> int:
    limit = _environment().cache_bytes if text is None else bytes_of("--to", text)
    return CAPACITY_BYTES if limit is None else limit


def _line(entry: CacheEntry) -> str:
    took = entry.meta.get("compile_ms")
    compile_time = f"{took:.0f} ms" if isinstance(took, int | float) else ""
    kernel, target = (safe(entry.meta.get(name, "")) for name in ("kernel", "target"))
    return COLUMNS.format(
        entry.key[:12], byte_size(entry.bytes), _time(entry.used), kernel, compile_time, target
    ).rstrip()


def _time(seconds: float) -> str:
    try:
        return datetime.datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
    except (OSError, OverflowError, ValueError):  # a file may have any time
        return "?"


def _count(entries: int) -> str:
    return "1 entry" if entries == 1 else f"{entries} entries"
