-- Banks of several lanes that share one account at one bank (decision 68).

-- At home: which bank has the account, the files from the bank and the statement.
CREATE TABLE shared_banks (
  bank text PRIMARY KEY,
  owner text NOT NULL CHECK (owner <> bank)
);
COMMENT ON TABLE shared_banks IS 'a bank of another lane that shares the account of a bank of home';
COMMENT ON COLUMN shared_banks.owner IS 'the bank of home that has the account and the bank statement';

ALTER TABLE inbound_files ADD is_copy boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN inbound_files.is_copy IS 'true: home received the file and decides about it, and this lane has its verdict and the items that home hands over';

ALTER TABLE bank_items ADD handed_to text;
COMMENT ON COLUMN bank_items.handed_to IS 'the bank of another lane that decides the item, because the trace number is of that bank';
CREATE INDEX bank_items_handed ON bank_items (handed_to, content_uuid) WHERE handed_to IS NOT NULL;
CREATE INDEX bank_items_handed_late ON bank_items (handed_to) WHERE handed_to IS NOT NULL AND resolved_at IS NOT NULL;
