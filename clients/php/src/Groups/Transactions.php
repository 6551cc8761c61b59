<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\Records;
use Achord\RequestError;
use Achord\Types;

/**
 * test/system/clients/description.test.ts writes this file.
 *
 * @phpstan-import-type AuthorizationProof from Types
 * @phpstan-import-type CancelTransactionRequest from Types
 * @phpstan-import-type CreateTransactionsInBulkData from Types
 * @phpstan-import-type CreateTransactionsInBulkRequest from Types
 * @phpstan-import-type GetAuthorizationProofQuery from Types
 * @phpstan-import-type ListTransactionHoldsData from Types
 * @phpstan-import-type ListTransactionsData from Types
 * @phpstan-import-type ListTransactionsQuery from Types
 * @phpstan-import-type NamedTransaction from Types
 * @phpstan-import-type NamedTransactionDetails from Types
 * @phpstan-import-type PauseTransactionRequest from Types
 * @phpstan-import-type SearchTransactionsData from Types
 * @phpstan-import-type SearchTransactionsQuery from Types
 * @phpstan-import-type Transaction from Types
 * @phpstan-import-type TransactionPreview from Types
 * @phpstan-import-type TransactionRequest from Types
 * @phpstan-import-type TransactionWithMetadata from Types
 * @phpstan-import-type UpdateTransactionRequest from Types
 */
final class Transactions extends Waiting
{
    /**
     * Starts a payment: captures `amount` (cents) from the payer, pays `amount − transaction_fee`
     * to the payee. Give the id of your order as the key: then your own retry, even after a crash,
     * starts no second payment. Throws BlockedError, LimitError, InvalidRequestError.
     *
     * Captures `amount` from the payer and pays `amount − transaction_fee` to the payee. At least
     * one of them must be a merchant. Without `transaction_fee` the defaults of the payee apply if
     * it is a merchant, else the defaults of the payer, else 0. If your operator has set
     * `unique_client_reference_ids`, a second payment with the same `client_reference_id` is
     * refused. Announces TransactionStarted.
     *
     * Also refuses with `tenant_suspended` (403), `same_user` (422), `unknown_user` (422),
     * `no_merchant` (422), `no_bank_account` (422), `bank_account_unusable` (422), `user_blocked`
     * (422), `bank_account_blocked` (422), `not_authorized` (422), `bank_account_not_validated`
     * (422), `client_reference_id_taken` (422), `limit_exceeded` (422).
     *
     * `$payment` has:
     * - `payer_uuid`: The user who pays.
     * - `payee_uuid`: The user who is paid.
     * - `amount`: What is debited from the payer, in cents. Text of digits is read as a number.
     * - `transaction_fee` (may be absent): The part of `amount` that the payee does not get, in
     *   cents, less than `amount`. Text of digits is read as a number. Absent: the default fee of
     *   the merchant.
     * - `currency` (may be absent): Every amount is in USD.
     * - `client_reference_id` (may be absent): Your own reference for the payment, for instance an
     *   order number. It need not be unique, unless the operator of the service has set
     *   `unique_client_reference_ids` for you: then a second payment with it is refused. Empty: no
     *   reference.
     * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
     *   without square brackets, and values of at most 500 characters. Write no personal data into
     *   it. Absent: none.
     * - `company_name` (may be absent): The name that payer and payee read on their bank
     *   statements, at most 16 characters. Absent: `company_name` of the merchant.
     * - `description` (may be absent): The ACH company entry description, at most 10 characters:
     *   what the payment is for, for instance `ORDER 1042`. Bank statements may show it. Absent:
     *   `PAYMENT` for the debit and `PAYOUT` for the credit. For your own notes use
     *   `client_reference_id` or `metadata`.
     * - `addenda` (may be absent): A note for the other side, at most 80 characters. It is sent
     *   with the entries of business accounts (CCD) only. With `sec_code` `CTX` it may have 8000
     *   characters, plain text or ANSI X12 820: the debit has them in records of 80, and a payout
     *   has only a note that fits into one.
     * - `sec_code` (may be absent): How the payer authorized this debit, as the SEC code of its
     *   entry.
     *   - `PPD`: A person, in writing or in a similar way.
     *   - `WEB`: A person, over the internet or in an app.
     *   - `TEL`: A person, by telephone.
     *   - `CCD`: A business, by an agreement.
     *   - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
     *   Absent: the one of its authorization; if that names none, the settings of the merchant, as
     *   your operator made them: `CCD` for a business, `PPD` or `WEB` for a person.
     * - `entry_purpose` (may be absent): What the entries are for, where Nacha prescribes their
     *   description.
     *   - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
     *   - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
     *   - `other`: Neither, whatever the settings say.
     *   Absent: the settings of the merchant decide.
     * - `speed` (may be absent): How fast the debit of the payer settles. `standard` (the default)
     *   settles on the next banking day. `sameday` settles on the same day if a window of the bank
     *   is still open. An entry that is too late, or above a lower limit of the bank, is sent with
     *   the entries of the next day. An `amount` above 100000000 is refused with 422.
     * - `source_bank_account` (may be absent): The bank account of the payer to use; the default
     *   account when absent.
     * - `destination_bank_account` (may be absent): The bank account of the payee to use; the
     *   default account when absent.
     * - `authorization_uuid` (may be absent): The authorization of the payer that allows the debit.
     *   Absent: if the operator of the service has set `authorization_required` for you, one that
     *   allows it is found; otherwise none is needed.
     * - `payout_delay_days_min` (may be absent): The least number of banking days from the
     *   settlement of the debit until the payout is created. A longer delay of the tenant applies.
     *
     * @param TransactionRequest $payment
     * @return TransactionWithMetadata
     * @throws RequestError
     */
    public function create(array $payment, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createTransaction', $payment, $idempotencyKey);
    }

