-- Decisions on bank statement lines that are undone, cash that several lines show, and the fees of
-- banks.

ALTER TABLE statement_lines ADD COLUMN undone_count smallint NOT NULL DEFAULT 0;
COMMENT ON COLUMN statement_lines.undone_count IS 'how often an operator undid what explained the line; above 0: only an operator explains it';

-- A bank may show a file in parts.
ALTER TABLE statement_ticks DROP CONSTRAINT statement_ticks_pkey;
ALTER TABLE statement_ticks ADD PRIMARY KEY (source_uuid, direction, moved_on, line_uuid);
COMMENT ON COLUMN statement_ticks.amount IS 'cents of the cash that this line shows; other lines may show the rest of it';

INSERT INTO legal_postings (transition, debit_account, credit_account)
SELECT transition, split_part(pair, '/', 1), split_part(pair, '/', 2)
FROM (VALUES
  ('S5', 'BFEE/SUSP SUSP/BFEE'),
  ('S6', 'BANK/SUSP SUSP/BANK OWN/SUSP SUSP/LOSS SUSP/BFEE BFEE/SUSP')
) AS legal (transition, pairs), string_to_table(pairs, ' ') AS pair;

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
