// Takes entries that cannot be written out of a closed file, so that the rest of it goes out in
// time.
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { insertHold } from '../../lifecycle/holds.sql.ts';
import { type Move, moveAll } from '../../lifecycle/move.ts';
import { stageNames } from '../../lifecycle/stage-names.ts';
import { uuidv7 } from '../../std/identifiers.ts';
import { unfileLegs } from '../cut-off/choose.sql.ts';
import { takeOutFees } from '../entries/fee-entries.ts';
import type { Origination } from '../origination.ts';
import { moveBankFiles } from './bank-files.sql.ts';
import { lessenFile, type TakenOutLeg, takeOutLegs } from './file-outcomes.sql.ts';
import { type NamedFile, type Problem, unwritableEntriesOf } from './write-file.ts';

/**
 * A capture has failed (C6u): nobody's money is held by it, and its tenant can start another one.
 * Everything else is money that is owed to somebody: it waits, on hold with the reason, until an
 * operator has mended the cause. So does a capture where what is wrong is ours, an account number
 * whose seal does not open: put back, the same entry goes out. What the file merely has no room for
 * goes out with the next one. A payout of fees ends, and its money is owed as before. Answers false
 * where nothing is left of the file.
 */
export async function takeOut(on: Origination, file: NamedFile): Promise<boolean> {
  const { bank, clock, inPhase, log } = on;
  const unwritable = await unwritableEntriesOf(on, file);
  for (const { trace_id, problem } of unwritable)
    log.error(
      { bank: bank.name, file: file.uuid, trace_id, field: problem?.field, allowed: problem?.allowed },
      'an entry cannot be written and is taken out of its file',
    );
  const problems = new Map(unwritable.map(({ trace_id, problem }) => [trace_id, problem]));
  return inPhase(async (phase) => {
    const now = clock.now();
    const legs = await takeOutLegs(phase, file.uuid, [...problems.keys()]);
    for (const stage of stageNames) {
      const own = legs.filter((leg) => leg.stage === stage);
      if (own.length > 0) await unfileLegs(phase, stage, own);
    }
    const told = legs.map((leg) => ({ leg, problem: problems.get(leg.trace_id)! }));
    await moveAll(phase, told.map(asMove), now);
    await holdBack(phase, told, now);
    const writable = new Map([...problems].map(([trace_id, problem]) => [trace_id, { writable: problem === null }]));
    const fees = await takeOutFees(phase, file.uuid, writable, now);
    const left = await lessenFile(phase, file.uuid, legs, fees);
    if (left === 0)
      await moveBankFiles(phase, 'discard', [file.uuid], { at: now, note: 'None of its entries can be written.' });
    return left > 0;
  });
}

interface Told {
  leg: TakenOutLeg;
  problem: Problem | null;
}

const isGivenUp = ({ leg, problem }: Told) => problem !== null && !problem.isOurs && leg.stage === 'capture';

function asMove(told: Told): Move {
  const { processor_id, uuid: source_uuid, transaction_uuid } = told.leg;
  const base = { processor_id, transaction_uuid, source_uuid };
  if (!isGivenUp(told)) return { ...base, cause: 'entry_unfiled' };
  const details = { failure_code: 'entry_not_writable', failure_reason: reasonOf(told) };
  return { ...base, cause: 'capture_given_up', details };
}

/** One hold a payment, however many entries of it were taken out. */
async function holdBack(phase: AtomicPhase, told: readonly Told[], now: Date): Promise<void> {
  const held = new Set<string>();
  for (const one of told) {
    const { processor_id, transaction_uuid } = one.leg;
    if (one.problem === null || isGivenUp(one) || held.has(transaction_uuid)) continue;
    held.add(transaction_uuid);
    const reason = reasonOf(one);
    await insertHold(phase, {
      processor_id,
      uuid: uuidv7(now),
      transaction_uuid,
      kind: 'operator',
      reason,
      stops_capture: one.leg.stage === 'capture',
      placed_at: now,
    });
  }
}

/** Without the value that was refused: it may be an account number. */
const reasonOf = ({ leg, problem }: Told) =>
  `The ${leg.stage.replaceAll('_', ' ')} cannot be written into a bank file: its ${problem!.field} must be ${problem!.allowed}.`;
