<?php

declare(strict_types=1);

namespace Achord;

/** Sends a request, and again where a retry is safe. */
final class Sender
{
    private const FIRST_WAIT = 0.5;
    private const MOST_WAIT = 8.0;
    /** A service that asks for more is asked again by the caller, not by this client. */
    private const LONGEST_WAIT = 60.0;

    /**
     * @param \Closure(Attempt): Received $transport
     * @param string|\Closure(): string|null $token
     * @param array<string, string> $headers
     * @param \Closure(Answer): void|null $onAnswer
     */
    public function __construct(
        private readonly \Closure $transport,
        private readonly string|\Closure|null $token,
        private readonly int $maxRetries,
        private readonly float $timeout,
        private readonly array $headers,
        private readonly ?\Closure $onAnswer,
    ) {
    }

    /**
     * The data of the answer to an operation.
     *
     * @param array<string, mixed> $values what the path, and the query or the body, take
     * @throws RequestError
     */
    public function call(string $operation, array $values, ?string $key = null): mixed
    {
        return $this->send($operation, $values, $key)->data;
    }

    /**
     * The answer to an operation.
     *
     * @param array<string, mixed> $values what the path, and the query or the body, take
     * @throws RequestError
     */
    public function send(string $operation, array $values, ?string $key = null): Answer
    {
        [$method, $address, $body] = self::requestOf(Routes::ALL[$operation], $values);
        if ($method === 'POST' || $method === 'PUT') {
            // The same for all attempts: the service does the thing once.
            $key ??= self::uuid();
        }
        for ($attempt = 1; ; $attempt++) {
            $retryAfter = null;
            try {
                $sent = new Attempt($method, $address, $this->headersOf($body, $key), $body, $this->timeout);
                $received = ($this->transport)($sent);
                if ($received->status >= 200 && $received->status < 300) {
                    $answer = self::answerOf($received);
                    if ($this->onAnswer !== null) {
                        ($this->onAnswer)($answer);
                    }
                    return $answer;
                }
                $failure = self::refusalOf($received, $key);
                $retryAfter = $received->headers['retry-after'] ?? null;
            } catch (NoAnswer $cause) {
                $failure = self::withoutAnswer($cause, $key);
            }
            $seconds = self::waitBefore($attempt, $retryAfter, time());
            if (!$failure->retryable || $attempt > $this->maxRetries || $seconds > self::LONGEST_WAIT) {
                throw $failure;
            }
            usleep((int) ($seconds * 1_000_000));
        }
    }

    /**
     * @param string $route a method, a path, and `body` if what the path does not take goes there
     * @param array<string, mixed> $values
     * @return array{string, string, string|null}
     */
    private static function requestOf(string $route, array $values): array
    {
        [$method, $path, $place] = [...explode(' ', $route), null];
        $path = preg_replace_callback('/\{(\w+)\}/', static function (array $match) use (&$values): string {
            $value = $values[$match[1]] ?? '';
            unset($values[$match[1]]);
            // An empty name would be the path of another operation.
            if (!is_scalar($value) || (string) $value === '') {
                throw new \InvalidArgumentException("{$match[1]} is needed.");
            }
            return rawurlencode((string) $value);
        }, $path);
        if ($place !== null) {
            return [$method, $path, json_encode((object) $values, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES)];
        }
        $query = [];
        foreach ($values as $name => $value) {
            if ($value !== null) {
                $query[$name] = is_bool($value) ? ($value ? 'true' : 'false') : $value;
            }
        }
        return [$method, $query === [] ? $path : $path . '?' . http_build_query($query, '', '&', PHP_QUERY_RFC3986), null];
    }

    /** @return array<string, string> */
    private function headersOf(?string $body, ?string $key): array
    {
        $token = $this->token instanceof \Closure ? ($this->token)() : $this->token;
        return [
            'accept' => 'application/json, */*;q=0.5',
            'achord-strict' => '1',
            ...($token === null ? [] : ['authorization' => "Bearer {$token}"]),
            ...($body === null ? [] : ['content-type' => 'application/json']),
            ...($key === null ? [] : ['idempotency-key' => $key]),
            ...$this->headers,
        ];
    }

