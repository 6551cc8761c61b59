// An operator reverses an entry that was sent wrongly. The reversal goes out with the next cut-off
// after the entry has settled.
import { cutOffFrom, settlementOf } from '../../../ach/calendar/banking-instants.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import type { EntryError } from '../../../ach/nacha/codes/entry-errors.ts';
import { insertHold } from '../../../payments/lifecycle/holds.sql.ts';
import { lockForMoves, type Payment } from '../../../payments/lifecycle/move.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { invalid, refuse } from '../../../platform/refusals.ts';
import type { BankingClock } from '../../../platform/std/clock.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import type { BankDescription } from '../../connections/bank.ts';
import { selectEntryOfLeg } from '../entries/file-entries.sql.ts';
import { isInTime, isReversible, reversalWindow, whyNotReversible } from './may-reverse.ts';
import { insertReversal } from './reversals.sql.ts';
import { type EntryToReverse, selectEntriesToReverse } from './reversible-entries.sql.ts';
import { type SeenReversal, selectReversal } from './seen-reversals.sql.ts';

export interface Reversing {
  banks: readonly BankDescription[];
  bankingClock: BankingClock;
}

export interface AskedReversal {
  processor_id: string;
  transaction_uuid: string;
  /** Of the wrong entry. */
  trace_id: string;
  entry_error: EntryError;
}

/** Locks the payment and answers the entry. Refuses what may not be reversed (`whyNot`). */
export async function expectReversible(
  phase: AtomicPhase,
  context: Reversing,
  { processor_id, transaction_uuid, trace_id }: Omit<AskedReversal, 'entry_error'>,
): Promise<EntryToReverse> {
  const payments = await lockForMoves(phase, [{ processor_id, transaction_uuid, cause: 'capture_returned' }]);
  const [entry] = await selectEntriesToReverse(phase, { processor_id, transaction_uuid }, trace_id);
  if (entry === undefined)
    throw invalid('trace_id', 'no_entry', 'must be the trace number of an entry of this payment: see `entries` of it');
  const why = whyNot(context, entry, payments.get(transaction_uuid)!);
  if (why !== null) throw refuse('invalid_state', 'trace_id', why);
  return entry;
}

const askForReturn = 'Ask the receiving bank to return it: POST /admin/v1/transactions/{uuid}/return-requests';

/**
 * Why an entry cannot be reversed now; null: it can. No bank has it, it came back, it is reversed
 * already, its payment does not allow it, or the reversal would be too late.
 */
export function whyNot({ banks, bankingClock }: Reversing, entry: EntryToReverse, payment: Payment): string | null {
  const { state, stage, members, reversal_uuid } = entry;
  if (reversal_uuid !== null)
    return `this entry has the reversal ${reversal_uuid}; an entry is reversed once. Read it with GET /admin/v1/reversals/{uuid}`;
  if (state === 'filed' || state === 'rejected')
    return `the entry is \`${state}\`: the bank does not have it. Wait until the bank has the file, or cancel the payment`;
  if (state === 'returned') return 'the entry came back already, so nothing is left to take back';
  if (!isReversible(stage))
    return `the entry is for the stage ${stage}; only the entry of a capture or a payout can be reversed. ${askForReturn}`;
  if (members > 1)
    return `the entry pays ${members} payments of a batch; only an entry of one payment can be reversed. ${askForReturn}`;
  if (!entry.is_latest) return `a later entry of this stage was sent, so this one cannot be reversed. ${askForReturn}`;
  const why = whyNotReversible(stage, payment);
  if (why !== null) return `${why}, so a reversal would move it twice. Wait until that ends`;
  return whyTooLate(entry, banks, bankingClock.bankingNow());
}

function whyTooLate({ settles_at, bank }: EntryToReverse, banks: readonly BankDescription[], now: Date): string | null {
  const windows = banks.find(({ name }) => name === bank)?.windows;
  if (windows === undefined)
    return `the entry was sent through bank ${bank}, which is not in the banks file; add this bank again, then repeat the request`;
  const next = cutOffFrom(now > settles_at ? now : settles_at, 'standard', windows);
  if (isInTime(settles_at, settlementOf(next).effective_entry_date)) return null;
  const { send_until, available_until } = reversalWindow(settles_at);
  const past = easternDay(now) === send_until ? ', and its cut-off is past' : `; today is ${easternDay(now)}`;
  return `the last day to send the reversal was ${send_until}${past}: the receiving bank must have it by ${available_until}, five banking days after the entry settled. ${askForReturn}`;
}

/** With a hold on the payment, so that nothing else moves the money before the reversal. */
export async function askReversal(
  phase: AtomicPhase,
  context: Reversing,
  asked: AskedReversal,
  now: Date,
): Promise<SeenReversal> {
  const { processor_id, transaction_uuid, entry_error } = asked;
  const entry = await expectReversible(phase, context, asked);
  const { sec_code, company_identification, company_name } = (await selectEntryOfLeg(phase, entry))!;
  const hold_uuid = uuidv7(now);
  await insertHold(phase, {
    processor_id,
    uuid: hold_uuid,
    transaction_uuid,
    kind: 'operator',
    reason: `Its ${entry.stage} is being reversed.`,
    stops_capture: false,
    placed_at: now,
  });
  const uuid = uuidv7(now);
  await insertReversal(phase, {
    processor_id,
    uuid,
    transaction_uuid,
    reversed_leg_uuid: entry.uuid,
    reversed_entry_uuid: entry.entry_uuid,
    direction: entry.direction === 'debit' ? 'credit' : 'debit',
    amount: entry.amount,
    bank_account_uuid: entry.bank_account_uuid!,
    bank: entry.bank,
    entry_error,
    sec_code,
    company_identification,
    company_name,
    hold_uuid,
    requested_at: now,
  });
  return (await selectReversal(phase, uuid))!;
}
