-- Every path of a payment: where the leg of each stage stands, refunds, and books that tell payments apart.

CREATE TYPE leg_place AS ENUM ('filed', 'sent', 'settled', 'good', 'returned');

ALTER TABLE transactions
  ADD COLUMN capture_leg         leg_place,
  ADD COLUMN payout_leg          leg_place,
  ADD COLUMN clawback_leg        leg_place,
  ADD COLUMN reverse_payout_leg  leg_place,
  ADD COLUMN payout_back         boolean NOT NULL DEFAULT false,
  ADD COLUMN payout_again        boolean NOT NULL DEFAULT false,
  ADD COLUMN unauthorised        boolean NOT NULL DEFAULT false,
  ADD COLUMN left_over           boolean NOT NULL DEFAULT false,
  ADD COLUMN refund_count        smallint NOT NULL DEFAULT 0;
COMMENT ON COLUMN transactions.capture_leg IS 'where the latest capture entry stands; null: none is under way. From filed on it can no longer be canceled';
COMMENT ON COLUMN transactions.payout_back IS 'the payout came back while the capture was good: the money is the payer''s again';
COMMENT ON COLUMN transactions.payout_again IS 'the payout under way pays what a former one left over';
COMMENT ON COLUMN transactions.left_over IS 'the payee is owed what no payout under way pays: it joins the next one';
COMMENT ON COLUMN transactions.unauthorised IS 'the capture came back as unauthorised after it had counted as good';

UPDATE transactions SET
  capture_leg = CASE
    WHEN capture_status = 'CAPTURE_PENDING' AND capture_filed THEN 'filed'
    WHEN capture_status = 'CAPTURE_ACH_PENDING' THEN CASE WHEN capture_settled THEN 'settled' ELSE 'sent' END
    WHEN capture_status = 'CAPTURE_COMPLETE' THEN 'good' END::leg_place,
  payout_leg = CASE payout_status
    WHEN 'PAYOUT_PENDING_ACH' THEN (
      SELECT 'filed' FROM legs l
      WHERE l.processor_id = transactions.processor_id AND l.transaction_uuid = transactions.uuid
        AND l.stage = 'payout' AND l.state = 'filed')
    WHEN 'PAYOUT_ACH_PENDING' THEN 'sent'
    WHEN 'PAYOUT_COMPLETE' THEN 'settled' END::leg_place;

DROP INDEX transactions_to_capture;
ALTER TABLE transactions DROP COLUMN capture_filed, DROP COLUMN capture_settled;

-- A payment that waits for a file has no leg: it gets one when it is chosen.
DELETE FROM legs WHERE state = 'pending';
DROP INDEX legs_to_file;

-- What the next cut-off may choose, stage by stage: small, because a payment leaves it with its file.
CREATE INDEX transactions_to_capture ON transactions (processor_id, uuid)
  WHERE capture_leg IS NULL AND capture_status IN ('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING');
CREATE INDEX transactions_to_pay_out ON transactions (processor_id, uuid)
  WHERE payout_leg IS NULL AND payout_status = 'PAYOUT_PENDING_ACH';
CREATE INDEX transactions_to_claw_back ON transactions (processor_id, uuid)
  WHERE clawback_leg IS NULL AND clawback_status = 'CLAWBACK_PENDING';
CREATE INDEX transactions_to_reverse ON transactions (processor_id, uuid)
  WHERE reverse_payout_leg IS NULL AND reverse_payout_status = 'REVERSE_PAYOUT_PENDING';
-- What the daily run pays out: good, and not yet reserved.
CREATE INDEX transactions_payout_due ON transactions (processor_id, payee_uuid, uuid)
  WHERE capture_status = 'CAPTURE_COMPLETE' AND payout_status IS NULL;

CREATE INDEX transactions_left_over ON transactions (processor_id, payee_uuid) WHERE left_over;

CREATE TYPE refund_status AS ENUM
  ('REFUND_PENDING', 'REFUND_CAPTURE_ACH_PENDING', 'REFUND_ACH_PENDING', 'REFUND_COMPLETE', 'REFUND_FAILED');
