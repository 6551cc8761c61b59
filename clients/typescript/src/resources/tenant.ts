// What a token belongs to: its statement, limits, fees, requests.
import { listOf } from '../http/lists.ts';
import type { DataOf, InputOf, Operations } from '../http/operations.ts';
import type { Pending } from '../http/pending.ts';
import type { Options } from '../http/send.ts';

export const accountOf = (on: Operations) => ({
  /** Whose token this is. */
  me: (options?: Options) => on.getMe({}, options),
  /** Openings, movements and closings of a range of days. As a file: `operations.getStatement`. */
  statement: (range: Omit<InputOf<'getStatement'>, 'format'> = {}, options?: Options) =>
    on.getStatement(range, options) as Pending<Exclude<DataOf<'getStatement'>, string>>,
  /** What changed in what is owed to payees. As a file: `operations.getMonthlyStatement`. */
  monthlyStatement: (of: Omit<InputOf<'getMonthlyStatement'>, 'format'> = {}, options?: Options) =>
    on.getMonthlyStatement(of, options) as Pending<Exclude<DataOf<'getMonthlyStatement'>, string>>,
  /** Newest first. */
  payouts: (filters: InputOf<'listPayouts'> = {}, options?: Options) =>
    listOf(on.listPayouts, 'payouts', filters, options),
  /** The payments that a payout pays. */
  paymentsOfPayout: (uuid: string, filters: Omit<InputOf<'listPaymentsOfPayout'>, 'uuid'> = {}, options?: Options) =>
    listOf(on.listPaymentsOfPayout, 'payments', { ...filters, uuid }, options),
  /** The payees that owe, and how much of it their next payouts pay. */
  negativeBalances: (filters: InputOf<'listNegativeBalances'> = {}, options?: Options) =>
    listOf(on.listNegativeBalances, 'negative_balances', filters, options),
  limits: (options?: Options) => on.listLimits({}, options),
  returnRates: (options?: Options) => on.listReturnRates({}, options),
  /** The requests of the last 14 days, newest first, without their bodies. */
  requests: (filters: InputOf<'listRequests'> = {}, options?: Options) =>
    listOf(on.listRequests, 'requests', filters, options),
});

export const feesOf = (on: Operations) => ({
  /** The account that fees of a vendor are paid to, and what is owed. */
  vendorAccount: (vendor_uuid: string, options?: Options) => on.getVendorFeeAccount({ uuid: vendor_uuid }, options),
  setVendorAccount: (vendor_uuid: string, account: Omit<InputOf<'setVendorFeeAccount'>, 'uuid'>, options?: Options) =>
    on.setVendorFeeAccount({ ...account, uuid: vendor_uuid }, options),
  payOut: (vendor_uuid: string, options?: Options) => on.payOutVendorFees({ uuid: vendor_uuid }, options),
  /** Newest first. */
  payouts: (filters: InputOf<'listFeePayouts'> = {}, options?: Options) =>
    listOf(on.listFeePayouts, 'fee_payouts', filters, options),
  payout: (uuid: string, options?: Options) => on.getFeePayout({ uuid }, options),
});
