<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\Records;
use Achord\RequestError;
use Achord\Types;

/**
 * test/system/clients/description.test.ts writes this file.
 *
 * @phpstan-import-type Authorization from Types
 * @phpstan-import-type AuthorizationRequest from Types
 * @phpstan-import-type BankAccountRequest from Types
 * @phpstan-import-type CreateAuthorizationRequestRequest from Types
 * @phpstan-import-type CreateBankAccountRequestRequest from Types
 * @phpstan-import-type GetUserStatementData from Types
 * @phpstan-import-type GetUserStatementQuery from Types
 * @phpstan-import-type ListAuthorizationRequestsData from Types
 * @phpstan-import-type ListAuthorizationRequestsQuery from Types
 * @phpstan-import-type ListBankAccountRequestsData from Types
 * @phpstan-import-type ListBankAccountRequestsQuery from Types
 * @phpstan-import-type ListUserAuthorizationsData from Types
 * @phpstan-import-type ListUserAuthorizationsQuery from Types
 * @phpstan-import-type ListUserBlocksData from Types
 * @phpstan-import-type ListUsersData from Types
 * @phpstan-import-type ListUsersQuery from Types
 * @phpstan-import-type MadeAuthorizationRequest from Types
 * @phpstan-import-type MadeBankAccountRequest from Types
 * @phpstan-import-type RecordPayerAuthorizationData from Types
 * @phpstan-import-type RecordPayerAuthorizationRequest from Types
 * @phpstan-import-type User from Types
 * @phpstan-import-type UserChange from Types
 */
final class Users extends Group
{
    /**
     * People and businesses, oldest first.
     *
     * `start_date` and `end_date` are UTC days of creation, both included. `email` ignores case.
     * The list has deleted users only if `include_deleted` is true.
     *
     * `$filters` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
     * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
     * - `sort_order` (may be absent): Which record is the first. `newest` by default.
     * - `kind` (may be absent): Only persons, or only businesses.
     * - `kyb_status` (may be absent): Only businesses with this status.
     * - `client_reference_id` (may be absent): Only users with exactly this reference.
     * - `email` (may be absent): Only users with this e-mail address, in any case of letters.
     * - `metadata` (may be absent): Only records whose metadata has this value now:
     *   `metadata[order]=94304`.
     * - `vendor_uuid` (may be absent): Only users of this vendor.
     * - `include_deleted` (may be absent): True: the list has deleted users too.
     *
     * @param ListUsersQuery $filters
     * @return Records<User, ListUsersData>
     * @throws RequestError
     */
    public function list(array $filters = []): Records
    {
        return new Records($this->sender, 'listUsers', 'users', ['sort_order' => 'oldest', ...$filters]);
    }

    /**
     * Read a user.
     *
     * Also refuses with `not_found` (404).
     *
     * @return User
     * @throws RequestError
     */
    public function get(string $uuid): array
    {
        return $this->sender->call('getUser', ['uuid' => $uuid]);
    }

