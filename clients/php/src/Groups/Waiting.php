<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\Types;

/**
 * Functions of payments that are written by hand.
 *
 * @phpstan-import-type TransactionWithMetadata from Types
 */
abstract class Waiting extends Group
{
    private const STATUSES = [
        'transaction_status', 'capture_status', 'payout_status', 'clawback_status', 'reverse_payout_status',
    ];

    /**
     * Reads the payment until one of its statuses is `$status`. For tests in the sandbox; a platform
     * listens to webhooks. Throws RangeException after `$within` seconds.
     *
     * @param float $every seconds between two reads
     * @return TransactionWithMetadata
     */
    public function waitFor(string $uuid, string $status, float $every = 0.5, float $within = 60): array
    {
        for ($waited = 0.0; ; $waited += $every) {
            $payment = $this->sender->call('getTransaction', ['uuid' => $uuid]);
            $statuses = array_filter(array_map(static fn (string $name) => $payment[$name], self::STATUSES));
            if (in_array($status, $statuses, true)) {
                return $payment;
            }
            if ($waited >= $within) {
                $shown = implode(', ', $statuses);
                throw new \RangeException("{$uuid} did not become {$status}: it is {$shown}.");
            }
            usleep((int) ($every * 1_000_000));
        }
    }
}
