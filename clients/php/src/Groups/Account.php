<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\Records;
use Achord\RequestError;
use Achord\Types;

/**
 * test/system/clients/description.test.ts writes this file.
 *
 * @phpstan-import-type GetMeData from Types
 * @phpstan-import-type GetMonthlyStatementQuery from Types
 * @phpstan-import-type GetStatementQuery from Types
 * @phpstan-import-type ListLimitsData from Types
 * @phpstan-import-type ListLimitsQuery from Types
 * @phpstan-import-type ListNegativeBalancesData from Types
 * @phpstan-import-type ListNegativeBalancesQuery from Types
 * @phpstan-import-type ListPaymentsOfPayoutData from Types
 * @phpstan-import-type ListPaymentsOfPayoutQuery from Types
 * @phpstan-import-type ListPayoutsData from Types
 * @phpstan-import-type ListPayoutsQuery from Types
 * @phpstan-import-type ListRequestsData from Types
 * @phpstan-import-type ListRequestsQuery from Types
 * @phpstan-import-type ListReturnRatesData from Types
 * @phpstan-import-type ListReturnRatesQuery from Types
 * @phpstan-import-type LoggedRequest from Types
 * @phpstan-import-type MonthlyStatement from Types
 * @phpstan-import-type NegativeBalance from Types
 * @phpstan-import-type PaidPayment from Types
 * @phpstan-import-type Payout from Types
 * @phpstan-import-type TenantStatement from Types
 */
final class Account extends Group
{
    /**
     * Whose token this is.
     *
     * The processor of the token, and its vendor if it is the token of a vendor; whether the
     * service moves money; and what the token may do now.
     *
     * @return GetMeData
     * @throws RequestError
     */
    public function me(): array
    {
        return $this->sender->call('getMe', []);
    }

    /**
     * Openings, movements and closings of a range of days. As a file: `operations.getStatement`.
     *
     * Every account with a balance or a movement, and every debit and credit with the balance of
     * its account after it. Cents, debit positive. BANK: cash in the pooled settlement account.
     * DIF: debits in flight. CIF: credits in flight. UNS: captured, not yet good. PAYEE: owed to a
     * payee. PRES: reserved for a payout. FEE: owed to a vendor, or to the processor, for fees.
     * PAYER: owed to a payer. CLAW: receivable from a payee. RECV: receivable from a payer. LOSS:
     * written off. SUSP: unmatched bank items. REV: moved by reversals, and not taken over by
     * payments. DUP: moved by files that a bank processed twice. BFEE: fees of the banks. MICRO:
     * small credits that check bank accounts. OWN: own funds paid in. From `start_date` to
     * `end_date`, UTC days, both inclusive. By default the period ends today and begins on the
     * first day of its last month. `format=csv` answers the whole period as a file, without pages.
     * A vendor reads only its own account: the fees owed to it.
     *
     * `$range` has:
     * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
     * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     * - `account` (may be absent): Only this ledger account.
     *
     * @param GetStatementQuery $range
     * @return TenantStatement | string
     * @throws RequestError
     */
    public function statement(array $range = []): array
    {
        return $this->sender->call('getStatement', $range);
    }

    /**
     * What changed in what is owed to payees. As a file: `operations.getMonthlyStatement`.
     *
     * How the balance of all payees changed: payments that became good, fees, returns, refunds,
     * payouts. What payees get is positive. `format=csv` answers a file with a record for each
     * merchant and day, with names, in dollars.
     *
     * `$of` has:
     * - `month` (may be absent): The month, of UTC days. Absent: the present one.
     *
     * @param GetMonthlyStatementQuery $of
     * @return MonthlyStatement | string
     * @throws RequestError
     */
    public function monthlyStatement(array $of = []): array
    {
        return $this->sender->call('getMonthlyStatement', $of);
    }

    /**
     * Newest first.
     *
     * Newest first: each credit to a bank account of a payee, and the day on which the bank of the
     * payee has it. The payments of a daily run share one. Send `next` as `after` to read the next
     * page; at the end it is null.
     *
     * `$filters` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListPayoutsQuery $filters
     * @return Records<Payout, ListPayoutsData>
     * @throws RequestError
     */
    public function payouts(array $filters = []): Records
    {
        return new Records($this->sender, 'listPayouts', 'payouts', $filters);
    }

    /**
     * The payments that a payout pays.
     *
     * The payments that the payout pays, oldest first, each with its part of the amount. Send
     * `next` as `after` to read the next page; at the end it is null.
     *
     * Also refuses with `not_found` (404).
     *
     * `$filters` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListPaymentsOfPayoutQuery $filters
     * @return Records<PaidPayment, ListPaymentsOfPayoutData>
     * @throws RequestError
     */
    public function paymentsOfPayout(string $uuid, array $filters = []): Records
    {
        return new Records($this->sender, 'listPaymentsOfPayout', 'payments', [...$filters, 'uuid' => $uuid]);
    }

    /**
     * The payees that owe, and how much of it their next payouts pay.
     *
     * The payees that owe money now, by uuid, because debits came back after they were paid. Their
     * later payouts pay the debts first, and only the rest is paid out. Send `next` as `after` to
     * read the next page; at the end it is null.
     *
     * `$filters` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListNegativeBalancesQuery $filters
     * @return Records<NegativeBalance, ListNegativeBalancesData>
     * @throws RequestError
     */
    public function negativeBalances(array $filters = []): Records
    {
        return new Records($this->sender, 'listNegativeBalances', 'negative_balances', $filters);
    }

    /**
     * List the limits of payments.
     *
     * A processor sees its own limits and the limits of its vendors and merchants; a vendor its own
     * limits and its merchants’ limits. In cents; null is no limit. Each request counts the usage
     * again.
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListLimitsQuery $values
     * @return ListLimitsData
     * @throws RequestError
     */
    public function limits(array $values = []): array
    {
        return $this->sender->call('listLimits', $values);
    }

    /**
     * List return rates.
     *
     * The processor first, then its merchants; for a vendor only its merchants. The debits that
     * were sent in 60 days, and the returns of these days. Owners without debits are left out.
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListReturnRatesQuery $values
     * @return ListReturnRatesData
     * @throws RequestError
     */
    public function returnRates(array $values = []): array
    {
        return $this->sender->call('listReturnRates', $values);
    }

    /**
     * The requests of the last 14 days, newest first, without their bodies.
     *
     * A processor sees its own and its vendors’ requests, a vendor its own. Newest first; a request
     * is there a few seconds after its answer, and for 14 days by default. It has no bodies and no
     * queries. One answer looks at a bounded number of requests, so a page may have fewer than
     * `limit`, or none, and still a `next`: go on until `next` is null.
     *
     * `$filters` has:
     * - `status` (may be absent): Only requests that were answered with this HTTP status.
     * - `failed` (may be absent): True: only requests that were refused or failed. False: all
     *   requests.
     * - `method` (may be absent): Only requests with this HTTP method.
     * - `path` (may be absent): Only requests whose path begins with this text.
     * - `token_uuid` (may be absent): Only requests with this token.
     * - `by_person` (may be absent): True: only requests of people, who sign in to the console.
     *   False: only requests of programs.
     * - `request_id` (may be absent): Only the request with this identifier.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListRequestsQuery $filters
     * @return Records<LoggedRequest, ListRequestsData>
     * @throws RequestError
     */
    public function requests(array $filters = []): Records
    {
        return new Records($this->sender, 'listRequests', 'requests', $filters);
    }
}
