<?php

declare(strict_types=1);

namespace Achord;

/** What came back for an attempt. */
final class Received
{
    /** @param array<string, string> $headers with names in lower case */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        public readonly string $body,
    ) {
    }
}
