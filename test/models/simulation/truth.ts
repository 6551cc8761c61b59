// The facts about a payment, independent of the service: which entries the bank has, and who is
// entitled to what. It knows no stage table.
import type { StageName } from '../../../src/payments/lifecycle/stage-names.ts';

/** What the bank knows of an entry. It knows nothing of stages, payers, payees or statuses. */
export interface Entry {
  stage: StageName;
  refund: string | null;
  amount: number;
  /** `off`: rejected with its file. */
  at: 'filed' | 'sent' | 'settled' | 'good' | 'returned' | 'off';
}

/** The facts about a refund, in the words of the rules and without the tables' columns. */
export interface RefundTruth {
  uuid: string;
  amount: number;
  counts: boolean;
  ended: boolean;
}

/** All amounts in cents. */
export interface Truth {
  amount: number;
  fee: number;
  entries: Entry[];
  /** The capture is good and not returned. The payout was returned (and not kept) while it was. */
  captureIsGood: boolean;
  payoutIsBack: boolean;
  refunds: RefundTruth[];
  /**
   * What the payee paid for this payment from another one, less what another one took from this.
   */
  offsets: number;
  /** How many offsets there were, in either direction. */
  offsetCount: number;
  /** What the payer paid of their debt, without an entry of ours. */
  paid: number;
}

export const newTruth = (amount: number, fee: number): Truth => ({
  amount,
  fee,
  entries: [],
  captureIsGood: false,
  payoutIsBack: false,
  refunds: [],
  offsets: 0,
  offsetCount: 0,
  paid: 0,
});

export const refundOf = ({ refunds }: Truth, uuid: string | null): RefundTruth =>
  refunds.find((one) => one.uuid === uuid)!;

/** A sent debit counts as good. */
export function becomesGood(truth: Truth, entry: Entry): void {
  entry.at = 'good';
  if (entry.stage === 'capture') truth.captureIsGood = true;
  if (entry.stage !== 'refund_capture') return;
  const refund = refundOf(truth, entry.refund);
  if (truth.captureIsGood && !truth.payoutIsBack) refund.counts = true;
  else refund.ended = true;
}

/** An entry is returned. `returnsToPayer`: a payout whose money is the payer's again. */
export function entryReturned(truth: Truth, entry: Entry, { returnsToPayer }: { returnsToPayer: boolean }): void {
  const { stage, refund, at } = entry;
  entry.at = 'returned';
  if (stage === 'capture') {
    truth.captureIsGood = false;
    endRefunds(truth);
  }
  if (stage === 'payout' && returnsToPayer && truth.captureIsGood && !truth.payoutIsBack) {
    truth.payoutIsBack = true;
    endRefunds(truth);
  }
  if (stage === 'refund_capture' && (at !== 'good' || !creditIsSent(truth, refund!)))
    refundOf(truth, refund).ended = true;
  if (stage === 'refund_payout') creditReturned(truth, refund!, false);
}

/** Its file was rejected: the bank never had it. */
export function fileRejected(truth: Truth, entry: Entry): void {
  const wasSent = entry.at === 'sent';
  entry.at = 'off';
  if (wasSent && entry.stage === 'refund_payout') creditReturned(truth, entry.refund!, true);
}

export function dishonorIsWon(truth: Truth): void {
  truth.captureIsGood = true;
  truth.entries.findLast(({ stage }) => stage === 'capture')!.at = 'good';
}

export const creditIsSent = ({ entries }: Truth, uuid: string) =>
  entries.some(
    ({ stage, refund, at }) => stage === 'refund_payout' && refund === uuid && (at === 'sent' || at === 'settled'),
  );

/** The refunds of a returned payment end, except what the payer was already sent. */
function endRefunds(truth: Truth): void {
  for (const refund of truth.refunds)
    if (refund.counts && !refund.ended && !creditIsSent(truth, refund.uuid)) refund.ended = true;
}

/**
 * A refund's credit was returned: the refund ends when its debit was returned too, or its payment.
 */
function creditReturned(truth: Truth, uuid: string, rejected: boolean): void {
  const one = refundOf(truth, uuid);
  const debitIsBack = truth.entries.some(
    ({ stage, refund, at }) => stage === 'refund_capture' && refund === uuid && at === 'returned',
  );
  if (debitIsBack || !truth.captureIsGood || truth.payoutIsBack) one.ended = true;
  else if (!rejected) one.counts = true;
}
