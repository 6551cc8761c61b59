<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\Types;

/**
 * Functions of events that are written by hand.
 *
 * @phpstan-import-type Event from Types
 * @phpstan-import-type EventName from Types
 */
abstract class Following extends Group
{
    /**
     * Events in order, oldest first, after the event with this uuid; null: from the first. Keep the
     * uuid of the last event that you handled, and begin there after a restart.
     *
     * @param EventName|null $type
     * @param int|null $limit events of a page
     * @param bool $follow looks again at the end of the log, every `$every` seconds
     * @return \Generator<int, Event>
     */
    public function since(
        ?string $after,
        ?string $type = null,
        ?int $limit = null,
        bool $follow = false,
        float $every = 1,
    ): \Generator {
        $number = 0;
        while (true) {
            $page = $this->sender->call('listEvents', ['after' => $after, 'type' => $type, 'limit' => $limit]);
            foreach ($page['events'] as $event) {
                yield $number++ => $event;
                $after = $event['uuid'];
            }
            // With `type` a page may be empty and still have a next one.
            if ($page['next'] !== null) {
                $after = $page['next'];
            } elseif ($follow) {
                usleep((int) ($every * 1_000_000));
            } else {
                return;
            }
        }
    }
}
