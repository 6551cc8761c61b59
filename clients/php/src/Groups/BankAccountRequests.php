<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\RequestError;
use Achord\Types;

/**
 * test/system/clients/description.test.ts writes this file.
 *
 * @phpstan-import-type BankAccountRequest from Types
 */
final class BankAccountRequests extends Group
{
    /**
     * Read a request for a bank account.
     *
     * Without its link. `state` says whether the user has added an account.
     *
     * Also refuses with `not_found` (404).
     *
     * @return BankAccountRequest
     * @throws RequestError
     */
    public function get(string $uuid): array
    {
        return $this->sender->call('getBankAccountRequest', ['uuid' => $uuid]);
    }

    /**
     * Its link no longer works.
     *
     * The link no longer works. A withdrawn request is answered as it is. If the user has added the
     * account, remove the account instead.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * @return BankAccountRequest
     * @throws RequestError
     */
    public function withdraw(string $uuid, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('withdrawBankAccountRequest', ['uuid' => $uuid], $idempotencyKey);
    }
}
