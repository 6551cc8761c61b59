// Delivers written files to the bank and learns their fate: only a confirmed file moves its payments.
import { bill } from '../../billing/bill.ts';
import { easternDay } from '../../calendar/banking-days.ts';
import { type AtomicPhase, atomically } from '../../database/atomic-phase.ts';
import { type Move, moveAll } from '../../transactions/stages/move.ts';
import { type BankFile, markConfirmed, markSubmitted, selectOpenFiles } from './bank-files.sql.ts';
import { type FiledLeg, type Stage, selectLegsOfFile, sendLegs } from './legs.sql.ts';
import { inPortions, type Origination, portion } from './origination.ts';

const direction: Record<Stage, 'debit' | 'credit'> = {
  capture: 'debit',
  payout: 'credit',
  clawback: 'debit',
  reverse_payout: 'credit',
  refund_capture: 'debit',
  refund_payout: 'credit',
};

/**
 * Submits what was written and asks for the fate of what was submitted. The bank is called between phases; after a
 * crash in between, the same file is submitted again under the same uuid.
 */
export async function deliverFiles(on: Origination): Promise<void> {
  const { database, bank, clock } = on;
  for (const file of await selectOpenFiles(database, bank.name)) {
    if (file.state === 'written') {
      const legs = await selectLegsOfFile(database, file.uuid);
      const entries = legs.map(({ trace_id, stage, amount }) => ({ trace_id, direction: direction[stage], amount }));
      await bank.submit({ uuid: file.uuid, effective_entry_date: file.effective_entry_date, entries });
      await markSubmitted(database, file.uuid, clock.now());
    }
    if ((await bank.fateOf(file.uuid)) === 'confirmed') await confirm(on, file);
  }
}

async function confirm({ database, clock }: Origination, file: BankFile): Promise<void> {
  await inPortions(() =>
    atomically(database, async (phase) => {
      const legs = await sendLegs(phase, file.uuid, file.settles_at, portion);
      await startStage(phase, legs, file, clock.now());
      return legs.length;
    }),
  );
  await markConfirmed(database, file.uuid, clock.now());
}

async function startStage(phase: AtomicPhase, legs: readonly FiledLeg[], file: BankFile, now: Date): Promise<void> {
  const of = (stage: Stage): Move[] =>
    legs.filter((leg) => leg.stage === stage).map((leg) => ({ ...leg, source_uuid: leg.uuid }));
  const captures = of('capture');
  await moveAll(phase, 'C3', captures, now);
  await moveAll(phase, 'P2', of('payout'), now);
  const sameDay = file.effective_entry_date === easternDay(file.cut_off_at);
  await bill(
    phase,
    captures.map(({ processor_id, transaction_uuid }) => ({
      processor_id,
      vendor_id: null,
      kind: sameDay ? 'same_day_ach' : 'standard_ach',
      billing_merchant_user_uuid: null,
      subject_uuid: transaction_uuid,
      occurred_at: now,
    })),
  );
}
