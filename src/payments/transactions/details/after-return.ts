// What is to be done after a return. It follows from what the table of return codes says.

import { type Static, Type } from 'typebox';
import { type ReturnCodeRow, returnCodeRow } from '../../../ach/nacha/codes/return-codes.ts';
import { described, Nullable, OneOf, Uuid, withValues } from '../../../api/http/schema.ts';
import type { StageName } from '../../lifecycle/stage-names.ts';
import type { Statuses } from '../../lifecycle/statuses.ts';
import type { EntryRow } from './details.sql.ts';
import { EntryStage } from './entry-stage.ts';

const advice = {
  none: 'Nothing: the debit is presented again.',
  other_way: 'The account does not have the money. Agree with its holder on another way or a later day.',
  other_account: 'The account cannot be used. Ask its holder for another one.',
  new_authorization: 'Do not debit its holder again before a new authorization is recorded.',
  operator_decides: 'Its holder is blocked until an operator has decided.',
  ask_bank: 'Ask the bank what was wrong with the entry.',
};
type Advice = keyof typeof advice;

export const AfterReturn = Type.Object(
  {
    stage: EntryStage,
    refund_uuid: described(
      Nullable(Uuid),
      'The refund whose entry was returned. Null: an entry of the payment itself.',
    ),
    code: Type.String({ description: 'The return code.' }),
    title: Type.String({ description: 'The name of the code.' }),
    meaning: Type.String({ description: 'What the bank says with it, in a sentence.' }),
    advice: OneOf(Object.keys(advice) as [Advice, ...Advice[]], {
      title: 'ReturnAdvice',
      description: withValues('What is to be done now.', advice),
    }),
  },
  { title: 'AfterReturn', description: 'What is to be done after the latest return.' },
);

type Standing = Pick<Statuses, 'capture_status' | 'payout_status' | 'clawback_status' | 'reverse_payout_status'>;

/** Null: no entry was returned, or what was to be done after the latest return was done. */
export function afterReturn(
  entries: readonly Pick<EntryRow, 'stage' | 'refund_uuid' | 'returned_with'>[],
  standing: Standing,
): Static<typeof AfterReturn> | null {
  const latest = entries.findLast(({ returned_with }) => returned_with !== null);
  if (latest === undefined) return null;
  const { stage, refund_uuid } = latest;
  const isRepeated = entries.findLast((one) => one.stage === stage && one.refund_uuid === refund_uuid) !== latest;
  const code = latest.returned_with!;
  const row = returnCodeRow(code);
  if (isRepeated || row === undefined || isSettledOtherwise(stage, standing)) return null;
  const { title, meaning } = row;
  return { stage, refund_uuid, code, title, meaning, advice: waits(stage, standing) ? 'none' : adviceOf(row) };
}

/** A debit that is presented again. */
const waits = (stage: StageName, { capture_status, clawback_status }: Standing): boolean =>
  (stage === 'capture' && capture_status !== 'CAPTURE_ACH_FAILED') ||
  (stage === 'clawback' && clawback_status === 'CLAWBACK_PENDING');

/** The payout came back, and the payer gets the money; or the debt was paid in another way. */
const isSettledOtherwise = (
  stage: StageName,
  { payout_status, clawback_status, reverse_payout_status }: Standing,
): boolean =>
  (stage === 'payout' && (reverse_payout_status !== null || payout_status !== 'PAYOUT_ACH_FAILED')) ||
  (stage === 'clawback' && clawback_status === 'CLAWBACK_COMPLETE') ||
  (stage === 'reverse_payout' && reverse_payout_status !== 'REVERSE_PAYOUT_ACH_FAILED');

function adviceOf({ effect }: ReturnCodeRow): Advice {
  switch (effect?.blocks) {
    case 'unauthorized':
    case 'stop_payment':
      return 'new_authorization';
    case 'fraud':
    case 'compliance':
    case 'sanctions':
      return 'operator_decides';
    case undefined:
      return effect?.disables ? 'other_account' : effect?.retry ? 'other_way' : 'ask_bank';
  }
}