    /**
     * What `create` would do, without doing it.
     *
     * Takes the body of a start, and starts nothing. It is refused as the start would be refused
     * now, limits included; otherwise it answers the fee, the bank accounts, and the dates if the
     * transaction were started now. `payout_amount` is what the payee would get. The dates are
     * banking days in Eastern time.
     *
     * Also refuses with `tenant_suspended` (403), `same_user` (422), `unknown_user` (422),
     * `no_merchant` (422), `no_bank_account` (422), `bank_account_unusable` (422), `user_blocked`
     * (422), `bank_account_blocked` (422), `not_authorized` (422), `bank_account_not_validated`
     * (422), `client_reference_id_taken` (422), `limit_exceeded` (422).
     *
     * `$payment` has:
     * - `payer_uuid`: The user who pays.
     * - `payee_uuid`: The user who is paid.
     * - `amount`: What is debited from the payer, in cents. Text of digits is read as a number.
     * - `transaction_fee` (may be absent): The part of `amount` that the payee does not get, in
     *   cents, less than `amount`. Text of digits is read as a number. Absent: the default fee of
     *   the merchant.
     * - `currency` (may be absent): Every amount is in USD.
     * - `client_reference_id` (may be absent): Your own reference for the payment, for instance an
     *   order number. It need not be unique, unless the operator of the service has set
     *   `unique_client_reference_ids` for you: then a second payment with it is refused. Empty: no
     *   reference.
     * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
     *   without square brackets, and values of at most 500 characters. Write no personal data into
     *   it. Absent: none.
     * - `company_name` (may be absent): The name that payer and payee read on their bank
     *   statements, at most 16 characters. Absent: `company_name` of the merchant.
     * - `description` (may be absent): The ACH company entry description, at most 10 characters:
     *   what the payment is for, for instance `ORDER 1042`. Bank statements may show it. Absent:
     *   `PAYMENT` for the debit and `PAYOUT` for the credit. For your own notes use
     *   `client_reference_id` or `metadata`.
     * - `addenda` (may be absent): A note for the other side, at most 80 characters. It is sent
     *   with the entries of business accounts (CCD) only. With `sec_code` `CTX` it may have 8000
     *   characters, plain text or ANSI X12 820: the debit has them in records of 80, and a payout
     *   has only a note that fits into one.
     * - `sec_code` (may be absent): How the payer authorized this debit, as the SEC code of its
     *   entry.
     *   - `PPD`: A person, in writing or in a similar way.
     *   - `WEB`: A person, over the internet or in an app.
     *   - `TEL`: A person, by telephone.
     *   - `CCD`: A business, by an agreement.
     *   - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
     *   Absent: the one of its authorization; if that names none, the settings of the merchant, as
     *   your operator made them: `CCD` for a business, `PPD` or `WEB` for a person.
     * - `entry_purpose` (may be absent): What the entries are for, where Nacha prescribes their
     *   description.
     *   - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
     *   - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
     *   - `other`: Neither, whatever the settings say.
     *   Absent: the settings of the merchant decide.
     * - `speed` (may be absent): How fast the debit of the payer settles. `standard` (the default)
     *   settles on the next banking day. `sameday` settles on the same day if a window of the bank
     *   is still open. An entry that is too late, or above a lower limit of the bank, is sent with
     *   the entries of the next day. An `amount` above 100000000 is refused with 422.
     * - `source_bank_account` (may be absent): The bank account of the payer to use; the default
     *   account when absent.
     * - `destination_bank_account` (may be absent): The bank account of the payee to use; the
     *   default account when absent.
     * - `authorization_uuid` (may be absent): The authorization of the payer that allows the debit.
     *   Absent: if the operator of the service has set `authorization_required` for you, one that
     *   allows it is found; otherwise none is needed.
     * - `payout_delay_days_min` (may be absent): The least number of banking days from the
     *   settlement of the debit until the payout is created. A longer delay of the tenant applies.
     *
     * @param TransactionRequest $payment
     * @return TransactionPreview
     * @throws RequestError
     */
    public function preview(array $payment, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('previewTransaction', $payment, $idempotencyKey);
    }

