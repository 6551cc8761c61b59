// Cut-off: what waits for a file is chosen into one, with its trace numbers.
import { type BankingInstant, settlementOf } from '../../calendar/banking-instants.ts';
import { type AtomicPhase, atomically } from '../../database/atomic-phase.ts';
import { uuidv7 } from '../../std/identifiers.ts';
import { insertBankFile, takeTraces } from './bank-files.sql.ts';
import { chooseCaptures, fileLegs, insertLegs, lockPendingLegs, type Speed } from './legs.sql.ts';
import { inPortions, type Origination, portion } from './origination.ts';

/** Answers how many entries were filed. Each file is written in one phase with all its entries: whole or not at all. */
export function cutOff(on: Origination, instant: BankingInstant): Promise<number> {
  const speeds: Speed[] = instant.cutOff === 'sameday' ? ['sameday'] : ['standard', 'sameday'];
  return inPortions(() => atomically(on.database, (phase) => writeFile(on, phase, instant, speeds)));
}

async function writeFile(
  { bank, clock }: Origination,
  phase: AtomicPhase,
  instant: BankingInstant,
  speeds: Speed[],
): Promise<number> {
  const captures = await chooseCaptures(phase, instant.at, speeds, portion);
  const pending = await lockPendingLegs(phase, speeds, portion - captures.length);
  const entries = captures.length + pending.length;
  if (entries === 0) return 0;

  const now = clock.now();
  const file_uuid = uuidv7(now);
  const first = await takeTraces(phase, bank.odfi, entries);
  const trace = (index: number) => bank.odfi + String(first + index).padStart(7, '0');
  const speed = instant.cutOff === 'sameday' ? 'sameday' : 'standard';
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
      pending.map((leg, index) => ({
        processor_id: leg.processor_id,
        uuid: leg.uuid,
        trace_id: trace(captures.length + index),
      })),
    );
  const sum = (items: readonly { amount: number }[]) => items.reduce((total, { amount }) => total + amount, 0);
  await insertBankFile(phase, {
    uuid: file_uuid,
    bank: bank.name,
    cut_off_at: instant.at,
    ...settlementOf(instant),
    entry_count: entries,
    total_debits: sum(captures),
    total_credits: sum(pending),
    created_at: now,
  });
  return entries;
}
