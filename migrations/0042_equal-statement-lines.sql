-- A bank statement may have two lines that are equal in every field, for example two wires of one
-- day without a reference of their own. Each is a line.

ALTER TABLE statement_lines ADD COLUMN occurrence smallint NOT NULL DEFAULT 1 CHECK (occurrence >= 1);
ALTER TABLE statement_lines DROP CONSTRAINT statement_lines_bank_booked_on_direction_amount_reference_key;
ALTER TABLE statement_lines ADD CONSTRAINT statement_lines_of_statement
  UNIQUE (bank, booked_on, direction, amount, reference, occurrence);
COMMENT ON COLUMN statement_lines.occurrence IS 'the first, second, … of the equal lines of a statement';
COMMENT ON COLUMN statement_lines.reference IS 'the bank''s name of the line; a line that is entered again with the same occurrence is the same row';
