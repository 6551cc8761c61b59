-- Files to and from banks: unchanged and encrypted in the archive, with the progress of their
-- exchange. These tables are local: a file has entries of many tenants.

CREATE TYPE file_direction AS ENUM ('outgoing', 'inbound');
-- wire: as it travels, encrypted or signed for the bank. content: what is in it. Where nothing is
-- wrapped, one file is both.
CREATE TYPE file_form AS ENUM ('content', 'wire');

CREATE TABLE archived_files (
  uuid                uuid PRIMARY KEY,
  bank                text NOT NULL,
  direction           file_direction NOT NULL,
  form                file_form NOT NULL,
  name                text NOT NULL,
  size                bigint,
  sha256              bytea,
  created_at          timestamptz NOT NULL,
  kept_at             timestamptz,
  retain_until        timestamptz NOT NULL,
  content_removed_at  timestamptz,
  content_uuid        uuid REFERENCES archived_files,
  CHECK (num_nulls(size, sha256, kept_at) IN (0, 3))
);
COMMENT ON COLUMN archived_files.size IS 'bytes; null while the file is being written';
COMMENT ON COLUMN archived_files.kept_at IS 'when the whole file was stored; null: it is being written, and nothing reads it';
COMMENT ON COLUMN archived_files.retain_until IS 'records of entries are kept for six years; no job deletes a file';
COMMENT ON COLUMN archived_files.content_removed_at IS 'when its chunks were removed after retain_until; its name, size and hash stay';
COMMENT ON COLUMN archived_files.content_uuid IS 'of an outgoing wrapped file: the content inside';
CREATE UNIQUE INDEX archived_files_inbound ON archived_files (bank, sha256, form)
  WHERE direction = 'inbound' AND kept_at IS NOT NULL;
CREATE UNIQUE INDEX archived_files_outgoing ON archived_files (bank, name, form)
  WHERE direction = 'outgoing' AND kept_at IS NOT NULL;
CREATE INDEX archived_files_to_remove ON archived_files (retain_until) WHERE content_removed_at IS NULL;
CREATE INDEX archived_files_unfinished ON archived_files (created_at) WHERE kept_at IS NULL;
CREATE UNIQUE INDEX archived_files_wrapped ON archived_files (content_uuid) WHERE kept_at IS NOT NULL;

CREATE TABLE archived_chunks (
  file_uuid  uuid NOT NULL REFERENCES archived_files ON DELETE CASCADE,
  number     integer NOT NULL CHECK (number >= 0),
  sealed     bytea NOT NULL,
  PRIMARY KEY (file_uuid, number)
);
COMMENT ON COLUMN archived_chunks.sealed IS 'bound to its file, its number, and whether it is the last';

-- uploading: at most under a temporary name. renaming: read back, and about to get its name.
-- renamed: the bank's server said that it has its name. uncertain: gone without a word from the
-- server; an operator asks the bank and decides.
CREATE TYPE file_delivery_state AS ENUM (
  'uploading', 'renaming', 'renamed', 'delivered', 'uncertain'
);

CREATE TABLE file_deliveries (
  bank            text NOT NULL,
  name            text NOT NULL,
  size            bigint NOT NULL,
  sha256          bytea NOT NULL,
  state           file_delivery_state NOT NULL,
  temporary_name  text,
  created_at      timestamptz NOT NULL,
  delivered_at    timestamptz,
  PRIMARY KEY (bank, name)
);
COMMENT ON TABLE file_deliveries IS 'the progress of a file to the bank, written before each step that cannot be undone';

-- seen: listed by the bank. kept: archived. acknowledged: the bank was told.
CREATE TYPE file_arrival_state AS ENUM ('seen', 'kept', 'acknowledged');

CREATE TABLE file_arrivals (
  uuid          uuid PRIMARY KEY,
  bank          text NOT NULL,
  name          text NOT NULL,
  size          bigint NOT NULL,
  modified_at   timestamptz NOT NULL,
  seen_at       timestamptz NOT NULL,
  state         file_arrival_state NOT NULL,
  kept_at       timestamptz,
  file_uuid     uuid REFERENCES archived_files,
  content_uuid  uuid REFERENCES archived_files,
  duplicate     boolean NOT NULL DEFAULT false,
  CHECK ((state = 'seen') = (file_uuid IS NULL))
);
COMMENT ON COLUMN file_arrivals.seen_at IS 'real time since which the file is listed with this size and time';
COMMENT ON COLUMN file_arrivals.file_uuid IS 'the file as it was fetched';
COMMENT ON COLUMN file_arrivals.content_uuid IS 'the opened content; null: not opened yet, or an inbound file with the verdict unreadable says why it cannot be';
COMMENT ON COLUMN file_arrivals.duplicate IS 'the same content arrived before; it is archived once and read once';
CREATE INDEX file_arrivals_by_name ON file_arrivals (bank, name, seen_at);
CREATE UNIQUE INDEX file_arrivals_once ON file_arrivals (content_uuid) WHERE NOT duplicate;
CREATE UNIQUE INDEX file_arrivals_open ON file_arrivals (bank, name) WHERE state <> 'acknowledged';
CREATE INDEX file_arrivals_unopened ON file_arrivals (bank) WHERE file_uuid IS NOT NULL AND content_uuid IS NULL;
