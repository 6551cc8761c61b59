// Judges the books of a payment by the facts: after every move, and when no automatic action is
// left.
import type { Balances, Book } from '../../../src/payments/ledger/accounts.ts';
import { type StageName, stages } from '../../../src/payments/lifecycle/stage-names.ts';
import { creditIsSent, type Entry, type Truth } from './truth.ts';

export class Violation extends Error {}

export const violated = (what: string): never => {
  throw new Violation(what);
};

const sum = (entries: Entry[], chosen: (entry: Entry) => boolean) =>
  entries.reduce((total, entry) => (chosen(entry) ? total + entry.amount : total), 0);

/**
 * The books equal entitlement less cash, and no account has a balance on its wrong side. Throws
 * otherwise.
 */
export function judgeBooks({ amount, fee, entries, ...truth }: Truth, balances: Balances): void {
  const credit = (book: Book) => -(balances[book] ?? 0);
  const debit = (book: Book) => balances[book] ?? 0;
  const expect = (what: string, found: number, expected: number) => {
    if (found !== expected) violated(`${what} is ${found}, must be ${expected}`);
  };
  const isDebit = ({ stage }: Entry) => stages[stage].direction === 'debit';
  const settled = ({ at }: Entry) => at === 'settled' || at === 'good';
  const out = ({ at }: Entry) => at === 'sent' || at === 'settled';

  expect(
    'DIF',
    debit('DIF'),
    sum(entries, (one) => isDebit(one) && one.at === 'sent'),
  );
  expect(
    'CIF',
    credit('CIF'),
    sum(entries, (one) => !isDebit(one) && one.at === 'sent'),
  );
  expect(
    'BANK',
    debit('BANK'),
    sum(entries, (one) => isDebit(one) && settled(one)) -
      sum(entries, (one) => !isDebit(one) && settled(one)) +
      truth.paid,
  );
  expect(
    'UNS',
    credit('UNS'),
    sum(entries, (one) => isDebit(one) && out(one)),
  );
  for (const book of ['UNS', 'CIF', 'PAYEE', 'PRES', 'FEE', 'PAYER'] as const)
    if (credit(book) < 0) violated(`${book} has a debit balance: ${credit(book)}`);
  for (const book of ['DIF', 'CLAW', 'RECV', 'LOSS_PAYEE', 'LOSS_PAYER'] as const)
    if (debit(book) < 0) violated(`${book} has a credit balance: ${debit(book)}`);

  const entitled = entitlement({ amount, fee, entries, ...truth });
  const toPayer =
    sum(entries, (one) => (one.stage === 'reverse_payout' || one.stage === 'refund_payout') && out(one)) - truth.paid;
  const toPayee =
    sum(entries, (one) => one.stage === 'payout' && out(one)) -
    sum(entries, (one) => (one.stage === 'clawback' || one.stage === 'refund_capture') && one.at === 'good') -
    truth.offsets;
  expect('the payer', credit('PAYER') - debit('RECV') - debit('LOSS_PAYER'), entitled.payer - toPayer);
  expect('the payee', credit('PAYEE') + credit('PRES') - debit('CLAW') - debit('LOSS_PAYEE'), entitled.payee - toPayee);
  expect('the vendor', credit('FEE'), entitled.vendor);
}

function entitlement({ amount, fee, captureIsGood, payoutIsBack, refunds }: Truth) {
  if (!captureIsGood) return { payer: 0, payee: 0, vendor: 0 };
  if (payoutIsBack) return { payer: amount, payee: 0, vendor: 0 };
  const refunded = refunds.reduce((total, one) => total + (one.counts && !one.ended ? one.amount : 0), 0);
  return { payer: refunded, payee: amount - fee - refunded, vendor: fee };
}

/** The statuses of work that is still to come. */
export interface SettledStatuses {
  balances: Balances;
  payout_status: string | null;
  clawback_status: string | null;
  reverse_payout_status: string | null;
  refunds: readonly { status: string }[];
}

