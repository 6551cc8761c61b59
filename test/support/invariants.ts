// What may never happen, checked over a whole database: call it at the end of anything that moves payments.
import { expect } from 'vitest';
import type { Queryable } from '../../src/database/database.ts';
import { violationsOfBooks } from './books.ts';

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
  'every leg is of one payment, carries its amount, and the trace of the latest stands on the record': `
    SELECT l.uuid FROM legs l
    LEFT JOIN transactions t ON t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid
    LEFT JOIN refunds r ON r.processor_id = l.processor_id AND r.uuid = l.refund_uuid AND r.transaction_uuid = t.uuid
    WHERE t.uuid IS NULL OR (r.uuid IS NULL) = (l.stage IN ('refund_capture', 'refund_payout'))
       OR CASE WHEN r.uuid IS NOT NULL THEN l.amount <> r.amount
               WHEN l.stage = 'capture' THEN l.amount <> t.amount
               ELSE l.amount > t.amount END
       OR (l.state IN ('sent', 'settled', 'good') AND l.stage <> 'clawback' AND l.trace_id IS DISTINCT FROM
             CASE l.stage WHEN 'capture' THEN t.capture_trace_id WHEN 'payout' THEN t.payout_trace_id
               WHEN 'reverse_payout' THEN t.reverse_payout_trace_id
               WHEN 'refund_capture' THEN r.refund_capture_trace_id ELSE r.refund_payout_trace_id END
           AND NOT EXISTS (SELECT FROM legs later WHERE later.processor_id = l.processor_id AND later.attempt > l.attempt
             AND (later.transaction_uuid, later.stage) = (l.transaction_uuid, l.stage)
             AND later.refund_uuid IS NOT DISTINCT FROM l.refund_uuid))`,
  'a payment counts its refunds': `
    SELECT t.uuid FROM transactions t
    WHERE t.refund_count <> (SELECT count(*) FROM refunds r WHERE r.processor_id = t.processor_id AND r.transaction_uuid = t.uuid)`,
  'a refund has as many events as were counted, one of them its first, and belongs to whom its payment belongs to': `
    SELECT r.uuid, r.event_count FROM refunds r
    JOIN transactions t ON t.processor_id = r.processor_id AND t.uuid = r.transaction_uuid
    LEFT JOIN (SELECT processor_id, subject_uuid, type FROM outbox UNION ALL
               SELECT processor_id, subject_uuid, type FROM events) AS e
      ON e.processor_id = r.processor_id AND e.subject_uuid = r.uuid
    GROUP BY r.processor_id, r.uuid, t.vendor_id
    HAVING count(e.type) <> r.event_count OR count(*) FILTER (WHERE e.type = 'RefundPending') <> 1
        OR r.vendor_id IS DISTINCT FROM t.vendor_id`,
  'our traces are unique': `
    SELECT trace_id FROM legs WHERE trace_id IS NOT NULL
    GROUP BY trace_id HAVING count(DISTINCT (file_uuid, stage, bank_account_uuid)) > 1`,
  'file totals are those of its legs': `
    SELECT f.uuid FROM bank_files f LEFT JOIN legs l ON l.file_uuid = f.uuid
    GROUP BY f.uuid
    HAVING count(DISTINCT l.trace_id) <> f.entry_count
        OR coalesce(sum(l.amount) FILTER (WHERE l.stage IN ('capture', 'clawback', 'refund_capture')), 0) <> f.total_debits
        OR coalesce(sum(l.amount) FILTER (WHERE l.stage IN ('payout', 'reverse_payout', 'refund_payout')), 0) <> f.total_credits`,
  'a confirmed file posted what it carries': `
    SELECT f.uuid FROM bank_files f
    JOIN legs l ON l.file_uuid = f.uuid
    LEFT JOIN postings p ON p.processor_id = l.processor_id AND p.transaction_uuid = l.transaction_uuid
      AND p.source_uuid = l.uuid AND p.transition IN ('C3', 'P2', 'K2', 'RP2', 'F2', 'F5')
    WHERE f.state = 'confirmed'
    GROUP BY f.uuid HAVING sum(l.amount) IS DISTINCT FROM sum(p.amount)`,
  'each payment that left was billed once': `
    SELECT t.uuid FROM transactions t
    LEFT JOIN billable_events b ON b.processor_id = t.processor_id AND b.subject_uuid = t.uuid AND b.kind <> 'return'
    GROUP BY t.processor_id, t.uuid
    HAVING count(b.uuid) <> (t.capture_trace_id IS NOT NULL)::integer OR bool_or(b.vendor_id IS DISTINCT FROM t.vendor_id AND b.uuid IS NOT NULL)`,
};

export async function expectInvariants(database: Queryable): Promise<void> {
  for (const [rule, statement] of Object.entries({ ...violations, ...violationsOfBooks }))
    expect(await database.query(`${statement} LIMIT 5`, []), rule).toEqual([]);
}
