-- Users are screened against the lists of OFAC before money leaves.

CREATE TYPE sanctions_list AS ENUM ('sdn', 'consolidated', 'sandbox');
CREATE TYPE sanctions_entry_kind AS ENUM ('individual', 'entity', 'vessel', 'aircraft');

CREATE TABLE sanctions_imports (
  uuid           uuid PRIMARY KEY,
  list           sanctions_list NOT NULL,
  imported_at    timestamptz NOT NULL,
  imported_by    text NOT NULL,
  files_sha256   bytea NOT NULL,
  entry_count    integer NOT NULL,
  name_count     integer NOT NULL,
  added_count    integer NOT NULL,
  changed_count  integer NOT NULL,
  removed_count  integer NOT NULL
);
COMMENT ON TABLE sanctions_imports IS 'an import of a whole list: it replaces the entries of the import before it';
COMMENT ON COLUMN sanctions_imports.imported_by IS 'the user of the machine, or who called the API';
COMMENT ON COLUMN sanctions_imports.files_sha256 IS 'of the files, one after the other';
CREATE INDEX sanctions_imports_of_list ON sanctions_imports (list, uuid);

CREATE TABLE sanctions_entries (
  list         sanctions_list NOT NULL,
  number       integer NOT NULL,
  kind         sanctions_entry_kind NOT NULL,
  names        json NOT NULL,
  programs     text[] NOT NULL,
  title        text,
  birth_dates  text[] NOT NULL,
  addresses    text[] NOT NULL,
  remarks      text,
  PRIMARY KEY (list, number)
);
COMMENT ON TABLE sanctions_entries IS 'an entry of the latest import of a list';
COMMENT ON COLUMN sanctions_entries.number IS 'ent_num of the files';
COMMENT ON COLUMN sanctions_entries.names IS 'name, kind and whether it is a weak alias; the primary name comes first';

CREATE TABLE screening_settings (
  only_row             boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  threshold_percent    smallint NOT NULL DEFAULT 88 CHECK (threshold_percent BETWEEN 70 AND 100),
  list_old_after_days  smallint NOT NULL DEFAULT 7 CHECK (list_old_after_days BETWEEN 1 AND 90)
);
COMMENT ON TABLE screening_settings IS 'how names are screened';
COMMENT ON COLUMN screening_settings.threshold_percent IS 'a score of at least this is a hit';
INSERT INTO screening_settings DEFAULT VALUES;

CREATE TABLE screening_rounds (
  uuid               uuid PRIMARY KEY,
  started_at         timestamptz NOT NULL,
  ended_at           timestamptz,
  replaced           boolean NOT NULL DEFAULT false,
  threshold_percent  smallint NOT NULL,
  import_uuids       uuid[] NOT NULL,
  after_processor    uuid,
  after_user         uuid,
  screened_count     bigint NOT NULL DEFAULT 0,
  hit_count          integer NOT NULL DEFAULT 0
);
COMMENT ON TABLE screening_rounds IS 'all users are screened again, after an import or a new threshold';
COMMENT ON COLUMN screening_rounds.replaced IS 'it ended before the last user, because a later round began';
COMMENT ON COLUMN screening_rounds.import_uuids IS 'the imports whose lists the users are screened against';
COMMENT ON COLUMN screening_rounds.after_user IS 'with after_processor: the last user that was screened, in the order of the keys; null: none';
CREATE UNIQUE INDEX screening_rounds_open ON screening_rounds ((true)) WHERE ended_at IS NULL;

ALTER TABLE users ADD COLUMN screened_at timestamptz;
COMMENT ON COLUMN users.screened_at IS 'when the present names were first screened; null: they wait';
CREATE INDEX users_to_screen ON users (shard, processor_id, uuid) WHERE screened_at IS NULL;

CREATE TYPE screened_name_kind AS ENUM ('name', 'business_name', 'trading_name', 'name_in_file', 'contact', 'owner');
CREATE TYPE sanctions_hit_state AS ENUM ('open', 'cleared', 'confirmed');

CREATE TABLE sanctions_hits (
  shard                smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id         uuid NOT NULL,
  uuid                 uuid NOT NULL,
  user_uuid            uuid NOT NULL,
  block_uuid           uuid NOT NULL,
  placed_block         boolean NOT NULL,
  raised_at            timestamptz NOT NULL,
  screened_name        text NOT NULL,
  screened_name_kind   screened_name_kind NOT NULL,
  name_key             text NOT NULL,
  dob                  date,
  list                 sanctions_list NOT NULL,
  entry_number         integer NOT NULL,
  entry_digest         bytea NOT NULL,
  entry                json NOT NULL,
  listed_name          text NOT NULL,
  score                smallint NOT NULL CHECK (score BETWEEN 0 AND 100),
  has_other_birth_date boolean NOT NULL,
  state                sanctions_hit_state NOT NULL DEFAULT 'open',
  decided_at           timestamptz,
  decided_by           uuid REFERENCES operators,
  reason               text,
  report_due_on        date,
  report_reference     text,
  reported_on          date,
  PRIMARY KEY (shard, processor_id, uuid),
  FOREIGN KEY (shard, processor_id, user_uuid) REFERENCES users,
  FOREIGN KEY (shard, processor_id, block_uuid) REFERENCES blocks,
  CHECK ((state = 'open') = (decided_at IS NULL)),
  CHECK ((state = 'confirmed') <= (report_due_on IS NOT NULL)),
  CHECK ((report_reference IS NULL) = (reported_on IS NULL))
);
COMMENT ON TABLE sanctions_hits IS 'a name of a user is like a name of a list; an operator decides whether it is the same';
COMMENT ON COLUMN sanctions_hits.placed_block IS 'false: the user had a block of this kind for another reason, which stays when the hit is cleared';
COMMENT ON COLUMN sanctions_hits.name_key IS 'the words of the screened name in their order of letters: two spellings of one name are one name';
COMMENT ON COLUMN sanctions_hits.entry_digest IS 'SHA-256 of the names and birth dates of the entry: a cleared hit is raised again when they change';
COMMENT ON COLUMN sanctions_hits.entry IS 'the entry as it was when the hit was raised';
COMMENT ON COLUMN sanctions_hits.decided_by IS 'null: a token decided, or nobody yet';
COMMENT ON COLUMN sanctions_hits.report_due_on IS 'until when OFAC must have the report of a confirmed hit';
CREATE UNIQUE INDEX sanctions_hits_of_entry ON sanctions_hits (shard, processor_id, user_uuid, name_key, list, entry_number, entry_digest);
CREATE INDEX sanctions_hits_open ON sanctions_hits (raised_at, uuid) WHERE state = 'open';
CREATE INDEX sanctions_hits_to_report ON sanctions_hits (report_due_on) WHERE state = 'confirmed' AND report_reference IS NULL;
CREATE INDEX sanctions_hits_by_time ON sanctions_hits (raised_at, uuid);
