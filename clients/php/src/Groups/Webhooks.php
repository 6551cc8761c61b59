<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\RequestError;
use Achord\Sender;
use Achord\Types;

/**
 * test/system/clients/description.test.ts writes this file.
 *
 * @phpstan-import-type DeregisterWebhookRequest from Types
 * @phpstan-import-type RegisterWebhookRequest from Types
 * @phpstan-import-type WebhookRegistration from Types
 */
final class Webhooks extends Group
{
    public readonly WebhooksEndpoints $endpoints;

    public function __construct(Sender $sender)
    {
        parent::__construct($sender);
        $this->endpoints = new WebhooksEndpoints($sender);
    }

    /**
     * Sends an event to a URL from now on. `endpoints.secret` reads the endpoint's secret.
     *
     * Every URL then receives every named event. A request with one bad entry registers nothing; a
     * repeated registration changes nothing. A request takes up to 20 URLs, a tenant up to 100.
     * Only a processor token can register BatchPayout and BatchRefund. Deliveries are signed: read
     * the secret at `/3p/api/v1/webhook-endpoints/{uuid}/secret`.
     *
     * Also refuses with `webhook_url_refused` (422), `event_needs_processor` (422),
     * `webhook_limit_reached` (422).
     *
     * `$webhook` has:
     * - `webhook_url`: The https URLs that receive the events, 1 to 20.
     * - `event_names`: The events that each URL receives.
     *
     * @param RegisterWebhookRequest $webhook
     * @throws RequestError
     */
    public function register(array $webhook, ?string $idempotencyKey = null): void
    {
        $this->sender->call('registerWebhook', $webhook, $idempotencyKey);
    }

    /**
     * De-register a webhook.
     *
     * Without `webhook_url` the events are removed from all URLs of the tenant. Pending deliveries
     * of removed registrations are canceled; none starts after the answer. An event that is not
     * registered changes nothing. The header `Achord-Removed-Registrations` has the number of
     * removed registrations.
     *
     * Also refuses with `webhook_url_refused` (422).
     *
     * `$webhook` has:
     * - `event_names`: The events that are no longer sent.
     * - `webhook_url` (may be absent): The URLs that no longer receive the events. Absent: all URLs
     *   of the tenant.
     *
     * @param DeregisterWebhookRequest $webhook
     * @throws RequestError
     */
    public function deregister(array $webhook): void
    {
        $this->sender->call('deregisterWebhook', $webhook);
    }

    /**
     * List registered webhooks.
     *
     * Lists all registrations of the tenant, one entry for each event and URL. A registration never
     * changes, so `updated_at` is `created_at`.
     *
     * @return list<WebhookRegistration>
     * @throws RequestError
     */
    public function list(): array
    {
        return $this->sender->call('listWebhooks', []);
    }
}
