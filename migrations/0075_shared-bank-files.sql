-- A file ID modifier belongs to one bank of an account for good: two files of a day never have one name (decision 68).

-- At home, and copied into the lanes.
CREATE TABLE shared_modifiers (
  owner text NOT NULL CHECK (owner <> bank),
  modifier text NOT NULL CHECK (modifier ~ '^[A-Z0-9]$'),
  bank text NOT NULL,
  from_day date NOT NULL,
  PRIMARY KEY (owner, modifier)
);
COMMENT ON TABLE shared_modifiers IS 'a file ID modifier that a bank of another lane has, of those of the account that it shares';
COMMENT ON COLUMN shared_modifiers.from_day IS 'the first day of its files: the bank of home may have used the modifier before';

COMMENT ON COLUMN bank_items.handed_to IS 'the bank of another lane that decides the item: by its trace number, or because an operator named a payment of it';

-- A file that home has lost in a restore, and receives again, is known by its content.
ALTER TABLE inbound_files ADD copied_sha256 bytea;
COMMENT ON COLUMN inbound_files.copied_sha256 IS 'of a copy: the SHA-256 of the content, which is at home';
CREATE UNIQUE INDEX inbound_files_copied ON inbound_files (bank, copied_sha256) WHERE copied_sha256 IS NOT NULL;
