// Fee payouts in our files: created by the daily run, filed at the cut-off, sent, settled, taken
// back.
import type { BankingInstant, CutOffInstant } from '../../calendar/banking-instants.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { askAgain } from '../../fees/ask-fee-payout.ts';
import { mostOfPayout, selectFeesDue } from '../../fees/fee-accounts.sql.ts';
import {
  type FeePayout,
  type FiledFeePayout,
  fileFeePayouts,
  insertFeePayouts,
  isFeePayoutDue,
  isFeePayoutWaiting,
  lockDueFeePayouts,
  lockFeePayoutsOfEntries,
  lockFeePayoutsOfFile,
  lockWaitingFeePayouts,
  moveFeePayouts,
} from '../../fees/fee-payouts.sql.ts';
import { uuidv7 } from '../../std/identifiers.ts';
import { inFiles } from '../cut-off/file-room.ts';
import { fileWithRoom } from '../cut-off/new-file.ts';
import { countEntries, insertTraceRanges, takeTraces } from '../files/bank-files.sql.ts';
import { inPortions, type Origination, portion } from '../origination.ts';

/**
 * The daily run creates a fee payout for each owner on the daily schedule to whom fees are owed.
 * `at`: the time of the run, whose cut-off files them. It can be repeated after a crash.
 */
export async function askFees({ database, bank, inPhase }: Origination, at: Date): Promise<void> {
  const due = await selectFeesDue(database, bank);
  if (due.length === 0) return;
  await inPhase((phase) =>
    insertFeePayouts(
      phase,
      due.map((one) => ({ ...one, uuid: uuidv7(at) })),
      at,
    ),
  );
}

/**
 * Puts the waiting fee payouts into the file of a next-day cut-off. Each pays what is owed at that
 * time. If nothing is owed any more, the fee payout ends.
 */
export async function fileFees(on: Origination, { at, day, cutOff }: BankingInstant): Promise<void> {
  const { database, bank, clock, inPhase } = on;
  if (cutOff?.speed !== 'standard' || !(await isFeePayoutWaiting(database, bank))) return;
  await inPortions(() =>
    inPhase(async (phase) => {
      const waiting = await lockWaitingFeePayouts(phase, bank, at, portion);
      const now = clock.now();
      const nothing = waiting.filter(({ owed }) => owed <= 0);
      await moveFeePayouts(
        phase,
        'V0',
        nothing.map((one) => ({ ...one, cancel_reason: 'nothing_owed' })),
        now,
      );
      const chosen = waiting
        .filter(({ owed }) => owed > 0)
        .map((one) => ({ ...one, amount: Math.min(one.owed, mostOfPayout) }));
      for (const some of inFiles(chosen, bank.file_entries)) await fileGroup(on, phase, { at, day, cutOff }, some);
      return waiting.length;
    }),
  );
}

type Chosen = Omit<FiledFeePayout, 'file_uuid' | 'trace_id'>;

/** Puts a group that fits into one file into it. */
async function fileGroup(
  { bank, clock }: Origination,
  phase: AtomicPhase,
  instant: CutOffInstant,
  chosen: readonly Chosen[],
): Promise<void> {
  const now = clock.now();
  const credits = chosen.reduce((sum, { amount }) => sum + amount, 0);
  const added = { entries: chosen.length, debits: 0, credits };
  const file_uuid = await fileWithRoom(phase, bank, instant, added, now);
  const traces = await takeTraces(phase, bank.odfi, chosen.length);
  const filed = chosen.map((one, index) => ({ ...one, file_uuid, trace_id: traces[index]! }));
  await fileFeePayouts(phase, filed, now);
  // One range each: a return finds its fee payout by the range alone.
  await insertTraceRanges(
    phase,
    filed.map(({ processor_id, trace_id }) => ({
      first_trace: trace_id,
      last_trace: trace_id,
      processor_id,
      file_uuid,
      created_at: now,
    })),
  );
  await countEntries(phase, file_uuid, added);
}

/** The bank has the file (V1). */
export async function sendFees(phase: AtomicPhase, fileUuid: string, settlesAt: Date, now: Date): Promise<void> {
  const filed = await lockFeePayoutsOfFile(phase, fileUuid, 'FEE_PAYOUT_FILED');
  await moveFeePayouts(
    phase,
    'V1',
    filed.map((one) => ({ ...one, due_at: settlesAt })),
    now,
  );
}

/** Sent fee payouts settle on their date (V2). */
export async function settleFees({ database, bank, inPhase, clock }: Origination, until: Date): Promise<void> {
  if (!(await isFeePayoutDue(database, bank.name, until))) return;
  await inPhase(async (phase) =>
    moveFeePayouts(phase, 'V2', await lockDueFeePayouts(phase, bank.name, until), clock.now()),
  );
}

/** Ends the fee payouts of a rejected file (V1u, V1r) and creates new ones. */
export async function takeBackFees(phase: AtomicPhase, fileUuid: string, now: Date): Promise<void> {
  const because = { cancel_reason: 'file_rejected' } as const;
  const back = async (name: 'V1u' | 'V1r', status: 'FEE_PAYOUT_FILED' | 'FEE_PAYOUT_ACH_PENDING') => {
    const payouts = await lockFeePayoutsOfFile(phase, fileUuid, status);
    return moveFeePayouts(
      phase,
      name,
      payouts.map((one) => ({ ...one, ...because })),
      now,
    );
  };
  const ended = [...(await back('V1u', 'FEE_PAYOUT_FILED')), ...(await back('V1r', 'FEE_PAYOUT_ACH_PENDING'))];
  await askAgain(phase, ended, now);
}

/**
 * Takes fee payouts that cannot be written out of their file, before the bank has seen it, and
 * answers them. If the file had no room, a new fee payout is created. If no file can hold the
 * entry, the money waits until a bank account is named again.
 */
export async function takeOutFees(
  phase: AtomicPhase,
  fileUuid: string,
  unwritable: ReadonlyMap<string, { writable: boolean }>,
  now: Date,
): Promise<FeePayout[]> {
  const payouts = await lockFeePayoutsOfEntries(phase, fileUuid, [...unwritable.keys()]);
  const ended = await moveFeePayouts(
    phase,
    'V1u',
    payouts.map((one) => ({
      ...one,
      cancel_reason: unwritable.get(one.trace_id)!.writable ? ('file_full' as const) : ('not_writable' as const),
    })),
    now,
  );
  await askAgain(
    phase,
    ended.filter(({ cancel_reason }) => cancel_reason === 'file_full'),
    now,
  );
  return ended;
}
