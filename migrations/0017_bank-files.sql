-- Files to the banks with their entries and legs, and the banking days of a bank.

CREATE TYPE bank_file_kind AS ENUM ('entries', 'dishonors');
CREATE TYPE outgoing_file_state AS ENUM (
  'open', 'closed', 'written', 'submitted', 'confirmed', 'rejected'
);
-- How a bank books a file with an entry that came back before the file settled. gross: the total of
-- the file, and the return as a line of its own. net: one line, less the return.
CREATE TYPE statement_booking AS ENUM ('gross', 'net');

-- Local: a file has entries of many tenants.
CREATE TABLE bank_files (
  uuid                  uuid PRIMARY KEY,
  bank                  text NOT NULL,
  state                 outgoing_file_state NOT NULL,
  cut_off_at            timestamptz NOT NULL,
  effective_entry_date  date NOT NULL,
  settles_at            timestamptz NOT NULL,
  entry_count           integer NOT NULL,
  total_debits          bigint NOT NULL,
  total_credits         bigint NOT NULL,
  created_at            timestamptz NOT NULL,
  downloaded_at         timestamptz,
  submitted_at          timestamptz,
  confirmed_at          timestamptz,
  received_at           timestamptz,
  name                  text,
  content_uuid          uuid REFERENCES archived_files,
  rejected_at           timestamptz,
  note                  text,
  taken_back_at         timestamptz,
  kind                  bank_file_kind NOT NULL DEFAULT 'entries',
  odfi                  text NOT NULL CHECK (odfi ~ '^[0-9]{8}$'),
  statement_booking     statement_booking NOT NULL DEFAULT 'net',
  settled_at            timestamptz,
  UNIQUE (bank, name)
);
COMMENT ON COLUMN bank_files.state IS 'open: entries are chosen into it; closed: no more entries; written: its bytes are archived; submitted: they were sent; confirmed: the bank has them';
COMMENT ON COLUMN bank_files.effective_entry_date IS 'as its batch headers have it';
COMMENT ON COLUMN bank_files.settles_at IS 'until the bank has the file: as planned at the cut-off; from then on: as the bank settles it';
COMMENT ON COLUMN bank_files.downloaded_at IS 'an operator downloaded it before it was sent, and may have handed it over; null again once an operator was asked whether the bank has it';
COMMENT ON COLUMN bank_files.received_at IS 'the banking time from which the bank had the file for certain; settles_at follows from it. Null: not yet';
COMMENT ON COLUMN bank_files.content_uuid IS 'its bytes in the archive';
COMMENT ON COLUMN bank_files.taken_back_at IS 'of a rejected file: when all its entries waited for another file, or had failed';
COMMENT ON COLUMN bank_files.odfi IS 'the first digits of its trace numbers';
COMMENT ON COLUMN bank_files.statement_booking IS 'how the bank statement books the file: gross or net';
COMMENT ON COLUMN bank_files.settled_at IS 'when all its entries had settled or come back; null: not yet, or it has no entries';
CREATE INDEX bank_files_by_cut_off ON bank_files (cut_off_at);
CREATE INDEX bank_files_newest ON bank_files (created_at, uuid);
CREATE UNIQUE INDEX bank_files_open ON bank_files (bank) WHERE state = 'open';
CREATE INDEX bank_files_settled ON bank_files (settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX bank_files_to_settle ON bank_files (settles_at)
  WHERE settled_at IS NULL AND kind = 'entries' AND state = 'confirmed';
CREATE INDEX bank_files_to_take_back ON bank_files (created_at) WHERE state = 'rejected' AND taken_back_at IS NULL;
CREATE INDEX bank_files_undecided ON bank_files (created_at) WHERE state IN ('open', 'closed', 'written', 'submitted');

-- The next trace number of an ODFI.
CREATE TABLE trace_counters (
  odfi        text PRIMARY KEY CHECK (odfi ~ '^[0-9]{8}$'),
  next_trace  integer NOT NULL DEFAULT 1 CHECK (next_trace BETWEEN 1 AND 10000000)
);

-- What an entry is for: a stage of a payment or refund, a fee payout, or a dishonor.
CREATE TYPE stage AS ENUM (
  'capture', 'payout', 'clawback', 'reverse_payout', 'refund_capture', 'refund_payout',
  'fee_payout', 'dishonor'
);

CREATE TABLE entries (
  processor_id         uuid NOT NULL,
  uuid                 uuid NOT NULL,
  file_uuid            uuid NOT NULL,
  bank_account_uuid    uuid,
  merchant_batch_uuid  uuid,
  amount               bigint NOT NULL,
  created_at           timestamptz NOT NULL,
  purpose              stage NOT NULL,
  shard                smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  direction            text NOT NULL CHECK (direction IN ('debit', 'credit')),
  trace_id             text NOT NULL,
  bank                 text NOT NULL,
  PRIMARY KEY (shard, processor_id, uuid),
  CHECK (amount > 0 OR purpose = 'dishonor'),
  CHECK ((bank_account_uuid IS NULL) = (purpose = 'dishonor'))
);
COMMENT ON TABLE entries IS 'one ACH entry of a file to a bank. The amount of a batch''s entry grows while its file is open; after that the row never changes';
COMMENT ON COLUMN entries.processor_id IS 'the tenant, or the operator books for the dishonor of a return that answers no tenant''s entry';
COMMENT ON COLUMN entries.bank_account_uuid IS 'the account that it debits or credits; null: a dishonor, which goes back to the account of the return';
COMMENT ON COLUMN entries.merchant_batch_uuid IS 'the merchant''s batch whose members share it; null: it has one leg, or is a dishonor';
COMMENT ON COLUMN entries.amount IS 'cents: the sum of its legs';
COMMENT ON COLUMN entries.trace_id IS 'the seven digits restart, so an earlier entry may have the same trace number';
CREATE INDEX entries_of_dishonors ON entries (file_uuid) WHERE purpose = 'dishonor';
CREATE INDEX entries_of_trace ON entries (trace_id);

CREATE TYPE leg_state AS ENUM (
  'pending', 'filed', 'sent', 'settled', 'good', 'returned', 'rejected', 'canceled'
);

-- The date of a leg is in no index, so a move that changes it is a HOT update: leg_dates has it.
CREATE TABLE legs (
  processor_id      uuid NOT NULL,
  uuid              uuid NOT NULL,
  transaction_uuid  uuid NOT NULL,
  refund_uuid       uuid,
  stage             stage NOT NULL,
  shard             smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  attempt           smallint NOT NULL DEFAULT 1,
  state             leg_state NOT NULL,
  amount            bigint NOT NULL CHECK (amount > 0),
  speed             transaction_speed NOT NULL,
  file_uuid         uuid NOT NULL,
  due_at            timestamptz,
  created_at        timestamptz NOT NULL,
  rejected          boolean GENERATED ALWAYS AS (state = 'rejected') STORED,
  entry_uuid        uuid NOT NULL,
  PRIMARY KEY (shard, processor_id, uuid)
) WITH (fillfactor = 50);
COMMENT ON TABLE legs IS 'what an entry moves for one payment, refund or fee payout: one attempt of a stage. The members of a batch share an entry and its outcome';
COMMENT ON COLUMN legs.transaction_uuid IS 'the payment; of a fee payout its own uuid, as in its postings';
COMMENT ON COLUMN legs.file_uuid IS 'the file of its entry, here for the index that the settlement uses, like stage';
COMMENT ON COLUMN legs.due_at IS 'when the calendar moves it next: a sent leg settles, a settled debit becomes good';
CREATE UNIQUE INDEX legs_attempt ON legs (shard, processor_id, transaction_uuid, stage, refund_uuid, attempt)
  NULLS NOT DISTINCT WHERE NOT rejected;
-- The legs of a file stage by stage, and the legs of an entry, whose file and purpose are known.
CREATE INDEX legs_of_file ON legs (file_uuid, stage, processor_id, entry_uuid, uuid);
CREATE INDEX legs_of_file_by_payment ON legs (file_uuid, transaction_uuid);
-- Legs that a bank rejected with their file: few, and read with the others of their payment.
CREATE INDEX legs_rejected ON legs (shard, processor_id, transaction_uuid) WHERE rejected;

CREATE TABLE leg_dates (
  file_uuid  uuid NOT NULL REFERENCES bank_files,
  stage      stage NOT NULL,
  state      leg_state NOT NULL,
  due_at     timestamptz NOT NULL,
  PRIMARY KEY (state, due_at, file_uuid, stage)
);
COMMENT ON TABLE leg_dates IS 'when the calendar next moves the legs of a file that are in this state';

CREATE TABLE bank_days (
  bank             text PRIMARY KEY,
  played_until     timestamptz NOT NULL,
  inbound_read_at  timestamptz,
  player           uuid,
  leased_until     timestamptz
);
COMMENT ON COLUMN bank_days.played_until IS 'every banking instant up to here has run';
COMMENT ON COLUMN bank_days.inbound_read_at IS 'the bank''s inbound files were read up to this instant';
COMMENT ON COLUMN bank_days.player IS 'the process that plays the day; after leased_until (real time) another process may';
