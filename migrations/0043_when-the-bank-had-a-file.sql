-- Settlement follows the time when the bank had a file, not the time that was planned at the
-- cut-off.

ALTER TABLE bank_files ADD COLUMN received_at timestamptz;
COMMENT ON COLUMN bank_files.received_at IS 'the banking time from which the bank had the file for certain; settles_at follows from it. Null: not yet, or an old version did not store it';
COMMENT ON COLUMN bank_files.settles_at IS 'until the bank has the file: as planned at the cut-off; from then on: as the bank settles it';
COMMENT ON COLUMN bank_files.effective_entry_date IS 'as its batch headers have it';

-- Who has the content of a file may have handed it over by hand.

ALTER TABLE bank_files ADD COLUMN downloaded_at timestamptz;
COMMENT ON COLUMN bank_files.downloaded_at IS 'an operator downloaded it before it was sent, and may have handed it over; null again once an operator was asked whether the bank has it';
