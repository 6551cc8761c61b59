// Which return may be dishonored with which code (Lifecycle, return codes: R61 to R70 are ours to
// send).

import type { Day } from '../../calendar/days.ts';
import { dishonorUntil } from '../../calendar/deadlines.ts';
import { easternDay } from '../../calendar/eastern-time.ts';
import {
  codesWhere,
  type DishonorableReturn,
  type DishonorCode,
  returnCodeRow,
  returnCodes,
} from '../../nacha/codes/return-codes.ts';
import { invalid, refuse } from '../../refusals.ts';
import type { SeenItem } from '../items/suspense.sql.ts';

const byAgreement = (code: string | null) => 'by_agreement' in (returnCodeRow(code ?? '')?.deadline ?? {});

/** The condition that the return must meet, and the reason in the refusal. */
const conditions: Record<DishonorableReturn, { holds(item: SeenItem): boolean; whyNot: string }> = {
  misrouted: { holds: ({ transaction_uuid }) => transaction_uuid === null, whyNot: 'it answers an entry of ours' },
  debit: { holds: ({ direction }) => direction === 'debit', whyNot: 'it is no return of a debit' },
  duplicate: {
    holds: ({ transaction_uuid, state }) => transaction_uuid !== null && state === 'suspense',
    whyNot: 'it is the first return of its entry',
  },
  untimely: { holds: ({ late }) => late, whyNot: 'it came within its deadline' },
  by_agreement: {
    holds: ({ code }) => byAgreement(code),
    whyNot: `its code is none of ${codesWhere(({ deadline }) => 'by_agreement' in deadline).join(', ')}`,
  },
  field_errors: { holds: () => true, whyNot: '' },
};

/** Two-digit numbers of the wrong fields, `01 03`. */
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
  const ground = returnCodes[code].dishonors!;
  if (ground === 'field_errors' && !wrongFields.test(information))
    throw invalid('information', 'fields', `must name the wrong fields with ${code}, such as 01 03`);
  const { holds, whyNot } = conditions[ground];
  if (!holds(item)) throw refuse('invalid_state', 'code', `${code} cannot be said of it: ${whyNot}`);
  const until = dishonorUntil(easternDay(item.received_at));
  if (today > until) throw refuse('invalid_state', 'item_uuid', `it could be dishonored until ${until}`);
  return until;
}
