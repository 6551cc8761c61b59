<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\Records;
use Achord\RequestError;
use Achord\Types;

/**
 * test/system/clients/description.test.ts writes this file.
 *
 * @phpstan-import-type CreateRefundRequest from Types
 * @phpstan-import-type ListRefundsData from Types
 * @phpstan-import-type ListRefundsQuery from Types
 * @phpstan-import-type ListTransactionRefundsData from Types
 * @phpstan-import-type ListTransactionRefundsQuery from Types
 * @phpstan-import-type NamedRefund from Types
 * @phpstan-import-type Refund from Types
 * @phpstan-import-type UpdateRefundRequest from Types
 */
final class Refunds extends Group
{
    /**
     * Sends `amount` (cents) back to the payer; without it, all that is left.
     *
     * Debits `amount` (default: all that is left) from the payee after the payout was sent, and
     * credits it to the payer when that debit is good. Allowed from the moment the capture is in a
     * confirmed bank file until the capture or the payout is returned. Before that, cancel the
     * transaction. A transaction may be refunded in several parts, up to its amount. Announces
     * RefundPending.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `not_refundable` (422),
     * `refund_exceeds_amount` (422), `refund_limit_reached` (422), `unknown_user` (422).
     *
     * `$refund` has:
     * - `amount` (may be absent): What is refunded, in cents. Text of digits is read as a number.
     *   Absent: all that is left of the payment.
     * - `currency` (may be absent): The currency of the transaction.
     * - `client_reference_id` (may be absent): Your own reference for the refund. It need not be
     *   unique.
     * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
     *   without square brackets, and values of at most 500 characters. Write no personal data into
     *   it. Absent: none.
     *
     * @param CreateRefundRequest $refund
     * @return Refund
     * @throws RequestError
     */
    public function create(string $transaction_uuid, array $refund = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createRefund', [...$refund, 'uuid' => $transaction_uuid], $idempotencyKey);
    }

    /**
     * Read a refund.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Refund
     * @throws RequestError
     */
    public function get(string $uuid): array
    {
        return $this->sender->call('getRefund', ['uuid' => $uuid]);
    }

    /**
     * Changes metadata by key.
     *
     * In any status. `metadata` changes by key: a key that you send is added or gets the new value,
     * null deletes it, and all other keys stay. Nothing else of a refund can be changed. No event
     * is announced; later events show the new metadata.
     *
     * Also refuses with `not_found` (404).
     *
     * `$change` has:
     * - `metadata`: A key that you send is added or gets the new value, null deletes it, and all
     *   other keys stay. Null instead of an object deletes all. At most 50 keys of 1 to 40
     *   characters without square brackets, and values of at most 500 characters.
     *
     * @param UpdateRefundRequest $change
     * @return Refund
     * @throws RequestError
     */
    public function update(string $uuid, array $change, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('updateRefund', [...$change, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List refunds.
     *
     * The refunds of all transactions with the names of payers and payees, newest first. Send
     * `next` as `after` to read the next page; at the end it is null.
     *
     * `$filters` has:
     * - `status` (may be absent): Only refunds with this status.
     * - `metadata` (may be absent): Only records whose metadata has this value now:
     *   `metadata[order]=94304`.
     * - `created_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS`
     *   in UTC, or ISO 8601 with a zone.
     * - `created_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS`
     *   in UTC, or ISO 8601 with a zone.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListRefundsQuery $filters
     * @return Records<NamedRefund, ListRefundsData>
     * @throws RequestError
     */
    public function list(array $filters = []): Records
    {
        return new Records($this->sender, 'listRefunds', 'refunds', $filters);
    }

    /**
     * Of one payment, oldest first, with those that failed.
     *
     * Oldest first, including failed refunds.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListTransactionRefundsQuery $values
     * @return ListTransactionRefundsData
     * @throws RequestError
     */
    public function ofTransaction(string $transaction_uuid, array $values = []): array
    {
        return $this->sender->call('listTransactionRefunds', [...$values, 'uuid' => $transaction_uuid]);
    }
}
