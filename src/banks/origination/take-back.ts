// Takes the entries of a rejected file back: what the bank never had goes out anew, what counted as sent is undone (C6, P2r, K2r, …).
import { easternDay } from '../../calendar/eastern-time.ts';
import { discountDebitsOf } from '../../risk/return-rates/count-debits.sql.ts';
import { type Move, move, moveAll } from '../../transactions/stages/move.ts';
import { stageNames } from '../../transactions/stages/stage-names.ts';
import { unfileLegs } from './choose.sql.ts';
import { markTakenBack, type RejectedLeg, rejectLegs, selectToTakeBack } from './file-fates.sql.ts';
import { inPortions, type Origination, portion } from './origination.ts';

/** All of the bank's rejected files, portion by portion; after a crash the next run goes on. */
export async function takeBack({ database, bank, inPhase, clock }: Origination): Promise<void> {
  for (const file of await selectToTakeBack(database, bank.name)) {
    await inPortions(() =>
      inPhase(async (phase) => {
        const legs = await rejectLegs(phase, file, portion);
        const filed = legs.filter(({ stood }) => stood === 'filed');
        for (const stage of stageNames) {
          const own = filed.filter((leg) => leg.stage === stage);
          if (own.length > 0) await unfileLegs(phase, stage, own);
        }
        const now = clock.now();
        await move(phase, filed.map(unfiled), now);
        await moveAll(phase, legs.filter(({ stood }) => stood === 'sent').map(undo), now);
        return legs.length;
      }),
    );
    await inPhase(async (phase) => {
      await markTakenBack(phase, file, clock.now());
      await discountDebitsOf(phase, file, easternDay(clock.now()));
    });
  }
}

const unfiled = ({ processor_id, uuid, transaction_uuid }: RejectedLeg): Move => ({
  cause: 'entry_unfiled',
  processor_id,
  transaction_uuid,
  source_uuid: uuid,
});

/** A payer's debit that had counted as sent has failed; everything else waits for the next file (Lifecycle, C6). */
function undo({ processor_id, uuid, transaction_uuid, refund_uuid, stage, amount }: RejectedLeg): Move {
  const base = {
    processor_id,
    transaction_uuid,
    source_uuid: uuid,
    moved_amount: amount,
    ...(refund_uuid === null ? {} : { refund_uuid }),
  };
  if (stage !== 'capture') return { ...base, cause: `${stage}_rejected` };
  const brings = { failure_code: 'file_rejected', failure_reason: 'The bank rejected the file with the debit.' };
  return { ...base, cause: 'capture_returned', brings };
}