    /** Whether an attempt may be followed by another one. 0: no answer came. */
    private static function mayRetry(int $status): bool
    {
        return in_array($status, [0, 409, 429, 502, 503, 504], true);
    }

    /**
     * Seconds until the next attempt: what `Retry-After` says, and in any case some random part of a
     * time that doubles with each attempt, so that many clients do not come back at once.
     */
    public static function waitBefore(int $attempt, ?string $retryAfter, int $now): float
    {
        $backOff = min(self::MOST_WAIT, self::FIRST_WAIT * 2 ** ($attempt - 1));
        return max(self::asked($retryAfter, $now), $backOff * (0.5 + mt_rand() / mt_getrandmax() / 2));
    }

    /** `Retry-After` is a number of seconds or a date. */
    private static function asked(?string $retryAfter, int $now): float
    {
        if ($retryAfter === null) {
            return 0;
        }
        if (is_numeric($retryAfter)) {
            return max(0, (float) $retryAfter);
        }
        $date = strtotime($retryAfter);
        return $date === false ? 0 : max(0, $date - $now);
    }

    private static function answerOf(Received $received): Answer
    {
        $headers = $received->headers;
        $isEnvelope = str_starts_with($headers['content-type'] ?? '', 'application/json');
        $envelope = $isEnvelope ? self::envelopeOf($received->body) : [];
        return new Answer(
            // A file is its text.
            $isEnvelope ? ($envelope['data'] ?? null) : $received->body,
            $received->status,
            $envelope['message'] ?? '',
            $headers['x-request-id'] ?? null,
            ($headers['idempotent-replayed'] ?? '') === 'true',
            $headers,
        );
    }

    private static function refusalOf(Received $received, ?string $key): RequestError
    {
        $status = $received->status;
        // A proxy may answer without our envelope.
        $envelope = self::envelopeOf($received->body);
        $fields = $envelope['errors'] ?? [];
        $code = $fields[0]['code'] ?? "http_{$status}";
        // The entries of an invalid request have the rule that a field violates, such as `required`.
        if ($status === 422 && !isset(Codes::CLASSES[$code])) {
            $code = 'invalid_request';
        }
        $class = RequestError::classOf($status, $code);
        $requestId = $received->headers['x-request-id'] ?? null;
        $message = self::messageOf($envelope, $status);
        return new $class($message, $status, $code, $fields, $requestId, $key, self::mayRetry($status));
    }

    /**
     * The sentence of the answer, with what each field needs.
     *
     * @param array<string, mixed> $envelope
     */
    private static function messageOf(array $envelope, int $status): string
    {
        $message = $envelope['message'] ?? null;
        if ($message === null) {
            return "The service answered with status {$status}.";
        }
        $said = [$message];
        foreach ($envelope['errors'] ?? [] as ['field' => $field, 'message' => $text]) {
            if ($text !== $message) {
                $said[] = $field === '' ? $text : "{$field}: {$text}";
            }
        }
        return implode(' ', $said);
    }

    /** @return array<string, mixed> */
    private static function envelopeOf(string $body): array
    {
        $read = json_decode($body, true);
        return is_array($read) ? $read : [];
    }

    private static function withoutAnswer(NoAnswer $cause, ?string $key): RequestError
    {
        $retryable = self::mayRetry(0);
        if ($cause->isLate) {
            return new TimeoutError('The service did not answer in time.', 0, 'timeout', [], null, $key, $retryable);
        }
        $message = $cause->wasSent
            ? 'The connection broke before the answer came. The request may have had its effect.'
            : 'The service cannot be reached.';
        return new ConnectionError($message, 0, 'connection_failed', [], null, $key, $retryable);
    }

    /** A random UUID of version 4. */
    private static function uuid(): string
    {
        $bytes = random_bytes(16);
        $bytes[6] = chr((ord($bytes[6]) & 0x0f) | 0x40);
        $bytes[8] = chr((ord($bytes[8]) & 0x3f) | 0x80);
        return vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex($bytes), 4));
    }
}
