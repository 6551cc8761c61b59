// What endangers a tenant most, and who comes before whom.
import type { WatchedRates } from '../../../payments/risk/return-rates/debit-days.sql.ts';
import { rateNames, returnRates, returnsOf, statesOf } from '../../../payments/risk/return-rates/rates.ts';
import { isUuid } from '../../../platform/std/identifiers.ts';
import type { TenantFigures } from './board.sql.ts';

/** The worst first. Each with its meaning. */
export const dangers = {
  short_of_cash: 'Its cash is negative: the money of others pays for it. The largest amount comes first.',
  return_rate_exceeded: 'One of its return rates is above the limit. The furthest above its limit comes first.',
  merchant_past_limit: 'A return rate of a merchant is above the limit. The most such merchants come first.',
  debts: 'Payees or payers owe money. The largest amount comes first.',
  return_rate_near: 'One of its return rates is at 80 % of the limit or more. The nearest comes first.',
  exceptions: 'Open balances wait for an operator. The most come first.',
  payments_on_hold: 'Payments are on hold. The most come first.',
  endpoint_failing: 'A webhook endpoint fails, so its own systems do not learn of returns. The most come first.',
  none: 'None of these. The largest volume comes first.',
} as const;

export type Danger = keyof typeof dangers;
const kinds = Object.keys(dangers) as Danger[];

export interface TenantOnBoard extends TenantFigures {
  exceptions: number;
  rates: WatchedRates;
}

export interface Placed extends TenantOnBoard {
  danger: Danger;
  /** Among tenants with the same danger the greatest is first. */
  weight: number;
}

/** The share of its limit that the highest rate uses, in hundredths of a percent. */
const shareOfLimit = (rates: WatchedRates): number =>
  Math.max(
    ...rateNames.map((rate) =>
      Math.floor((returnsOf(rate, rates) * 100_000_000) / (Math.max(1, rates.debits) * returnRates[rate].at_most)),
    ),
  );

export function placed(tenant: TenantOnBoard): Placed {
  const { cash, rates, merchants_past_limit, debts, exceptions, payments_on_hold, endpoints_failing, volume } = tenant;
  const states = Object.values(statesOf(rates, rates.minimum_debits));
  const share = shareOfLimit(rates);
  const weights: Readonly<Record<Danger, number>> = {
    short_of_cash: -cash,
    return_rate_exceeded: states.includes('exceeded') ? share : 0,
    merchant_past_limit: merchants_past_limit,
    debts,
    return_rate_near: states.includes('warning') ? share : 0,
    exceptions,
    payments_on_hold,
    endpoint_failing: endpoints_failing,
    none: volume,
  };
  const danger = kinds.find((kind) => weights[kind] > 0) ?? 'none';
  return { ...tenant, danger, weight: weights[danger] };
}

/** Where a tenant is on the board, as text. */
export type PlaceOnBoard = readonly [danger: string, weight: string, uuid: string];

export const placeOf = ({ danger, weight, processor_id }: Placed): PlaceOnBoard => [
  danger,
  String(weight),
  processor_id,
];

/** Below 0: the one comes before the other. */
export function comparePlaces(one: PlaceOnBoard, other: PlaceOnBoard): number {
  const [rank, weight] = [kinds.indexOf(one[0] as Danger) - kinds.indexOf(other[0] as Danger), other[1]];
  return rank || Number(weight) - Number(one[1]) || (one[2] < other[2] ? -1 : Number(one[2] > other[2]));
}

export const isPlaceOnBoard = (sent: readonly unknown[]): sent is PlaceOnBoard => {
  const [danger, weight, uuid] = sent;
  return (
    sent.length === 3 &&
    kinds.includes(danger as Danger) &&
    /^\d{1,15}$/.test(String(weight)) &&
    typeof uuid === 'string' &&
    isUuid(uuid)
  );
};