CREATE TYPE refund_standing AS ENUM ('asked', 'standing', 'reversed', 'void');

CREATE TABLE refunds (
  processor_id             uuid NOT NULL,
  uuid                     uuid NOT NULL,
  transaction_uuid         uuid NOT NULL,
  vendor_id                uuid,
  status                   refund_status NOT NULL,
  standing                 refund_standing NOT NULL,
  refund_capture_leg       leg_place,
  refund_payout_leg        leg_place,
  amount                   bigint NOT NULL CHECK (amount > 0),
  event_count              smallint NOT NULL DEFAULT 1,
  created_at               timestamptz NOT NULL,
  updated_at               timestamptz NOT NULL,
  client_reference_id      text NOT NULL,
  refund_capture_trace_id  text,
  refund_payout_trace_id   text,
  PRIMARY KEY (processor_id, uuid),
  FOREIGN KEY (processor_id, transaction_uuid) REFERENCES transactions
);
COMMENT ON COLUMN refunds.amount IS 'cents';
COMMENT ON COLUMN refunds.standing IS 'asked: its debit has not come good; standing: it has; reversed: its payment came back while its credit was out; void: ended, counts no more against the amount of the payment';
CREATE INDEX refunds_of_transaction ON refunds (processor_id, transaction_uuid, uuid);
CREATE INDEX refunds_to_capture ON refunds (processor_id, uuid)
  WHERE refund_capture_leg IS NULL AND status = 'REFUND_PENDING';
CREATE INDEX refunds_to_pay_out ON refunds (processor_id, uuid)
  WHERE refund_payout_leg IS NULL AND status = 'REFUND_ACH_PENDING';

ALTER TABLE transitions ADD COLUMN refund_uuid uuid;

-- What was written off is booked to whom it was written off for; an offset takes from another payment of the payee.
ALTER TABLE postings ADD COLUMN debit_transaction_uuid uuid;
COMMENT ON COLUMN postings.debit_transaction_uuid IS 'the payment on whose books the debit is, when it is another one (K6)';
CREATE INDEX postings_debited_elsewhere ON postings (processor_id, debit_transaction_uuid)
  WHERE debit_transaction_uuid IS NOT NULL;

-- Files to the bank as they are made: entries chosen portion by portion, then named, archived as bytes, sent.
ALTER TABLE processors ADD COLUMN company_identification text CHECK (company_identification ~ '^[0-9A-Z]{10}$');
ALTER TABLE processors
  ADD COLUMN present_again         boolean NOT NULL DEFAULT false,
  ADD COLUMN keep_returned_payouts  boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN processors.present_again IS 'debits that came back with R01 or R09 are presented again, at most twice';
COMMENT ON COLUMN processors.keep_returned_payouts IS 'payouts that came back wait for another account of the payee';
COMMENT ON COLUMN processors.company_identification IS 'as the bank assigned it to this originator; null: the bank''s own default';

CREATE TYPE outgoing_file_state AS ENUM ('open', 'closed', 'written', 'submitted', 'confirmed', 'rejected');
DROP INDEX bank_files_open;
ALTER TABLE bank_files
  ADD COLUMN name          text,
  ADD COLUMN content_uuid  uuid REFERENCES archived_files,
  ALTER COLUMN state TYPE outgoing_file_state USING
    CASE WHEN state IN ('written', 'submitted') THEN 'closed' ELSE state::text END::outgoing_file_state,
  ADD UNIQUE (bank, name);
DROP TYPE bank_file_state;
COMMENT ON COLUMN bank_files.state IS 'open: entries are chosen into it; closed: none any more; written: its bytes are archived; submitted: they were sent; confirmed: the bank has them';
COMMENT ON COLUMN bank_files.content_uuid IS 'its bytes, in the archive';
CREATE INDEX bank_files_undecided ON bank_files (created_at) WHERE state IN ('open', 'closed', 'written', 'submitted');
CREATE UNIQUE INDEX bank_files_open ON bank_files (bank) WHERE state = 'open';

