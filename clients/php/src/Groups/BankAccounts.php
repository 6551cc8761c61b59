<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\Records;
use Achord\RequestError;
use Achord\Types;

/**
 * test/system/clients/description.test.ts writes this file.
 *
 * @phpstan-import-type AddBankAccountRequest from Types
 * @phpstan-import-type AddedBankAccount from Types
 * @phpstan-import-type BankAccount from Types
 * @phpstan-import-type ConfirmMicroEntriesData from Types
 * @phpstan-import-type ConfirmMicroEntriesRequest from Types
 * @phpstan-import-type CreateMicroEntriesRequest from Types
 * @phpstan-import-type CreatePrenoteRequest from Types
 * @phpstan-import-type ListMicroEntriesData from Types
 * @phpstan-import-type ListMicroEntriesQuery from Types
 * @phpstan-import-type ListPrenotesData from Types
 * @phpstan-import-type ListPrenotesQuery from Types
 * @phpstan-import-type ListUserBankAccountsQuery from Types
 * @phpstan-import-type ListedBankAccount from Types
 * @phpstan-import-type MicroEntryCheck from Types
 * @phpstan-import-type Prenote from Types
 * @phpstan-import-type SetDefaultBankAccountRequest from Types
 * @phpstan-import-type ValidateBankAccountData from Types
 * @phpstan-import-type ValidateBankAccountRequest from Types
 */
final class BankAccounts extends Group
{
    /**
     * Adds an account. One with the same numbers is not added twice: the answer then has the first.
     *
     * Exactly one of `custom` and `aggregator`. The first account of a user becomes its default.
     * With `validate_account_routing: true` the account is validated first: `valid`; or 406, and no
     * account is stored; or `not_validated` if the provider gave no verdict. A matching account of
     * the user is answered with 200. Without `validate_account_routing` a match calls no provider
     * and bills nothing; with it, the match is validated and billed like any other account, and
     * `invalid` answers 406. An account that a return disabled does not match: it is added again
     * only if its validation answers `valid`; otherwise the answer is 422.
     *
     * In the sandbox the end of the account number decides: `…7001` the provider answers invalid:
     * 406, no account is stored; `…7002` the provider cannot decide: not_validated; `…7003` the
     * provider never answers: not_validated after the deadline of 5 seconds; `…7004` the provider
     * is unreachable: not_validated at once. Every other account is valid, if a bank can have its
     * routing number and the routing directory lists it, when one was imported.
     *
     * Also refuses with `tenant_suspended` (403), `user_unavailable` (403),
     * `billing_merchant_invalid` (406), `billing_merchant_deleted` (406),
     * `account_or_routing_number_invalid` (406), `bank_account_disabled` (422), `bank_link_failed`
     * (422), `linking_unavailable` (503).
     *
     * `$account` has:
     * - `aggregator` (may be absent): An account that the user linked at the linking provider.
     * - `custom` (may be absent): An account by its numbers.
     * - `validate_account_routing` (may be absent): True: asks the validation provider about the
     *   account number and routing number first. An invalid account is not stored.
     * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this
     *   call is attributed to. Absent: the event is the tenant’s own.
     *
     * @param AddBankAccountRequest $account
     * @return BankAccount | AddedBankAccount
     * @throws RequestError
     */
    public function add(string $user_uuid, array $account = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('addBankAccount', [...$account, 'user_uuid' => $user_uuid], $idempotencyKey);
    }

    /**
     * All accounts of a user, at most 1,000.
     *
     * Account numbers show their last four characters. A return can disable an account: payments
     * then no longer use it. It can be added again with `validate_account_routing: true`. Without
     * `page` and `per_page` the answer has all accounts, at most 1000; with one of them, it has one
     * page.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListUserBankAccountsQuery $values
     * @return list<ListedBankAccount>
     * @throws RequestError
     */
    public function list(string $user_uuid, array $values = []): array
    {
        return $this->sender->call('listUserBankAccounts', [...$values, 'uuid' => $user_uuid]);
    }