    /**
     * Starts up to 1,000 payments. Each has its own result: one that fails stops no other.
     *
     * Up to 1,000 at once. Each item is started or refused on its own, and answered at its index.
     * Every item has an `idempotency_key` with the same scope as the header of the single
     * operation, so an item may be retried by either operation.
     *
     * Also refuses with `tenant_suspended` (403).
     *
     * `$payments` has:
     * - `transactions`: The payments to start, 1 to 1000.
     *
     * @param CreateTransactionsInBulkRequest $payments
     * @return CreateTransactionsInBulkData
     * @throws RequestError
     */
    public function createInBulk(array $payments, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createTransactionsInBulk', $payments, $idempotencyKey);
    }

    /**
     * Payments by day, bank account and every filter of the search, oldest first: a new one moves
     * none of the others.
     *
     * Filters by creation day (UTC, both ends inclusive), by the bank accounts of payer and payee,
     * and by what `GET /3p/api/v2/transactions/search` filters by; a payment must match every
     * filter. `per_page`, `start_date` and `end_date` may also be spelled `pageSize`, `startDate`
     * and `endDate`. `totalItems` is exact. With filters other than days, vendor and bank accounts,
     * a list of which 10,000 payments or more must be looked at is refused: narrow it by days, or
     * use the search. A page after the last one is empty. New payments move the pages of `newest`:
     * to lose and repeat none, send the header `Achord-Next` of the page before as `after`. A
     * parameter that the list does not know is refused. The parameters may also be sent in a JSON
     * body, of a GET or a POST; a body of a GET that is no JSON is ignored. A parameter that is in
     * both places must have the same value. A body with the fields of a payment is refused: send it
     * to `POST /3p/api/v1/transaction`.
     *
     * Also refuses with `list_too_long` (422).
     *
     * `$filters` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     * - `after` (may be absent): Where the page begins: the header `Achord-Next` of the page
     *   before, with the same parameters. Absent: the page is counted from the first one.
     * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
     * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
     * - `sort_order` (may be absent): Which record is the first. `newest` by default.
     * - `payer_account_uuid` (may be absent): Only payments with this bank account of the payer. It
     *   needs `payer_account_aggregator_type`.
     * - `payer_account_aggregator_type` (may be absent): How that bank account of the payer was
     *   added. It needs `payer_account_uuid`.
     * - `payee_account_uuid` (may be absent): Only payments with this bank account of the payee. It
     *   needs `payee_account_aggregator_type`.
     * - `payee_account_aggregator_type` (may be absent): How that bank account of the payee was
     *   added. It needs `payee_account_uuid`.
     * - `payer_uuid` (may be absent): Only payments with this user as payer.
     * - `payee_uuid` (may be absent): Only payments with this user as payee.
     * - `user_uuid` (may be absent): Only payments with this user as payer or payee.
     * - `state` (may be absent): Only payments in this state.
     * - `transaction_status` (may be absent): Only payments with this status.
     * - `capture_status` (may be absent): Only payments with this status.
     * - `payout_status` (may be absent): Only payments with this status.
     * - `clawback_status` (may be absent): Only payments with this status.
     * - `reverse_payout_status` (may be absent): Only payments with this status.
     * - `ach_return_code` (may be absent): Only payments that came back with this return code, such
     *   as R01.
     * - `amount_from` (may be absent): Only payments of this amount or more, in cents.
     * - `amount_to` (may be absent): Only payments of this amount or less, in cents.
     * - `client_reference_id` (may be absent): Only payments with exactly this reference.
     * - `metadata` (may be absent): Only records whose metadata has this value now:
     *   `metadata[order]=94304`.
     * - `trace_id` (may be absent): Only payments with an entry that has this trace number: 15
     *   digits.
     * - `returned_from` (may be absent): Only payments with an entry that came back at this time or
     *   later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `returned_before` (may be absent): Only payments with an entry that came back before this
     *   time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `held` (may be absent): True: only payments with an open hold. False: only payments without
     *   one.
     * - `created_from` (may be absent): Only payments that were started at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `created_before` (may be absent): Only payments that were started before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `updated_since` (may be absent): Only payments that changed at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `updated_before` (may be absent): Only payments that changed last before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `vendor_uuid` (may be absent): Only payments of this vendor.
     *
     * @param ListTransactionsQuery $filters
     * @return Records<Transaction, ListTransactionsData>
     * @throws RequestError
     */
    public function list(array $filters = []): Records
    {
        return new Records($this->sender, 'listTransactions', 'transactions', ['sort_order' => 'oldest', ...$filters]);
    }

