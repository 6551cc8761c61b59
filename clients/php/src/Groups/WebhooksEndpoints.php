<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\Records;
use Achord\RequestError;
use Achord\Types;

/**
 * test/system/clients/description.test.ts writes this file.
 *
 * @phpstan-import-type Delivery from Types
 * @phpstan-import-type ListDeliveriesData from Types
 * @phpstan-import-type ListDeliveriesQuery from Types
 * @phpstan-import-type ListWebhookEndpointsData from Types
 * @phpstan-import-type ReplayDeliveriesData from Types
 * @phpstan-import-type ReplayDeliveriesRequest from Types
 * @phpstan-import-type ReplayDeliveryData from Types
 * @phpstan-import-type SendTestDeliveryData from Types
 * @phpstan-import-type UpdateWebhookEndpointRequest from Types
 * @phpstan-import-type WebhookEndpoint from Types
 * @phpstan-import-type WebhookSecret from Types
 */
final class WebhooksEndpoints extends Group
{
    /**
     * List webhook endpoints.
     *
     * A processor sees its own URLs and its vendors’ URLs (`vendor_uuid`), a vendor its own. Oldest
     * first, only URLs with a registration.
     *
     * @return ListWebhookEndpointsData
     * @throws RequestError
     */
    public function list(): array
    {
        return $this->sender->call('listWebhookEndpoints', []);
    }

    /**
     * Change an endpoint.
     *
     * An absent field does not change. Its secret and history stay. `event_names`: the endpoint
     * receives these events from now on, and no others; pending deliveries of other events are
     * canceled. `url`: pending deliveries go to the new URL, at once if they failed before; a
     * disabled endpoint stays disabled. After the answer nothing is sent that the change excludes.
     *
     * Also refuses with `not_found` (404), `event_needs_processor` (422), `webhook_url_refused`
     * (422), `webhook_url_taken` (422).
     *
     * `$change` has:
     * - `url` (may be absent): The https URL that receives the events from now on.
     * - `event_names` (may be absent): All events that the endpoint receives from now on.
     *
     * @param UpdateWebhookEndpointRequest $change
     * @return WebhookEndpoint
     * @throws RequestError
     */
    public function update(string $uuid, array $change = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('updateWebhookEndpoint', [...$change, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Read the signing secret of an endpoint.
     *
     * Signatures follow Standard Webhooks 1.0.0. Each tenant and URL has one secret.
     *
     * Also refuses with `not_found` (404).
     *
     * @return WebhookSecret
     * @throws RequestError
     */
    public function secret(string $uuid): array
    {
        return $this->sender->call('getWebhookSecret', ['uuid' => $uuid]);
    }

    /**
     * Makes a new secret. The old one signs too for a day: check with both.
     *
     * For 24 hours every delivery has two signatures, one of the new secret and one of the previous
     * secret. A second rotation within that time ends the older secret immediately.
     *
     * Also refuses with `not_found` (404).
     *
     * @return WebhookSecret
     * @throws RequestError
     */
    public function rotateSecret(string $uuid, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('rotateWebhookSecret', ['uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Sends again to an endpoint that was disabled after many failures.
     *
     * Its held deliveries are due at once. Enabling an enabled endpoint changes nothing.
     *
     * Also refuses with `not_found` (404).
     *
     * @return WebhookEndpoint
     * @throws RequestError
     */
    public function enable(string $uuid, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('enableWebhookEndpoint', ['uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Send a test delivery.
     *
     * Sends one request of type `WebhookTest` at once, signed like any other, also to a disabled
     * endpoint. It is sent only once and is not in the history. The answer has its result and takes
     * at most 15 seconds.
     *
     * Also refuses with `not_found` (404).
     *
     * @return SendTestDeliveryData
     * @throws RequestError
     */
    public function test(string $uuid, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('sendTestDelivery', ['uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the deliveries of an endpoint.
     *
     * Latest event first. `pending`: under way, or waits for its next attempt. `held`: waits until
     * the endpoint is enabled. `dead`: failed ten times. `canceled`: de-registered before it was
     * delivered. `since` and `until` compare the time when the event was raised.
     *
     * Also refuses with `not_found` (404).
     *
     * `$filters` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     * - `state` (may be absent): Only deliveries in this state.
     * - `event_name` (may be absent): Only deliveries of this event.
     * - `since` (may be absent): Only deliveries whose event was raised at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `until` (may be absent): Only deliveries whose event was raised before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     *
     * @param ListDeliveriesQuery $filters
     * @return Records<Delivery, ListDeliveriesData>
     * @throws RequestError
     */
    public function deliveries(string $uuid, array $filters = []): Records
    {
        return new Records($this->sender, 'listDeliveries', 'deliveries', [...$filters, 'uuid' => $uuid]);
    }

    /**
     * Sends all deliveries of a range again.
     *
     * Sends deliveries again whose events were raised from `since` and before `until` (both
     * optional). `state` is `dead` by default, or `delivered`. They are due at once, the oldest
     * first, and start a new schedule of ten attempts. A request takes up to 10000; if `more` is
     * true, repeat the request.
     *
     * Also refuses with `not_found` (404).
     *
     * `$range` has:
     * - `since` (may be absent): Only deliveries whose event was raised at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `until` (may be absent): Only deliveries whose event was raised before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `state` (may be absent): Which deliveries are sent again. `dead` by default.
     *   - `dead`: Those whose ten attempts failed.
     *   - `delivered`: Those that were delivered.
     *
     * @param ReplayDeliveriesRequest $range
     * @return ReplayDeliveriesData
     * @throws RequestError
     */
    public function replay(string $uuid, array $range = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('replayDeliveries', [...$range, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Sends one delivery again.
     *
     * Sends the same event with the same `webhook-id` at once and starts a new schedule of ten
     * attempts, whether it was delivered, is dead, or waits for its next attempt. A disabled
     * endpoint receives it when it is enabled.
     *
     * Also refuses with `not_found` (404).
     *
     * @return ReplayDeliveryData
     * @throws RequestError
     */
    public function replayDelivery(string $delivery_uuid, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('replayDelivery', ['uuid' => $delivery_uuid], $idempotencyKey);
    }
}
