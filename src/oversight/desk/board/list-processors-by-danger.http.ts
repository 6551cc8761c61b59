// GET /admin/v1/processors-by-danger: the tenants with what endangers them, the worst first.
import { Type } from 'typebox';
import { addDays } from '../../../ach/calendar/days.ts';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { described, Nullable, OneOf, Timestamp, UuidOf, withValues } from '../../../api/http/schema.ts';
import { selectRates } from '../../../payments/risk/return-rates/debit-days.sql.ts';
import { watchedSince } from '../../../payments/risk/return-rates/judge-rates.ts';
import { exampleRates, ReturnRatesRecord, returnRatesRecord } from '../../../payments/risk/return-rates/rate-record.ts';
import { fromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import { timestampOrNull } from '../../../platform/std/timestamps.ts';
import { countExceptionsOfTenants } from '../exceptions/exceptions.sql.ts';
import { failingSince } from '../today/trouble.ts';
import { selectTenantFigures } from './board.sql.ts';
import { comparePlaces, type Danger, dangers, isPlaceOnBoard, type Placed, placed, placeOf } from './danger.ts';

const daysOfVolume = 30;
const count = (description: string) => Type.Integer({ minimum: 0, description });

const TenantByDanger = Type.Object(
  {
    uuid: UuidOf('The tenant.'),
    name: Type.String({ description: 'Its name.' }),
    suspended_at: Nullable(described(Timestamp, 'Since when its money is stopped; null: it is not suspended.')),
    danger: OneOf(Object.keys(dangers) as [Danger, ...Danger[]], {
      description: withValues('Why it is at its place: the worst that holds, in this order.', dangers),
    }),
    return_rates: described(ReturnRatesRecord, 'The return rates of all its debits, next to their limits.'),
    merchants_past_limit: count('How many of its merchants have a return rate above the limit.'),
    short: count('Cents by which its cash is negative; 0: it is not.'),
    debts: Type.Integer({ description: 'Cents that its payees and payers owe, also while a clawback is under way.' }),
    exceptions: count('How many open balances wait for an operator.'),
    payments_on_hold: count('How many of its payments have an open hold.'),
    endpoints_failing: count('How many of its webhook endpoints fail for an hour or more, or are disabled.'),
    volume: count(`Cents of the debits that were sent in the last ${daysOfVolume} UTC days.`),
  },
  { title: 'ProcessorByDanger', description: 'A tenant, and what endangers it.' },
);

async function board(snapshot: Queryable, now: Date): Promise<Placed[]> {
  const since = addDays(now.toISOString().slice(0, 10), 1 - daysOfVolume);
  const tenants = await selectTenantFigures(snapshot, { since, failing_since: failingSince() });
  const owners = tenants.map(({ processor_id }) => ({ processor_id, merchant_uuid: nilUuid }));
  const rates = new Map((await selectRates(snapshot, owners, watchedSince(now))).map((one) => [one.processor_id, one]));
  const exceptions = await countExceptionsOfTenants(snapshot);
  return tenants
    .map((tenant) =>
      placed({
        ...tenant,
        rates: rates.get(tenant.processor_id)!,
        exceptions: exceptions.get(tenant.processor_id) ?? 0,
      }),
    )
    .toSorted((one, other) => comparePlaces(placeOf(one), placeOf(other)));
}

export const listProcessorsByDanger = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/processors-by-danger',
      tag: 'Operator: tenants',
      operationId: 'listProcessorsByDanger',
      summary: 'List the processors by danger',
      description:
        'Every processor with what endangers it, the worst first. `danger` says why it is at its place. A page begins after the place of the last row. A processor that has moved up since then is on an earlier page.',
      callers: ['admin'],
      role: 'viewer',
      filter: {},
      plural: 'processors',
      record: TenantByDanger,
      examples: [
        {
          uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
          name: 'Northwind Pay',
          suspended_at: null,
          danger: 'debts',
          return_rates: { ...exampleRates, owner: 'processor', owner_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d' },
          merchants_past_limit: 0,
          short: 0,
          debts: 19_400,
          exceptions: 1,
          payments_on_hold: 3,
          endpoints_failing: 0,
          volume: 3_120_000,
        },
      ],
    },
    {
      async read({ now }, after, limit) {
        const all = await fromSnapshot(database, (snapshot) => board(snapshot, now));
        const rest = after === null ? all : all.filter((one) => comparePlaces(placeOf(one), after) > 0);
        return rest.slice(0, limit).map((one) => ({ ...one, since: watchedSince(now) }));
      },
      positionOf: (one) => placeOf(one),
      isPosition: isPlaceOnBoard,
      record: ({ processor_id, name, suspended_at, cash, rates, since, ...one }) => ({
        uuid: processor_id,
        name,
        suspended_at: timestampOrNull(suspended_at),
        danger: one.danger,
        return_rates: returnRatesRecord(rates, since),
        merchants_past_limit: one.merchants_past_limit,
        short: Math.max(0, -cash),
        debts: one.debts,
        exceptions: one.exceptions,
        payments_on_hold: one.payments_on_hold,
        endpoints_failing: one.endpoints_failing,
        volume: one.volume,
      }),
    },
  );
