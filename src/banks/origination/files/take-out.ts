// Takes entries that cannot be written out of a closed file, so that the other entries go out in
// time.

import { endRevokedCaptures } from '../../../payments/authorizations/end-revoked-captures.ts';
import { insertHold } from '../../../payments/lifecycle/holds.sql.ts';
import { type Move, moveAll } from '../../../payments/lifecycle/move.ts';
import { byKind, type StageName, stageNames } from '../../../payments/lifecycle/stage-names.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { madeSafe, uuidOnly } from '../../../platform/log/loggable.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { endUnwritableCheckEntries, sendCheckEntriesAgain } from '../account-checks/move-check-entries.ts';
import { unfileLegs } from '../cut-off/choose.sql.ts';
import { endFeePayouts } from '../entries/fee-entries.ts';
import type { Origination } from '../origination.ts';
import { endUnwritableReversals, sendReversalsAgain } from '../reversals/move-reversals.ts';
import { moveBankFiles } from './bank-files.sql.ts';
import { reduceFileTotals, type TakenOutLeg, takeOutLegs } from './file-outcomes.sql.ts';
import type { NamedFile } from './name-file.ts';
import { type Problem, unwritableEntriesOf } from './write-file.ts';

/**
 * A capture fails (C6u): it has moved no money, and the tenant can start another payment. Every
 * other entry pays money that is owed. It waits on hold, with the reason, until an operator repairs
 * the cause. A capture also waits when our own data is wrong, such as an account number that cannot
 * be decrypted: after the repair the same entry goes out. An entry for which the file has no room
 * goes into the next file. A fee payout ends, and its money is still owed. A reversal or a
 * micro-entry ends. Returns false when no entry is left in the file.
 */
export async function takeOut(context: Origination, file: NamedFile): Promise<boolean> {
  const { bank, clock, inPhase, log } = context;
  const unwritable = await unwritableEntriesOf(context, file);
  for (const { trace_id, problem } of unwritable)
    log.error(
      {
        bank: madeSafe(bank.name),
        file: uuidOnly(file.uuid),
        trace_number: Number(trace_id),
        field: problem === null ? null : madeSafe(problem.field),
        allowed: problem === null ? null : madeSafe(problem.allowed),
      },
      'an entry cannot be written and was taken out of its file',
    );
  const problems = new Map(unwritable.map(({ trace_id, problem }) => [trace_id, problem]));
  return inPhase(async (phase) => {
    const now = clock.now();
    const legs = await takeOutLegs(phase, file.uuid, [...problems.keys()]);
    const { ofPayments, ofFees, ofReversals, ofChecks } = byKind(legs);
    for (const stage of stageNames) {
      const own = ofPayments.filter((leg) => leg.stage === stage);
      if (own.length > 0) await unfileLegs(phase, stage, own);
    }
    const takenOut = ofPayments.map((leg) => ({ leg, problem: problems.get(leg.trace_id)! }));
    await moveAll(phase, takenOut.map(asMove), now);
    await endRevokedCaptures(phase, ofPayments, now);
    await placeHolds(phase, takenOut, now);
    const reasonOfFees = (trace_id: string) => (problems.get(trace_id) === null ? 'file_full' : 'not_writable');
    const fees = ofFees.map((leg) => ({ ...leg, cancel_reason: reasonOfFees(leg.trace_id) }) as const);
    await endFeePayouts(phase, fees, now);
    const isUnwritable = ({ trace_id }: TakenOutLeg) => problems.get(trace_id) !== null;
    const fits = (leg: TakenOutLeg) => !isUnwritable(leg);
    await sendReversalsAgain(phase, ofReversals.filter(fits), now);
    await endUnwritableReversals(phase, ofReversals.filter(isUnwritable), now);
    await sendCheckEntriesAgain(phase, ofChecks.filter(fits), now);
    await endUnwritableCheckEntries(phase, ofChecks.filter(isUnwritable), now);
    const left = await reduceFileTotals(phase, file.uuid, legs);
    if (left === 0)
      await moveBankFiles(phase, 'discard', [file.uuid], { at: now, note: 'None of its entries can be written.' });
    return left > 0;
  });
}

interface TakenOut {
  leg: TakenOutLeg & { stage: StageName };
  problem: Problem | null;
}

const isGivenUp = ({ leg, problem }: TakenOut) => problem !== null && !problem.isOurs && leg.stage === 'capture';

function asMove(one: TakenOut): Move {
  const { processor_id, uuid: source_uuid, transaction_uuid } = one.leg;
  const base = { processor_id, transaction_uuid, source_uuid };
  if (!isGivenUp(one)) return { ...base, cause: 'entry_unfiled' };
  const details = { failure_code: 'entry_not_writable', failure_reason: reasonOf(one) };
  return { ...base, cause: 'capture_given_up', details };
}

/** One hold a payment, even if several of its entries were taken out. */
async function placeHolds(phase: AtomicPhase, takenOut: readonly TakenOut[], now: Date): Promise<void> {
  const held = new Set<string>();
  for (const one of takenOut) {
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

/** Without the refused value: it may be an account number. */
const reasonOf = ({ leg, problem }: TakenOut) =>
  `The ${leg.stage.replaceAll('_', ' ')} cannot be written into a bank file: its ${problem!.field} must be ${problem!.allowed}.`;
