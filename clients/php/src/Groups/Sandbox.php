<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\RequestError;
use Achord\Types;

/**
 * test/system/clients/description.test.ts writes this file.
 *
 * @phpstan-import-type AdvanceClockRequest from Types
 * @phpstan-import-type Clock from Types
 * @phpstan-import-type FailNextUploadRequest from Types
 * @phpstan-import-type ProcessNextFileTwiceRequest from Types
 * @phpstan-import-type RejectNextFileRequest from Types
 * @phpstan-import-type ReturnEntryRequest from Types
 * @phpstan-import-type ReturnFeePayoutRequest from Types
 * @phpstan-import-type SendNotificationOfChangeRequest from Types
 * @phpstan-import-type SetBankServerRequest from Types
 * @phpstan-import-type SpoilNextAnswersRequest from Types
 */
final class Sandbox extends Group
{
    /**
     * The time of the banking calendar, and the time of records.
     *
     * @return Clock
     * @throws RequestError
     */
    public function clock(): array
    {
        return $this->sender->call('getClock', []);
    }

    /**
     * Goes to a later time, or some banking days further; answers when all due work is done.
     *
     * Give exactly one of `seconds`, `banking_days` (to 20:00 Eastern of the n-th next banking day)
     * and `to`. Everything due on the way has run when this call answers. Afterwards records are
     * dated by the banking calendar, and the pace goes on from there.
     *
     * `$to` has:
     * - `seconds` (may be absent): An integer from 1 to 31622400.
     * - `banking_days` (may be absent): An integer from 1 to 400.
     * - `to` (may be absent): ISO 8601 with a zone, not before the current time of the clock.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param AdvanceClockRequest $to
     * @return Clock
     * @throws RequestError
     */
    public function advance(array $to = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('advanceClock', $to, $idempotencyKey);
    }

    /**
     * The bank of the payer or payee returns an entry of a payment.
     *
     * The bank of the payer or payee returns the latest entry of a stage. The return is applied
     * when this call answers. With the code `REJ` our own bank rejects the entry: that item is put
     * in suspense, because it has no trace number of ours. An entry that is not in a sent file, or
     * is already returned, is refused with 422. A return after its deadline is applied and listed
     * at `/admin/v1/late-returns`.
     *
     * Also refuses with `not_found` (404), `entry_not_returnable` (422).
     *
     * `$entry` has:
     * - `stage`:
     * - `code`: A return code: R01 to R85, or R90. Or `REJ`: our own bank rejects the entry.
     * - `refund_uuid` (may be absent):
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param ReturnEntryRequest $entry
     * @throws RequestError
     */
    public function returnEntry(string $transaction_uuid, array $entry, ?string $idempotencyKey = null): void
    {
        $this->sender->call('returnEntry', [...$entry, 'uuid' => $transaction_uuid], $idempotencyKey);
    }

    /**
     * Return a fee payout.
     *
     * The fees are owed again when this call answers. A fee payout that is not in a sent file, or
     * is already returned, is refused with 422.
     *
     * Also refuses with `not_found` (404), `entry_not_returnable` (422).
     *
     * `$entry` has:
     * - `code`: A return code for credits.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param ReturnFeePayoutRequest $entry
     * @throws RequestError
     */
    public function returnFeePayout(string $uuid, array $entry, ?string $idempotencyKey = null): void
    {
        $this->sender->call('returnFeePayout', [...$entry, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * The bank tells that the numbers of an account have changed.
     *
     * The bank of the account answers its latest entry with a notification of change. The account
     * is corrected when this call answers. A bank corrects a field once per entry: a second,
     * different correction is put in suspense until a later entry is sent. `corrected` is in the
     * columns of the code, as in a bank file; without it the bank makes up a value. An account
     * without an entry is refused with 422.
     *
     * Also refuses with `entry_not_returnable` (422).
     *
     * `$change` has:
     * - `code`: A change code, C01 to C09.
     * - `corrected` (may be absent): The corrected data of the code.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param SendNotificationOfChangeRequest $change
     * @throws RequestError
     */
    public function changeAccount(string $account_uuid, array $change, ?string $idempotencyKey = null): void
    {
        $this->sender->call('sendNotificationOfChange', [...$change, 'uuid' => $account_uuid], $idempotencyKey);
    }

    /**
     * Fail the next upload.
     *
     * The next upload to a simulated bank fails like a broken connection. The file and its payments
     * wait, and are sent at the next banking instant.
     *
     * `$fault` has:
     * - `bank` (may be absent): Required if there are several banks.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param FailNextUploadRequest $fault
     * @throws RequestError
     */
    public function failNextUpload(array $fault = [], ?string $idempotencyKey = null): void
    {
        $this->sender->call('failNextUpload', $fault, $idempotencyKey);
    }

    /**
     * Reject the next file.
     *
     * The simulated bank answers the next file that it takes with an acknowledgment that rejects
     * it, once. Its entries go into the next file, captures that counted as sent fail, and the
     * acknowledgment waits on Today.
     *
     * `$fault` has:
     * - `bank` (may be absent): Required if there are several banks.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param RejectNextFileRequest $fault
     * @throws RequestError
     */
    public function rejectNextFile(array $fault = [], ?string $idempotencyKey = null): void
    {
        $this->sender->call('rejectNextFile', $fault, $idempotencyKey);
    }

    /**
     * Process the next file twice.
     *
     * The simulated bank processes the next file that it takes twice, once. Our books do not learn
     * of it: the receivers get each entry twice, and the answers of magic account numbers come
     * twice, with trace numbers of their own. The bank statement, which you enter, shows the sums
     * of the file twice.
     *
     * `$fault` has:
     * - `bank` (may be absent): Required if there are several banks.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param ProcessNextFileTwiceRequest $fault
     * @throws RequestError
     */
    public function processNextFileTwice(array $fault = [], ?string $idempotencyKey = null): void
    {
        $this->sender->call('processNextFileTwice', $fault, $idempotencyKey);
    }

    /**
     * Spoil the next answers.
     *
     * The next file of returns and changes of a simulated bank has this fault, once. `duplicated`:
     * the file comes twice, under two names. `late`: it comes five banking days later. `cut`: half
     * of the file comes first and is quarantined; the whole file comes at the next instant.
     * `untidy`: the file has other line ends and no trailing blanks.
     *
     * `$fault` has:
     * - `bank` (may be absent): Required if there are several banks.
     * - `next_answers`:
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param SpoilNextAnswersRequest $fault
     * @throws RequestError
     */
    public function spoilNextAnswers(array $fault, ?string $idempotencyKey = null): void
    {
        $this->sender->call('spoilNextAnswers', $fault, $idempotencyKey);
    }

    /**
     * Make a bank's server unreachable.
     *
     * Until a call with `reachable: true`, files to this simulated bank wait, and its own files are
     * not read. Sent entries still settle, but no capture sent through this bank becomes good.
     * Other banks are not affected.
     *
     * `$server` has:
     * - `bank` (may be absent): Required if there are several banks.
     * - `reachable`:
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param SetBankServerRequest $server
     * @throws RequestError
     */
    public function setBankServer(array $server, ?string $idempotencyKey = null): void
    {
        $this->sender->call('setBankServer', $server, $idempotencyKey);
    }
}