-- Which traces are whose: the bank's files come without a tenant. Local to the coordinator, like all about its files.
CREATE TABLE trace_ranges (
  first_trace   text NOT NULL,
  last_trace    text NOT NULL,
  processor_id  uuid NOT NULL,
  file_uuid     uuid NOT NULL REFERENCES bank_files,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (first_trace, file_uuid)
);
CREATE INDEX legs_by_trace ON legs (processor_id, trace_id) WHERE trace_id IS NOT NULL;
INSERT INTO trace_ranges (first_trace, last_trace, processor_id, file_uuid, created_at)
  SELECT l.trace_id, l.trace_id, l.processor_id, l.file_uuid, l.created_at FROM legs l WHERE l.trace_id IS NOT NULL;

-- What the bank's files say, entry by entry, and what became of it.
CREATE TYPE inbound_verdict AS ENUM ('accept', 'quarantine');
CREATE TABLE inbound_files (
  content_uuid   uuid PRIMARY KEY REFERENCES archived_files,
  bank           text NOT NULL,
  name           text NOT NULL,
  verdict        inbound_verdict NOT NULL,
  problems       json NOT NULL,
  problem_count  integer NOT NULL,
  entries        integer NOT NULL,
  debits         bigint NOT NULL,
  credits        bigint NOT NULL,
  released_at    timestamptz,
  rejected_at    timestamptz,
  read_at        timestamptz NOT NULL,
  taken_at       timestamptz
);
COMMENT ON TABLE inbound_files IS 'nothing of a quarantined file is posted until an operator releases it';
COMMENT ON COLUMN inbound_files.taken_at IS 'all its items stand in bank_items';
CREATE INDEX inbound_files_to_take ON inbound_files (read_at) WHERE taken_at IS NULL AND rejected_at IS NULL;

CREATE TYPE bank_item_kind AS ENUM
  ('return', 'change', 'dishonoured_return', 'contested_return', 'refused_change', 'entry');
-- waiting: a leg of its payment is in a file whose fate is open. suspense: an operator decides.
CREATE TYPE bank_item_state AS ENUM ('new', 'waiting', 'applied', 'duplicate', 'suspense', 'resolved');
CREATE TABLE bank_items (
  content_uuid    uuid NOT NULL REFERENCES inbound_files,
  number          integer NOT NULL,
  uuid            uuid NOT NULL UNIQUE,
  kind            bank_item_kind NOT NULL,
  code            text,
  direction       text NOT NULL CHECK (direction IN ('debit', 'credit')),
  amount          bigint NOT NULL,
  original_trace  text,
  item_trace      text NOT NULL,
  rdfi            text,
  details_sealed  bytea NOT NULL,
  state           bank_item_state NOT NULL DEFAULT 'new',
  reason          text,
  processor_id    uuid,
  leg_uuid        uuid,
  late            boolean NOT NULL DEFAULT false,
  received_at     timestamptz NOT NULL,
  applied_at      timestamptz,
  PRIMARY KEY (content_uuid, number)
);
COMMENT ON COLUMN bank_items.item_trace IS 'the trace number that the answering bank gave it';
COMMENT ON COLUMN bank_items.details_sealed IS 'account number and corrected data';
COMMENT ON COLUMN bank_items.late IS 'came after its deadline: applied, and to be dishonoured';
CREATE INDEX bank_items_open ON bank_items (received_at, content_uuid, number) WHERE state IN ('new', 'waiting');
CREATE INDEX bank_items_in_suspense ON bank_items (received_at) WHERE state = 'suspense';
CREATE INDEX bank_items_of_trace ON bank_items (original_trace) WHERE original_trace IS NOT NULL;

CREATE TYPE simulated_answer_kind AS ENUM ('return', 'change');
CREATE TABLE simulated_answers (
  uuid            uuid PRIMARY KEY,
  due_at          timestamptz NOT NULL,
  kind            simulated_answer_kind NOT NULL,
  code            text NOT NULL,
  corrected_data  text,
  entry_sealed    bytea NOT NULL,
  magic_trace     text UNIQUE,
  file_uuid       uuid,
  laid_out        boolean NOT NULL DEFAULT false
);
COMMENT ON TABLE simulated_answers IS 'of the simulated bank: what it will answer, and when';
CREATE INDEX simulated_answers_due ON simulated_answers (due_at) WHERE NOT laid_out;

