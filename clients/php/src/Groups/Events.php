<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\RequestError;
use Achord\Types;

/**
 * test/system/clients/description.test.ts writes this file.
 *
 * @phpstan-import-type Event from Types
 */
final class Events extends Following
{
    /**
     * Read an event.
     *
     * By its uuid, which is the `webhook-id` of its deliveries.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Event
     * @throws RequestError
     */
    public function get(string $uuid): array
    {
        return $this->sender->call('getEvent', ['uuid' => $uuid]);
    }
}
