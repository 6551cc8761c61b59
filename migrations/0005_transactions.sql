-- Payments, their moves, their legs at the bank, and the books.

CREATE TYPE transaction_status AS ENUM
  ('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING', 'CAPTURE_COMPLETE', 'IN_PAYOUT', 'CAPTURE_ACH_FAILED', 'CHARGEBACK',
   'CLAWBACK', 'REVERSE_PAYOUT', 'CANCELED');
CREATE TYPE capture_status AS ENUM
  ('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING', 'CAPTURE_COMPLETE', 'CAPTURE_ACH_FAILED', 'CAPTURE_CANCELED');
CREATE TYPE payout_status AS ENUM
  ('PAYOUT_PENDING_ACH', 'PAYOUT_ACH_PENDING', 'PAYOUT_COMPLETE', 'PAYOUT_ACH_FAILED', 'PAYOUT_CANCELED');
CREATE TYPE clawback_status AS ENUM
  ('CLAWBACK_PENDING', 'CLAWBACK_ACH_PENDING', 'CLAWBACK_COMPLETE', 'CLAWBACK_ACH_FAILED');
CREATE TYPE reverse_payout_status AS ENUM
  ('REVERSE_PAYOUT_PENDING', 'REVERSE_PAYOUT_ACH_PENDING', 'REVERSE_PAYOUT_ACH_COMPLETE', 'REVERSE_PAYOUT_ACH_FAILED',
   'REVERSE_PAYOUT_CANCELED');
CREATE TYPE transaction_type AS ENUM ('api', 'bulk', 'dashboard');
CREATE TYPE transaction_speed AS ENUM ('standard', 'sameday');

-- Parents are verified, and locked FOR KEY SHARE, by the statement that inserts: see docs/decisions.
-- uuid is a UUIDv7 made of created_at, so that the primary key also is the order of the list.
CREATE TABLE transactions (
  processor_id             uuid NOT NULL,
  uuid                     uuid NOT NULL,
  vendor_id                uuid,
  payer_uuid               uuid NOT NULL,
  payee_uuid               uuid NOT NULL,
  payer_bank_account_uuid  uuid NOT NULL,
  payee_bank_account_uuid  uuid NOT NULL,
  payer_aggregator_type    aggregator_type NOT NULL,
  payee_aggregator_type    aggregator_type NOT NULL,
  transaction_status       transaction_status NOT NULL,
  capture_status           capture_status NOT NULL,
  payout_status            payout_status,
  clawback_status          clawback_status,
  reverse_payout_status    reverse_payout_status,
  type                     transaction_type NOT NULL,
  speed                    transaction_speed NOT NULL,
  payout_type              payout_type NOT NULL,
  payout_delay_days        smallint NOT NULL,
  amount                   bigint NOT NULL CHECK (amount > 0),
  transaction_fee          bigint NOT NULL CHECK (transaction_fee >= 0 AND transaction_fee < amount),
  capture_filed            boolean NOT NULL DEFAULT false,
  capture_settled          boolean NOT NULL DEFAULT false,
  event_count              smallint NOT NULL DEFAULT 1,
  move_count               smallint NOT NULL DEFAULT 1,
  created_at               timestamptz NOT NULL,
  updated_at               timestamptz NOT NULL,
  client_reference_id      text NOT NULL,
  company_name             text NOT NULL CHECK (length(company_name) <= 16),
  description              text,
  addenda                  text,
  ach_return_code          text,
  failure_code             text,
  failure_reason           text,
  cancel_reason            text,
  capture_trace_id         text,
  payout_trace_id          text,
  reverse_payout_trace_id  text,
  PRIMARY KEY (processor_id, uuid),
  CHECK (payer_uuid <> payee_uuid)
);
COMMENT ON COLUMN transactions.amount IS 'cents';
COMMENT ON COLUMN transactions.transaction_fee IS 'cents, withheld from the payee';
COMMENT ON COLUMN transactions.payout_delay_days IS 'banking days from settlement of the capture until it counts as good';
COMMENT ON COLUMN transactions.capture_filed IS 'chosen into a file: can no longer be canceled';
COMMENT ON COLUMN transactions.event_count IS 'events raised about this payment: the sequence of the latest';
CREATE INDEX transactions_of_vendor ON transactions (processor_id, vendor_id, uuid) WHERE vendor_id IS NOT NULL;
CREATE INDEX transactions_by_payer_account ON transactions (processor_id, payer_bank_account_uuid, uuid);
CREATE INDEX transactions_by_payee_account ON transactions (processor_id, payee_bank_account_uuid, uuid);
-- What the next cut-off may choose: small, because a payment leaves it with its first file.
CREATE INDEX transactions_to_capture ON transactions (processor_id, uuid)
  WHERE capture_status = 'CAPTURE_PENDING' AND NOT capture_filed;

CREATE TABLE transitions (
  processor_id      uuid NOT NULL,
  transaction_uuid  uuid NOT NULL,
  number            smallint NOT NULL,
  transition        text NOT NULL,
  source_uuid       uuid NOT NULL,
  moved_at          timestamptz NOT NULL,
  PRIMARY KEY (processor_id, transaction_uuid, number)
);
COMMENT ON COLUMN transitions.transition IS 'the row of a stage table: C1, C2, …';
COMMENT ON COLUMN transitions.source_uuid IS 'what caused the move: the leg, or the payment itself';