    /**
     * Get a user's default bank account.
     *
     * Returns the full account number, for its owner. Lists show the last four characters.
     *
     * Also refuses with `not_found` (404).
     *
     * @return BankAccount
     * @throws RequestError
     */
    public function getDefault(string $user_uuid): array
    {
        return $this->sender->call('getDefaultBankAccount', ['user_uuid' => $user_uuid]);
    }

    /**
     * Switch a user's default bank account.
     *
     * Applies to new payments. Existing payments keep their bank account.
     *
     * Also refuses with `not_found` (404), `bank_account_unusable` (422).
     *
     * `$account` has:
     * - `account_uuid`: The bank account that becomes the default.
     * - `aggregator_type`: How the account was added.
     *   - `manual`: With its account number and routing number.
     *   - `bank_link`: Through the linking provider.
     *
     * @param SetDefaultBankAccountRequest $account
     * @return BankAccount
     * @throws RequestError
     */
    public function setDefault(string $user_uuid, array $account, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('setDefaultBankAccount', [...$account, 'user_uuid' => $user_uuid], $idempotencyKey);
    }

    /**
     * Remove a bank account.
     *
     * Refused while the account has unfinished payments. If it was the default, the oldest usable
     * account becomes the default. When the last bank account of an item at the linking provider is
     * removed, the item is removed there too. It may be sent again if its answer was lost: removing
     * a removed account changes nothing.
     *
     * Also refuses with `not_found` (404), `payments_in_progress` (422).
     *
     * @throws RequestError
     */
    public function remove(string $aggregator_type, string $account_uuid): void
    {
        $this->sender->call('removeBankAccount', ['aggregator_type' => $aggregator_type, 'account_uuid' => $account_uuid]);
    }

    /**
     * Checks an account and a routing number without adding anything.
     *
     * Only `account_number` and `routing_number` are required. Answers 200 with `valid`, `invalid`
     * or `not_validated`: here `invalid` is a result, not a refusal. Billed like the validation of
     * a new account.
     *
     * In the sandbox the end of the account number decides: `…7001` the provider answers invalid:
     * 406, no account is stored; `…7002` the provider cannot decide: not_validated; `…7003` the
     * provider never answers: not_validated after the deadline of 5 seconds; `…7004` the provider
     * is unreachable: not_validated at once. Every other account is valid, if a bank can have its
     * routing number and the routing directory lists it, when one was imported.
     *
     * Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406),
     * `billing_merchant_deleted` (406).
     *
     * `$account` has:
     * - `account_number`: The number of the account at the bank: 1 to 17 digits, letters, hyphens,
     *   dots, slashes or inner blanks, not only zeros and marks.
     * - `routing_number`: The ABA routing number of the bank: 9 digits.
     * - `account_name` (may be absent): The name of the account at the bank.
     * - `account_type` (may be absent): The kind of the account at the bank.
     * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this
     *   call is attributed to. Absent: the event is the tenant’s own.
     *
     * @param ValidateBankAccountRequest $account
     * @return ValidateBankAccountData
     * @throws RequestError
     */
    public function validate(array $account, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('validateBankAccount', $account, $idempotencyKey);
    }

    /**
     * Sends two small credits to an account. The user tells their amounts.
     *
     * Sends two credits of less than one dollar with the next file, under the description
     * ACCTVERIFY. When they have settled, the user reads their amounts on the statement of the bank
     * and tells you; send them to `POST /3p/api/v2/micro-entries/{uuid}/confirm` within 14 days.
     * Nothing is taken back. One check of an account is open at a time, and a user has at most 5 in
     * 30 days. The operator of the service limits how many you start in 24 hours. Prenotes are
     * checks too.
     *
     * In the sandbox the amounts are always 32 and 45 cents.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422),
     * `invalid_state` (422).
     *
     * `$account` has:
     * - `bank_account`: The bank account of the user to check.
     *
     * @param CreateMicroEntriesRequest $account
     * @return MicroEntryCheck
     * @throws RequestError
     */
    public function sendMicroEntries(string $user_uuid, array $account, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createMicroEntries', [...$account, 'uuid' => $user_uuid], $idempotencyKey);
    }

