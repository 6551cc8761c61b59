-- A bank may put its files into several directories: the same name in two of them is two files.

ALTER TABLE file_arrivals ADD COLUMN directory text NOT NULL DEFAULT '';
ALTER TABLE file_arrivals ALTER COLUMN directory DROP DEFAULT;
COMMENT ON COLUMN file_arrivals.directory IS 'of the bank, as the banks file names it; empty: it arrived before directories were stored';
DROP INDEX file_arrivals_by_name;
CREATE INDEX file_arrivals_by_name ON file_arrivals (bank, directory, name, seen_at);
DROP INDEX file_arrivals_open;
CREATE UNIQUE INDEX file_arrivals_open ON file_arrivals (bank, directory, name) WHERE state <> 'acknowledged';