-- Daily runs: one credit a merchant and day for the payouts of a batch payee, one debit for its refunds.
CREATE TYPE batch_kind AS ENUM ('payout', 'refund');
CREATE TABLE batches (
  processor_id       uuid NOT NULL,
  uuid               uuid NOT NULL,
  kind               batch_kind NOT NULL,
  run_at             timestamptz NOT NULL,
  announced          boolean NOT NULL DEFAULT false,
  event_count        smallint NOT NULL DEFAULT 0,
  created_at         timestamptz NOT NULL,
  PRIMARY KEY (processor_id, uuid),
  UNIQUE (processor_id, kind, run_at)
);
COMMENT ON TABLE batches IS 'what a daily run paid, or collected, for a processor';
CREATE INDEX batches_to_announce ON batches (kind, processor_id) WHERE NOT announced;

CREATE TABLE merchant_batches (
  processor_id       uuid NOT NULL,
  uuid               uuid NOT NULL,
  batch_uuid         uuid NOT NULL,
  kind               batch_kind NOT NULL,
  vendor_id          uuid,
  merchant_uuid      uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  trace_id           text,
  file_uuid          uuid,
  event_count        smallint NOT NULL DEFAULT 0,
  created_at         timestamptz NOT NULL,
  PRIMARY KEY (processor_id, uuid),
  UNIQUE NULLS NOT DISTINCT (processor_id, batch_uuid, merchant_uuid, vendor_id, bank_account_uuid),
  FOREIGN KEY (processor_id, batch_uuid) REFERENCES batches
);
COMMENT ON TABLE merchant_batches IS 'one entry of a bank file: its members share its trace and its fate';
COMMENT ON COLUMN merchant_batches.trace_id IS 'null: in no file yet';

ALTER TABLE transactions ADD COLUMN merchant_batch_uuid uuid;
COMMENT ON COLUMN transactions.merchant_batch_uuid IS 'the daily payout that pays it; null: it is paid by itself';
CREATE INDEX transactions_of_batch ON transactions (processor_id, merchant_batch_uuid) WHERE merchant_batch_uuid IS NOT NULL;
ALTER TABLE refunds ADD COLUMN merchant_batch_uuid uuid;
CREATE INDEX refunds_of_batch ON refunds (processor_id, merchant_batch_uuid) WHERE merchant_batch_uuid IS NOT NULL;
-- Debts of a payee that the next payout may pay (K6).
CREATE INDEX transactions_owed_back ON transactions (processor_id, payee_uuid)
  WHERE clawback_status IN ('CLAWBACK_PENDING', 'CLAWBACK_ACH_FAILED');