    /**
     * Changes what is given, and leaves the rest.
     *
     * An absent field does not change; null clears the field. An address and the list of owners are
     * replaced as a whole; an owner with a `uuid` keeps its absent fields. `metadata` changes by
     * key. Sending back a record that was read changes nothing. A new legal name or TIN of a
     * business that is APPROVED or IN_REVIEW is verified and billed again.
     *
     * Also refuses with `not_found` (404), `decided_meanwhile` (422), `billing_merchant_invalid`
     * (406), `billing_merchant_deleted` (406).
     *
     * `$change` has:
     * - `first_name` (may be absent): The first name of the person; of a business, of its contact.
     * - `last_name` (may be absent): The last name of the person; of a business, of its contact.
     * - `address` (may be absent): The postal address of the user.
     * - `email` (may be absent): The e-mail address of the user, at most 254 characters.
     * - `phone` (may be absent): The telephone number of the user.
     * - `client_reference_id` (may be absent): Your own reference for the user. It need not be
     *   unique.
     * - `name_in_file` (may be absent): The name of the user in bank files, for a name that has
     *   other characters or is longer. Null: from the name.
     * - `metadata` (may be absent): A key that you send is added or gets the new value, null
     *   deletes it, and all other keys stay. Null instead of an object deletes all. At most 50 keys
     *   of 1 to 40 characters without square brackets, and values of at most 500 characters.
     * - `payout_type` (may be absent): How the user is paid as a payee. Absent in a registration:
     *   `individual`.
     * - `business` (may be absent): What only a business has. An absent field does not change.
     * - `business_owners` (may be absent): All owners of the business. The list replaces the stored
     *   one.
     * - `transaction_fee_percent` (may be absent): The part of the fee that is a percentage of the
     *   amount of a payment, in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`.
     * - `transaction_fee_fixed` (may be absent): The part of the fee that is the same for each
     *   payment, in cents.
     * - `maximum_transaction_fee` (may be absent): The highest fee of a payment, in cents.
     * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this
     *   call is attributed to. Absent: the event is the tenant’s own.
     *
     * @param UserChange $change
     * @return User
     * @throws RequestError
     */
    public function update(string $uuid, array $change = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('updateUser', [...$change, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Refused with `payments_in_progress` or `balance_open` while money is on its way.
     *
     * Afterwards the user does not exist for the API, except as a billing merchant (406, Billing
     * Merchant Deleted) and in a list with `include_deleted`. Its bank accounts stay on record.
     * Nothing debits them: a clawback from the user fails at once. Amounts that are owed to the
     * user are still paid to them. It may be sent again if its answer was lost: deleting a deleted
     * user changes nothing.
     *
     * Also refuses with `not_found` (404), `payments_in_progress` (422).
     *
     * @throws RequestError
     */
    public function delete(string $uuid): void
    {
        $this->sender->call('deleteUser', ['uuid' => $uuid]);
    }

    /**
     * What was paid and received in a range of days.
     *
     * One balance: what is owed to the user, less what the user owes. Movements between the user’s
     * own accounts, such as reserving a payout, do not change it and are left out. Offsets, where
     * one payment pays the debt of another, are included and name both payments. Deleted users keep
     * their statement. From `start_date` to `end_date`, UTC days, both inclusive. By default the
     * period ends today and begins on the first day of its last month. `format=csv` answers the
     * whole period as a file, without pages.
     *
     * Also refuses with `not_found` (404).
     *
     * `$range` has:
     * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
     * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param GetUserStatementQuery $range
     * @return GetUserStatementData | string
     * @throws RequestError
     */
    public function statement(string $uuid, array $range = []): array
    {
        return $this->sender->call('getUserStatement', [...$range, 'uuid' => $uuid]);
    }

    /**
     * The blocks of a user and of its bank accounts.
     *
     * Oldest first, including lifted blocks.
     *
     * Also refuses with `not_found` (404).
     *
     * @return ListUserBlocksData
     * @throws RequestError
     */
    public function blocks(string $uuid): array
    {
        return $this->sender->call('listUserBlocks', ['uuid' => $uuid]);
    }

    /**
     * Asks a user for a bank account: `url` is our page for it, and is shown only once.
     *
     * Returns a link: give it to the user. The user types the account on the page, once. It is
     * validated and added as with `validate_account_routing: true`; each validation by a provider
     * is billed, of at most 10 accounts. The link is shown only in this answer; a replay under the
     * same Idempotency-Key has it too.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `billing_merchant_invalid`
     * (406), `billing_merchant_deleted` (406).
     *
     * `$asked` has:
     * - `return_url` (may be absent): An https URL. The page links back to it after the user has
     *   answered.
     * - `expires_in_hours` (may be absent): How long the link works, in hours: 72 by default.
     * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this
     *   call is attributed to. Absent: the event is the tenant’s own.
     *
     * @param CreateBankAccountRequestRequest $asked
     * @return MadeBankAccountRequest
     * @throws RequestError
     */
    public function askForBankAccount(string $uuid, array $asked = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createBankAccountRequest', [...$asked, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * The requests for bank accounts of a user, oldest first.
     *
     * Oldest first. A request is removed 90 days after it expires; the bank account stays. Send
     * `next` as `after` to read the next page; at the end it is null.
     *
     * Also refuses with `not_found` (404).
     *
     * `$filters` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListBankAccountRequestsQuery $filters
     * @return Records<BankAccountRequest, ListBankAccountRequestsData>
     * @throws RequestError
     */
    public function bankAccountRequests(string $uuid, array $filters = []): Records
    {
        return new Records($this->sender, 'listBankAccountRequests', 'bank_account_requests', [...$filters, 'uuid' => $uuid]);
    }

    /**
     * Records that a payer authorized debits. It also lifts the block after an unauthorized debit.
     *
     * The payer agreed that this account is debited. Payments that start afterwards use it if it
     * allows them: see `authorization_uuid` of a payment. After an unauthorized return or a stopped
     * payment it also lifts the blocks on the payer and on the account (`unauthorized`,
     * `stop_payment`) and releases their payments on hold. With `debits: clawbacks` a payee agrees
     * that what was paid out to this account is taken back if its payment comes back. Send the
     * evidence, or keep it yourself: a bank may ask for it until two years after the authorization
     * ends.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422),
     * `unknown_user` (422).
     *
     * `$authorization` has:
     * - `bank_account`: The bank account that may be debited.
     * - `debits` (may be absent): Which debits of the user it allows.
     *   - `payments`: Payments that the user makes as a payer.
     *   - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the
     *     payer comes back.
     *   With `clawbacks`, `kind` is `standing`, and `payee_uuid`, `minimum_amount` and
     *   `maximum_amount` are absent. Absent: `payments`.
     * - `kind` (may be absent): How many debits it allows.
     *   - `single`: One debit. The first payment that uses it uses it up.
     *   - `recurring`: Debits at regular intervals, as a subscription has them.
     *   - `standing`: Any number of debits, each started by an act of the payer.
     *   Absent: `standing`.
     * - `sec_code` (may be absent): How the payer agreed, as the SEC code of the debits.
     *   - `PPD`: In writing, or in a similar way.
     *   - `WEB`: Over the internet or in an app.
     *   - `TEL`: By telephone.
     *   - `CCD`: A business, by an agreement with the originator.
     *   - `CTX`: The same, for debits with a remittance of several records.
     *   Payments with another `sec_code` cannot use it, and payments without one take this code.
     *   `TEL` needs `recording` or `notice_sent_on` in `evidence`, and both if `kind` is
     *   `recurring`. Absent: not said; it allows debits of every code.
     * - `payee_uuid` (may be absent): The only payee of the debits. Absent: every payee.
     * - `minimum_amount` (may be absent): The least amount of a debit, in cents. Absent: no
     *   minimum.
     * - `maximum_amount` (may be absent): The most of a debit, in cents. Absent: there is no limit.
     * - `authorized_on` (may be absent): The day on which the payer authorized the debits. Absent:
     *   today in Eastern time.
     * - `ends_on` (may be absent): The last day on which a payment may start. Absent: until it is
     *   revoked.
     * - `reference` (may be absent): Where you keep the proof, for instance the number of a
     *   mandate.
     * - `evidence` (may be absent): What proves that the payer agreed. Send all that you have: a
     *   bank may ask for it for two years.
     *
     * @param RecordPayerAuthorizationRequest $authorization
     * @return RecordPayerAuthorizationData
     * @throws RequestError
     */
    public function authorize(string $uuid, array $authorization, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('recordPayerAuthorization', [...$authorization, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * What a payer authorized, oldest first, without the evidence.
     *
     * Oldest first, including revoked ones, without their evidence. Send `next` as `after` to read
     * the next page; at the end it is null.
     *
     * Also refuses with `not_found` (404).
     *
     * `$filters` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListUserAuthorizationsQuery $filters
     * @return Records<Authorization, ListUserAuthorizationsData>
     * @throws RequestError
     */
    public function authorizations(string $uuid, array $filters = []): Records
    {
        return new Records($this->sender, 'listUserAuthorizations', 'authorizations', [...$filters, 'uuid' => $uuid]);
    }

    /**
     * Asks a payer to authorize debits: `url` is our page for it, and is shown only once.
     *
     * Returns a link: give it to the payer. The page shows the text and the account, and the payer
     * agrees or declines, once. If the payer agrees, the authorization is recorded with its
     * evidence. The link is shown only in this answer; a replay under the same Idempotency-Key has
     * it too.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422),
     * `unknown_user` (422).
     *
     * `$asked` has:
     * - `bank_account`: The bank account that may be debited.
     * - `debits` (may be absent): Which debits of the user it allows.
     *   - `payments`: Payments that the user makes as a payer.
     *   - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the
     *     payer comes back.
     *   With `clawbacks`, `kind` is `standing`, and `payee_uuid`, `minimum_amount` and
     *   `maximum_amount` are absent. Absent: `payments`.
     * - `kind` (may be absent): How many debits it allows.
     *   - `single`: One debit. The first payment that uses it uses it up.
     *   - `recurring`: Debits at regular intervals, as a subscription has them.
     *   - `standing`: Any number of debits, each started by an act of the payer.
     *   Absent: `standing`.
     * - `payee_uuid` (may be absent): The only payee of the debits. Absent: every payee.
     * - `minimum_amount` (may be absent): The least amount of a debit, in cents. Absent: no
     *   minimum.
     * - `maximum_amount` (may be absent): The most of a debit, in cents. Absent: there is no limit.
     * - `ends_on` (may be absent): The last day on which a payment may start. Absent: until it is
     *   revoked.
     * - `reference` (may be absent): Where you keep the proof, for instance the number of a
     *   mandate.
     * - `authorized_on` (may be absent): The first day on which a payment may start. Absent: the
     *   day on which the payer agrees.
     * - `terms` (may be absent): Your text, paragraph by paragraph. Absent: our standard text, with
     *   the name of the payer, your name, the account, the amount, the days and `contact`.
     * - `terms_version` (may be absent): Your name for this version of `terms`. Required with
     *   `terms`.
     * - `contact` (may be absent): How the payer reaches you to revoke it: an e-mail address or a
     *   telephone number. Required without `terms`.
     * - `return_url` (may be absent): An https URL. The page links back to it after the user has
     *   answered.
     * - `expires_in_hours` (may be absent): How long the link works, in hours: 72 by default.
     *
     * @param CreateAuthorizationRequestRequest $asked
     * @return MadeAuthorizationRequest
     * @throws RequestError
     */
    public function askToAuthorize(string $uuid, array $asked, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createAuthorizationRequest', [...$asked, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * What a payer was asked to authorize, oldest first.
     *
     * Oldest first. A request is removed 90 days after it expires; the authorization stays. Send
     * `next` as `after` to read the next page; at the end it is null.
     *
     * Also refuses with `not_found` (404).
     *
     * `$filters` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListAuthorizationRequestsQuery $filters
     * @return Records<AuthorizationRequest, ListAuthorizationRequestsData>
     * @throws RequestError
     */
    public function authorizationRequests(string $uuid, array $filters = []): Records
    {
        return new Records($this->sender, 'listAuthorizationRequests', 'authorization_requests', [...$filters, 'uuid' => $uuid]);
    }
}
