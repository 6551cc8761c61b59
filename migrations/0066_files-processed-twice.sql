-- Files that a bank processed twice: the second processing moves money, and no payment.

CREATE TYPE file_copy_state AS ENUM ('open', 'closed');

CREATE TABLE file_copies (
  uuid           uuid PRIMARY KEY,
  file_uuid      uuid NOT NULL UNIQUE REFERENCES bank_files,
  bank           text NOT NULL,
  state          file_copy_state NOT NULL,
  reason         text NOT NULL,
  discovered_at  timestamptz NOT NULL,
  written_off    bigint NOT NULL DEFAULT 0 CHECK (written_off >= 0),
  reported_at    timestamptz NOT NULL,
  closed_at      timestamptz
);
COMMENT ON TABLE file_copies IS 'a file that its bank processed twice: what is known of the second processing, the copy';
COMMENT ON COLUMN file_copies.discovered_at IS 'banking time at which it was discovered: the network wants the copy reversed within 24 hours';
COMMENT ON COLUMN file_copies.written_off IS 'cents that did not come back and became a loss';
CREATE INDEX file_copies_by_time ON file_copies (reported_at, uuid);
CREATE INDEX file_copies_open ON file_copies (bank) WHERE state = 'open';

ALTER TABLE statement_lines ADD COLUMN file_copy_uuid uuid REFERENCES file_copies;
COMMENT ON COLUMN statement_lines.file_copy_uuid IS 'the copy of a file whose cash the line shows';
CREATE INDEX statement_lines_of_copy ON statement_lines (file_copy_uuid) WHERE file_copy_uuid IS NOT NULL;

ALTER TABLE bank_items ADD COLUMN file_copy_uuid uuid REFERENCES file_copies;
COMMENT ON COLUMN bank_items.file_copy_uuid IS 'of a return of the copy of an entry: the copy of its file';
CREATE INDEX bank_items_of_copy ON bank_items (file_copy_uuid) WHERE file_copy_uuid IS NOT NULL;

ALTER TYPE item_resolution ADD VALUE 'copy_return';

ALTER TABLE simulated_faults ADD COLUMN process_next_twice boolean NOT NULL DEFAULT false;
ALTER TABLE simulated_faults ADD COLUMN twice_file text;
COMMENT ON COLUMN simulated_faults.twice_file IS 'the last file that it processed twice';

INSERT INTO legal_postings (transition, debit_account, credit_account) VALUES
  ('S6', 'SUSP', 'DUP'),
  ('S6', 'DUP', 'SUSP'),
  ('S7', 'SUSP', 'DUP'),
  ('S7', 'DUP', 'SUSP'),
  ('S8', 'DUP', 'BANK'),
  ('S8', 'BANK', 'DUP'),
  ('S9', 'LOSS', 'DUP');

-- As in 0029: the usual ones come first.
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
