<?php

declare(strict_types=1);

namespace Achord;

use Achord\Groups\All;

/** The client of one service with one token. */
final class Achord extends All
{
    /**
     * @param string $baseUrl where the service is, for example `http://127.0.0.1:4010`
     * @param string|\Closure(): string|null $token of a processor, a vendor or an operator; a function
     *   if it changes
     * @param int $maxRetries attempts after the first
     * @param float $timeout seconds for one attempt
     * @param array<string, string> $headers of every request
     * @param \Closure(Answer): void|null $onAnswer gets each answer with its status, message, headers
     *   and request id
     * @param \Closure(Attempt): Received|null $transport another way to send a request; it throws
     *   NoAnswer
     */
    public function __construct(
        string $baseUrl,
        string|\Closure|null $token = null,
        int $maxRetries = 2,
        float $timeout = 30,
        array $headers = [],
        ?\Closure $onAnswer = null,
        ?\Closure $transport = null,
    ) {
        $transport ??= (new CurlTransport($baseUrl))->send(...);
        parent::__construct(new Sender($transport, $token, $maxRetries, $timeout, $headers, $onAnswer));
    }
}
