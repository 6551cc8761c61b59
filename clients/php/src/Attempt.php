<?php

declare(strict_types=1);

namespace Achord;

/** One attempt of a request. */
final class Attempt
{
    /**
     * @param string $address the path with its query
     * @param array<string, string> $headers
     * @param float $timeout seconds
     */
    public function __construct(
        public readonly string $method,
        public readonly string $address,
        public readonly array $headers,
        public readonly ?string $body,
        public readonly float $timeout,
    ) {
    }
}
