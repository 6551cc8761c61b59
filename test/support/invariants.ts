// What may never happen, checked over a whole database: call it at the end of anything that moves payments.
import { expect } from 'vitest';
import type { Queryable } from '../../src/database/database.ts';

/** Each statement finds what violates its rule: nothing, if all is well. */
const violations: Record<string, string> = {
  'one history row a move, numbered without a gap': `
    SELECT t.uuid, t.move_count FROM transactions t
    LEFT JOIN transitions h ON h.processor_id = t.processor_id AND h.transaction_uuid = t.uuid
    GROUP BY t.processor_id, t.uuid
    HAVING count(h.number) <> t.move_count OR min(h.number) <> 1 OR max(h.number) <> t.move_count`,
  'no history and no posting without its payment': `
    SELECT transaction_uuid FROM (
      SELECT processor_id, transaction_uuid FROM transitions UNION SELECT processor_id, transaction_uuid FROM postings) AS of
    WHERE NOT EXISTS (SELECT FROM transactions t WHERE t.processor_id = of.processor_id AND t.uuid = of.transaction_uuid)`,
  'as many events as were counted, one of them TransactionStarted': `
    SELECT t.uuid, t.event_count FROM transactions t
    LEFT JOIN (SELECT processor_id, subject_uuid, type FROM outbox UNION ALL
               SELECT processor_id, subject_uuid, type FROM events) AS e
      ON e.processor_id = t.processor_id AND e.subject_uuid = t.uuid
    GROUP BY t.processor_id, t.uuid
    HAVING count(e.type) <> t.event_count OR count(*) FILTER (WHERE e.type = 'TransactionStarted') <> 1`,
  'the sequence of a payment in the outbox has no number twice': `
    SELECT subject_uuid, sequence FROM outbox GROUP BY processor_id, subject_uuid, sequence HAVING count(*) > 1`,
  'each posting comes with a move of its payment': `
    SELECT p.transaction_uuid, p.transition FROM postings p
    WHERE NOT EXISTS (SELECT FROM transitions h WHERE h.processor_id = p.processor_id
      AND h.transaction_uuid = p.transaction_uuid AND h.transition = p.transition AND h.source_uuid = p.source_uuid)`,
  'never both canceled and in a file': `
    SELECT t.uuid FROM transactions t
    LEFT JOIN legs l ON l.processor_id = t.processor_id AND l.transaction_uuid = t.uuid AND l.stage = 'capture'
    WHERE (t.capture_leg IS NOT NULL AND l.uuid IS NULL) OR (t.capture_status = 'CAPTURE_CANCELED' AND l.uuid IS NOT NULL)`,
  'every leg is of one payment, carries its amount, and its trace stands on the record': `
    SELECT l.uuid FROM legs l
    LEFT JOIN transactions t ON t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid
    WHERE t.uuid IS NULL
       OR l.amount <> CASE l.stage WHEN 'capture' THEN t.amount ELSE t.amount - t.transaction_fee END
       OR (l.state IN ('sent', 'settled', 'good') AND l.trace_id IS DISTINCT FROM
             CASE l.stage WHEN 'capture' THEN t.capture_trace_id ELSE t.payout_trace_id END)`,
  'our traces are unique': `
    SELECT trace_id FROM legs WHERE trace_id IS NOT NULL GROUP BY trace_id HAVING count(*) > 1`,
  'file totals are those of its legs': `
    SELECT f.uuid FROM bank_files f LEFT JOIN legs l ON l.file_uuid = f.uuid
    GROUP BY f.uuid
    HAVING count(l.uuid) <> f.entry_count
        OR coalesce(sum(l.amount) FILTER (WHERE l.stage = 'capture'), 0) <> f.total_debits
        OR coalesce(sum(l.amount) FILTER (WHERE l.stage = 'payout'), 0) <> f.total_credits`,
  'a confirmed file posted what it carries': `
    SELECT f.uuid FROM bank_files f
    JOIN legs l ON l.file_uuid = f.uuid
    LEFT JOIN postings p ON p.processor_id = l.processor_id AND p.transaction_uuid = l.transaction_uuid
      AND p.source_uuid = l.uuid AND p.transition IN ('C3', 'P2')
    WHERE f.state = 'confirmed'
    GROUP BY f.uuid HAVING sum(l.amount) IS DISTINCT FROM sum(p.amount)`,
  'each payment that left was billed once': `
    SELECT t.uuid FROM transactions t
    LEFT JOIN billable_events b ON b.processor_id = t.processor_id AND b.subject_uuid = t.uuid
    GROUP BY t.processor_id, t.uuid
    HAVING count(b.uuid) <> (t.capture_trace_id IS NOT NULL)::integer OR bool_or(b.vendor_id IS DISTINCT FROM t.vendor_id AND b.uuid IS NOT NULL)`,
};

interface Books {
  uuid: string;
  amount: number;
  transaction_fee: number;
  transaction_status: string;
  capture_status: string;
  capture_settled: boolean;
  payout_status: string | null;
  payout_type: string;
  balances: Record<string, number>;
}

/** What the books must say of a payment that stands where it stands: debit positive, accounts at zero left out. */
function expectedBalances(at: Books): Record<string, number> {
  const { amount, transaction_fee: fee, capture_status, capture_settled, payout_status } = at;
  const net = amount - fee;
  const all: Record<string, number> =
    capture_status === 'CAPTURE_ACH_PENDING'
      ? { [capture_settled ? 'BANK' : 'DIF']: amount, UNS: -amount }
      : capture_status !== 'CAPTURE_COMPLETE'
        ? {}
        : payout_status === 'PAYOUT_COMPLETE'
          ? { BANK: fee, FEE: -fee }
          : {
              BANK: amount,
              FEE: -fee,
              [payout_status === null ? 'PAYEE' : payout_status === 'PAYOUT_PENDING_ACH' ? 'PRES' : 'CIF']: -net,
            };
  return Object.fromEntries(Object.entries(all).filter(([, balance]) => balance !== 0));
}

export async function expectInvariants(database: Queryable): Promise<void> {
  for (const [rule, statement] of Object.entries(violations))
    expect(await database.query(`${statement} LIMIT 5`, []), rule).toEqual([]);
  const books = await database.query<Books>(
    `SELECT t.uuid, t.amount, t.transaction_fee, t.transaction_status, t.capture_status, t.capture_leg = 'settled' AS capture_settled,
            t.payout_status, t.payout_type, coalesce(b.balances, '{}') AS balances
     FROM transactions t
     LEFT JOIN LATERAL (
       SELECT json_object_agg(account, balance) AS balances
       FROM (SELECT account, sum(amount) AS balance
             FROM (SELECT debit_account AS account, amount FROM postings p
                   WHERE p.processor_id = t.processor_id AND p.transaction_uuid = t.uuid
                   UNION ALL
                   SELECT credit_account, -amount FROM postings p
                   WHERE p.processor_id = t.processor_id AND p.transaction_uuid = t.uuid) AS sides
             GROUP BY account HAVING sum(amount) <> 0) AS sums) AS b ON true`,
    [],
  );
  const wrong = books.filter((one) => {
    const expected = expectedBalances(one);
    return (
      Object.keys({ ...expected, ...one.balances }).some((account) => expected[account] !== one.balances[account]) ||
      (one.payout_status !== null && one.capture_status !== 'CAPTURE_COMPLETE')
    );
  });
  expect(wrong.slice(0, 5), 'the books of each payment say where it stands').toEqual([]);
}
