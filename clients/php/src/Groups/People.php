<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\RequestError;
use Achord\Types;

/**
 * test/system/clients/description.test.ts writes this file.
 *
 * @phpstan-import-type RegisterPersonRequest from Types
 * @phpstan-import-type RegisteredUser from Types
 */
final class People extends Group
{
    /**
     * Registers a person. Give a `bank_account` to add one at once.
     *
     * The `uuid` of the answer is the `{user_uuid}` of the other paths. A `bank_account` becomes
     * the default account, and the answer has its uuid as `bank_account_uuid`. If the account is
     * refused, no user is registered.
     *
     * Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406),
     * `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406),
     * `bank_link_failed` (422), `linking_unavailable` (503).
     *
     * `$person` has:
     * - `first_name`: The first name of the person; of a business, of its contact.
     * - `last_name`: The last name of the person; of a business, of its contact.
     * - `address`: The postal address of the user.
     * - `email` (may be absent): The e-mail address of the user, at most 254 characters.
     * - `phone` (may be absent): The telephone number of the user.
     * - `client_reference_id` (may be absent): Your own reference for the user. It need not be
     *   unique.
     * - `name_in_file` (may be absent): The name of the user in bank files, for a name that has
     *   other characters or is longer. Null: from the name.
     * - `metadata` (may be absent): Your own data about the user. Write no personal data into it.
     * - `payout_type` (may be absent): How the user is paid as a payee. Absent in a registration:
     *   `individual`.
     * - `bank_account` (may be absent): The bank account of the user: exactly one of `custom` and
     *   `aggregator`. Absent: add one later.
     * - `validate_account_routing` (may be absent): True: asks the validation provider about the
     *   account number and routing number first. An invalid account is not stored.
     * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this
     *   call is attributed to. Absent: the event is the tenant’s own.
     *
     * @param RegisterPersonRequest $person
     * @return RegisteredUser
     * @throws RequestError
     */
    public function register(array $person, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('registerPerson', $person, $idempotencyKey);
    }
}
