-- The bank statement, compared with the books. These tables are local: a bank account of the
-- operator holds the money of all tenants.

-- open: the books do not have its cash yet. expected: they have it. suspense: they still do not,
-- and S1 is posted. matched: an operator said what it was (S2). corrected: the bank took it back
-- (S3). written_off: S4.
CREATE TYPE statement_line_state AS ENUM (
  'open', 'expected', 'suspense', 'matched', 'corrected', 'written_off'
);

CREATE TABLE statement_lines (
  uuid              uuid PRIMARY KEY,
  bank              text NOT NULL,
  booked_on         date NOT NULL,
  direction         text NOT NULL CHECK (direction IN ('debit', 'credit')),
  amount            bigint NOT NULL CHECK (amount > 0),
  reference         text NOT NULL,
  occurrence        smallint NOT NULL DEFAULT 1 CHECK (occurrence >= 1),
  state             statement_line_state NOT NULL DEFAULT 'open',
  suspended         boolean NOT NULL DEFAULT false,
  corrected_by      uuid REFERENCES statement_lines,
  matched_as        text,
  processor_id      uuid,
  transaction_uuid  uuid,
  entry_uuid        uuid,
  note              text,
  entered_at        timestamptz NOT NULL,
  decided_at        timestamptz,
  CONSTRAINT statement_lines_of_statement UNIQUE (bank, booked_on, direction, amount, reference, occurrence)
);
COMMENT ON COLUMN statement_lines.direction IS 'debit: cash left the account; credit: cash came in';
COMMENT ON COLUMN statement_lines.amount IS 'cents';
COMMENT ON COLUMN statement_lines.reference IS 'the bank''s name of the line; a line that is entered again with the same occurrence is the same row';
COMMENT ON COLUMN statement_lines.occurrence IS 'the first, second, … of the equal lines of a statement';
COMMENT ON COLUMN statement_lines.suspended IS 'true: the line was in suspense, and S1 is posted';
COMMENT ON COLUMN statement_lines.corrected_by IS 'the line with which the bank corrected it; null: the bank removed the line from its statement';
COMMENT ON COLUMN statement_lines.entry_uuid IS 'the entry whose return the line shows';
CREATE INDEX statement_lines_newest ON statement_lines (booked_on, uuid);
CREATE INDEX statement_lines_of_entry ON statement_lines (entry_uuid) WHERE entry_uuid IS NOT NULL;
CREATE INDEX statement_lines_undecided ON statement_lines (bank, booked_on) WHERE state IN ('open', 'suspense');

-- A file has its debits and its credits, an act has one of them.
CREATE TABLE statement_ticks (
  source_uuid  uuid NOT NULL,
  direction    text NOT NULL CHECK (direction IN ('debit', 'credit')),
  moved_on     date NOT NULL,
  line_uuid    uuid NOT NULL REFERENCES statement_lines,
  amount       bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (source_uuid, direction, moved_on)
);
COMMENT ON TABLE statement_ticks IS 'cash that the books moved and a line of the bank statement shows';
COMMENT ON COLUMN statement_ticks.source_uuid IS 'a file to the bank, a file of the bank''s, or an act of an operator';
CREATE INDEX statement_ticks_of_line ON statement_ticks (line_uuid);

CREATE TABLE cash_acts (
  source_uuid  uuid PRIMARY KEY,
  bank         text NOT NULL
);
COMMENT ON TABLE cash_acts IS 'an operator''s act that moved cash, with the bank where the cash moved';
COMMENT ON COLUMN cash_acts.source_uuid IS 'the act in the audit trail, which is the source of its postings';
