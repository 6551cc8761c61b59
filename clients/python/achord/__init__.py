"""Achord moves money from bank account to bank account over the US ACH network."""

from . import errors, types, webhooks
from ._client import Achord, AsyncAchord
from ._connections import Attempt, Received
from ._lists import AsyncRecords, Records
from ._send import Answer
from .errors import AchordError, AuthenticationError, BlockedError, ConnectionError, IdempotencyError
from .errors import InvalidRequestError, LimitError, NotFoundError, PermissionError, RateLimitError
from .errors import RequestError, ServiceError, StateError, TimeoutError, WebhookError

__all__ = ["Achord", "AsyncAchord", "Answer", "Attempt", "AsyncRecords", "Received", "Records"]
__all__ += ["AchordError", "AuthenticationError", "BlockedError", "ConnectionError", "IdempotencyError"]
__all__ += ["InvalidRequestError", "LimitError", "NotFoundError", "PermissionError", "RateLimitError"]
__all__ += ["RequestError", "ServiceError", "StateError", "TimeoutError", "WebhookError"]
__all__ += ["errors", "types", "webhooks"]
