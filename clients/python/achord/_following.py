"""What takes more than one request: the event log in order, and the wait for a status."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, AsyncIterator, Awaitable, Callable, Iterator, Mapping, Tuple

if TYPE_CHECKING:
    from ._description import Event, EventName, TransactionWithMetadata
    from ._send import Answer

_STATUSES = ("transaction_status", "capture_status", "payout_status", "clawback_status", "reverse_payout_status")


class Group:
    """A group of functions."""

    def __init__(self, send: Callable[..., Answer]) -> None:
        self._send = send

    def _call(self, operation: str, values: Mapping[str, Any], key: str | None = None) -> Any:
        return self._send(operation, values, key).data


class AsyncGroup:
    """A group of functions."""

    def __init__(self, send: Callable[..., Awaitable[Answer]]) -> None:
        self._send = send

    async def _call(self, operation: str, values: Mapping[str, Any], key: str | None = None) -> Any:
        return (await self._send(operation, values, key)).data


def _place_of(payment: Any, status: str, waited: float, within: float) -> bool:
    """Whether the payment has the status. Raises ValueError after `within`."""
    statuses = [payment[name] for name in _STATUSES]
    if status not in statuses and waited >= within:
        shown = ", ".join(str(one) for one in statuses if one is not None)
        raise ValueError(f"{payment['uuid']} did not become {status}: it is {shown}.")
    return status in statuses


def _after(page: Any, cursor: str | None) -> Tuple[str | None, bool]:
    """Where to go on after a page, and whether this is the end of the log."""
    if page["next"] is not None:
        return page["next"], False
    return (page["events"][-1]["uuid"] if page["events"] else cursor), True


class Waiting(Group):
    def wait_for(
        self, uuid: str, status: str, *, every: float = 0.5, within: float = 60
    ) -> TransactionWithMetadata:
        """Reads the payment until one of its statuses is `status`.

        For tests in the sandbox; a platform listens to webhooks. `every`: seconds between two
        reads. Raises ValueError after `within` seconds.
        """
        waited = 0.0
        while True:
            payment = self._call("get_transaction", {"uuid": uuid})
            if _place_of(payment, status, waited, within):
                return payment
            time.sleep(every)
            waited += every


class AsyncWaiting(AsyncGroup):
    async def wait_for(
        self, uuid: str, status: str, *, every: float = 0.5, within: float = 60
    ) -> TransactionWithMetadata:
        """Reads the payment until one of its statuses is `status`.

        For tests in the sandbox; a platform listens to webhooks. `every`: seconds between two
        reads. Raises ValueError after `within` seconds.
        """
        waited = 0.0
        while True:
            payment = await self._call("get_transaction", {"uuid": uuid})
            if _place_of(payment, status, waited, within):
                return payment
            await asyncio.sleep(every)
            waited += every


class Following(Group):
    def since(
        self,
        after: str | None,
        *,
        type: EventName | None = None,
        limit: int | None = None,
        follow: bool = False,
        every: float = 1,
    ) -> Iterator[Event]:
        """Events in order, oldest first, after the event with this uuid; None: from the first.

        Keep the uuid of the last event that you handled, and begin there after a restart. `limit`:
        events of a page. `follow`: looks again at the end of the log, `every` second by default.
        """
        while True:
            page = self._call("list_events", {"after": after, "type": type, "limit": limit})
            yield from page["events"]
            after, is_end = _after(page, after)
            if is_end and not follow:
                return
            if is_end:
                time.sleep(every)


class AsyncFollowing(AsyncGroup):
    async def since(
        self,
        after: str | None,
        *,
        type: EventName | None = None,
        limit: int | None = None,
        follow: bool = False,
        every: float = 1,
    ) -> AsyncIterator[Event]:
        """Events in order, oldest first, after the event with this uuid; None: from the first.

        Keep the uuid of the last event that you handled, and begin there after a restart. `limit`:
        events of a page. `follow`: looks again at the end of the log, `every` second by default.
        """
        while True:
            page = await self._call("list_events", {"after": after, "type": type, "limit": limit})
            for event in page["events"]:
                yield event
            after, is_end = _after(page, after)
            if is_end and not follow:
                return
            if is_end:
                await asyncio.sleep(every)
