<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\Records;
use Achord\RequestError;
use Achord\Types;

/**
 * test/system/clients/description.test.ts writes this file.
 *
 * @phpstan-import-type FeeAccount from Types
 * @phpstan-import-type FeePayout from Types
 * @phpstan-import-type ListFeePayoutsData from Types
 * @phpstan-import-type ListFeePayoutsQuery from Types
 * @phpstan-import-type SetVendorFeeAccountRequest from Types
 */
final class Fees extends Group
{
    /**
     * The account that fees of a vendor are paid to, and what is owed.
     *
     * `uuid` is a vendor. The operator manages the fees of the processor itself.
     *
     * Also refuses with `not_found` (404).
     *
     * @return FeeAccount
     * @throws RequestError
     */
    public function vendorAccount(string $vendor_uuid): array
    {
        return $this->sender->call('getVendorFeeAccount', ['uuid' => $vendor_uuid]);
    }

    /**
     * Name the account that fees of a vendor are paid to.
     *
     * `uuid` is a vendor. The operator manages the fees of the processor itself. The account
     * belongs to a user of the vendor, or to a user of the processor for its own fees. `schedule`
     * is `daily` (the daily run of each banking day pays) or `on_demand`; without it the schedule
     * stays, and is daily at first. After a returned payout the daily run pays again only after an
     * account is named, even the same one.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422).
     *
     * `$account` has:
     * - `bank_account_uuid`: The bank account that the fees are paid to.
     * - `schedule` (may be absent): When fees are paid out. Absent: as before, and `daily` at
     *   first.
     *
     * @param SetVendorFeeAccountRequest $account
     * @return FeeAccount
     * @throws RequestError
     */
    public function setVendorAccount(string $vendor_uuid, array $account, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('setVendorFeeAccount', [...$account, 'uuid' => $vendor_uuid], $idempotencyKey);
    }

    /**
     * Pay out fees of a vendor.
     *
     * One credit of all owed fees to the named account, with the next cut-off for the next banking
     * day. Only fees of good captures are owed. Refused with 422 `no_fee_account`, `nothing_owed`,
     * or `payout_waits` if a payout already waits for the next file.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422).
     *
     * @return FeePayout
     * @throws RequestError
     */
    public function payOut(string $vendor_uuid, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('payOutVendorFees', ['uuid' => $vendor_uuid], $idempotencyKey);
    }

    /**
     * Newest first.
     *
     * Newest first. A processor sees its own and its vendors’ payouts; a vendor its own.
     *
     * `$filters` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListFeePayoutsQuery $filters
     * @return Records<FeePayout, ListFeePayoutsData>
     * @throws RequestError
     */
    public function payouts(array $filters = []): Records
    {
        return new Records($this->sender, 'listFeePayouts', 'fee_payouts', $filters);
    }

    /**
     * Read a payout of fees.
     *
     * Also refuses with `not_found` (404).
     *
     * @return FeePayout
     * @throws RequestError
     */
    public function getPayout(string $uuid): array
    {
        return $this->sender->call('getFeePayout', ['uuid' => $uuid]);
    }
}
