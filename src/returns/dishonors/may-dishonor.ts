// Which return may be dishonored with which code (Lifecycle, return codes: R61 to R70 are ours to
// send): one row a code.

import type { Day } from '../../calendar/days.ts';
import { dishonorUntil } from '../../calendar/deadlines.ts';
import { easternDay } from '../../calendar/eastern-time.ts';
import type { DishonorCode } from '../../origination/dishonors/dishonor-states.ts';
import { invalid, refuse } from '../../refusals.ts';
import type { SeenItem } from '../items/suspense.sql.ts';

/** What must be so of the return, and how the refusal says it. */
const conditions: Record<DishonorCode, { holds(item: SeenItem): boolean; whyNot: string }> = {
  R61: { holds: ({ transaction_uuid }) => transaction_uuid === null, whyNot: 'it answers an entry of ours' },
  R62: { holds: ({ direction }) => direction === 'debit', whyNot: 'it is no return of a debit' },
  R67: {
    holds: ({ transaction_uuid, state }) => transaction_uuid !== null && state === 'suspense',
    whyNot: 'it is the first return of its entry',
  },
  R68: { holds: ({ late }) => late, whyNot: 'it came within its deadline' },
  R69: { holds: () => true, whyNot: '' },
  R70: { holds: ({ code }) => code === 'R06' || code === 'R31', whyNot: 'its code is neither R06 nor R31' },
};

/** Two-digit numbers of the fields that are wrong, `01 03`: R69 names them. */
const wrongFields = /^0[1-7]( 0[1-7]){0,6}$/;

/**
 * The last day on which the return may be dishonored. Refuses what is no return, what was applied
 * and has no way back, what the code does not say, and what is too late (ACH, time: five banking
 * days). `today`: of the banking calendar.
 */
export function expectDishonorable(
  item: SeenItem,
  { code, information }: { code: DishonorCode; information: string },
  today: Day,
): Day {
  if (item.kind !== 'return') throw refuse('invalid_state', 'item_uuid', 'it is no return');
  // Only a capture can be made good again (C10); what is in suspense has moved nothing.
  const hasWayBack = item.state === 'suspense' || (item.state === 'applied' && item.stage === 'capture');
  if (!hasWayBack)
    throw refuse('invalid_state', 'item_uuid', 'only the applied return of a capture, or a return in suspense, can be');
  if (code === 'R69' && !wrongFields.test(information))
    throw invalid('information', 'fields', 'must name the wrong fields with R69, such as 01 03');
  const { holds, whyNot } = conditions[code];
  if (!holds(item)) throw refuse('invalid_state', 'code', `${code} cannot be said of it: ${whyNot}`);
  const until = dishonorUntil(easternDay(item.received_at));
  if (today > until) throw refuse('invalid_state', 'item_uuid', `it could be dishonored until ${until}`);
  return until;
}
