<?php

declare(strict_types=1);

namespace Achord;

/** The `data` of an answer, and what came with it. */
final class Answer
{
    /**
     * @param bool $isReplay whether this is the stored answer of an earlier request with the same key
     * @param array<string, string> $headers with names in lower case
     */
    public function __construct(
        public readonly mixed $data,
        public readonly int $status,
        public readonly string $message,
        public readonly ?string $requestId,
        public readonly bool $isReplay,
        public readonly array $headers,
    ) {
    }
}
