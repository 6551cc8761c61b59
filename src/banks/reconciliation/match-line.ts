// Matches a bank statement line to its event: the event is booked now, with the cash in suspense
// (Lifecycle, S2, S5 and O1).

import { returnCodeRow } from '../../ach/nacha/codes/return-codes.ts';
import { postDirectly } from '../../payments/ledger/post-directly.sql.ts';
import type { PaymentKey } from '../../payments/lifecycle/move.sql.ts';
import { lockForMoves, move, type Payment } from '../../payments/lifecycle/move.ts';
import type { Cause } from '../../payments/lifecycle/stage.ts';
import { type StageName, stages } from '../../payments/lifecycle/stage-names.ts';
import { selectProcessorOfTransaction } from '../../payments/transactions/transactions.sql.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { invalid, refuse } from '../../platform/refusals.ts';
import { lockFileCopy } from '../origination/file-copies/file-copies.sql.ts';
import type { Origination } from '../origination/origination.ts';
import { applyReturns } from '../returns/apply/apply-returns.ts';
import { winCaptureBack } from '../returns/dishonors/win-dishonor.ts';
import { selectItemEntry } from '../returns/items/bank-items.sql.ts';
import { selectEntry } from '../returns/items/suspense.sql.ts';
import { refuseUnknown, refuseUnknownCopy } from './account/of-another-lane.ts';
import { cashOf, reverseOf, suspend } from './reconcile-bank.ts';
import type { Direction, Meaning, StatementLine } from './statement-line.ts';
import { moveLines } from './statement-lines.sql.ts';

/** An operator's decision. `byMeaning` below says which fields each meaning needs. */
export interface Match {
  as: Meaning;
  transaction_uuid?: string;
  stage?: StageName;
  refund_uuid?: string;
  code?: string;
  file_copy_uuid?: string;
  note: string;
}

/** The tenant, the payment and the entry of the event. */
export type About = Partial<Record<'processor_id' | 'transaction_uuid' | 'entry_uuid' | 'file_copy_uuid', string>>;

type Matching = (
  context: Pick<Origination, 'log' | 'bankingClock'>,
  phase: AtomicPhase,
  line: StatementLine,
  match: Match,
  now: Date,
) => Promise<About>;

const byMeaning: Record<Meaning, Matching> = {
  return_of: matchReturn,
  dishonor_won: matchDishonor,
  debt_paid: matchDebt,
  own_funds: matchOwnFunds,
  bank_fee: matchBankFee,
  file_processed_twice: matchFileCopy,
};

/**
 * The line must be locked, and open or in suspense. Refuses a wrong direction or amount, and a
 * payment whose status does not allow the event. Afterwards the line has no balance in suspense, on
 * the operator's books or the tenant's. `part`: what cash of the books does not explain of a line
 * in suspense; without it the whole line.
 */
export async function matchLine(
  context: Pick<Origination, 'log' | 'bankingClock'>,
  phase: AtomicPhase,
  line: StatementLine,
  match: Match,
  now: Date,
  part: StatementLine = line,
): Promise<{ line: StatementLine; about: About }> {
  if (line.state === 'open') await suspend(phase, [line], now);
  const about = await byMeaning[match.as](context, phase, part, match, now);
  const {
    entry_uuid = null,
    file_copy_uuid = null,
    ...payment
  } = { processor_id: null, transaction_uuid: null, ...about };
  const matched = { matched_as: match.as, note: match.note, ...payment };
  await moveLines(phase, 'matched', [line.uuid], { ...matched, entry_uuid, file_copy_uuid, at: now });
  return { about, line: { ...line, ...matched, state: 'matched', decided_at: now } };
}

/** S2: moves the cash from the operator's books to the tenant's books. */
async function handOver(phase: AtomicPhase, line: StatementLine, processor_id: string, now: Date): Promise<void> {
  const cash = cashOf(line);
  await postDirectly(
    phase,
    [
      { ...reverseOf(cash), transition: 'S2' },
      { ...cash, processor_id, transition: 'S2' },
    ],
    now,
  );
}

