-- Payments on which nothing has crossed move in sets: what the work lists ask for stands in columns of their own, so that a
-- move that changes none of them touches no index (a HOT update), where its page has room.

ALTER TABLE transactions
  ADD COLUMN to_capture   boolean GENERATED ALWAYS AS
    (capture_leg IS NULL AND capture_status IN ('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING')) STORED,
  ADD COLUMN to_pay_out   boolean GENERATED ALWAYS AS
    (payout_leg IS NULL AND payout_status IS NOT DISTINCT FROM 'PAYOUT_PENDING_ACH') STORED,
  ADD COLUMN to_claw_back boolean GENERATED ALWAYS AS
    (clawback_leg IS NULL AND clawback_status IS NOT DISTINCT FROM 'CLAWBACK_PENDING') STORED,
  ADD COLUMN to_reverse   boolean GENERATED ALWAYS AS
    (reverse_payout_leg IS NULL AND reverse_payout_status IS NOT DISTINCT FROM 'REVERSE_PAYOUT_PENDING') STORED,
  ADD COLUMN payout_due   boolean GENERATED ALWAYS AS
    (capture_status = 'CAPTURE_COMPLETE' AND payout_status IS NULL) STORED,
  ADD COLUMN in_flight    boolean GENERATED ALWAYS AS
    (counted_merchant_uuid IS NOT NULL AND capture_status IN ('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING')) STORED,
  ADD COLUMN owed_back    boolean GENERATED ALWAYS AS
    (coalesce(clawback_status IN ('CLAWBACK_PENDING', 'CLAWBACK_ACH_FAILED'), false)) STORED;
COMMENT ON COLUMN transactions.to_capture IS 'waits for a file, like to_pay_out, to_claw_back and to_reverse';
COMMENT ON COLUMN transactions.payout_due IS 'good, and not yet reserved for a payout';
COMMENT ON COLUMN transactions.in_flight IS 'counts as exposure: its capture is not good yet, and there are limits in its processor';
COMMENT ON COLUMN transactions.owed_back IS 'a clawback waits, or has failed: a later payout of the payee may pay it';

DROP INDEX transactions_to_capture, transactions_to_pay_out, transactions_to_claw_back, transactions_to_reverse,
  transactions_payout_due, transactions_owed_back, transactions_in_flight;
CREATE INDEX transactions_to_capture ON transactions (processor_id, uuid) WHERE to_capture;
CREATE INDEX transactions_to_pay_out ON transactions (processor_id, uuid) WHERE to_pay_out;
CREATE INDEX transactions_to_claw_back ON transactions (processor_id, uuid) WHERE to_claw_back;
CREATE INDEX transactions_to_reverse ON transactions (processor_id, uuid) WHERE to_reverse;
CREATE INDEX transactions_payout_due ON transactions (processor_id, payee_uuid, uuid) WHERE payout_due;
CREATE INDEX transactions_owed_back ON transactions (processor_id, payee_uuid) WHERE owed_back;
CREATE INDEX transactions_in_flight ON transactions (processor_id, counted_merchant_uuid) WHERE in_flight;

-- A day's portion rewrites most rows of a page at once.
ALTER TABLE transactions SET (fillfactor = 50);

-- So do legs: their date stands in no index. What the calendar moves next is noted by file and stage.
ALTER TABLE legs ADD COLUMN rejected boolean GENERATED ALWAYS AS (state = 'rejected') STORED;
DROP INDEX legs_attempt, legs_due, legs_of_file;
CREATE UNIQUE INDEX legs_attempt ON legs (processor_id, transaction_uuid, stage, refund_uuid, attempt) NULLS NOT DISTINCT
  WHERE NOT rejected;
CREATE INDEX legs_of_file ON legs (file_uuid, stage, processor_id, uuid) WHERE file_uuid IS NOT NULL;
ALTER TABLE legs SET (fillfactor = 50);

CREATE TABLE leg_dates (
  file_uuid  uuid NOT NULL REFERENCES bank_files,
  stage      stage NOT NULL,
  state      leg_state NOT NULL,
  due_at     timestamptz NOT NULL,
  PRIMARY KEY (state, due_at, file_uuid, stage)
);
COMMENT ON TABLE leg_dates IS 'when the calendar moves some legs of a file next, which stand in this state until then';
INSERT INTO leg_dates (file_uuid, stage, state, due_at)
  SELECT DISTINCT file_uuid, stage, state, due_at FROM legs WHERE due_at IS NOT NULL AND file_uuid IS NOT NULL;

-- The same triples as in legal_postings, which a foreign key asked for row by row, locking one of a few rows each time.
ALTER TABLE postings DROP CONSTRAINT postings_transition_debit_account_credit_account_fkey;
DO $$
BEGIN
  EXECUTE (
    SELECT format('ALTER TABLE postings ADD CONSTRAINT postings_are_legal CHECK (transition || '' '' || debit_account || ''/'' || credit_account IN (%s))',
                  string_agg(quote_literal(transition || ' ' || debit_account || '/' || credit_account), ', ' ORDER BY transition, debit_account, credit_account))
    FROM legal_postings);
END $$;
