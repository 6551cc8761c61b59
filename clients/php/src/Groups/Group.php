<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\Sender;

/** A group of functions. */
abstract class Group
{
    public function __construct(protected readonly Sender $sender)
    {
    }
}
