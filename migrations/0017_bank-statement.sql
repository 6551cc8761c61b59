-- What the statement of the bank shows, held against the books; and returns that we dishonour.

-- open: nothing expects it yet. expected: it is cash that the books know. suspense: nothing does, and it is booked as such (S1).
-- matched: an operator has said what it was (S2). corrected: the bank took it back (S3). written_off: S4.
CREATE TYPE statement_line_state AS ENUM ('open', 'expected', 'suspense', 'matched', 'corrected', 'written_off');

-- Local to the coordinator: the bank's account is one for all tenants.
CREATE TABLE statement_lines (
  uuid              uuid PRIMARY KEY,
  bank              text NOT NULL,
  booked_on         date NOT NULL,
  direction         text NOT NULL CHECK (direction IN ('debit', 'credit')),
  amount            bigint NOT NULL CHECK (amount > 0),
  reference         text NOT NULL,
  state             statement_line_state NOT NULL DEFAULT 'open',
  suspended         boolean NOT NULL DEFAULT false,
  corrected_by      uuid REFERENCES statement_lines,
  matched_as        text,
  processor_id      uuid,
  transaction_uuid  uuid,
  leg_uuid          uuid,
  note              text,
  entered_at        timestamptz NOT NULL,
  decided_at        timestamptz,
  UNIQUE (bank, booked_on, direction, amount, reference)
);
COMMENT ON COLUMN statement_lines.direction IS 'debit: it left the account; credit: it came in';
COMMENT ON COLUMN statement_lines.amount IS 'cents';
COMMENT ON COLUMN statement_lines.reference IS 'as the bank names it: the same line again is the same row';
COMMENT ON COLUMN statement_lines.suspended IS 'it was in suspense: S1 is posted';
COMMENT ON COLUMN statement_lines.corrected_by IS 'the line by which the bank took it back; null: it took the line off its statement';
COMMENT ON COLUMN statement_lines.leg_uuid IS 'the entry whose return it was';
CREATE INDEX statement_lines_undecided ON statement_lines (bank, booked_on) WHERE state IN ('open', 'suspense');
CREATE INDEX statement_lines_of_leg ON statement_lines (leg_uuid) WHERE leg_uuid IS NOT NULL;

-- Which line shows which cash: a file has its debits and its credits, an act has one of them.
CREATE TABLE statement_ticks (
  source_uuid  uuid NOT NULL,
  direction    text NOT NULL CHECK (direction IN ('debit', 'credit')),
  moved_on     date NOT NULL,
  line_uuid    uuid NOT NULL REFERENCES statement_lines,
  amount       bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (source_uuid, direction, moved_on)
);
COMMENT ON TABLE statement_ticks IS 'cash that the books moved and the statement shows';
COMMENT ON COLUMN statement_ticks.source_uuid IS 'a file to the bank, a file of the bank''s, or an act of an operator';
CREATE INDEX statement_ticks_of_line ON statement_ticks (line_uuid);

-- Returns that we do not accept, and what the bank answers.
CREATE TYPE bank_file_kind AS ENUM ('entries', 'dishonours');
ALTER TABLE bank_files ADD COLUMN kind bank_file_kind NOT NULL DEFAULT 'entries';
ALTER TYPE simulated_answer_kind ADD VALUE 'contest';
ALTER TYPE item_resolution ADD VALUE 'dishonoured';

CREATE TYPE dishonour_state AS ENUM ('to_send', 'sent', 'contested', 'won', 'lost');
CREATE TABLE dishonours (
  uuid               uuid PRIMARY KEY,
  item_uuid          uuid NOT NULL UNIQUE REFERENCES bank_items (uuid),
  bank               text NOT NULL,
  code               text NOT NULL,
  information        text NOT NULL,
  state              dishonour_state NOT NULL DEFAULT 'to_send',
  send_until         date NOT NULL,
  file_uuid          uuid REFERENCES bank_files,
  trace_id           text,
  contest_code       text,
  contest_item_uuid  uuid,
  note               text NOT NULL,
  asked_at           timestamptz NOT NULL,
  sent_at            timestamptz,
  contested_at       timestamptz,
  decided_at         timestamptz
);
COMMENT ON COLUMN dishonours.item_uuid IS 'the return that is not accepted: once';
COMMENT ON COLUMN dishonours.trace_id IS 'of the latest entry of it: what the bank contests it by';
COMMENT ON COLUMN dishonours.send_until IS 'the last banking day on which it may be sent';
CREATE INDEX dishonours_to_send ON dishonours (bank, asked_at) WHERE state = 'to_send';
CREATE INDEX dishonours_of_file ON dishonours (file_uuid) WHERE file_uuid IS NOT NULL;
CREATE INDEX dishonours_by_trace ON dishonours (trace_id) WHERE trace_id IS NOT NULL;