    /**
     * Payments by state, status, user, reference, metadata, trace number, return code, amount and
     * time; newest first.
     *
     * By state, status, user, reference, metadata, trace number, return code, amount and time; a
     * payment must match every filter. `user_uuid`: the payer or the payee. `created_from` and
     * `updated_since` are included in their range, `created_before` and `updated_before` are not.
     * To follow changes, send `updated_since` with `created_from` of some months ago: payments that
     * ended long ago do not change. Newest first. One answer looks at a bounded number of payments,
     * so a page may have fewer than `limit`, or none, and still a `next`: go on until `next` is
     * null.
     *
     * `$filters` has:
     * - `payer_uuid` (may be absent): Only payments with this user as payer.
     * - `payee_uuid` (may be absent): Only payments with this user as payee.
     * - `user_uuid` (may be absent): Only payments with this user as payer or payee.
     * - `state` (may be absent): Only payments in this state.
     * - `transaction_status` (may be absent): Only payments with this status.
     * - `capture_status` (may be absent): Only payments with this status.
     * - `payout_status` (may be absent): Only payments with this status.
     * - `clawback_status` (may be absent): Only payments with this status.
     * - `reverse_payout_status` (may be absent): Only payments with this status.
     * - `ach_return_code` (may be absent): Only payments that came back with this return code, such
     *   as R01.
     * - `amount_from` (may be absent): Only payments of this amount or more, in cents.
     * - `amount_to` (may be absent): Only payments of this amount or less, in cents.
     * - `client_reference_id` (may be absent): Only payments with exactly this reference.
     * - `metadata` (may be absent): Only records whose metadata has this value now:
     *   `metadata[order]=94304`.
     * - `trace_id` (may be absent): Only payments with an entry that has this trace number: 15
     *   digits.
     * - `returned_from` (may be absent): Only payments with an entry that came back at this time or
     *   later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `returned_before` (may be absent): Only payments with an entry that came back before this
     *   time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `held` (may be absent): True: only payments with an open hold. False: only payments without
     *   one.
     * - `created_from` (may be absent): Only payments that were started at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `created_before` (may be absent): Only payments that were started before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `updated_since` (may be absent): Only payments that changed at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `updated_before` (may be absent): Only payments that changed last before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `vendor_uuid` (may be absent): Only payments of this vendor.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param SearchTransactionsQuery $filters
     * @return Records<NamedTransaction, SearchTransactionsData>
     * @throws RequestError
     */
    public function search(array $filters = []): Records
    {
        return new Records($this->sender, 'searchTransactions', 'transactions', $filters);
    }

    /**
     * Read a transaction.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Transaction
     * @throws RequestError
     */
    public function get(string $uuid): array
    {
        return $this->sender->call('getTransaction', ['uuid' => $uuid]);
    }

