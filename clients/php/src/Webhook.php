<?php

declare(strict_types=1);

namespace Achord;

/**
 * Webhooks of Standard Webhooks 1.0.0.
 *
 * @phpstan-import-type Event from Types
 */
final class Webhook
{
    private const TOLERANCE = 300;
    private const PREFIX = 'whsec_';

    /**
     * Checks the signature and the age of a webhook, and answers its event, with its `uuid`: the
     * same in the event log.
     *
     * @param string $payload the body as it came, before any parsing
     * @param array<string, string|list<string>> $headers names in any case, as `getallheaders()` has
     *   them
     * @param string|list<string> $secrets of the endpoint; while it is rotated, the new and the old
     * @param int|null $now seconds since 1970
     * @return Event
     * @throws WebhookError
     */
    public static function verify(string $payload, array $headers, string|array $secrets, ?int $now = null): array
    {
        $id = self::headerOf($headers, 'webhook-id');
        $timestamp = self::headerOf($headers, 'webhook-timestamp');
        $signatures = explode(' ', self::headerOf($headers, 'webhook-signature'));
        $isTime = preg_match('/^[0-9]{1,12}$/D', $timestamp) === 1;
        if (!$isTime || abs(($now ?? time()) - (int) $timestamp) > self::TOLERANCE) {
            throw new WebhookError('The webhook is too old, or from the future. Compare the clock of this machine.');
        }
        foreach ((array) $secrets as $secret) {
            $hash = hash_hmac('sha256', "{$id}.{$timestamp}.{$payload}", self::keyOf($secret), true);
            $expected = 'v1,' . base64_encode($hash);
            foreach ($signatures as $given) {
                // It compares in constant time.
                if (hash_equals($expected, $given)) {
                    return [...json_decode($payload, true, 512, JSON_THROW_ON_ERROR), 'uuid' => $id];
                }
            }
        }
        throw new WebhookError('The webhook is not signed with a secret of this endpoint.');
    }

    /** @param array<string, string|list<string>> $headers */
    private static function headerOf(array $headers, string $name): string
    {
        foreach ($headers as $key => $value) {
            $values = (array) $value;
            if (strtolower((string) $key) === $name && count($values) === 1 && $values[0] !== '') {
                return $values[0];
            }
        }
        throw new WebhookError("The header {$name} is missing: this is not a webhook.");
    }

    private static function keyOf(string $secret): string
    {
        $isNamed = str_starts_with($secret, self::PREFIX);
        $key = $isNamed ? base64_decode(substr($secret, strlen(self::PREFIX)), true) : false;
        if ($key === false || $key === '') {
            throw new \InvalidArgumentException('The secret of an endpoint begins with ' . self::PREFIX . '.');
        }
        return $key;
    }
}
