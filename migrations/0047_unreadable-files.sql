-- A file that cannot be opened waits for an operator like one in quarantine.

ALTER TYPE inbound_verdict ADD VALUE 'unreadable';
ALTER TABLE file_arrivals DROP COLUMN problem;
COMMENT ON COLUMN file_arrivals.content_uuid IS 'the opened content; null: not opened yet, or an inbound file with the verdict unreadable says why it cannot be';
COMMENT ON COLUMN inbound_files.content_uuid IS 'the opened content; of an unreadable file: the file as it was fetched';