    /**
     * With its moves, its entries in files, and its bank accounts.
     *
     * The record, its `state` in one word, its moves in order with a description, its entries in
     * bank files, its holds and its refunds, all read at one moment. `capture_settles_on`,
     * `payout_eligible_on` (the capture is good) and `returnable_until` (every return in time has
     * arrived by the opening of this day) are banking days in Eastern time. They are null after the
     * capture was canceled or failed, and while an open hold stops the step that they depend on.
     *
     * Also refuses with `not_found` (404).
     *
     * @return NamedTransactionDetails
     * @throws RequestError
     */
    public function details(string $uuid): array
    {
        return $this->sender->call('getTransactionDetails', ['uuid' => $uuid]);
    }

    /**
     * What proves that the payer authorized the payment: for its bank.
     *
     * The authorization that the payment uses with its evidence, who pays whom, and each debit with
     * its trace number and its return. A bank asks for it when a payer denies a debit, and must
     * have it within ten banking days. `format=pdf` answers it as a file for the bank.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `format` (may be absent): The form of the answer. `json` is the default. `pdf`: a file to
     *   send.
     *
     * @param GetAuthorizationProofQuery $values
     * @return AuthorizationProof | string
     * @throws RequestError
     */
    public function authorizationProof(string $uuid, array $values = []): array
    {
        return $this->sender->call('getAuthorizationProof', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Changes metadata by key: `{ metadata: { shipment: 'DN-77120', note: null } }`.
     *
     * In any status. `metadata` changes by key: a key that you send is added or gets the new value,
     * null deletes it, and all other keys stay. Nothing else of a transaction can be changed. No
     * event is announced; later events, the details and the search show the new metadata. A replay
     * of the start still answers what was sent with it.
     *
     * Also refuses with `not_found` (404).
     *
     * `$change` has:
     * - `metadata`: A key that you send is added or gets the new value, null deletes it, and all
     *   other keys stay. Null instead of an object deletes all. At most 50 keys of 1 to 40
     *   characters without square brackets, and values of at most 500 characters.
     *
     * @param UpdateTransactionRequest $change
     * @return TransactionWithMetadata
     * @throws RequestError
     */
    public function update(string $uuid, array $change, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('updateTransaction', [...$change, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Only before its debit is in a file. Throws StateError (`not_cancelable`).
     *
     * Works until the capture is put into a bank file. Announces TransactionCanceled. It may be
     * sent again if its answer was lost: a canceled transaction is answered as it is.
     *
     * Also refuses with `not_found` (404), `not_cancelable` (422).
     *
     * `$body` has:
     * - `cancel_reason` (may be absent): Why the payment is canceled. Its record shows this text.
     *   Absent: it shows `Canceled by request.` instead.
     *
     * @param CancelTransactionRequest $body
     * @return Transaction
     * @throws RequestError
     */
    public function cancel(string $uuid, array $body = []): array
    {
        return $this->sender->call('cancelTransaction', [...$body, 'uuid' => $uuid]);
    }

    /**
     * Holds the payment back until it is resumed.
     *
     * Puts a hold on the transaction: no payout, reverse payout, clawback or refund of it is sent
     * until it is resumed. The capture continues. Pausing a paused transaction changes nothing.
     *
     * Also refuses with `not_found` (404), `not_pausable` (422).
     *
     * `$body` has:
     * - `reason` (may be absent): Why the payment is paused. Its hold shows this text.
     *
     * @param PauseTransactionRequest $body
     * @return Transaction
     * @throws RequestError
     */
    public function pause(string $uuid, array $body = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('pauseTransaction', [...$body, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Resume a transaction.
     *
     * Releases the tenant's hold. The stopped entries are sent at the next cut-off, unless an
     * operator holds the transaction too. Resuming a transaction that is not paused changes
     * nothing.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Transaction
     * @throws RequestError
     */
    public function resume(string $uuid, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('resumeTransaction', ['uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Why the payment waits.
     *
     * Oldest first, including released holds.
     *
     * Also refuses with `not_found` (404).
     *
     * @return ListTransactionHoldsData
     * @throws RequestError
     */
    public function holds(string $uuid): array
    {
        return $this->sender->call('listTransactionHolds', ['uuid' => $uuid]);
    }
}