    /**
     * Read a check of a bank account.
     *
     * There is no event of it: read it after the settlement of the next banking day.
     *
     * Also refuses with `not_found` (404).
     *
     * @return MicroEntryCheck
     * @throws RequestError
     */
    public function getMicroEntries(string $uuid): array
    {
        return $this->sender->call('getMicroEntries', ['uuid' => $uuid]);
    }

    /**
     * The checks of the accounts of a user, oldest first.
     *
     * Those by micro-entries, oldest first. Send `next` as `after` to read the next page; at the
     * end it is null.
     *
     * Also refuses with `not_found` (404).
     *
     * `$filters` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListMicroEntriesQuery $filters
     * @return Records<MicroEntryCheck, ListMicroEntriesData>
     * @throws RequestError
     */
    public function listMicroEntries(string $user_uuid, array $filters = []): Records
    {
        return new Records($this->sender, 'listMicroEntries', 'micro_entry_checks', [...$filters, 'uuid' => $user_uuid]);
    }

    /**
     * Sends the two amounts, in cents. Wrong ones are answered with `matched: false`.
     *
     * Allowed when the state is `awaiting_confirmation`. Wrong amounts are an answer with `matched:
     * false`, not an error; after 3 of them the check has failed. Right amounts confirm the check:
     * the account is `valid` for the source `micro_entries` of account validation. A confirmed
     * check is answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422).
     *
     * `$amounts` has:
     * - `amounts`: The two amounts in cents, in any order.
     *
     * @param ConfirmMicroEntriesRequest $amounts
     * @return ConfirmMicroEntriesData
     * @throws RequestError
     */
    public function confirmMicroEntries(string $uuid, array $amounts, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('confirmMicroEntries', [...$amounts, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Sends an entry of zero dollars, which the bank returns if the account takes none.
     *
     * Sends an entry of zero dollars with the next file. Its bank returns it if the account does
     * not exist or takes no such entries, and tells you if a number has changed. If nothing comes
     * back, the prenote is confirmed on the third banking day after it settled, and the account is
     * `valid` for the source `prenotes` of account validation. It does not prove that the account
     * belongs to the user. One check of an account is open at a time, and a user has at most 5 in
     * 30 days. The operator of the service limits how many you start in 24 hours. Micro-entries are
     * checks too.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422),
     * `invalid_state` (422).
     *
     * `$account` has:
     * - `bank_account`: The bank account of the user to check.
     * - `tests` (may be absent): What the prenote asks the bank of the account.
     *   - `debits`: Whether the account can be debited. This is also used if you name nothing.
     *   - `credits`: Whether it can be paid.
     *
     * @param CreatePrenoteRequest $account
     * @return Prenote
     * @throws RequestError
     */
    public function sendPrenote(string $user_uuid, array $account, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createPrenote', [...$account, 'uuid' => $user_uuid], $idempotencyKey);
    }

    /**
     * Read a prenote.
     *
     * There is no event of it: read it after the third banking day.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Prenote
     * @throws RequestError
     */
    public function getPrenote(string $uuid): array
    {
        return $this->sender->call('getPrenote', ['uuid' => $uuid]);
    }

    /**
     * The prenotes to the accounts of a user, oldest first.
     *
     * Oldest first. Send `next` as `after` to read the next page; at the end it is null.
     *
     * Also refuses with `not_found` (404).
     *
     * `$filters` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListPrenotesQuery $filters
     * @return Records<Prenote, ListPrenotesData>
     * @throws RequestError
     */
    public function listPrenotes(string $user_uuid, array $filters = []): Records
    {
        return new Records($this->sender, 'listPrenotes', 'prenotes', [...$filters, 'uuid' => $user_uuid]);
    }
}
