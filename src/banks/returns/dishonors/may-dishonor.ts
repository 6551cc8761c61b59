// Which return may be dishonored with which code (Lifecycle, return codes: we send R61 to R70).

import type { Day } from '../../../ach/calendar/days.ts';
import { dishonorUntil } from '../../../ach/calendar/deadlines.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import {
  codesWhere,
  type DishonorableReturn,
  type DishonorCode,
  returnCodeRow,
  returnCodes,
} from '../../../ach/nacha/codes/return-codes.ts';
import { invalid, mayBeDone, refuse } from '../../../platform/refusals.ts';
import type { SeenItem } from '../items/suspense.sql.ts';

const byAgreement = (code: string | null) => 'by_agreement' in (returnCodeRow(code ?? '')?.deadline ?? {});

/** The condition that the return must meet, and the reason in the refusal. */
const conditions: Record<DishonorableReturn, { holds(item: SeenItem): boolean; whyNot: string }> = {
  misrouted: {
    holds: ({ transaction_uuid }) => transaction_uuid === null,
    whyNot: 'the return matches an entry of ours; this code is for a return that matches none',
  },
  debit: {
    holds: ({ direction }) => direction === 'debit',
    whyNot: 'the return is of a credit; this code is for the return of a debit',
  },
  duplicate: {
    holds: ({ transaction_uuid, state }) => transaction_uuid !== null && state === 'suspense',
    whyNot: 'the return is not a second return of one entry in `suspense`; this code is for such a duplicate',
  },
  untimely: {
    holds: ({ late }) => late,
    whyNot: 'the return came within its deadline; this code is for a late return',
  },
  by_agreement: {
    holds: ({ code }) => byAgreement(code),
    whyNot: `the return has another code; this code is for a return with ${codesWhere(({ deadline }) => 'by_agreement' in deadline).join(' or ')}`,
  },
  field_errors: { holds: () => true, whyNot: '' },
};

/** The two-digit numbers of the wrong fields: `01 03`. */
const wrongFields = /^0[1-7]( 0[1-7]){0,6}$/;

/**
 * The last day on which the return may be dishonored (ACH, time: five banking days). Refuses an
 * entry that is not a return, an applied return other than a capture's, a code that does not fit,
 * and a late dishonor. `today`: a day of the banking calendar.
 */
export function expectDishonorable(
  item: SeenItem,
  { code, information }: { code: DishonorCode; information: string },
  today: Day,
): Day {
  if (item.kind !== 'return')
    throw refuse(
      'invalid_state',
      'item_uuid',
      `the item is a ${item.kind}; only a return can be dishonored. Name the item of a return`,
    );
  // Only a capture can be made good again (C10); what is in suspense has moved nothing.
  const hasWayBack = item.state === 'suspense' || (item.state === 'applied' && item.stage === 'capture');
  if (!hasWayBack)
    throw refuse(
      'invalid_state',
      'item_uuid',
      `the return is \`${item.state}\`, its stage is ${item.stage}; only an \`applied\` return of a capture, or a return in \`suspense\`, can be dishonored. ${mayBeDone}`,
    );
  const ground = returnCodes[code].dishonors!;
  if (ground === 'field_errors' && !wrongFields.test(information))
    throw invalid('information', 'fields', `must name the wrong fields with ${code}, such as 01 03`);
  const { holds, whyNot } = conditions[ground];
  if (!holds(item)) throw refuse('invalid_state', 'code', `${code}: ${whyNot}. Choose another code`);
  const until = dishonorUntil(easternDay(item.received_at));
  if (today > until)
    throw refuse(
      'invalid_state',
      'item_uuid',
      `the last day to dishonor this return was ${until}; today is ${today}. Ask the bank`,
    );
  return until;
}