async function paymentNamed(phase: AtomicPhase, { transaction_uuid, as }: Match) {
  if (transaction_uuid === undefined) throw invalid('transaction_uuid', 'required', 'must be given');
  const processor_id = await selectProcessorOfTransaction(phase, transaction_uuid);
  if (processor_id === null) throw await refuseUnknown(phase, transaction_uuid, as);
  return { processor_id, transaction_uuid: transaction_uuid.toLowerCase() };
}

function expectDirection(line: StatementLine, direction: Direction): void {
  if (line.direction !== direction)
    throw refuse(
      'invalid_state',
      'uuid',
      `the line is a ${line.direction}; this match needs a ${direction}. Check \`as\` and \`stage\``,
    );
}

/** A return whose cash is on the bank statement and whose file never came. */
async function matchReturn(
  context: Pick<Origination, 'log' | 'bankingClock'>,
  phase: AtomicPhase,
  line: StatementLine,
  match: Match,
  now: Date,
): Promise<About> {
  const { stage, refund_uuid = null } = match;
  if (stage === undefined) throw invalid('stage', 'required', 'is required with return_of');
  const code = codeOf(match, stages[stage].direction);
  const payment = await paymentNamed(phase, match);
  const entry = await selectEntry(phase, { ...payment, stage, refund_uuid });
  if (entry === null)
    throw refuse(
      'invalid_state',
      'stage',
      `the payment has no ${stage} entry at a bank. Name the stage of a sent entry`,
    );
  if (entry.bank !== line.bank)
    throw refuse(
      'invalid_state',
      'stage',
      `the entry was sent to bank ${entry.bank}, the line is of bank ${line.bank}; both must be the same. Name another entry`,
    );
  // The return of a debit takes cash out; the return of a credit brings cash in.
  expectDirection(line, stages[stage].direction);
  if (entry.amount !== line.amount)
    throw refuse(
      'invalid_state',
      'stage',
      `the entry has ${entry.amount} cents, the line ${line.amount}; both must be the same. Name another entry`,
    );
  // Only settled entries have moved cash.
  await lockForMoves(phase, [{ ...payment, cause: `${stage}_returned` }]);
  const returnedEntry = await selectItemEntry(phase, entry);
  if (!returnedEntry.legs.every(({ state }) => state === 'settled' || state === 'good'))
    throw refuse(
      'invalid_state',
      'stage',
      'the entry has not settled, so its return cannot have moved cash yet. Name another entry, or wait until it settles',
    );
  await handOver(phase, line, payment.processor_id, now);
  const received_at = context.bankingClock.bankingNow();
  const returned = {
    uuid: line.uuid,
    kind: 'return' as const,
    code,
    original_trace: null,
    received_at,
    entry: returnedEntry,
  };
  const [outcome] = await applyReturns(context, phase, [returned], now, 'SUSP');
  if (outcome?.state !== 'applied')
    throw refuse('invalid_state', 'stage', `the return cannot be applied: ${outcome!.reason!}`);
  return { ...payment, entry_uuid: entry.uuid };
}

function codeOf({ code = '' }: Match, direction: Direction): string {
  const row = returnCodeRow(code.toUpperCase());
  const fits = row !== undefined && (row.of === 'both' || row.of === `${direction}s`);
  if (!fits || row.withdrawn || ['dishonor', 'contest', 'international'].includes(row.group))
    throw invalid('code', 'return_code', `must be a code of returned ${direction}s, such as R23`);
  return code.toUpperCase();
}

/** The bank paid back a returned capture. */
async function matchDishonor(
  _on: unknown,
  phase: AtomicPhase,
  line: StatementLine,
  match: Match,
  now: Date,
): Promise<About> {
  const payment = await paymentNamed(phase, match);
  expectDirection(line, 'credit');
  const { amount } = await lockPayment(phase, payment, 'dishonor_won');
  if (amount !== line.amount)
    throw refuse(
      'invalid_state',
      'transaction_uuid',
      `the capture has ${amount} cents, the line ${line.amount}; both must be the same. Name another transaction`,
    );
  await handOver(phase, line, payment.processor_id, now);
  await winCaptureBack(phase, payment, { source_uuid: line.uuid, cash: 'SUSP', field: 'transaction_uuid' }, now);
  return payment;
}

