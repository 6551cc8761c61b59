// An operator reverses an entry that was sent wrongly. The reversal goes out with the next cut-off
// after the entry has settled.
import type { EntryError } from '../../../ach/nacha/codes/entry-errors.ts';
import { insertHolds } from '../../../payments/lifecycle/holds.sql.ts';
import { lockForMoves } from '../../../payments/lifecycle/move.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { invalid, refuse } from '../../../platform/refusals.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { selectEntryOfLeg } from '../entries/file-entries.sql.ts';
import { insertReversals, type NewReversal } from './reversals.sql.ts';
import { type EntryToReverse, selectEntriesToReverse } from './reversible-entries.sql.ts';
import { type SeenReversal, selectReversal } from './seen-reversals.sql.ts';
import { type Reversing, whyNot } from './why-not.ts';

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
  if (why !== null) throw refuse('invalid_state', 'trace_id', why.message);
  return entry;
}

/** With a hold on the payment, so that nothing else moves the money before the reversal. */
export async function askReversal(
  phase: AtomicPhase,
  context: Reversing,
  asked: AskedReversal,
  now: Date,
): Promise<SeenReversal> {
  const { transaction_uuid, entry_error } = asked;
  const entry = await expectReversible(phase, context, asked);
  const { sec_code, company_identification, company_name } = (await selectEntryOfLeg(phase, entry))!;
  const uuid = uuidv7(now);
  await placeReversals(
    phase,
    [{ ...entry, uuid, leg_uuid: entry.uuid, transaction_uuid, sec_code, company_identification, company_name }],
    { entry_error, file_reversal_uuid: null },
    now,
  );
  return (await selectReversal(phase, uuid))!;
}

/** An entry that may be reversed, with what the batch of its reversal needs. */
export interface AcceptedEntry extends Omit<EntryToReverse, 'uuid'> {
  /** The uuid that the reversal will have. */
  uuid: string;
  leg_uuid: string;
  transaction_uuid: string;
  /** As in the batch of the wrong entry. */
  sec_code: string;
  company_identification: string | null;
  company_name: string;
}

/** Places the reversals of these entries, each with a hold. Their payments are locked. */
export async function placeReversals(
  phase: AtomicPhase,
  entries: readonly AcceptedEntry[],
  of: Pick<NewReversal, 'entry_error' | 'file_reversal_uuid'>,
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const placed = entries.map((entry) => ({ entry, hold_uuid: uuidv7(now) }));
  await insertHolds(
    phase,
    placed.map(({ entry: { processor_id, transaction_uuid, stage }, hold_uuid }) => ({
      processor_id,
      uuid: hold_uuid,
      transaction_uuid,
      kind: 'operator' as const,
      reason: `Its ${stage} is being reversed.`,
      stops_capture: false,
      placed_at: now,
    })),
  );
  await insertReversals(
    phase,
    placed.map(({ entry, hold_uuid }) => ({
      processor_id: entry.processor_id,
      uuid: entry.uuid,
      transaction_uuid: entry.transaction_uuid,
      reversed_leg_uuid: entry.leg_uuid,
      reversed_entry_uuid: entry.entry_uuid,
      direction: entry.direction === 'debit' ? ('credit' as const) : ('debit' as const),
      amount: entry.amount,
      bank_account_uuid: entry.bank_account_uuid!,
      bank: entry.bank,
      sec_code: entry.sec_code,
      company_identification: entry.company_identification,
      company_name: entry.company_name,
      hold_uuid,
      ...of,
    })),
    now,
  );
}
