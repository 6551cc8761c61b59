<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\RequestError;
use Achord\Types;

/**
 * test/system/clients/description.test.ts writes this file.
 *
 * @phpstan-import-type AuthorizationWithEvidence from Types
 * @phpstan-import-type RevokeAuthorizationData from Types
 * @phpstan-import-type RevokeAuthorizationRequest from Types
 */
final class Authorizations extends Group
{
    /**
     * With its evidence.
     *
     * Also refuses with `not_found` (404).
     *
     * @return AuthorizationWithEvidence
     * @throws RequestError
     */
    public function get(string $uuid): array
    {
        return $this->sender->call('getAuthorization', ['uuid' => $uuid]);
    }

    /**
     * No further payment uses it. Those that are in no bank file end.
     *
     * No further payment can use the authorization. Its payments whose debit is in no bank file are
     * canceled (TransactionCanceled); one that waits to be presented again fails
     * (TransactionFailed). A debit that is in a file goes on. A revoked authorization is answered
     * as it is.
     *
     * Also refuses with `not_found` (404).
     *
     * `$body` has:
     * - `reason` (may be absent): Why it is revoked. Absent: the record has `The payer revoked it.`
     *   instead.
     *
     * @param RevokeAuthorizationRequest $body
     * @return RevokeAuthorizationData
     * @throws RequestError
     */
    public function revoke(string $uuid, array $body = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('revokeAuthorization', [...$body, 'uuid' => $uuid], $idempotencyKey);
    }
}
