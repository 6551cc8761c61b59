// The API record of return rates.
import { type Static, Type } from 'typebox';
import { Day, described, Nullable, OneOf, UuidOf, withValues } from '../../../api/http/schema.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import type { WatchedRates } from './debit-days.sql.ts';
import { percentOf, type RateName, rateNames, returnRates, returnsOf, statesOf } from './rates.ts';

const RateRecord = Type.Object(
  {
    returns: Type.Integer({ description: 'The number of debits that were returned for this reason.' }),
    percent: Nullable(
      Type.Number({
        description: 'The share of the debits that were returned, in percent. Null: there were no debits.',
      }),
    ),
    limit_percent: Type.Number({ description: 'The highest allowed share of returned debits, in percent.' }),
    state: OneOf(['normal', 'warning', 'exceeded'], {
      description: withValues('Where the rate is.', {
        normal: 'Below 80 % of the limit, or there are too few debits to judge.',
        warning: 'From 80 % of the limit on.',
        exceeded: 'Above the limit.',
      }),
    }),
  },
  { title: 'ReturnRate', description: 'One of the return rates, and its limit.' },
);

export const ReturnRatesRecord = Type.Object(
  {
    owner: OneOf(['processor', 'merchant'], { description: 'Whose debits are counted.' }),
    owner_uuid: UuidOf('The identifier of the processor or merchant.'),
    start_date: described(Day, 'The first day of the counted debits.'),
    debits: Type.Integer({ description: 'The number of debits since `start_date`.' }),
    minimum_debits: Type.Integer({ description: 'Below this number of debits every state is `normal`.' }),
    unauthorized: described(RateRecord, 'Debits that were returned as unauthorized.'),
    administrative: described(RateRecord, 'Debits that were returned for wrong account data.'),
    overall: described(RateRecord, 'Debits that were returned for any reason.'),
    debits_held: Type.Boolean({ description: 'Whether new debits of the merchant are on hold.' }),
  },
  { title: 'ReturnRates', description: 'The shares of the debits of sixty days that were returned.' },
);

export function returnRatesRecord(rates: WatchedRates, start_date: string): Static<typeof ReturnRatesRecord> {
  const { processor_id, merchant_uuid, debits, minimum_debits, debits_held } = rates;
  const states = statesOf(rates, minimum_debits);
  const record = (rate: RateName): Static<typeof RateRecord> => ({
    returns: returnsOf(rate, rates),
    percent: percentOf(rate, rates),
    limit_percent: returnRates[rate].at_most / 100,
    state: states[rate],
  });
  const ofProcessor = merchant_uuid === nilUuid;
  return {
    owner: ofProcessor ? 'processor' : 'merchant',
    owner_uuid: ofProcessor ? processor_id : merchant_uuid,
    start_date,
    debits,
    minimum_debits,
    ...(Object.fromEntries(rateNames.map((rate) => [rate, record(rate)])) as Record<
      RateName,
      Static<typeof RateRecord>
    >),
    debits_held: debits_held === true,
  };
}

export const exampleRates: Static<typeof ReturnRatesRecord> = {
  owner: 'merchant',
  owner_uuid: '019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f',
  start_date: '2026-01-02',
  debits: 1240,
  minimum_debits: 200,
  unauthorized: { returns: 5, percent: 0.4032, limit_percent: 0.5, state: 'warning' },
  administrative: { returns: 12, percent: 0.9677, limit_percent: 3, state: 'normal' },
  overall: { returns: 61, percent: 4.9194, limit_percent: 15, state: 'normal' },
  debits_held: false,
};