/** A payer paid a debt outside the ACH network. */
async function matchDebt(
  _on: unknown,
  phase: AtomicPhase,
  line: StatementLine,
  match: Match,
  now: Date,
): Promise<About> {
  const payment = await paymentNamed(phase, match);
  expectDirection(line, 'credit');
  const { RECV = 0, LOSS_PAYER = 0 } = (await lockPayment(phase, payment, 'debt_paid')).balances;
  if (RECV + LOSS_PAYER < line.amount)
    throw refuse('amount_exceeds_debt', 'transaction_uuid', `the payer owes only ${RECV + LOSS_PAYER} cents`);
  await handOver(phase, line, payment.processor_id, now);
  const paid = {
    ...payment,
    cause: 'debt_paid',
    source_uuid: line.uuid,
    moved_amount: line.amount,
    cash: 'SUSP',
  } as const;
  const [made] = await move(phase, [paid], now);
  if (made === undefined || made.steps.length === 0)
    throw refuse(
      'invalid_state',
      'transaction_uuid',
      `the payer owes ${RECV} cents and ${LOSS_PAYER} cents are written off; a payment of a debt needs one of the two above 0. Name another transaction`,
    );
  return payment;
}

async function lockPayment(phase: AtomicPhase, payment: PaymentKey, cause: Cause): Promise<Payment> {
  return (await lockForMoves(phase, [{ ...payment, cause }])).get(payment.transaction_uuid)!;
}

/** O1: own funds that the bank statement shows before an operator booked them. */
async function matchOwnFunds(
  _on: unknown,
  phase: AtomicPhase,
  line: StatementLine,
  _: Match,
  now: Date,
): Promise<About> {
  expectDirection(line, 'credit');
  await postDirectly(phase, [{ ...cashOf(line), transition: 'O1', debit: 'SUSP', credit: 'OWN' }], now);
  return {};
}

/** S5: a debit is a fee of the bank, a credit is a fee that it gave back. */
async function matchBankFee(
  _on: unknown,
  phase: AtomicPhase,
  line: StatementLine,
  _: Match,
  now: Date,
): Promise<About> {
  const [debit, credit] = line.direction === 'debit' ? (['BFEE', 'SUSP'] as const) : (['SUSP', 'BFEE'] as const);
  await postDirectly(phase, [{ ...cashOf(line), transition: 'S5', debit, credit }], now);
  return {};
}

/** S7: the second sum of a file that the bank processed twice, or what the bank took back of it. */
async function matchFileCopy(
  _on: unknown,
  phase: AtomicPhase,
  line: StatementLine,
  match: Match,
  now: Date,
): Promise<About> {
  if (match.file_copy_uuid === undefined)
    throw invalid('file_copy_uuid', 'required', 'is required with file_processed_twice: see GET /admin/v1/file-copies');
  const copy = await lockFileCopy(phase, match.file_copy_uuid.toLowerCase());
  if (copy === null) throw await refuseUnknownCopy(phase, match.file_copy_uuid.toLowerCase());
  if (copy.bank !== line.bank)
    throw refuse(
      'invalid_state',
      'file_copy_uuid',
      `the file is of bank ${copy.bank}, the line of ${line.bank}. Name another copy`,
    );
  if (copy.state !== 'open')
    throw refuse(
      'invalid_state',
      'file_copy_uuid',
      'the copy is closed: nothing of it is expected any more. Name another copy',
    );
  const [debit, credit] = line.direction === 'debit' ? (['DUP', 'SUSP'] as const) : (['SUSP', 'DUP'] as const);
  await postDirectly(phase, [{ ...cashOf(line), transition: 'S7', debit, credit }], now);
  return { file_copy_uuid: copy.uuid };
}
