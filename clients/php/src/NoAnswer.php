<?php

declare(strict_types=1);

namespace Achord;

/** A transport got no answer. */
final class NoAnswer extends \RuntimeException
{
    /** @param bool $wasSent false: no connection was made, so the request had no effect */
    public function __construct(string $message, public readonly bool $isLate, public readonly bool $wasSent)
    {
        parent::__construct($message);
    }
}
