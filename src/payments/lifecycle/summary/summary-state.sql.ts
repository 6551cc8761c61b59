// The state of a payment in one word, as SQL: from the same table as `stateOf`.
import { linesOfPayment } from '../../ledger/payment-lines.sql.ts';
import { captureIsHeld } from '../holds.sql.ts';
import { type Conditions, type StateFacts, stateTable } from './summary-state.ts';

/** A fact for each column of a row, as SQL. */
type FactsAsSql = Readonly<Record<keyof StateFacts, string>>;

const sumOfRefunds = (t: string, condition: string) => `coalesce((
  SELECT sum(r.amount) FROM refunds r
  WHERE r.shard = ${t}.shard AND r.processor_id = ${t}.processor_id AND r.transaction_uuid = ${t}.uuid
    AND r.standing <> 'void' AND ${condition}), 0)`;

/** As SQL: the cents of the refunds that count of a row of `current_transactions`. */
const amountRefunded = (t: string) => `CASE WHEN ${t}.refund_count > 0 THEN ${sumOfRefunds(t, 'true')} ELSE 0 END`;

/**
 * The facts of a row `t` of `current_transactions`. Reads refunds, holds and postings only of
 * payments that can have what it looks for: a debt follows a clawback, or a return of the capture
 * after money went back to the payer.
 */
export const factsOf = (t: string): FactsAsSql => ({
  capture_status: `${t}.capture_status`,
  payout_status: `${t}.payout_status`,
  clawback_status: `${t}.clawback_status`,
  reverse_payout_status: `${t}.reverse_payout_status`,
  capture_leg: `${t}.capture_leg`,
  payout_leg: `${t}.payout_leg`,
  reverse_payout_leg: `${t}.reverse_payout_leg`,
  payout_back: `${t}.payout_back`,
  debt_open: `CASE WHEN ${t}.clawback_status IS NOT NULL
      OR (${t}.capture_status = 'CAPTURE_ACH_FAILED' AND (${t}.payout_back OR ${t}.refund_count > 0))
    THEN EXISTS (
      SELECT FROM (${linesOfPayment(t, `${t}.uuid`)}) AS lines
      WHERE lines.account IN ('CLAW', 'RECV') GROUP BY lines.account HAVING sum(lines.amount) > 0)
    ELSE false END`,
  payer_waits: `CASE WHEN ${t}.payout_back
    THEN ${sumOfRefunds(t, `r.status = 'REFUND_ACH_PENDING'`)} > 0 OR coalesce((
      SELECT sum(lines.amount) FROM (${linesOfPayment(t, `${t}.uuid`)}) AS lines WHERE lines.account = 'PAYER'), 0) < 0
    ELSE false END`,
  refunded_in_full: `CASE WHEN ${t}.refund_count > 0
    THEN ${sumOfRefunds(t, `r.status = 'REFUND_COMPLETE'`)} >= ${t}.amount ELSE false END`,
  on_hold: `(${t}.open_hold_count > 0)`,
  capture_on_hold: `(${captureIsHeld(t)})`,
});

/** The word, from facts that are given as SQL. */
export const stateFrom = (facts: FactsAsSql): string => {
  const rows = stateTable.map(({ state, when }) => `WHEN ${conditionOf(when, facts)} THEN '${state}'`);
  return `CASE ${rows.join('\n')} END`;
};

/** As SQL: the word for a row of `current_transactions`. */
export const stateAsSql = (t: string): string => stateFrom(factsOf(t));

const conditionOf = (when: Conditions, facts: FactsAsSql): string =>
  Object.entries(when)
    .map(([fact, wanted]) => isOneOf(facts[fact as keyof StateFacts], [wanted].flat()))
    .join(' AND ');

function isOneOf(fact: string, wanted: readonly (string | boolean | null)[]): string {
  const tests = wanted.map((value) =>
    value === null ? `${fact} IS NULL` : `${fact} = ${typeof value === 'string' ? `'${value}'` : value}`,
  );
  return tests.length === 1 ? tests[0]! : `(${tests.join(' OR ')})`;
}

/** The facts that the record of a payment has. */
const inRecord = ['capture_status', 'payout_status', 'clawback_status', 'reverse_payout_status'] as const;

/** What follows besides the record. */
export interface Summary extends Omit<StateFacts, (typeof inRecord)[number]> {
  /** Cents of the refunds that count. */
  amount_refunded: number;
}

/** For a list of columns: the summary of a row of `current_transactions`. */
export const summaryColumns = (t: string): string => {
  const others = Object.entries(factsOf(t)).filter(([name]) => !(inRecord as readonly string[]).includes(name));
  const facts = others.map(([name, sql]) => `${sql} AS ${name}`);
  return [...facts, `${amountRefunded(t)} AS amount_refunded`].join(', ');
};
