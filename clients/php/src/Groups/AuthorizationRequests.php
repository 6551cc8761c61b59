<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\RequestError;
use Achord\Types;

/**
 * test/system/clients/description.test.ts writes this file.
 *
 * @phpstan-import-type AuthorizationRequest from Types
 */
final class AuthorizationRequests extends Group
{
    /**
     * Read a request for an authorization.
     *
     * Without its link. `state` says whether the payer has answered.
     *
     * Also refuses with `not_found` (404).
     *
     * @return AuthorizationRequest
     * @throws RequestError
     */
    public function get(string $uuid): array
    {
        return $this->sender->call('getAuthorizationRequest', ['uuid' => $uuid]);
    }

    /**
     * Its link no longer works.
     *
     * The link no longer works. A withdrawn request is answered as it is. If the payer has agreed,
     * revoke the authorization instead.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * @return AuthorizationRequest
     * @throws RequestError
     */
    public function withdraw(string $uuid, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('withdrawAuthorizationRequest', ['uuid' => $uuid], $idempotencyKey);
    }
}
