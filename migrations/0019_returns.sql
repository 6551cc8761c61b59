-- What banks send: files, the items in them, and the returns that we dishonor.

CREATE TYPE inbound_verdict AS ENUM ('accept', 'quarantine', 'report', 'unreadable');

CREATE TABLE inbound_files (
  content_uuid   uuid PRIMARY KEY REFERENCES archived_files,
  bank           text NOT NULL,
  name           text NOT NULL,
  verdict        inbound_verdict NOT NULL,
  problems       json NOT NULL,
  problem_count  integer NOT NULL,
  faults         json NOT NULL DEFAULT '[]',
  fault_count    integer NOT NULL DEFAULT 0,
  notes          json NOT NULL DEFAULT '[]',
  note_count     integer NOT NULL DEFAULT 0,
  entries        integer NOT NULL,
  debits         bigint NOT NULL,
  credits        bigint NOT NULL,
  released_at    timestamptz,
  rejected_at    timestamptz,
  read_at        timestamptz NOT NULL,
  taken_at       timestamptz,
  note           text
);
COMMENT ON TABLE inbound_files IS 'a file from a bank with its verdict; nothing of a quarantined file is posted until an operator releases it';
COMMENT ON COLUMN inbound_files.content_uuid IS 'the opened content; of an unreadable file: the file as it was fetched';
COMMENT ON COLUMN inbound_files.faults IS 'why single entries wait in suspense';
COMMENT ON COLUMN inbound_files.notes IS 'what is unusual and has no consequence';
COMMENT ON COLUMN inbound_files.taken_at IS 'when all its items were in bank_items';
CREATE INDEX inbound_files_newest ON inbound_files (read_at, content_uuid);
CREATE INDEX inbound_files_to_take ON inbound_files (read_at) WHERE taken_at IS NULL AND rejected_at IS NULL;

CREATE TYPE bank_item_kind AS ENUM (
  'return', 'change', 'dishonored_return', 'contested_return', 'refused_change', 'entry'
);
-- waiting: a leg of its payment is in a file whose outcome is unknown. suspense: an operator
-- decides. not_ours: an entry of other software on the same account.
CREATE TYPE bank_item_state AS ENUM (
  'new', 'waiting', 'applied', 'duplicate', 'suspense', 'resolved', 'not_ours'
);
CREATE TYPE item_resolution AS ENUM ('ignored', 'return_of', 'dishonored', 'correction');

CREATE TABLE bank_items (
  content_uuid           uuid NOT NULL REFERENCES inbound_files,
  number                 integer NOT NULL,
  uuid                   uuid NOT NULL UNIQUE,
  kind                   bank_item_kind NOT NULL,
  code                   text,
  direction              text NOT NULL CHECK (direction IN ('debit', 'credit')),
  amount                 bigint NOT NULL,
  original_trace         text,
  item_trace             text NOT NULL,
  rdfi                   text,
  details_sealed         bytea,
  state                  bank_item_state NOT NULL DEFAULT 'new',
  reason                 text,
  processor_id           uuid,
  entry_uuid             uuid,
  late                   boolean NOT NULL DEFAULT false,
  received_at            timestamptz NOT NULL,
  applied_at             timestamptz,
  resolution             item_resolution,
  assigned_processor_id  uuid,
  assigned_entry_uuid    uuid,
  note                   text,
  resolved_at            timestamptz,
  unsettled_file_uuid    uuid,
  PRIMARY KEY (content_uuid, number)
);
COMMENT ON COLUMN bank_items.item_trace IS 'the trace number that the other bank gave the item';
COMMENT ON COLUMN bank_items.details_sealed IS 'account number and corrected data; null: removed with the content of its file';
COMMENT ON COLUMN bank_items.entry_uuid IS 'the entry that it answers';
COMMENT ON COLUMN bank_items.late IS 'it came after its deadline: it was applied, and may be dishonored';
COMMENT ON COLUMN bank_items.assigned_entry_uuid IS 'the entry that an operator assigned the item to';
COMMENT ON COLUMN bank_items.unsettled_file_uuid IS 'of a return that came before its entry settled: the file of the entry';
CREATE INDEX bank_items_in_suspense ON bank_items (received_at) WHERE state = 'suspense';
CREATE INDEX bank_items_late ON bank_items (received_at) WHERE late;
CREATE INDEX bank_items_of_entry ON bank_items (entry_uuid) WHERE entry_uuid IS NOT NULL;
CREATE INDEX bank_items_of_trace ON bank_items (original_trace) WHERE original_trace IS NOT NULL;
CREATE INDEX bank_items_open ON bank_items (received_at, content_uuid, number) WHERE state IN ('new', 'waiting');
CREATE INDEX bank_items_unsettled ON bank_items (unsettled_file_uuid) WHERE unsettled_file_uuid IS NOT NULL;

CREATE TYPE dishonor_state AS ENUM ('to_send', 'sent', 'contested', 'won', 'lost');

CREATE TABLE dishonors (
  uuid                uuid PRIMARY KEY,
  item_uuid           uuid NOT NULL UNIQUE REFERENCES bank_items (uuid),
  bank                text NOT NULL,
  code                text NOT NULL,
  information         text NOT NULL,
  state               dishonor_state NOT NULL DEFAULT 'to_send',
  send_until          date NOT NULL,
  contest_code        text,
  contest_item_uuid   uuid,
  note                text NOT NULL,
  asked_at            timestamptz NOT NULL,
  sent_at             timestamptz,
  contested_at        timestamptz,
  decided_at          timestamptz,
  entry_processor_id  uuid,
  entry_uuid          uuid
);
COMMENT ON COLUMN dishonors.item_uuid IS 'the return that is dishonored; a return is dishonored once';
COMMENT ON COLUMN dishonors.send_until IS 'the last banking day on which it may be sent';
COMMENT ON COLUMN dishonors.entry_uuid IS 'its latest entry, which a contest names by its trace number';
CREATE INDEX dishonors_contested ON dishonors (contested_at) WHERE state = 'contested';
CREATE INDEX dishonors_of_entry ON dishonors (entry_uuid) WHERE entry_uuid IS NOT NULL;
CREATE INDEX dishonors_to_send ON dishonors (bank, asked_at) WHERE state = 'to_send';