-- Cash that was found on the statement stands in suspense when its event takes it (S2).
INSERT INTO legal_postings (transition, debit_account, credit_account) VALUES
  ('S1', 'SUSP', 'BANK'), ('S1', 'BANK', 'SUSP'),
  ('S2', 'SUSP', 'BANK'), ('S2', 'BANK', 'SUSP'),
  ('S3', 'SUSP', 'BANK'), ('S3', 'BANK', 'SUSP'),
  ('S4', 'LOSS', 'SUSP'),
  ('O1', 'BANK', 'OWN'), ('O1', 'SUSP', 'OWN'),
  ('C7', 'UNS', 'SUSP'),
  ('C7r', 'UNS', 'SUSP'),
  ('C8', 'FEE', 'SUSP'), ('C8', 'PRES', 'SUSP'), ('C8', 'PAYEE', 'SUSP'), ('C8', 'CLAW', 'SUSP'),
  ('C9', 'FEE', 'SUSP'), ('C9', 'PRES', 'SUSP'), ('C9', 'PAYEE', 'SUSP'), ('C9', 'CLAW', 'SUSP'),
  ('C9p', 'FEE', 'SUSP'), ('C9p', 'PRES', 'SUSP'), ('C9p', 'PAYEE', 'SUSP'), ('C9p', 'CLAW', 'SUSP'),
  ('C9b', 'PAYER', 'SUSP'), ('C9b', 'RECV', 'SUSP'),
  ('C10', 'SUSP', 'FEE'), ('C10', 'SUSP', 'CLAW'), ('C10', 'SUSP', 'LOSS'), ('C10', 'SUSP', 'PAYEE'),
  ('C10p', 'SUSP', 'FEE'), ('C10p', 'SUSP', 'CLAW'), ('C10p', 'SUSP', 'LOSS'), ('C10p', 'SUSP', 'PAYEE'),
  ('C10b', 'SUSP', 'RECV'), ('C10b', 'SUSP', 'LOSS'), ('C10b', 'SUSP', 'PAYER'),
  ('F7', 'UNS', 'SUSP'),
  ('F7b', 'PAYER', 'SUSP'),
  ('F7c', 'PRES', 'SUSP'), ('F7c', 'PAYEE', 'SUSP'), ('F7c', 'CLAW', 'SUSP'),
  ('F7d', 'PRES', 'SUSP'), ('F7d', 'PAYEE', 'SUSP'), ('F7d', 'CLAW', 'SUSP'),
  ('F8', 'SUSP', 'PAYER'),
  ('F8b', 'SUSP', 'CLAW'), ('F8b', 'SUSP', 'LOSS'), ('F8b', 'SUSP', 'PAYEE'),
  ('F8c', 'SUSP', 'RECV'), ('F8c', 'SUSP', 'LOSS'), ('F8c', 'SUSP', 'PAYER'),
  ('P4', 'SUSP', 'RECV'), ('P4', 'SUSP', 'LOSS'), ('P4', 'SUSP', 'PAYER'), ('P4', 'SUSP', 'CLAW'), ('P4', 'SUSP', 'PAYEE'),
  ('P4b', 'SUSP', 'CLAW'), ('P4b', 'SUSP', 'LOSS'), ('P4b', 'SUSP', 'PAYEE'),
  ('P4h', 'SUSP', 'CLAW'), ('P4h', 'SUSP', 'LOSS'), ('P4h', 'SUSP', 'PAYEE'),
  ('P4c', 'SUSP', 'CLAW'), ('P4c', 'SUSP', 'LOSS'), ('P4c', 'SUSP', 'PAYEE'),
  ('P4e', 'SUSP', 'CLAW'), ('P4e', 'SUSP', 'LOSS'), ('P4e', 'SUSP', 'PAYEE'),
  ('RP4', 'SUSP', 'RECV'), ('RP4', 'SUSP', 'LOSS'), ('RP4', 'SUSP', 'PAYER'),
  ('RP4e', 'SUSP', 'RECV'), ('RP4e', 'SUSP', 'LOSS'), ('RP4e', 'SUSP', 'PAYER'),
  ('K5', 'UNS', 'SUSP'),
  ('K5b', 'PRES', 'SUSP'), ('K5b', 'PAYEE', 'SUSP'), ('K5b', 'CLAW', 'SUSP'),
  ('K5e', 'PRES', 'SUSP'), ('K5e', 'PAYEE', 'SUSP'), ('K5e', 'CLAW', 'SUSP'),
  ('K5f', 'PRES', 'SUSP'), ('K5f', 'PAYEE', 'SUSP'), ('K5f', 'CLAW', 'SUSP'),
  ('X2', 'SUSP', 'RECV'), ('X2', 'SUSP', 'LOSS'), ('X2', 'SUSP', 'PAYER'),
  ('X2w', 'SUSP', 'RECV'), ('X2w', 'SUSP', 'LOSS'), ('X2w', 'SUSP', 'PAYER');