CREATE TYPE stage AS ENUM ('capture', 'payout', 'clawback', 'reverse_payout', 'refund_capture', 'refund_payout');
CREATE TYPE leg_state AS ENUM ('pending', 'filed', 'sent', 'settled', 'good', 'returned', 'rejected', 'canceled');

CREATE TABLE legs (
  processor_id          uuid NOT NULL,
  uuid                  uuid NOT NULL,
  transaction_uuid      uuid NOT NULL,
  refund_uuid           uuid,
  stage                 stage NOT NULL,
  attempt               smallint NOT NULL DEFAULT 1,
  state                 leg_state NOT NULL,
  amount                bigint NOT NULL CHECK (amount > 0),
  bank_account_uuid     uuid NOT NULL,
  speed                 transaction_speed NOT NULL,
  file_uuid             uuid,
  trace_id              text,
  due_at                timestamptz,
  created_at            timestamptz NOT NULL,
  PRIMARY KEY (processor_id, uuid)
);
COMMENT ON TABLE legs IS 'one attempt of a stage; members of a batch share their trace and its fate';
COMMENT ON COLUMN legs.due_at IS 'when the calendar moves it next: a sent leg settles, a settled debit becomes good';
CREATE UNIQUE INDEX legs_attempt ON legs (processor_id, transaction_uuid, stage, refund_uuid, attempt) NULLS NOT DISTINCT;
CREATE INDEX legs_to_file ON legs (processor_id, uuid) WHERE state = 'pending';
CREATE INDEX legs_due ON legs (state, due_at, processor_id) WHERE due_at IS NOT NULL;
CREATE INDEX legs_of_file ON legs (file_uuid, processor_id) WHERE file_uuid IS NOT NULL;

-- Which debit and credit a transition may post: the database holds postings to it.
CREATE TABLE legal_postings (
  transition      text NOT NULL,
  debit_account   text NOT NULL,
  credit_account  text NOT NULL,
  PRIMARY KEY (transition, debit_account, credit_account)
);

INSERT INTO legal_postings (transition, debit_account, credit_account) VALUES
  ('C3', 'DIF', 'UNS'),
  ('C4', 'BANK', 'DIF'),
  ('C5', 'UNS', 'PAYEE'), ('C5', 'UNS', 'FEE'),
  ('C5b', 'UNS', 'PAYEE'), ('C5b', 'UNS', 'FEE'),
  ('P1', 'PAYEE', 'PRES'),
  ('P2', 'PRES', 'CIF'),
  ('P3', 'CIF', 'BANK');

CREATE TABLE postings (
  processor_id       uuid NOT NULL,
  transaction_uuid   uuid NOT NULL,
  transition         text NOT NULL,
  source_uuid        uuid NOT NULL,
  line               smallint NOT NULL,
  debit_account      text NOT NULL,
  debit_owner_uuid   uuid NOT NULL,
  credit_account     text NOT NULL,
  credit_owner_uuid  uuid NOT NULL,
  amount             bigint NOT NULL CHECK (amount > 0),
  posted_at          timestamptz NOT NULL,
  PRIMARY KEY (processor_id, transaction_uuid, transition, source_uuid, line),
  FOREIGN KEY (transition, debit_account, credit_account) REFERENCES legal_postings
);
COMMENT ON TABLE postings IS 'names its debit, its credit and one amount: balanced by construction';
REVOKE UPDATE, DELETE, TRUNCATE ON postings FROM CURRENT_USER;
REVOKE UPDATE, DELETE, TRUNCATE ON transitions FROM CURRENT_USER;

-- Local to the coordinator: a file carries entries of many tenants.
CREATE TYPE bank_file_state AS ENUM ('written', 'submitted', 'confirmed', 'rejected');
CREATE TABLE bank_files (
  uuid                  uuid PRIMARY KEY,
  bank                  text NOT NULL,
  state                 bank_file_state NOT NULL,
  cut_off_at            timestamptz NOT NULL,
  effective_entry_date  date NOT NULL,
  settles_at            timestamptz NOT NULL,
  entry_count           integer NOT NULL,
  total_debits          bigint NOT NULL,
  total_credits         bigint NOT NULL,
  created_at            timestamptz NOT NULL,
  submitted_at          timestamptz,
  confirmed_at          timestamptz
);
CREATE INDEX bank_files_open ON bank_files (created_at) WHERE state IN ('written', 'submitted');

CREATE TABLE trace_counters (
  odfi        text PRIMARY KEY CHECK (odfi ~ '^[0-9]{8}$'),
  next_trace  integer NOT NULL DEFAULT 1 CHECK (next_trace BETWEEN 1 AND 10000000)
);

CREATE TABLE bank_days (
  bank             text PRIMARY KEY,
  played_until     timestamptz NOT NULL,
  inbound_read_at  timestamptz,
  player           uuid,
  leased_until     timestamptz
);
COMMENT ON COLUMN bank_days.played_until IS 'every banking instant up to here has run';
COMMENT ON COLUMN bank_days.inbound_read_at IS 'the bank''s inbound files were read up to this instant';
COMMENT ON COLUMN bank_days.player IS 'the process that plays the day; another may take over after leased_until (real time)';

CREATE TABLE sandbox_clock (
  one            boolean PRIMARY KEY DEFAULT true CHECK (one),
  ahead_ms       bigint NOT NULL DEFAULT 0 CHECK (ahead_ms >= 0),
  advance_count  integer NOT NULL DEFAULT 0
);
COMMENT ON COLUMN sandbox_clock.advance_count IS 'advances by hand: the first one stops the pace of every process that was running';
INSERT INTO sandbox_clock DEFAULT VALUES;
