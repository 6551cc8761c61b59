// Cut-off: what waits for a file is chosen into one, with its trace numbers.
import { type BankingInstant, type CutOffInstant, settlementOf } from '../../calendar/banking-instants.ts';
import type { Speed } from '../../calendar/windows.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { uuidv7 } from '../../std/identifiers.ts';
import { insertBankFile, takeTraces } from './bank-files.sql.ts';
import { chooseCaptures, fileLegs, insertLegs, lockPendingLegs } from './legs.sql.ts';
import { inPortions, type Origination, portion } from './origination.ts';
import { stages } from './stages.ts';

/** An entry that asked for the same day and came too late for it goes out with the next day's. */
const takes: Record<Speed, Speed[]> = { sameday: ['sameday'], standard: ['standard', 'sameday'] };

/** Answers how many entries were filed. Each file is written in one phase with all its entries: whole or not at all. */
export async function cutOff(on: Origination, instant: BankingInstant): Promise<number> {
  const { at, day, cutOff } = instant;
  return cutOff === null ? 0 : inPortions(() => on.inPhase((phase) => writeFile(on, phase, { at, day, cutOff })));
}

async function writeFile({ bank, clock }: Origination, phase: AtomicPhase, instant: CutOffInstant): Promise<number> {
  const { speed } = instant.cutOff;
  const captures = await chooseCaptures(phase, instant.at, takes[speed], portion);
  const pending = await lockPendingLegs(phase, takes[speed], portion - captures.length);
  const entry_count = captures.length + pending.length;
  if (entry_count === 0) return 0;

  const now = clock.now();
  const file_uuid = uuidv7(now);
  const first = await takeTraces(phase, bank.odfi, entry_count);
  const trace = (index: number) => bank.odfi + String(first + index).padStart(7, '0');
  if (captures.length > 0)
    await insertLegs(
      phase,
      captures.map((capture, index) => ({
        ...capture,
        uuid: uuidv7(now),
        stage: 'capture',
        state: 'filed',
        speed,
        file_uuid,
        trace_id: trace(index),
        created_at: now,
      })),
    );
  if (pending.length > 0)
    await fileLegs(
      phase,
      file_uuid,
      speed,
      pending.map((leg, index) => ({ ...leg, trace_id: trace(captures.length + index) })),
    );

  const filed = [...captures.map(({ amount }) => ({ stage: 'capture' as const, amount })), ...pending];
  const total = (direction: 'debit' | 'credit') =>
    filed.reduce((sum, { stage, amount }) => (stages[stage].direction === direction ? sum + amount : sum), 0);
  await insertBankFile(phase, {
    uuid: file_uuid,
    bank: bank.name,
    cut_off_at: instant.at,
    ...settlementOf(instant),
    entry_count,
    total_debits: total('debit'),
    total_credits: total('credit'),
    created_at: now,
  });
  return entry_count;
}
