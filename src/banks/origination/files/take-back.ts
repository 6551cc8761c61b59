// Takes back the entries of a rejected file: entries that did not count as sent go into the next
// file, and entries that did are undone (C6, P2r, K2r, …).
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { endRevokedCaptures } from '../../../payments/authorizations/end-revoked-captures.ts';
import { type Move, move, moveAll } from '../../../payments/lifecycle/move.ts';
import type { MoveDetails } from '../../../payments/lifecycle/stage.ts';
import { byKind, type StageName, stageNames, stages } from '../../../payments/lifecycle/stage-names.ts';
import { discountDebitsOf } from '../../../payments/risk/return-rates/count-debits.sql.ts';
import { sendCheckEntriesAgain } from '../account-checks/move-check-entries.ts';
import { unfileLegs } from '../cut-off/choose.sql.ts';
import { moveDishonors, selectUuidsOfFile } from '../dishonors/dishonors.sql.ts';
import { endFeePayouts } from '../entries/fee-entries.ts';
import { inPortions, type Origination, portion } from '../origination.ts';
import { sendReversalsAgain } from '../reversals/move-reversals.ts';
import { markTakenBack, type RejectedLeg, rejectLegs } from './file-outcomes.sql.ts';

/** One rejected file, portion by portion. After a crash the next run continues. */
export async function takeBack({ inPhase, clock }: Origination, file: string): Promise<void> {
  await inPortions(() =>
    inPhase(async (phase) => {
      const legs = await rejectLegs(phase, file, portion);
      const { ofPayments, ofFees, ofReversals, ofChecks } = byKind(legs);
      const filed = ofPayments.filter(({ state_before }) => state_before === 'filed');
      for (const stage of stageNames) {
        const own = filed.filter((leg) => leg.stage === stage);
        if (own.length > 0) await unfileLegs(phase, stage, own);
      }
      const now = clock.now();
      await move(phase, filed.map(unfiled), now);
      await endRevokedCaptures(phase, filed, now);
      const sent = ofPayments.filter(({ state_before }) => state_before === 'sent');
      await moveAll(
        phase,
        sent.map((leg) => undo(leg, failureWith(leg.stage))),
        now,
      );
      const fees = ofFees.map((leg) => ({ ...leg, cancel_reason: 'file_rejected' }) as const);
      await endFeePayouts(phase, fees, now);
      await sendReversalsAgain(phase, ofReversals, now);
      await sendCheckEntriesAgain(phase, ofChecks, now);
      return legs.length;
    }),
  );
  await inPhase(async (phase) => {
    await moveDishonors(phase, 'taken_back', await selectUuidsOfFile(phase, file), {});
    await markTakenBack(phase, file, clock.now());
    await discountDebitsOf(phase, { file_uuid: file }, easternDay(clock.now()));
  });
}

const unfiled = ({ processor_id, uuid, transaction_uuid }: RejectedLeg): Move => ({
  cause: 'entry_unfiled',
  processor_id,
  transaction_uuid,
  source_uuid: uuid,
});

const failureWith = (stage: StageName) => ({
  failure_code: 'file_rejected',
  failure_reason: `The bank rejected the file with the ${stages[stage].direction}.`,
});

/**
 * A capture that counted as sent has failed. Every other entry waits for the next file (Lifecycle,
 * C6).
 */
export function undo(
  {
    processor_id,
    uuid,
    transaction_uuid,
    refund_uuid,
    stage,
    amount,
  }: Omit<RejectedLeg, 'state_before'> & { stage: StageName },
  details: Required<Pick<MoveDetails, 'failure_code' | 'failure_reason'>>,
): Move {
  const base = {
    processor_id,
    transaction_uuid,
    source_uuid: uuid,
    moved_amount: amount,
    ...(refund_uuid === null ? {} : { refund_uuid }),
  };
  return { ...base, cause: stage === 'capture' ? 'capture_returned' : `${stage}_rejected`, details };
}
