// Delivers written files to the bank and learns their fate: only a confirmed file moves its payments.
import { bill } from '../../billing/bill.ts';
import { easternDay } from '../../calendar/eastern-time.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { moveAll } from '../../transactions/stages/move.ts';
import { type BankFile, markConfirmed, markSubmitted, selectOpenFiles } from './bank-files.sql.ts';
import { type FiledLeg, selectLegsOfFile, sendLegs } from './legs.sql.ts';
import { inPortions, type Origination, portion } from './origination.ts';
import { stageNames, stages } from './stages.ts';

/**
 * Submits what was written and asks for the fate of what was submitted. The bank is called between phases; after a
 * crash in between, the same file is submitted again under the same uuid.
 */
export async function deliverFiles(on: Origination): Promise<void> {
  const { database, bank } = on;
  for (const file of await selectOpenFiles(database, bank.name)) {
    if (file.state === 'written') await submit(on, file);
    if ((await bank.fateOf(file.uuid)) === 'confirmed') await confirm(on, file);
  }
}

async function submit({ database, bank, clock, inPhase }: Origination, file: BankFile): Promise<void> {
  const legs = await selectLegsOfFile(database, file.uuid);
  await bank.submit({
    uuid: file.uuid,
    effective_entry_date: file.effective_entry_date,
    entries: legs.map(({ trace_id, stage, amount }) => ({ trace_id, direction: stages[stage].direction, amount })),
  });
  await inPhase((phase) => markSubmitted(phase, file.uuid, clock.now()));
}

async function confirm({ inPhase, clock }: Origination, file: BankFile): Promise<void> {
  await inPortions(() =>
    inPhase(async (phase) => {
      const legs = await sendLegs(phase, file.uuid, file.settles_at, portion);
      await beginStages(phase, legs, file, clock.now());
      return legs.length;
    }),
  );
  await inPhase((phase) => markConfirmed(phase, file.uuid, clock.now()));
}

async function beginStages(phase: AtomicPhase, legs: readonly FiledLeg[], file: BankFile, now: Date): Promise<void> {
  for (const stage of stageNames)
    await moveAll(
      phase,
      stages[stage].sent,
      legs.filter((leg) => leg.stage === stage).map((leg) => ({ ...leg, source_uuid: leg.uuid })),
      now,
    );
  const sameDay = file.effective_entry_date === easternDay(file.cut_off_at);
  await bill(
    phase,
    legs
      .filter(({ stage }) => stage === 'capture') // once a payment, however many entries it comes to
      .map(({ processor_id, vendor_id, transaction_uuid }) => ({
        processor_id,
        vendor_id,
        kind: sameDay ? 'same_day_ach' : 'standard_ach',
        billing_merchant_user_uuid: null,
        subject_uuid: transaction_uuid,
        occurred_at: now,
      })),
  );
}
