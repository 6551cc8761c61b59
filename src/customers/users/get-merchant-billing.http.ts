// GET /3p/api/v2/merchants/{uuid}/billing: the billable events of a merchant in a period, counted
// by kind.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { OneOf, PeriodQuery, PeriodRecord, UuidOf, withValues } from '../../api/http/schema.ts';
import { monthSoFar, periodFrom } from '../../api/http/spellings.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { billableKinds } from '../billing/billable.ts';
import { countBillableEvents } from '../billing/billing.sql.ts';
import { findUser } from './find-user.ts';

const billableKindMeaning = withValues('What was billed.', {
  account_validation: 'A validation that ended as valid or invalid.',
  business_verification: 'A business verification that the provider decided.',
  standard_ach: 'An entry at the standard speed. It counts for the tenant, so it is 0 here.',
  same_day_ach: 'An entry at the same-day speed. It counts for the tenant, so it is 0 here.',
  return: 'A returned entry. It counts for the tenant, so it is 0 here.',
} satisfies Record<(typeof billableKinds)[number], string>);

export const getMerchantBilling = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/merchants/:uuid/billing',
      tag: 'Users',
      operationId: 'getMerchantBilling',
      summary: 'Read the billable events of a merchant',
      description:
        'Counts the billable events of the merchant from `start_date` to `end_date`: UTC days, both ' +
        'included. By default the period ends today and begins on the first day of its last month. Payments and returns are ' +
        'billed to the tenant, so they do not count here.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf('The uuid of the merchant.') }),
      query: Type.Object(PeriodQuery),
      answers: {
        200: {
          description: 'The count of each kind, zero included',
          data: Type.Object({
            merchant_uuid: UuidOf('The merchant that the events are attributed to.'),
            ...PeriodRecord,
            billable_events: Type.Array(
              Type.Object({
                kind: OneOf([...billableKinds], { description: billableKindMeaning }),
                count: Type.Integer({ description: 'The number of events of this kind in the period.' }),
              }),
              { description: 'One entry for each kind, also for a kind without events.' },
            ),
            total: Type.Integer({ description: 'The number of events of all kinds.' }),
          }),
          example: {
            merchant_uuid: '019a2f3d-1c2b-7d3e-8f40-51627384a5b6',
            start_date: '2026-03-01',
            end_date: '2026-03-31',
            billable_events: [
              { kind: 'account_validation', count: 41 },
              { kind: 'business_verification', count: 1 },
              { kind: 'standard_ach', count: 0 },
              { kind: 'same_day_ach', count: 0 },
              { kind: 'return', count: 0 },
            ],
            total: 42,
          },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params, query, now }) {
        const user = await findUser(database, caller, params.uuid);
        // A business that lost its approval was billed before, so it counts too.
        if (user.kind !== 'business') throw refuse('not_found', 'uuid');
        const { start_date, end_date } = monthSoFar(query, now);
        const { from, before } = periodFrom({ start_date, end_date });
        const counts = await countBillableEvents(database, caller.processor_id, user.uuid, from!, before!);
        const billable_events = billableKinds.map((kind) => ({
          kind,
          count: counts.find((row) => row.kind === kind)?.count ?? 0,
        }));
        const total = billable_events.reduce((sum, { count }) => sum + count, 0);
        return ok({ merchant_uuid: user.uuid, start_date, end_date, billable_events, total });
      },
    },
  );
