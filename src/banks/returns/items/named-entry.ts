// The entry of ours that an operator names for an item in suspense.
import { selectAnyFeePayout } from '../../../payments/fees/fee-payouts.sql.ts';
import type { StageName } from '../../../payments/lifecycle/stage-names.ts';
import { findProcessorOf } from '../../../payments/transactions/find-transaction.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { laneOfWork } from '../../../platform/database/lanes/lane.ts';
import { overEveryLane } from '../../../platform/database/lanes/over-every-lane.ts';
import { invalid, Refusal, refuse } from '../../../platform/refusals.ts';
import { isShared, isSharing, sharesAccountOf } from '../../connections/account-sharing.sql.ts';
import {
  type NamedEntry,
  type SeenItem,
  selectEntriesOfTrace,
  selectEntry,
  selectEntryByUuid,
} from './suspense.sql.ts';

/** Each of the three names it. None: the entry that the item answers by its trace number. */
export interface Naming {
  as: 'ignored' | 'return_of' | 'copy_return' | 'rejected_entry' | 'correction';
  transaction_uuid?: string;
  stage?: StageName;
  refund_uuid?: string;
  fee_payout_uuid?: string;
  trace_id?: string;
}

export interface Named extends NamedEntry {
  /** The field that a refusal names. */
  field: string;
  what: string;
}

export function namedBy(phase: AtomicPhase, item: SeenItem, as: Naming): Promise<Named> {
  const [, second] = (['transaction_uuid', 'fee_payout_uuid', 'trace_id'] as const).filter(
    (field) => as[field] !== undefined,
  );
  if (second !== undefined)
    throw invalid(
      second,
      'invalid',
      'one of transaction_uuid, fee_payout_uuid and trace_id names the entry: leave out the others',
    );
  if (as.fee_payout_uuid !== undefined) return payoutNamed(phase, as.fee_payout_uuid);
  if (as.trace_id !== undefined) return traceNamed(phase, item, as.trace_id);
  const isNamed = as.transaction_uuid !== undefined || as.stage !== undefined;
  return isNamed || as.as === 'return_of' || item.entry_uuid === null
    ? entryNamed(phase, as)
    : answered(phase, { processor_id: item.processor_id!, uuid: item.entry_uuid });
}

/**
 * The entry that an operator names, if its bank is of another lane and shares the account of the
 * item's bank. Null: the entry is in this database, or is unknown.
 */
export async function namedInAnotherLane(phase: AtomicPhase, item: SeenItem, as: Naming): Promise<Named | null> {
  const isNamed = [as.transaction_uuid, as.fee_payout_uuid, as.trace_id].some((name) => name !== undefined);
  if (!isNamed || laneOfWork() === undefined || !(await isShared(phase, item.bank))) return null;
  const named = await overEveryLane(phase, () => namedBy(phase, item, as));
  return (await sharesAccountOf(phase, named.bank, item.bank)) ? named : null;
}

/**
 * The entry that an operator names, in the lane of the item.
 *
 * @throws Refusal, which says what to do about a payment of another lane: a lane that has got an
 *   item keeps it
 */
export async function namedHere(phase: AtomicPhase, item: SeenItem, as: Naming): Promise<Named> {
  try {
    return await namedBy(phase, item, as);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not_found' || !(await isSharing(phase, item.bank))) throw error;
    throw refuse(
      'invalid_state',
      error.errors[0]!.field,
      `is of another lane than the bank ${item.bank}, or unknown. If it is of another lane, ask the bank to send the item again with the trace number of its entry. Until then, a hold on the payment keeps its payout. Resolve this item as \`ignored\``,
    );
  }
}

async function answered(phase: AtomicPhase, key: Pick<NamedEntry, 'processor_id' | 'uuid'>): Promise<Named> {
  return { ...(await selectEntryByUuid(phase, key)), field: 'stage', what: 'the entry of the item' };
}

async function entryNamed(phase: AtomicPhase, { transaction_uuid, stage, refund_uuid }: Naming): Promise<Named> {
  if (transaction_uuid === undefined || stage === undefined)
    throw invalid(
      'transaction_uuid',
      'required',
      'transaction_uuid and stage, fee_payout_uuid, or trace_id must be given: they name the entry',
    );
  const processor_id = await findProcessorOf(phase, transaction_uuid, 'transaction_uuid');
  const entry = await selectEntry(phase, { processor_id, transaction_uuid, stage, refund_uuid: refund_uuid ?? null });
  if (entry === null)
    throw refuse(
      'invalid_state',
      'stage',
      `the payment has no ${stage} entry at a bank. Name the stage of a sent entry`,
    );
  return { ...entry, field: 'stage', what: 'the latest entry of that stage' };
}

async function payoutNamed(phase: AtomicPhase, uuid: string): Promise<Named> {
  const field = 'fee_payout_uuid';
  const payout = await selectAnyFeePayout(phase, uuid);
  if (payout === null) throw refuse('not_found', field);
  const { processor_id, status } = payout;
  const of = { processor_id, transaction_uuid: payout.uuid, stage: 'fee_payout', refund_uuid: null } as const;
  const entry = await selectEntry(phase, of);
  if (entry === null)
    throw refuse(
      'invalid_state',
      field,
      `the fee payout is ${status} and has no entry at a bank. Name another fee payout`,
    );
  return { ...entry, field, what: 'the fee payout' };
}

async function traceNamed(phase: AtomicPhase, { amount, direction }: SeenItem, trace_id: string): Promise<Named> {
  const field = 'trace_id';
  const entries = await selectEntriesOfTrace(phase, trace_id);
  const alike = entries.filter((entry) => entry.amount === amount && entry.direction === direction);
  const [entry, another] = alike.length > 0 ? alike : entries;
  if (entry === undefined)
    throw refuse('invalid_state', field, 'no entry at a bank has this trace number. Name the payment and the stage');
  if (another !== undefined)
    throw refuse('invalid_state', field, 'several entries have this trace number. Name the payment and the stage');
  return { ...entry, field, what: 'the entry with this trace number' };
}
