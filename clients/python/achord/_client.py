"""The clients of one service with one token."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Callable, Mapping

from ._async_groups import AsyncGroups
from ._connections import Attempt, Connections, Transport
from ._groups import Groups
from ._send import Answer, Settings, attempted, attempts

if TYPE_CHECKING:
    from typing_extensions import Self

_THREADS = 32


class _Client:
    """What both clients share."""

    def __init__(
        self,
        base_url: str,
        token: str | Callable[[], str] | None = None,
        *,
        max_retries: int = 2,
        timeout: float = 30,
        headers: Mapping[str, str] | None = None,
        on_answer: Callable[[Answer], None] | None = None,
        transport: Transport | None = None,
    ) -> None:
        """
        `base_url`: where the service is, for example `http://127.0.0.1:4010`.
        `token`: of a processor, a vendor, or an operator; a function if it changes.
        `max_retries`: attempts after the first.
        `timeout`: seconds without a sign of the service, for one attempt.
        `headers`: of every request.
        `on_answer`: gets each Answer, with its status, message, headers and request id.
        `transport`: another way to send a request, for example through a proxy.
        """
        self._start(Settings(transport or Connections(base_url), token, max_retries, timeout, headers or {}, on_answer))

    def _start(self, settings: Settings) -> None:
        self._settings = settings
        # The groups of functions send with these settings.
        super().__init__(self._send)  # type: ignore[call-arg,attr-defined]

    def with_options(self, **changes: Any) -> Self:
        """The same client, with the same connections, and another `token`, `max_retries`,
        `timeout`, `headers` or `on_answer`."""
        changed = object.__new__(type(self))
        changed.__dict__.update(self.__dict__)
        changed._start(replace(self._settings, **changes))
        return changed

    def _close_connections(self) -> None:
        if isinstance(self._settings.transport, Connections):
            self._settings.transport.close()


class Achord(_Client, Groups):
    """The API with one token. Many threads may share it."""

    def _send(self, operation: str, values: Mapping[str, Any], key: str | None = None) -> Answer:
        steps = attempts(self._settings, operation, values, key)
        try:
            step = next(steps)
            while True:
                if isinstance(step, Attempt):
                    step = steps.send(attempted(self._settings.transport, step))
                else:
                    time.sleep(step)
                    step = next(steps)
        except StopIteration as end:
            return end.value

    def close(self) -> None:
        """Closes the connections. The client may be used again."""
        self._close_connections()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class AsyncAchord(_Client, AsyncGroups):
    """The API with one token, for asyncio. Up to 32 requests are sent at the same time."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        self._threads = ThreadPoolExecutor(_THREADS, "achord")
        super().__init__(*arguments, **settings)

    async def _send(self, operation: str, values: Mapping[str, Any], key: str | None = None) -> Answer:
        steps = attempts(self._settings, operation, values, key)
        loop = asyncio.get_running_loop()
        try:
            step = next(steps)
            while True:
                if isinstance(step, Attempt):
                    sent = loop.run_in_executor(self._threads, attempted, self._settings.transport, step)
                    step = steps.send(await sent)
                else:
                    await asyncio.sleep(step)
                    step = next(steps)
        except StopIteration as end:
            return end.value

    async def close(self) -> None:
        """Closes the connections and ends the threads."""
        self._threads.shutdown(wait=False)
        self._close_connections()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
