<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\Records;
use Achord\RequestError;
use Achord\Types;

/**
 * test/system/clients/description.test.ts writes this file.
 *
 * @phpstan-import-type GetBatchPayoutData from Types
 * @phpstan-import-type GetBatchRefundData from Types
 * @phpstan-import-type GetBatchRefundQuery from Types
 * @phpstan-import-type GetMerchantPayoutQuery from Types
 * @phpstan-import-type GetMerchantRefundQuery from Types
 * @phpstan-import-type ListBatchPayoutsData from Types
 * @phpstan-import-type ListBatchPayoutsDataBatchPayouts from Types
 * @phpstan-import-type ListBatchPayoutsQuery from Types
 * @phpstan-import-type ListBatchRefundsData from Types
 * @phpstan-import-type ListBatchRefundsDataBatchRefunds from Types
 * @phpstan-import-type ListBatchRefundsQuery from Types
 * @phpstan-import-type ListMerchantPayoutsData from Types
 * @phpstan-import-type ListMerchantPayoutsQuery from Types
 * @phpstan-import-type ListMerchantRefundsData from Types
 * @phpstan-import-type ListMerchantRefundsQuery from Types
 * @phpstan-import-type WholeMerchantPayout from Types
 * @phpstan-import-type WholeMerchantRefund from Types
 */
final class Batches extends Group
{
    /**
     * Daily payouts to the merchants that are paid in batches, newest first.
     *
     * Newest first. One for each daily run, for all merchants of the processor.
     *
     * `$filters` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListBatchPayoutsQuery $filters
     * @return Records<ListBatchPayoutsDataBatchPayouts, ListBatchPayoutsData>
     * @throws RequestError
     */
    public function payouts(array $filters = []): Records
    {
        return new Records($this->sender, 'listBatchPayouts', 'batch_payouts', $filters);
    }

    /**
     * Read one of the batch payouts.
     *
     * Also refuses with `not_found` (404).
     *
     * @return GetBatchPayoutData
     * @throws RequestError
     */
    public function payout(string $uuid): array
    {
        return $this->sender->call('getBatchPayout', ['uuid' => $uuid]);
    }

    /**
     * List the merchants of a batch payout.
     *
     * One for each merchant and account, with its entries at the bank, ordered by uuid.
     * `/3p/api/v2/batch-merchant-payouts/{uuid}` also lists the members.
     *
     * Also refuses with `not_found` (404).
     *
     * `$input` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListMerchantPayoutsQuery $input
     * @return ListMerchantPayoutsData
     * @throws RequestError
     */
    public function merchantPayouts(string $uuid, array $input = []): array
    {
        return $this->sender->call('listMerchantPayouts', [...$input, 'uuid' => $uuid]);
    }

    /**
     * The payout of one merchant, with its payments.
     *
     * One credit to one account of the merchant, for all payments that became good since the last
     * run. `trace_id` is the trace number of the latest entry; `entries` lists all.
     *
     * Also refuses with `not_found` (404).
     *
     * `$input` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 5000 by default, at most 5000.
     *
     * @param GetMerchantPayoutQuery $input
     * @return WholeMerchantPayout
     * @throws RequestError
     */
    public function merchantPayout(string $uuid, array $input = []): array
    {
        return $this->sender->call('getMerchantPayout', [...$input, 'uuid' => $uuid]);
    }

    /**
     * Daily debits of merchants for their refunds, newest first.
     *
     * Newest first. One for each daily run, for all merchants of the processor.
     *
     * `$filters` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListBatchRefundsQuery $filters
     * @return Records<ListBatchRefundsDataBatchRefunds, ListBatchRefundsData>
     * @throws RequestError
     */
    public function refunds(array $filters = []): Records
    {
        return new Records($this->sender, 'listBatchRefunds', 'batch_refunds', $filters);
    }

    /**
     * Read one of the batch refunds.
     *
     * Also refuses with `not_found` (404).
     *
     * `$input` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 5000 by default, at most 5000.
     *
     * @param GetBatchRefundQuery $input
     * @return GetBatchRefundData
     * @throws RequestError
     */
    public function refund(string $uuid, array $input = []): array
    {
        return $this->sender->call('getBatchRefund', [...$input, 'uuid' => $uuid]);
    }

    /**
     * List the merchants of a batch refund.
     *
     * One for each merchant and account, with its entries at the bank, ordered by uuid.
     * `/3p/api/v2/batch-merchant-refunds/{uuid}` also lists the members.
     *
     * Also refuses with `not_found` (404).
     *
     * `$input` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListMerchantRefundsQuery $input
     * @return ListMerchantRefundsData
     * @throws RequestError
     */
    public function merchantRefunds(string $uuid, array $input = []): array
    {
        return $this->sender->call('listMerchantRefunds', [...$input, 'uuid' => $uuid]);
    }

    /**
     * Read a merchant's batch refund.
     *
     * One debit of the merchant for all refunds of its payments since the last run. `trace_id` is
     * the trace number of the latest entry; `entries` lists all.
     *
     * Also refuses with `not_found` (404).
     *
     * `$input` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 5000 by default, at most 5000.
     *
     * @param GetMerchantRefundQuery $input
     * @return WholeMerchantRefund
     * @throws RequestError
     */
    public function merchantRefund(string $uuid, array $input = []): array
    {
        return $this->sender->call('getMerchantRefund', [...$input, 'uuid' => $uuid]);
    }
}
