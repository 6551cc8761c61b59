<?php

// What a request can end with instead of an answer: one class for each family of error codes.

declare(strict_types=1);

namespace Achord;

/** Any error of this client. */
class AchordError extends \RuntimeException
{
}

/** The service refused the request, or no answer came. */
class RequestError extends AchordError
{
    /**
     * @param int $status the HTTP status; 0: no answer came
     * @param string $errorCode a code of docs/reference/errors.md; a newer service may have others
     * @param list<array{field: string, code: string, message: string}> $fields what is wrong
     * @param string|null $requestId the id of the request in the log of the service
     * @param string|null $idempotencyKey the key that was sent: a retry with it acts once
     * @param bool $retryable whether the same request, with the same key, may succeed later
     */
    final public function __construct(
        string $message,
        public readonly int $status,
        public readonly string $errorCode,
        public readonly array $fields = [],
        public readonly ?string $requestId = null,
        public readonly ?string $idempotencyKey = null,
        public readonly bool $retryable = false,
    ) {
        parent::__construct($message);
    }

    /** The first field that is wrong. Empty: the whole request was refused. */
    public function field(): string
    {
        return $this->fields[0]['field'] ?? '';
    }

    /** @return class-string<self> the class of a refusal */
    public static function classOf(int $status, string $code): string
    {
        return Codes::CLASSES[$code] ?? match (true) {
            $status === 401 => AuthenticationError::class,
            $status === 403 => PermissionError::class,
            in_array($status, [404, 405, 410], true) => NotFoundError::class,
            $status === 409 => IdempotencyError::class,
            $status === 429 => RateLimitError::class,
            $status === 408, $status >= 500 => ServiceError::class,
            default => InvalidRequestError::class,
        };
    }
}

/** The request is wrong: `fields` says where. 400, 406, 413, 415, 422, 431. */
class InvalidRequestError extends RequestError
{
}

/** The token, the session or the sign-in is not valid. 401. */
class AuthenticationError extends RequestError
{
}

/** The token is valid, but may not do this. 403. */
class PermissionError extends RequestError
{
}

/** There is no such record, or no such path. 404, 405, 410. */
class NotFoundError extends RequestError
{
}

/**
 * The user or the bank account is blocked or disabled. After an unauthorized debit, ask the payer
 * for a new authorization (`$achord->users->authorize`).
 */
class BlockedError extends RequestError
{
}

/** A limit would be exceeded. */
class LimitError extends RequestError
{
}

/** The record is not in a state that allows this, for example `not_cancelable`. 422. */
class StateError extends RequestError
{
}

/** The key belongs to another request, which has another body or is still being answered. */
class IdempotencyError extends RequestError
{
}

/** Too many requests: wait, then send it again. 429. */
class RateLimitError extends RequestError
{
}

/** The service, or a proxy before it, could not answer. 408 and 5xx. */
class ServiceError extends RequestError
{
}

/** No answer came: the connection failed or broke. The request may have had its effect. */
class ConnectionError extends RequestError
{
}

/** No answer came within `timeout`. The request may have had its effect. */
class TimeoutError extends ConnectionError
{
}

/** The request is not a genuine webhook of the service. Answer it with 400. */
class WebhookError extends AchordError
{
}
