"""Connections to one service, with the standard library. They stay open between two requests."""

from __future__ import annotations

import collections
import http.client
import selectors
import ssl
from typing import Callable, Deque, Dict, NamedTuple, Optional
from urllib.parse import urlsplit


class Attempt(NamedTuple):
    """One request, as it is sent."""

    method: str
    address: str
    """The path with its query, below the base URL."""
    headers: Dict[str, str]
    body: Optional[bytes]
    timeout: float


class Received(NamedTuple):
    """One answer, as it came."""

    status: int
    headers: Dict[str, str]
    """The names are in lower case."""
    body: bytes


Transport = Callable[[Attempt], Received]
"""Sends one attempt. It raises OSError if no answer comes, TimeoutError if none comes in time."""


class Connections:
    """A transport. Many threads may use it: each request has a connection of its own."""

    def __init__(self, base_url: str, context: ssl.SSLContext | None = None) -> None:
        url = urlsplit(base_url)
        if url.scheme not in ("http", "https") or url.hostname is None:
            raise ValueError(f"base_url is {base_url!r}. Give an address such as http://127.0.0.1:4010.")
        self._host, self._port, self._path = url.hostname, url.port, url.path.rstrip("/")
        self._context = (context or ssl.create_default_context()) if url.scheme == "https" else None
        self._idle: Deque[http.client.HTTPConnection] = collections.deque()

    def __call__(self, attempt: Attempt) -> Received:
        connection = self._reused(attempt.timeout) or self._new(attempt.timeout)
        try:
            connection.request(attempt.method, self._path + attempt.address, attempt.body, attempt.headers)
            response = connection.getresponse()
            headers = {name.lower(): value for name, value in response.getheaders()}
            received = Received(response.status, headers, response.read())
        except BaseException:
            connection.close()
            raise
        if connection.sock is not None:
            self._idle.append(connection)
        return received

    def close(self) -> None:
        while self._idle:
            self._idle.pop().close()

    def _new(self, timeout: float) -> http.client.HTTPConnection:
        if self._context is None:
            return http.client.HTTPConnection(self._host, self._port, timeout=timeout)
        return http.client.HTTPSConnection(self._host, self._port, timeout=timeout, context=self._context)

    def _reused(self, timeout: float) -> http.client.HTTPConnection | None:
        while True:
            try:
                connection = self._idle.pop()
            except IndexError:
                return None
            with selectors.DefaultSelector() as selector:
                selector.register(connection.sock, selectors.EVENT_READ)
                # Something to read before any request: the service has closed the connection.
                if not selector.select(0):
                    connection.sock.settimeout(timeout)
                    return connection
            connection.close()