/** What must hold when no automatic action is left. */
export function judgeRest(truth: Truth, state: SettledStatuses): void {
  const { entries, captureIsGood, payoutIsBack, refunds, offsetCount } = truth;
  const open = (book: Book) => (state.balances[book] ?? 0) !== 0;
  const never = (stage: StageName) => !entries.some((entry) => entry.stage === stage);
  if (captureIsGood && !payoutIsBack && never('payout') && offsetCount === 0) violated('good, and never paid out');
  if (payoutIsBack && captureIsGood && open('PAYER') && never('reverse_payout'))
    violated('returned, and never sent back to the payer');
  for (const book of ['UNS', 'DIF', 'CIF', 'PRES'] as const) if (open(book)) violated(`${book} is open when settled`);
  // Everything owed to the payer is paid, except returned credits: an operator must still decide
  // about those.
  const asked = ['REVERSE_PAYOUT_ACH_FAILED', 'REVERSE_PAYOUT_ACH_COMPLETE'].includes(
    state.reverse_payout_status ?? '',
  );
  const ofRefunds = refunds.reduce(
    (total, one) => (one.counts && !one.ended && !creditIsSent(truth, one.uuid) ? total + one.amount : total),
    0,
  );
  if (!asked && -(state.balances.PAYER ?? 0) > ofRefunds) violated('owed to the payer, and never paid');
  if (open('PAYEE') && (open('CLAW') || open('LOSS_PAYEE'))) violated('PAYEE is open together with CLAW or its LOSS');
  if (open('PAYER') && (open('RECV') || open('LOSS_PAYER'))) violated('PAYER is open together with RECV or its LOSS');
  const done = state.clawback_status === null || state.clawback_status === 'CLAWBACK_COMPLETE';
  if (done ? open('CLAW') : !open('CLAW') && !open('LOSS_PAYEE'))
    violated(`CLAW is ${open('CLAW') ? 'open' : 'none'} at ${state.clawback_status}`);
  for (const status of [state.payout_status, state.clawback_status, state.reverse_payout_status])
    if (status?.endsWith('_PENDING') || status === 'PAYOUT_PENDING_ACH') violated(`${status} when settled`);
  for (const { status } of state.refunds)
    if (status.endsWith('_PENDING')) {
      // A refund waits until the payout is sent, and so does a payout that was kept for another
      // account.
      if (status !== 'REFUND_PENDING' || ![null, 'PAYOUT_ACH_FAILED'].includes(state.payout_status))
        violated(`${status} when settled`);
    }
}

/** A payment of a payee: the facts about it, and its statuses. */
export interface OfPayee extends Truth {
  state: SettledStatuses;
}

const isUnderWay = ({ at }: Entry) => at === 'filed' || at === 'sent' || at === 'settled';

/** Cents that the payee owes, without those that a debit is collecting or that are written off. */
export function owedBy({ entries }: Truth, { CLAW = 0 }: Balances): number {
  return entries.some((entry) => entry.stage === 'clawback' && isUnderWay(entry)) ? 0 : CLAW;
}

/**
 * A payee who owes is not paid: when money is reserved for a payee, none of their payments has a
 * debt that it could have paid.
 */
export function judgePayout(payments: readonly OfPayee[]): void {
  const owed = payments.reduce((sum, one) => sum + owedBy(one, one.state.balances), 0);
  if (owed !== 0) violated(`paid while they owe ${owed}`);
}

/**
 * A payee is not debited for money that we owe them: no debt is open while the next payout would
 * include left-over money.
 */
export function judgeDebit(payments: readonly OfPayee[]): void {
  const owed = payments.reduce((sum, one) => sum + owedBy(one, one.state.balances), 0);
  const leftOver = payments.reduce((sum, { state }) => {
    const isPaid = state.payout_status === 'PAYOUT_COMPLETE' || state.payout_status === 'PAYOUT_CANCELED';
    return isPaid ? sum - (state.balances.PAYEE ?? 0) : sum;
  }, 0);
  if (owed !== 0 && leftOver !== 0) violated(`they owe ${owed} and are owed ${leftOver}`);
}
