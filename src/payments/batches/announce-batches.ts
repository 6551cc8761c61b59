// Announces daily runs: MerchantBatchPayout for each merchant, BatchPayout and BatchRefund for the
// processor.

import { announce } from '../../events/log/announce.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/std/clock.ts';
import { batchRecord, merchantBatchRecord, summed } from './batch-records.ts';
import {
  anyUnannounced,
  type BatchKind,
  noteMerchantsAnnounced,
  selectMerchantBatches,
  takeUnannounced,
} from './batches.sql.ts';

// Batches per phase.
const portion = 20;

/**
 * A run is announced once, even after a crash. A payout run is announced at the end of the run, a
 * refund run when its debits are with the bank.
 */
export async function announceBatches(
  context: {
    database: Queryable;
    inPhase<Result>(work: (phase: AtomicPhase) => Promise<Result>): Promise<Result>;
    clock: Clock;
  },
  kind: BatchKind,
): Promise<void> {
  if (!(await anyUnannounced(context.database, kind))) return;
  for (;;) {
    const announced = await context.inPhase((phase) => announceSome(phase, kind, context.clock.now()));
    if (announced < portion) return;
  }
}

async function announceSome(phase: AtomicPhase, kind: BatchKind, now: Date): Promise<number> {
  const batches = await takeUnannounced(phase, kind, portion);
  for (const batch of batches) {
    const { processor_id, uuid } = batch;
    const merchants = await selectMerchantBatches(phase, { processor_id, vendor_id: null, batch_uuids: [uuid] });
    await announce(phase, [
      ...(kind === 'payout'
        ? merchants.map((merchant) => ({
            processor_id,
            vendor_id: merchant.vendor_id,
            type: 'MerchantBatchPayout' as const,
            subject_uuid: merchant.uuid,
            sequence: 1,
            occurred_at: now,
            state: merchantBatchRecord(merchant),
          }))
        : []),
      {
        processor_id,
        vendor_id: null,
        type: kind === 'payout' ? 'BatchPayout' : 'BatchRefund',
        subject_uuid: uuid,
        sequence: 1,
        occurred_at: now,
        state: batchRecord(summed(batch, merchants)),
      },
    ]);
    if (kind === 'payout') await noteMerchantsAnnounced(phase, processor_id, merchants);
  }
  return batches.length;
}
