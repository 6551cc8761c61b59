// What comes back from the bank: the latest entry of a stage, wherever it has got to.
import { atomically } from '../../src/database/atomic-phase.ts';
import { type Move, moveAll } from '../../src/transactions/stages/move.ts';
import type { StageName } from '../../src/transactions/stages/stage-names.ts';
import type { TestService } from './service.ts';

export interface Return {
  stage: StageName;
  refund_uuid?: string;
  code?: string;
  /** Another cause than that it came back: `payout_returned_kept`. */
  cause?: Move['cause'];
  unauthorised?: boolean;
}

export async function comeBack(
  { foundation: { database, clock } }: TestService,
  transactionUuid: string,
  { stage, refund_uuid, code = 'R02', cause = `${stage}_returned`, unauthorised = false }: Return,
): Promise<void> {
  const now = clock.now();
  await atomically(database, async (phase) => {
    const [leg] = await phase.query<{ processor_id: string; uuid: string; amount: number }>(
      `UPDATE legs SET state = 'returned', due_at = NULL WHERE (processor_id, uuid) = (
         SELECT processor_id, uuid FROM legs
         WHERE transaction_uuid = $1 AND stage = $2 AND refund_uuid IS NOT DISTINCT FROM $3
         ORDER BY attempt DESC LIMIT 1)
       RETURNING processor_id, uuid, amount`,
      [transactionUuid, stage, refund_uuid ?? null],
    );
    if (leg === undefined) throw new Error(`no entry of ${stage} to come back`);
    const { processor_id, uuid: source_uuid, amount: moved_amount } = leg;
    const brings = { return_code: code, unauthorised };
    const payment = {
      processor_id,
      transaction_uuid: transactionUuid,
      ...(refund_uuid === undefined ? {} : { refund_uuid }),
    };
    await moveAll(phase, [{ ...payment, cause, source_uuid, moved_amount, brings }], now);
  });
}
