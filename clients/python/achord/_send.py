"""One request: address, headers, retries, and the envelope of the answer.

`attempts` decides and does nothing: it yields each attempt and each wait, so that both clients,
with and without asyncio, follow the same rules.
"""

from __future__ import annotations

import email.utils
import errno
import http.client
import itertools
import json
import random
import re
import socket
import ssl
import time
import uuid
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Generator, Mapping, Optional, Union
from urllib.parse import quote, urlencode

from ._connections import Attempt, Received, Transport
from ._routes import ROUTES
from .errors import ConnectionError, RequestError, TimeoutError, kind_of, message_of

_FIRST_WAIT = 0.5
_MOST_WAIT = 8.0
# A service that asks for more is asked again by the caller, not by this client.
_LONGEST_WAIT = 60.0


@dataclass(frozen=True)
class Answer:
    """The `data` of an answer, and what came with it."""

    data: Any
    status: int
    message: str
    request_id: Optional[str]
    is_replay: bool
    """Whether this is the stored answer of an earlier request with the same key."""
    headers: Mapping[str, str]


@dataclass(frozen=True)
class Settings:
    """How to reach the service."""

    transport: Transport
    token: Union[str, Callable[[], str], None]
    max_retries: int
    timeout: float
    headers: Mapping[str, str] = field(default_factory=dict)
    on_answer: Optional[Callable[[Answer], None]] = None


Steps = Generator[Union[Attempt, float], Union[Received, Exception, None], Answer]


def attempts(settings: Settings, operation: str, values: Mapping[str, Any], key: str | None) -> Steps:
    """Yields attempts, to be sent, and seconds, to be waited. Returns the answer."""
    method, address, body = request_of(ROUTES[operation], values)
    if method in ("POST", "PUT"):
        # The same for all attempts: the service does the thing once.
        key = key or str(uuid.uuid4())
    for attempt in itertools.count(1):
        headers = _headers_of(settings, body, key)
        received = yield Attempt(method, address, headers, body, settings.timeout)
        if isinstance(received, Received) and 200 <= received.status < 300:
            answer = _answer_of(received)
            if settings.on_answer is not None:
                settings.on_answer(answer)
            return answer
        if isinstance(received, Received):
            failure = _refusal_of(received, key)
            retry_after = received.headers.get("retry-after")
        else:
            failure = _without_answer(received, key)
            retry_after = None
        seconds = wait_before(attempt, retry_after, time.time())
        if not failure.retryable or attempt > settings.max_retries or seconds > _LONGEST_WAIT:
            raise failure
        yield seconds


def attempted(transport: Transport, attempt: Attempt) -> Received | Exception:
    """What an attempt ends with. Errors of the network are a result, all others are raised."""
    try:
        return transport(attempt)
    except (OSError, http.client.HTTPException) as error:
        return error


def request_of(route: str, values: Mapping[str, Any]) -> tuple[str, str, bytes | None]:
    """`route`: a method, a path, and `body` if what the path does not take goes there."""
    method, path, *place = route.split(" ")
    rest = dict(values)

    def named(match: re.Match[str]) -> str:
        value = rest.pop(match[1], None)
        # An empty name would be the path of another operation.
        if value is None or value == "":
            raise TypeError(f"{match[1]} is needed.")
        return quote(str(value), safe="")

    path = re.sub(r"\{(\w+)\}", named, path)
    if place:
        return method, path, json.dumps(rest).encode()
    query = urlencode([pair for name, value in rest.items() if value is not None for pair in _query_of(name, value)])
    return method, f"{path}?{query}" if query else path, None


def _query_of(name: str, value: Any) -> list[tuple[str, str]]:
    if isinstance(value, Mapping):
        return [(f"{name}[{key}]", _text_of(one)) for key, one in value.items()]
    return [(name, _text_of(value))]


def _text_of(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _headers_of(settings: Settings, body: bytes | None, key: str | None) -> Dict[str, str]:
    token = settings.token() if callable(settings.token) else settings.token
    headers = {"accept": "application/json, */*;q=0.5", "achord-strict": "1"}
    if token is not None:
        headers["authorization"] = f"Bearer {token}"
    if body is not None:
        headers["content-type"] = "application/json"
    if key is not None:
        headers["idempotency-key"] = key
    return {**headers, **settings.headers}


def may_retry(status: int) -> bool:
    """Whether an attempt may be followed by another one. 0: no answer came."""
    return status in (0, 409, 429, 502, 503, 504)


def wait_before(attempt: int, retry_after: str | None, now: float) -> float:
    """Seconds until the next attempt: what `Retry-After` says, and in any case some random part of
    a time that doubles with each attempt, so that many clients do not come back at once."""
    back_off = min(_MOST_WAIT, _FIRST_WAIT * 2 ** (attempt - 1))
    return max(_asked(retry_after, now), back_off * (0.5 + random.random() / 2))


def _asked(retry_after: str | None, now: float) -> float:
    """`Retry-After` is a number of seconds or a date."""
    if retry_after is None:
        return 0
    if re.fullmatch(r"\s*\d+(\.\d+)?\s*", retry_after):
        return float(retry_after)
    date = email.utils.parsedate_tz(retry_after)
    return 0 if date is None else max(0, email.utils.mktime_tz(date) - now)


def _answer_of(received: Received) -> Answer:
    status, headers, body = received
    is_envelope = headers.get("content-type", "").startswith("application/json")
    envelope = _envelope_of(body) if is_envelope else {}
    return Answer(
        # A file is its text.
        data=envelope.get("data") if is_envelope else body.decode(),
        status=status,
        message=envelope.get("message", ""),
        request_id=headers.get("x-request-id"),
        is_replay=headers.get("idempotent-replayed") == "true",
        headers=headers,
    )


def _refusal_of(received: Received, key: str | None) -> RequestError:
    status, headers, body = received
    # A proxy may answer without our envelope.
    envelope = _envelope_of(body)
    fields = envelope.get("errors") or []
    kind, code = kind_of(status, fields[0]["code"] if fields else f"http_{status}")
    return kind(
        message_of(envelope, status),
        status=status,
        code=code,
        fields=fields,
        request_id=headers.get("x-request-id"),
        idempotency_key=key,
        retryable=may_retry(status),
    )


def _envelope_of(body: bytes) -> Dict[str, Any]:
    try:
        read = json.loads(body)
    except ValueError:
        return {}
    return read if isinstance(read, dict) else {}


def _without_answer(cause: Exception | None, key: str | None) -> RequestError:
    """`status` 0. The request may have had its effect."""
    is_late = isinstance(cause, socket.timeout)
    kind, code = (TimeoutError, "timeout") if is_late else (ConnectionError, "connection_failed")
    if is_late:
        message = "The service did not answer in time."
    elif _was_never_made(cause):
        message = "The service cannot be reached."
    else:
        message = "The connection broke before the answer came. The request may have had its effect."
    failure = kind(message, status=0, code=code, idempotency_key=key, retryable=may_retry(0))
    failure.__cause__ = cause
    return failure


def _was_never_made(cause: Exception | None) -> bool:
    if isinstance(cause, (ConnectionRefusedError, socket.gaierror, ssl.SSLCertVerificationError)):
        return True
    return getattr(cause, "errno", None) in (errno.EHOSTUNREACH, errno.ENETUNREACH, errno.ETIMEDOUT)