INSERT INTO legal_postings (transition, debit_account, credit_account) VALUES
  ('C6', 'UNS', 'DIF'),
  ('C7', 'UNS', 'BANK'),
  ('C6r', 'UNS', 'DIF'),
  ('C7r', 'UNS', 'BANK'),
  ('C8', 'FEE', 'BANK'), ('C8', 'PRES', 'BANK'), ('C8', 'PAYEE', 'BANK'), ('C8', 'CLAW', 'BANK'), ('C8', 'PRES', 'CLAW'), ('C8', 'PRES', 'LOSS'), ('C8', 'PRES', 'PAYEE'),
  ('C9', 'FEE', 'BANK'), ('C9', 'PRES', 'BANK'), ('C9', 'PAYEE', 'BANK'), ('C9', 'CLAW', 'BANK'),
  ('C9p', 'FEE', 'BANK'), ('C9p', 'PRES', 'BANK'), ('C9p', 'PAYEE', 'BANK'), ('C9p', 'CLAW', 'BANK'), ('C9p', 'PRES', 'CLAW'), ('C9p', 'PRES', 'LOSS'), ('C9p', 'PRES', 'PAYEE'),
  ('C9b', 'PAYER', 'BANK'), ('C9b', 'RECV', 'BANK'),
  ('C10', 'BANK', 'FEE'), ('C10', 'BANK', 'CLAW'), ('C10', 'BANK', 'LOSS'), ('C10', 'BANK', 'PAYEE'),
  ('C10p', 'BANK', 'FEE'), ('C10p', 'BANK', 'CLAW'), ('C10p', 'BANK', 'LOSS'), ('C10p', 'BANK', 'PAYEE'),
  ('C10b', 'BANK', 'RECV'), ('C10b', 'BANK', 'LOSS'), ('C10b', 'BANK', 'PAYER'),
  ('F2', 'DIF', 'UNS'),
  ('F2r', 'UNS', 'DIF'),
  ('F3', 'BANK', 'DIF'),
  ('F4', 'UNS', 'PAYER'),
  ('F4b', 'UNS', 'CLAW'), ('F4b', 'UNS', 'LOSS'), ('F4b', 'UNS', 'PAYEE'),
  ('F5', 'PAYER', 'CIF'),
  ('F5r', 'CIF', 'PAYER'),
  ('F6', 'CIF', 'BANK'),
  ('F7', 'UNS', 'DIF'), ('F7', 'UNS', 'BANK'),
  ('F7b', 'PAYER', 'BANK'),
  ('F7c', 'PRES', 'BANK'), ('F7c', 'PAYEE', 'BANK'), ('F7c', 'CLAW', 'BANK'),
  ('F7d', 'PRES', 'BANK'), ('F7d', 'PAYEE', 'BANK'), ('F7d', 'CLAW', 'BANK'),
  ('F8', 'CIF', 'PAYER'), ('F8', 'BANK', 'PAYER'),
  ('F8b', 'CIF', 'CLAW'), ('F8b', 'CIF', 'LOSS'), ('F8b', 'CIF', 'PAYEE'), ('F8b', 'BANK', 'CLAW'), ('F8b', 'BANK', 'LOSS'), ('F8b', 'BANK', 'PAYEE'),
  ('F8c', 'CIF', 'RECV'), ('F8c', 'CIF', 'LOSS'), ('F8c', 'CIF', 'PAYER'), ('F8c', 'BANK', 'RECV'), ('F8c', 'BANK', 'LOSS'), ('F8c', 'BANK', 'PAYER'),
  ('F5b', 'CIF', 'CLAW'), ('F5b', 'CIF', 'LOSS'), ('F5b', 'CIF', 'PAYEE'),
  ('F5c', 'CIF', 'RECV'), ('F5c', 'CIF', 'LOSS'), ('F5c', 'CIF', 'PAYER'),
  ('F10', 'PAYER', 'CLAW'), ('F10', 'PAYER', 'LOSS'), ('F10', 'PAYER', 'PAYEE'),
  ('F11', 'PAYER', 'CLAW'), ('F11', 'PAYER', 'LOSS'), ('F11', 'PAYER', 'PAYEE'), ('F11', 'RECV', 'CLAW'), ('F11', 'RECV', 'LOSS'), ('F11', 'RECV', 'PAYEE'),
  ('F11p', 'PAYER', 'CLAW'), ('F11p', 'PAYER', 'LOSS'), ('F11p', 'PAYER', 'PAYEE'), ('F11p', 'RECV', 'CLAW'), ('F11p', 'RECV', 'LOSS'), ('F11p', 'RECV', 'PAYEE'),
  ('F11f', 'PAYER', 'CLAW'), ('F11f', 'PAYER', 'LOSS'), ('F11f', 'PAYER', 'PAYEE'), ('F11f', 'RECV', 'CLAW'), ('F11f', 'RECV', 'LOSS'), ('F11f', 'RECV', 'PAYEE'),
  ('F12', 'PRES', 'RECV'), ('F12', 'PRES', 'LOSS'), ('F12', 'PRES', 'PAYER'), ('F12', 'PAYEE', 'RECV'), ('F12', 'PAYEE', 'LOSS'), ('F12', 'PAYEE', 'PAYER'), ('F12', 'CLAW', 'RECV'), ('F12', 'CLAW', 'LOSS'), ('F12', 'CLAW', 'PAYER'),
  ('P2r', 'CIF', 'PRES'),
  ('P2c', 'CIF', 'CLAW'), ('P2c', 'CIF', 'LOSS'), ('P2c', 'CIF', 'PAYEE'),
  ('P4', 'CIF', 'RECV'), ('P4', 'CIF', 'LOSS'), ('P4', 'CIF', 'PAYER'), ('P4', 'BANK', 'RECV'), ('P4', 'BANK', 'LOSS'), ('P4', 'BANK', 'PAYER'), ('P4', 'CIF', 'CLAW'), ('P4', 'CIF', 'PAYEE'), ('P4', 'BANK', 'CLAW'), ('P4', 'BANK', 'PAYEE'), ('P4', 'FEE', 'RECV'), ('P4', 'FEE', 'LOSS'), ('P4', 'FEE', 'PAYER'), ('P4', 'PRES', 'RECV'), ('P4', 'PRES', 'LOSS'), ('P4', 'PRES', 'PAYER'), ('P4', 'PAYEE', 'RECV'), ('P4', 'PAYEE', 'LOSS'), ('P4', 'PAYEE', 'PAYER'), ('P4', 'CLAW', 'RECV'), ('P4', 'CLAW', 'LOSS'), ('P4', 'CLAW', 'PAYER'),
  ('P4b', 'CIF', 'CLAW'), ('P4b', 'CIF', 'LOSS'), ('P4b', 'CIF', 'PAYEE'), ('P4b', 'BANK', 'CLAW'), ('P4b', 'BANK', 'LOSS'), ('P4b', 'BANK', 'PAYEE'),
  ('P4h', 'CIF', 'CLAW'), ('P4h', 'CIF', 'LOSS'), ('P4h', 'CIF', 'PAYEE'), ('P4h', 'BANK', 'CLAW'), ('P4h', 'BANK', 'LOSS'), ('P4h', 'BANK', 'PAYEE'),
  ('P4c', 'CIF', 'CLAW'), ('P4c', 'CIF', 'LOSS'), ('P4c', 'CIF', 'PAYEE'), ('P4c', 'BANK', 'CLAW'), ('P4c', 'BANK', 'LOSS'), ('P4c', 'BANK', 'PAYEE'),
  ('P4e', 'BANK', 'CLAW'), ('P4e', 'BANK', 'LOSS'), ('P4e', 'BANK', 'PAYEE'),
  ('P6', 'PAYEE', 'PRES'),
  ('P7', 'PAYEE', 'PRES'),
  ('RP2', 'PAYER', 'CIF'),
  ('RP2r', 'CIF', 'RECV'), ('RP2r', 'CIF', 'LOSS'), ('RP2r', 'CIF', 'PAYER'),
  ('RP3', 'CIF', 'BANK'),
  ('RP4', 'CIF', 'RECV'), ('RP4', 'CIF', 'LOSS'), ('RP4', 'CIF', 'PAYER'), ('RP4', 'BANK', 'RECV'), ('RP4', 'BANK', 'LOSS'), ('RP4', 'BANK', 'PAYER'),
  ('RP4e', 'BANK', 'RECV'), ('RP4e', 'BANK', 'LOSS'), ('RP4e', 'BANK', 'PAYER'),
  ('K2', 'DIF', 'UNS'),
  ('K2r', 'UNS', 'DIF'),
  ('K3', 'BANK', 'DIF'),
  ('K4', 'UNS', 'CLAW'), ('K4', 'UNS', 'LOSS'), ('K4', 'UNS', 'PAYEE'),
  ('K5', 'UNS', 'DIF'), ('K5', 'UNS', 'BANK'),
  ('K5b', 'PRES', 'BANK'), ('K5b', 'PAYEE', 'BANK'), ('K5b', 'CLAW', 'BANK'),
  ('K5e', 'PRES', 'BANK'), ('K5e', 'PAYEE', 'BANK'), ('K5e', 'CLAW', 'BANK'),
  ('K5f', 'PRES', 'BANK'), ('K5f', 'PAYEE', 'BANK'), ('K5f', 'CLAW', 'BANK'),
  ('K6', 'PAYEE', 'CLAW'),
  ('K7', 'LOSS', 'CLAW');
