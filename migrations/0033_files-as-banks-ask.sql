-- Banks ask for names of their own, so the file id modifier is no longer read from the name.

ALTER TABLE bank_files ADD COLUMN file_id_modifier text CHECK (file_id_modifier ~ '^[A-Z0-9]$');
COMMENT ON COLUMN bank_files.file_id_modifier IS 'as its header has it: no other file of this bank and day has it. Null until the file is named';

-- `2026-03-02-A.ach`: every name had this form.
UPDATE bank_files SET file_id_modifier = substr(name, 12, 1) WHERE name IS NOT NULL;

CREATE UNIQUE INDEX bank_files_of_day ON bank_files (bank, ((cut_off_at AT TIME ZONE 'America/New_York')::date), file_id_modifier);

-- Some banks assign a company identification of nine characters, or a blank and nine.
ALTER TABLE originators DROP CONSTRAINT originators_company_identification_check,
  ADD CHECK (company_identification ~ '^( [0-9A-Z]{9}|[0-9A-Z]{9,10})$');

-- A balanced file has entries over its totals in the other direction, to an account at the bank. No payment has a part in
-- them.
CREATE TABLE offset_entries (
  file_uuid  uuid NOT NULL REFERENCES bank_files,
  number     integer NOT NULL CHECK (number > 0),
  trace_id   text NOT NULL CHECK (trace_id ~ '^[0-9]{15}$'),
  direction  text NOT NULL CHECK (direction IN ('debit', 'credit')),
  amount     bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (file_uuid, number)
);
COMMENT ON TABLE offset_entries IS 'an entry that balances a file to a bank: it is in the file only';
COMMENT ON COLUMN offset_entries.number IS 'its place among the offset entries of its file';
CREATE INDEX offset_entries_by_trace ON offset_entries (trace_id);

COMMENT ON TABLE entries IS 'one ACH entry of a file to a bank. The amount of a batch''s entry grows while its file is open, and a closed file without a name may be divided; after that the row never changes';
