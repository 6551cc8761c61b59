-- A straight-through move is written once: its first posting is its row of history (decision 24).

ALTER TABLE postings ADD COLUMN move_number smallint;
COMMENT ON COLUMN postings.move_number IS 'the number of the move in the history of the payment, on the first posting of a straight-through move; null: transitions has the move';
COMMENT ON TABLE transitions IS 'a move of a payment after its first one, unless a posting has its number. payment_moves has every move';

CREATE OR REPLACE VIEW payment_moves AS
SELECT shard, processor_id, uuid AS transaction_uuid, 1::smallint AS number, 'C1' AS transition, uuid AS source_uuid,
  created_at AS moved_at, NULL::uuid AS refund_uuid
FROM transactions
UNION ALL
SELECT shard, processor_id, transaction_uuid, number, transition, source_uuid, moved_at, refund_uuid FROM transitions
UNION ALL
SELECT shard, processor_id, transaction_uuid, move_number, transition, source_uuid, posted_at, NULL FROM postings
WHERE move_number IS NOT NULL;
COMMENT ON VIEW payment_moves IS 'the history of payments: C1, which is the row of transactions, the moves of transitions, and those of postings';

-- PostgreSQL compares a posting with one after the other: the usual ones come first.
DO $$
BEGIN
  ALTER TABLE postings DROP CONSTRAINT postings_are_legal;
  EXECUTE (
    SELECT format(
      'ALTER TABLE postings ADD CONSTRAINT postings_are_legal CHECK (transition || '' '' || debit_account || ''/'' || credit_account IN (%s))',
      string_agg(quote_literal(transition || ' ' || debit_account || '/' || credit_account), ', '
                 ORDER BY transition NOT IN ('C3', 'C4', 'C5', 'P1', 'P2', 'P3'), transition, debit_account, credit_account))
    FROM legal_postings);
END $$;
