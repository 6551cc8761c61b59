-- What the migrations add up to. Made by `npm run pages`; a test compares.

CREATE TYPE aggregator_type AS ENUM ('manual', 'bank_link');

CREATE TYPE bank_account_type AS ENUM ('checking', 'savings');

CREATE TYPE bank_file_kind AS ENUM ('entries', 'dishonors');

CREATE TYPE bank_item_kind AS ENUM ('return', 'change', 'dishonored_return', 'contested_return', 'refused_change', 'entry');

CREATE TYPE bank_item_state AS ENUM ('new', 'waiting', 'applied', 'duplicate', 'suspense', 'resolved');

CREATE TYPE batch_kind AS ENUM ('payout', 'refund');

CREATE TYPE billable_kind AS ENUM ('account_validation', 'business_verification', 'standard_ach', 'same_day_ach', 'return');

CREATE TYPE block_end AS ENUM ('authorization', 'operator');

CREATE TYPE block_kind AS ENUM ('stop_payment', 'unauthorized', 'fraud', 'compliance', 'sanctions');

CREATE TYPE capture_status AS ENUM ('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING', 'CAPTURE_COMPLETE', 'CAPTURE_ACH_FAILED', 'CAPTURE_CANCELED');

CREATE TYPE clawback_status AS ENUM ('CLAWBACK_PENDING', 'CLAWBACK_ACH_PENDING', 'CLAWBACK_COMPLETE', 'CLAWBACK_ACH_FAILED');

CREATE TYPE consumer_debits AS ENUM ('prearranged', 'online', 'online_purchase');

CREATE TYPE correctable_field AS ENUM ('account_number', 'routing_number', 'account_type');

CREATE TYPE delivery_state AS ENUM ('pending', 'held', 'delivered', 'dead', 'canceled');

CREATE TYPE dishonor_state AS ENUM ('to_send', 'sent', 'contested', 'won', 'lost');

CREATE TYPE endpoint_state AS ENUM ('enabled', 'disabled');

CREATE TYPE event_type AS ENUM ('TransactionStarted', 'TransactionCaptureStarted', 'TransactionCompleted', 'TransactionFailed', 'TransactionCanceled', 'PayoutFailed', 'PayoutCompleted', 'ClawbackStarted', 'ClawbackFailed', 'ClawbackCompleted', 'BankLinkedSuccessfully', 'BankLinkFailed', 'BankAccountRemoved', 'BusinessCreated', 'BusinessUpdated', 'BatchPayout', 'BatchRefund', 'MerchantBatchPayout', 'RefundPending', 'RefundCaptureStarted', 'RefundCaptureCompleted', 'RefundCaptureFailed', 'RefundPayoutPending', 'RefundPayoutCompleted', 'RefundPayoutFailed', 'ReversePayoutStarted', 'ReversePayoutCompleted', 'ReversePayoutFailed');

CREATE TYPE fee_payout_status AS ENUM ('FEE_PAYOUT_PENDING', 'FEE_PAYOUT_FILED', 'FEE_PAYOUT_ACH_PENDING', 'FEE_PAYOUT_COMPLETE', 'FEE_PAYOUT_ACH_FAILED', 'FEE_PAYOUT_CANCELED');

CREATE TYPE fee_schedule AS ENUM ('daily', 'on_demand');

CREATE TYPE file_arrival_state AS ENUM ('seen', 'kept', 'acknowledged');

CREATE TYPE file_delivery_state AS ENUM ('uploading', 'renaming', 'renamed', 'delivered', 'uncertain');

CREATE TYPE file_direction AS ENUM ('outgoing', 'inbound');

CREATE TYPE file_form AS ENUM ('content', 'wire');

CREATE TYPE hold_kind AS ENUM ('tenant', 'operator', 'risk', 'compliance', 'account');

CREATE TYPE inbound_verdict AS ENUM ('accept', 'quarantine');

CREATE TYPE item_resolution AS ENUM ('ignored', 'return_of', 'dishonored');

CREATE TYPE kyb_status AS ENUM ('IN_REVIEW', 'APPROVED', 'REJECTED');

CREATE TYPE leg_place AS ENUM ('filed', 'sent', 'settled', 'good', 'returned');

CREATE TYPE leg_state AS ENUM ('pending', 'filed', 'sent', 'settled', 'good', 'returned', 'rejected', 'canceled');

CREATE TYPE limit_owner AS ENUM ('processor', 'vendor', 'merchant');

CREATE TYPE outgoing_file_state AS ENUM ('open', 'closed', 'written', 'submitted', 'confirmed', 'rejected');

CREATE TYPE payment_side AS ENUM ('payer', 'payee');

CREATE TYPE payout_status AS ENUM ('PAYOUT_PENDING_ACH', 'PAYOUT_ACH_PENDING', 'PAYOUT_COMPLETE', 'PAYOUT_ACH_FAILED', 'PAYOUT_CANCELED');

CREATE TYPE payout_type AS ENUM ('individual', 'batch');

CREATE TYPE refund_standing AS ENUM ('asked', 'standing', 'reversed', 'void');

CREATE TYPE refund_status AS ENUM ('REFUND_PENDING', 'REFUND_CAPTURE_ACH_PENDING', 'REFUND_ACH_PENDING', 'REFUND_COMPLETE', 'REFUND_FAILED');

CREATE TYPE return_rate_state AS ENUM ('normal', 'warning', 'exceeded');

CREATE TYPE reverse_payout_status AS ENUM ('REVERSE_PAYOUT_PENDING', 'REVERSE_PAYOUT_ACH_PENDING', 'REVERSE_PAYOUT_ACH_COMPLETE', 'REVERSE_PAYOUT_ACH_FAILED', 'REVERSE_PAYOUT_CANCELED');

CREATE TYPE simulated_answer_kind AS ENUM ('return', 'change', 'contest');

CREATE TYPE simulated_misbehavior AS ENUM ('duplicated', 'late', 'cut', 'untidy');

CREATE TYPE stage AS ENUM ('capture', 'payout', 'clawback', 'reverse_payout', 'refund_capture', 'refund_payout');

CREATE TYPE statement_booking AS ENUM ('gross', 'net');

CREATE TYPE statement_line_state AS ENUM ('open', 'expected', 'suspense', 'matched', 'corrected', 'written_off');

CREATE TYPE token_kind AS ENUM ('processor', 'vendor', 'admin');

CREATE TYPE transaction_speed AS ENUM ('standard', 'sameday');

CREATE TYPE transaction_status AS ENUM ('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING', 'CAPTURE_COMPLETE', 'IN_PAYOUT', 'CAPTURE_ACH_FAILED', 'CHARGEBACK', 'CLAWBACK', 'REVERSE_PAYOUT', 'CANCELED');

CREATE TYPE transaction_type AS ENUM ('api', 'bulk', 'dashboard');

CREATE TYPE user_kind AS ENUM ('person', 'business');

CREATE TYPE valid_account AS ENUM ('valid', 'invalid', 'not_validated');

CREATE TABLE archived_chunks (
  file_uuid  uuid NOT NULL,
  number     integer NOT NULL,
  sealed     bytea NOT NULL,
  CONSTRAINT archived_chunks_pkey PRIMARY KEY (file_uuid, number),
  CONSTRAINT archived_chunks_file_uuid_fkey FOREIGN KEY (file_uuid) REFERENCES archived_files(uuid) ON DELETE CASCADE,
  CONSTRAINT archived_chunks_number_check CHECK ((number >= 0))
);
COMMENT ON COLUMN archived_chunks.sealed IS 'bound to its file, its number, and whether it is the last';

CREATE TABLE archived_files (
  uuid          uuid NOT NULL,
  bank          text NOT NULL,
  direction     file_direction NOT NULL,
  form          file_form NOT NULL,
  name          text NOT NULL,
  size          bigint,
  sha256        bytea,
  created_at    timestamp with time zone NOT NULL,
  kept_at       timestamp with time zone,
  retain_until  timestamp with time zone NOT NULL,
  content_uuid  uuid,
  CONSTRAINT archived_files_pkey PRIMARY KEY (uuid),
  CONSTRAINT archived_files_content_uuid_fkey FOREIGN KEY (content_uuid) REFERENCES archived_files(uuid),
  CONSTRAINT archived_files_check CHECK ((num_nulls(size, sha256, kept_at) = ANY (ARRAY[0, 3])))
);
COMMENT ON COLUMN archived_files.size IS 'bytes; null while the file is being written';
COMMENT ON COLUMN archived_files.kept_at IS 'null: being written, and nobody may read it';
COMMENT ON COLUMN archived_files.retain_until IS 'records of entries are kept six years; nothing removes a file by itself';
COMMENT ON COLUMN archived_files.content_uuid IS 'of an outgoing wire form: the content that it wraps';
CREATE UNIQUE INDEX archived_files_inbound ON archived_files USING btree (bank, sha256, form) WHERE ((direction = 'inbound'::file_direction) AND (kept_at IS NOT NULL));
CREATE UNIQUE INDEX archived_files_outgoing ON archived_files USING btree (bank, name, form) WHERE ((direction = 'outgoing'::file_direction) AND (kept_at IS NOT NULL));
CREATE INDEX archived_files_unfinished ON archived_files USING btree (created_at) WHERE (kept_at IS NULL);
CREATE UNIQUE INDEX archived_files_wrapped ON archived_files USING btree (content_uuid) WHERE (kept_at IS NOT NULL);

CREATE TABLE audit_links (
  number        bigint NOT NULL,
  processor_id  uuid NOT NULL,
  uuid          uuid NOT NULL,
  hash          bytea NOT NULL,
  CONSTRAINT audit_links_pkey PRIMARY KEY (number),
  CONSTRAINT audit_links_processor_id_uuid_key UNIQUE (processor_id, uuid)
);
COMMENT ON TABLE audit_links IS 'an act of the audit trail in the one chain of all tenants';
COMMENT ON COLUMN audit_links.hash IS 'SHA-256 of the hash of the link before and the content of the act';
REVOKE DELETE, TRUNCATE, UPDATE ON audit_links FROM CURRENT_USER;

CREATE TABLE audit_links_due (
  processor_id  uuid NOT NULL,
  uuid          uuid NOT NULL,
  CONSTRAINT audit_links_due_pkey PRIMARY KEY (processor_id, uuid)
);
COMMENT ON TABLE audit_links_due IS 'acts that are not in the chain yet';

CREATE TABLE audit_trail (
  processor_id  uuid NOT NULL,
  uuid          uuid NOT NULL,
  acted_at      timestamp with time zone NOT NULL,
  actor         token_kind,
  token_uuid    uuid,
  action        text NOT NULL,
  subject       text NOT NULL,
  subject_uuid  uuid,
  detail        jsonb NOT NULL DEFAULT '{}'::jsonb,
  request_id    text,
  CONSTRAINT audit_trail_pkey PRIMARY KEY (processor_id, uuid)
);
COMMENT ON COLUMN audit_trail.actor IS 'null: the service itself';
CREATE INDEX audit_trail_by_subject ON audit_trail USING btree (processor_id, subject_uuid, uuid);
REVOKE DELETE, TRUNCATE, UPDATE ON audit_trail FROM CURRENT_USER;

CREATE TABLE authorizations (
  processor_id       uuid NOT NULL,
  uuid               uuid NOT NULL,
  user_uuid          uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  authorized_on      date NOT NULL,
  reference          text NOT NULL,
  recorded_at        timestamp with time zone NOT NULL,
  CONSTRAINT authorizations_pkey PRIMARY KEY (processor_id, uuid),
  CONSTRAINT authorizations_processor_id_bank_account_uuid_fkey FOREIGN KEY (processor_id, bank_account_uuid) REFERENCES bank_accounts(processor_id, uuid),
  CONSTRAINT authorizations_processor_id_user_uuid_fkey FOREIGN KEY (processor_id, user_uuid) REFERENCES users(processor_id, uuid)
);
COMMENT ON TABLE authorizations IS 'a payer has agreed to be debited on an account, after a debit had come back as not agreed to';

CREATE TABLE bank_account_corrections (
  processor_id       uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  field              correctable_field NOT NULL,
  item_uuid          uuid NOT NULL,
  leg_uuid           uuid NOT NULL,
  code               text NOT NULL,
  former_sealed      bytea NOT NULL,
  corrected_at       timestamp with time zone NOT NULL,
  CONSTRAINT bank_account_corrections_pkey PRIMARY KEY (processor_id, bank_account_uuid, field, item_uuid),
  CONSTRAINT bank_account_corrections_processor_id_bank_account_uuid_fkey FOREIGN KEY (processor_id, bank_account_uuid) REFERENCES bank_accounts(processor_id, uuid)
);
COMMENT ON COLUMN bank_account_corrections.leg_uuid IS 'the entry that was answered: of two corrections of a field that of the later entry stands, whichever came first';
COMMENT ON COLUMN bank_account_corrections.former_sealed IS 'what the account had before';

CREATE TABLE bank_accounts (
  processor_id              uuid NOT NULL,
  user_uuid                 uuid NOT NULL,
  uuid                      uuid NOT NULL,
  aggregator_type           aggregator_type NOT NULL,
  account_number_encrypted  bytea NOT NULL,
  account_number_last4      text NOT NULL,
  routing_number            text NOT NULL,
  account_name              text NOT NULL,
  account_type              bank_account_type NOT NULL,
  matching_index            bytea NOT NULL,
  valid_account             valid_account NOT NULL,
  test_pair                 boolean NOT NULL DEFAULT false,
  event_count               integer NOT NULL DEFAULT 0,
  created_at                timestamp with time zone NOT NULL,
  disabled_at               timestamp with time zone,
  disabled_reason           text,
  deleted_at                timestamp with time zone,
  blocked                   block_kind,
  CONSTRAINT bank_accounts_pkey PRIMARY KEY (processor_id, uuid),
  CONSTRAINT bank_accounts_processor_id_user_uuid_fkey FOREIGN KEY (processor_id, user_uuid) REFERENCES users(processor_id, uuid),
  CONSTRAINT bank_accounts_routing_number_check CHECK ((routing_number ~ '^[0-9]{9}$'::text))
);
COMMENT ON COLUMN bank_accounts.matching_index IS 'keyed hash of what makes two accounts of a user the same';
COMMENT ON COLUMN bank_accounts.test_pair IS 'the designated test pair: it validates, and is refused as a side of a transaction';
COMMENT ON COLUMN bank_accounts.disabled_at IS 'a return said that the account must not be used again';
COMMENT ON COLUMN bank_accounts.blocked IS 'the gravest block of the account that is not lifted';
CREATE UNIQUE INDEX bank_accounts_matching ON bank_accounts USING btree (processor_id, user_uuid, matching_index) WHERE ((deleted_at IS NULL) AND (disabled_at IS NULL));
CREATE INDEX bank_accounts_of_user ON bank_accounts USING btree (processor_id, user_uuid);

CREATE TABLE bank_days (
  bank             text NOT NULL,
  played_until     timestamp with time zone NOT NULL,
  inbound_read_at  timestamp with time zone,
  player           uuid,
  leased_until     timestamp with time zone,
  CONSTRAINT bank_days_pkey PRIMARY KEY (bank)
);
COMMENT ON COLUMN bank_days.played_until IS 'every banking instant up to here has run';
COMMENT ON COLUMN bank_days.inbound_read_at IS 'the bank''s inbound files were read up to this instant';
COMMENT ON COLUMN bank_days.player IS 'the process that plays the day; another may take over after leased_until (real time)';

CREATE TABLE bank_files (
  uuid                  uuid NOT NULL,
  bank                  text NOT NULL,
  state                 outgoing_file_state NOT NULL,
  cut_off_at            timestamp with time zone NOT NULL,
  effective_entry_date  date NOT NULL,
  settles_at            timestamp with time zone NOT NULL,
  entry_count           integer NOT NULL,
  total_debits          bigint NOT NULL,
  total_credits         bigint NOT NULL,
  created_at            timestamp with time zone NOT NULL,
  submitted_at          timestamp with time zone,
  confirmed_at          timestamp with time zone,
  name                  text,
  content_uuid          uuid,
  rejected_at           timestamp with time zone,
  note                  text,
  taken_back_at         timestamp with time zone,
  kind                  bank_file_kind NOT NULL DEFAULT 'entries'::bank_file_kind,
  odfi                  text,
  statement_booking     statement_booking NOT NULL DEFAULT 'net'::statement_booking,
  settled_at            timestamp with time zone,
  CONSTRAINT bank_files_pkey PRIMARY KEY (uuid),
  CONSTRAINT bank_files_bank_name_key UNIQUE (bank, name),
  CONSTRAINT bank_files_content_uuid_fkey FOREIGN KEY (content_uuid) REFERENCES archived_files(uuid),
  CONSTRAINT bank_files_odfi_check CHECK ((odfi ~ '^[0-9]{8}$'::text))
);
COMMENT ON COLUMN bank_files.state IS 'open: entries are chosen into it; closed: none any more; written: its bytes are archived; submitted: they were sent; confirmed: the bank has them';
COMMENT ON COLUMN bank_files.content_uuid IS 'its bytes, in the archive';
COMMENT ON COLUMN bank_files.taken_back_at IS 'of a rejected file: all its entries wait for another one, or have failed';
COMMENT ON COLUMN bank_files.odfi IS 'what its trace numbers begin with; null: of a version that did not note it';
COMMENT ON COLUMN bank_files.statement_booking IS 'how the statement of the bank books it';
COMMENT ON COLUMN bank_files.settled_at IS 'when all of its entries had settled or come back; null: not yet, or it has none';
CREATE UNIQUE INDEX bank_files_open ON bank_files USING btree (bank) WHERE (state = 'open'::outgoing_file_state);
CREATE INDEX bank_files_settled ON bank_files USING btree (settled_at) WHERE (settled_at IS NOT NULL);
CREATE INDEX bank_files_to_settle ON bank_files USING btree (settles_at) WHERE ((settled_at IS NULL) AND (kind = 'entries'::bank_file_kind) AND (state = 'confirmed'::outgoing_file_state));
CREATE INDEX bank_files_to_take_back ON bank_files USING btree (created_at) WHERE ((state = 'rejected'::outgoing_file_state) AND (taken_back_at IS NULL));
CREATE INDEX bank_files_undecided ON bank_files USING btree (created_at) WHERE (state = ANY (ARRAY['open'::outgoing_file_state, 'closed'::outgoing_file_state, 'written'::outgoing_file_state, 'submitted'::outgoing_file_state]));

CREATE TABLE bank_items (
  content_uuid           uuid NOT NULL,
  number                 integer NOT NULL,
  uuid                   uuid NOT NULL,
  kind                   bank_item_kind NOT NULL,
  code                   text,
  direction              text NOT NULL,
  amount                 bigint NOT NULL,
  original_trace         text,
  item_trace             text NOT NULL,
  rdfi                   text,
  details_sealed         bytea NOT NULL,
  state                  bank_item_state NOT NULL DEFAULT 'new'::bank_item_state,
  reason                 text,
  processor_id           uuid,
  leg_uuid               uuid,
  late                   boolean NOT NULL DEFAULT false,
  received_at            timestamp with time zone NOT NULL,
  applied_at             timestamp with time zone,
  resolution             item_resolution,
  assigned_processor_id  uuid,
  assigned_leg_uuid      uuid,
  note                   text,
  resolved_at            timestamp with time zone,
  unsettled_file_uuid    uuid,
  CONSTRAINT bank_items_pkey PRIMARY KEY (content_uuid, number),
  CONSTRAINT bank_items_uuid_key UNIQUE (uuid),
  CONSTRAINT bank_items_content_uuid_fkey FOREIGN KEY (content_uuid) REFERENCES inbound_files(content_uuid),
  CONSTRAINT bank_items_direction_check CHECK ((direction = ANY (ARRAY['debit'::text, 'credit'::text])))
);
COMMENT ON COLUMN bank_items.item_trace IS 'the trace number that the answering bank gave it';
COMMENT ON COLUMN bank_items.details_sealed IS 'account number and corrected data';
COMMENT ON COLUMN bank_items.late IS 'came after its deadline: applied, and to be dishonored';
COMMENT ON COLUMN bank_items.assigned_leg_uuid IS 'the entry that an operator says it answers';
COMMENT ON COLUMN bank_items.unsettled_file_uuid IS 'of a return that came before its entry had settled: the file with the entry';
CREATE INDEX bank_items_in_suspense ON bank_items USING btree (received_at) WHERE (state = 'suspense'::bank_item_state);
CREATE INDEX bank_items_late ON bank_items USING btree (received_at) WHERE late;
CREATE INDEX bank_items_of_entry ON bank_items USING btree (leg_uuid) WHERE (leg_uuid IS NOT NULL);
CREATE INDEX bank_items_of_trace ON bank_items USING btree (original_trace) WHERE (original_trace IS NOT NULL);
CREATE INDEX bank_items_open ON bank_items USING btree (received_at, content_uuid, number) WHERE (state = ANY (ARRAY['new'::bank_item_state, 'waiting'::bank_item_state]));
CREATE INDEX bank_items_unsettled ON bank_items USING btree (unsettled_file_uuid) WHERE (unsettled_file_uuid IS NOT NULL);

CREATE TABLE batch_payout_members (
  processor_id         uuid NOT NULL,
  merchant_batch_uuid  uuid NOT NULL,
  transaction_uuid     uuid NOT NULL,
  transition           text NOT NULL,
  source_uuid          uuid NOT NULL,
  amount               bigint NOT NULL,
  joined_at            timestamp with time zone NOT NULL,
  CONSTRAINT batch_payout_members_pkey PRIMARY KEY (processor_id, merchant_batch_uuid, transaction_uuid, source_uuid),
  CONSTRAINT batch_payout_members_processor_id_merchant_batch_uuid_fkey FOREIGN KEY (processor_id, merchant_batch_uuid) REFERENCES merchant_batches(processor_id, uuid),
  CONSTRAINT batch_payout_members_amount_check CHECK ((amount >= 0))
);
COMMENT ON TABLE batch_payout_members IS 'a payment that joined a merchant''s payout batch; a payment may join several batches, one after the other';
COMMENT ON COLUMN batch_payout_members.transition IS 'the move that reserved what the payment joined with: P1, or P7 for a left-over';
COMMENT ON COLUMN batch_payout_members.source_uuid IS 'the source of that move';
COMMENT ON COLUMN batch_payout_members.amount IS 'cents reserved for the entry of the batch; 0: an offset took all of it';
CREATE INDEX batch_payout_members_of_payment ON batch_payout_members USING btree (processor_id, transaction_uuid);
REVOKE DELETE, TRUNCATE, UPDATE ON batch_payout_members FROM CURRENT_USER;

CREATE TABLE batches (
  processor_id  uuid NOT NULL,
  uuid          uuid NOT NULL,
  kind          batch_kind NOT NULL,
  run_at        timestamp with time zone NOT NULL,
  announced     boolean NOT NULL DEFAULT false,
  event_count   smallint NOT NULL DEFAULT 0,
  created_at    timestamp with time zone NOT NULL,
  CONSTRAINT batches_pkey PRIMARY KEY (processor_id, uuid),
  CONSTRAINT batches_processor_id_kind_run_at_key UNIQUE (processor_id, kind, run_at)
);
COMMENT ON TABLE batches IS 'what a daily run paid, or collected, for a processor';
CREATE INDEX batches_to_announce ON batches USING btree (kind, processor_id) WHERE (NOT announced);

CREATE TABLE billable_events (
  processor_id                uuid NOT NULL,
  uuid                        uuid NOT NULL,
  vendor_id                   uuid,
  kind                        billable_kind NOT NULL,
  billing_merchant_user_uuid  uuid,
  subject_uuid                uuid,
  occurred_at                 timestamp with time zone NOT NULL,
  CONSTRAINT billable_events_pkey PRIMARY KEY (processor_id, uuid),
  CONSTRAINT billable_events_processor_id_billing_merchant_user_uuid_fkey FOREIGN KEY (processor_id, billing_merchant_user_uuid) REFERENCES users(processor_id, uuid),
  CONSTRAINT billable_events_processor_id_fkey FOREIGN KEY (processor_id) REFERENCES processors(processor_id)
);
COMMENT ON COLUMN billable_events.billing_merchant_user_uuid IS 'null: the calling tenant pays';
CREATE INDEX billable_events_by_merchant ON billable_events USING btree (processor_id, billing_merchant_user_uuid, occurred_at);

CREATE TABLE blocks (
  processor_id       uuid NOT NULL,
  uuid               uuid NOT NULL,
  user_uuid          uuid NOT NULL,
  bank_account_uuid  uuid,
  kind               block_kind NOT NULL,
  reason             text NOT NULL,
  return_code        text,
  transaction_uuid   uuid,
  placed_at          timestamp with time zone NOT NULL,
  lifted_at          timestamp with time zone,
  lifted_by          block_end,
  CONSTRAINT blocks_pkey PRIMARY KEY (processor_id, uuid),
  CONSTRAINT blocks_processor_id_bank_account_uuid_fkey FOREIGN KEY (processor_id, bank_account_uuid) REFERENCES bank_accounts(processor_id, uuid),
  CONSTRAINT blocks_processor_id_user_uuid_fkey FOREIGN KEY (processor_id, user_uuid) REFERENCES users(processor_id, uuid),
  CONSTRAINT blocks_check CHECK (((lifted_at IS NULL) = (lifted_by IS NULL)))
);
COMMENT ON COLUMN blocks.bank_account_uuid IS 'null: the user is blocked, whatever account is used';
COMMENT ON COLUMN blocks.transaction_uuid IS 'the payment that came back; null: an operator placed it';
CREATE INDEX blocks_by_time ON blocks USING btree (placed_at) WHERE (lifted_at IS NULL);
CREATE INDEX blocks_of_user ON blocks USING btree (processor_id, user_uuid, uuid);
CREATE UNIQUE INDEX blocks_open ON blocks USING btree (processor_id, user_uuid, bank_account_uuid, kind) NULLS NOT DISTINCT WHERE (lifted_at IS NULL);

CREATE TABLE business_owners (
  processor_id          uuid NOT NULL,
  user_uuid             uuid NOT NULL,
  uuid                  uuid NOT NULL,
  position              smallint NOT NULL,
  first_name            text NOT NULL,
  last_name             text NOT NULL,
  dob                   date,
  ssn9_encrypted        bytea,
  ssn9_last4            text,
  address               json,
  email                 text,
  phone                 text,
  title                 text,
  ownership_percentage  numeric(7,4),
  is_beneficial_owner   boolean NOT NULL DEFAULT false,
  CONSTRAINT business_owners_pkey PRIMARY KEY (processor_id, user_uuid, uuid),
  CONSTRAINT business_owners_processor_id_user_uuid_fkey FOREIGN KEY (processor_id, user_uuid) REFERENCES users(processor_id, uuid),
  CONSTRAINT business_owners_ownership_percentage_check CHECK (((ownership_percentage >= (0)::numeric) AND (ownership_percentage <= (100)::numeric)))
);
COMMENT ON COLUMN business_owners.position IS 'the order in which the caller named them, from 0';

CREATE TABLE cash_acts (
  source_uuid  uuid NOT NULL,
  bank         text NOT NULL,
  CONSTRAINT cash_acts_pkey PRIMARY KEY (source_uuid)
);
COMMENT ON TABLE cash_acts IS 'acts of operators that moved cash: on the account at which bank';
COMMENT ON COLUMN cash_acts.source_uuid IS 'of the act in the audit trail, which is the source of its postings';

CREATE TABLE debit_days (
  processor_id    uuid NOT NULL,
  merchant_uuid   uuid NOT NULL,
  day             date NOT NULL,
  debits          bigint NOT NULL DEFAULT 0,
  unauthorized    bigint NOT NULL DEFAULT 0,
  administrative  bigint NOT NULL DEFAULT 0,
  returned        bigint NOT NULL DEFAULT 0,
  CONSTRAINT debit_days_pkey PRIMARY KEY (processor_id, merchant_uuid, day)
);
COMMENT ON COLUMN debit_days.merchant_uuid IS 'nil: all of the processor';
COMMENT ON COLUMN debit_days.day IS 'in Eastern time, on which they were sent or came back; -infinity: all that no rate reads any more';
COMMENT ON COLUMN debit_days.debits IS 'entries: the members of a batch are one';
COMMENT ON COLUMN debit_days.returned IS 'with any code';
CREATE INDEX debit_days_by_day ON debit_days USING brin (day);
CREATE INDEX debit_days_returned ON debit_days USING btree (day, processor_id, merchant_uuid) WHERE (returned > 0);

CREATE TABLE dishonors (
  uuid               uuid NOT NULL,
  item_uuid          uuid NOT NULL,
  bank               text NOT NULL,
  code               text NOT NULL,
  information        text NOT NULL,
  state              dishonor_state NOT NULL DEFAULT 'to_send'::dishonor_state,
  send_until         date NOT NULL,
  file_uuid          uuid,
  trace_id           text,
  contest_code       text,
  contest_item_uuid  uuid,
  note               text NOT NULL,
  asked_at           timestamp with time zone NOT NULL,
  sent_at            timestamp with time zone,
  contested_at       timestamp with time zone,
  decided_at         timestamp with time zone,
  CONSTRAINT dishonors_pkey PRIMARY KEY (uuid),
  CONSTRAINT dishonors_item_uuid_key UNIQUE (item_uuid),
  CONSTRAINT dishonors_file_uuid_fkey FOREIGN KEY (file_uuid) REFERENCES bank_files(uuid),
  CONSTRAINT dishonors_item_uuid_fkey FOREIGN KEY (item_uuid) REFERENCES bank_items(uuid)
);
COMMENT ON COLUMN dishonors.item_uuid IS 'the return that is not accepted: once';
COMMENT ON COLUMN dishonors.send_until IS 'the last banking day on which it may be sent';
COMMENT ON COLUMN dishonors.trace_id IS 'of the latest entry of it: what the bank contests it by';
CREATE INDEX dishonors_by_trace ON dishonors USING btree (trace_id) WHERE (trace_id IS NOT NULL);
CREATE INDEX dishonors_of_file ON dishonors USING btree (file_uuid) WHERE (file_uuid IS NOT NULL);
CREATE INDEX dishonors_to_send ON dishonors USING btree (bank, asked_at) WHERE (state = 'to_send'::dishonor_state);

CREATE TABLE event_positions (
  processor_id   uuid NOT NULL,
  last_position  bigint NOT NULL DEFAULT 0,
  CONSTRAINT event_positions_pkey PRIMARY KEY (processor_id),
  CONSTRAINT event_positions_processor_id_fkey FOREIGN KEY (processor_id) REFERENCES processors(processor_id)
);

CREATE TABLE events (
  processor_id  uuid NOT NULL,
  position      bigint NOT NULL,
  uuid          uuid NOT NULL,
  vendor_id     uuid,
  type          event_type NOT NULL,
  subject_uuid  uuid NOT NULL,
  occurred_at   timestamp with time zone NOT NULL,
  body          text NOT NULL,
  CONSTRAINT events_pkey PRIMARY KEY (processor_id, "position")
);
COMMENT ON COLUMN events.position IS 'given under a row lock: no position appears after a greater one';
COMMENT ON COLUMN events.body IS 'the bytes that are signed and sent, rendered once';
CREATE INDEX events_by_time ON events USING brin (occurred_at) WITH (pages_per_range='32');
CREATE INDEX events_of_vendor ON events USING btree (processor_id, vendor_id, "position") WHERE (vendor_id IS NOT NULL);
CREATE UNIQUE INDEX events_once ON events USING btree (processor_id, uuid);

CREATE TABLE fee_accounts (
  processor_id       uuid NOT NULL,
  owner_uuid         uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  schedule           fee_schedule NOT NULL,
  updated_at         timestamp with time zone NOT NULL,
  CONSTRAINT fee_accounts_pkey PRIMARY KEY (processor_id, owner_uuid),
  CONSTRAINT fee_accounts_processor_id_bank_account_uuid_fkey FOREIGN KEY (processor_id, bank_account_uuid) REFERENCES bank_accounts(processor_id, uuid),
  CONSTRAINT fee_accounts_processor_id_fkey FOREIGN KEY (processor_id) REFERENCES processors(processor_id)
);
COMMENT ON TABLE fee_accounts IS 'where fees are paid to';
COMMENT ON COLUMN fee_accounts.owner_uuid IS 'the vendor, or the processor itself, as on FEE';

CREATE TABLE fee_payouts (
  processor_id       uuid NOT NULL,
  uuid               uuid NOT NULL,
  owner_uuid         uuid NOT NULL,
  vendor_id          uuid,
  status             fee_payout_status NOT NULL,
  amount             bigint NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  file_uuid          uuid,
  trace_id           text,
  due_at             timestamp with time zone,
  ach_return_code    text,
  cancel_reason      text,
  created_at         timestamp with time zone NOT NULL,
  filed_at           timestamp with time zone,
  updated_at         timestamp with time zone NOT NULL,
  CONSTRAINT fee_payouts_pkey PRIMARY KEY (processor_id, uuid),
  CONSTRAINT fee_payouts_processor_id_bank_account_uuid_fkey FOREIGN KEY (processor_id, bank_account_uuid) REFERENCES bank_accounts(processor_id, uuid),
  CONSTRAINT fee_payouts_amount_check CHECK ((amount > 0))
);
COMMENT ON TABLE fee_payouts IS 'one entry of a bank file that pays what is owed for fees; its postings name it where others name a payment';
COMMENT ON COLUMN fee_payouts.amount IS 'cents; of one that waits for a file: what was owed when it was asked for';
COMMENT ON COLUMN fee_payouts.due_at IS 'when it settles';
CREATE INDEX fee_payouts_by_account ON fee_payouts USING btree (processor_id, bank_account_uuid);
CREATE INDEX fee_payouts_by_trace ON fee_payouts USING btree (processor_id, trace_id) WHERE (trace_id IS NOT NULL);
CREATE INDEX fee_payouts_due ON fee_payouts USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX fee_payouts_filed ON fee_payouts USING btree (processor_id, owner_uuid) WHERE (status = 'FEE_PAYOUT_FILED'::fee_payout_status);
CREATE INDEX fee_payouts_of_file ON fee_payouts USING btree (file_uuid) WHERE (file_uuid IS NOT NULL);
CREATE INDEX fee_payouts_of_owner ON fee_payouts USING btree (processor_id, owner_uuid, uuid);
CREATE UNIQUE INDEX fee_payouts_waiting ON fee_payouts USING btree (processor_id, owner_uuid) WHERE (status = 'FEE_PAYOUT_PENDING'::fee_payout_status);

CREATE TABLE file_arrivals (
  uuid          uuid NOT NULL,
  bank          text NOT NULL,
  name          text NOT NULL,
  size          bigint NOT NULL,
  modified_at   timestamp with time zone NOT NULL,
  seen_at       timestamp with time zone NOT NULL,
  state         file_arrival_state NOT NULL,
  kept_at       timestamp with time zone,
  file_uuid     uuid,
  content_uuid  uuid,
  duplicate     boolean NOT NULL DEFAULT false,
  problem       text,
  CONSTRAINT file_arrivals_pkey PRIMARY KEY (uuid),
  CONSTRAINT file_arrivals_content_uuid_fkey FOREIGN KEY (content_uuid) REFERENCES archived_files(uuid),
  CONSTRAINT file_arrivals_file_uuid_fkey FOREIGN KEY (file_uuid) REFERENCES archived_files(uuid),
  CONSTRAINT file_arrivals_check CHECK (((state = 'seen'::file_arrival_state) = (file_uuid IS NULL)))
);
COMMENT ON COLUMN file_arrivals.seen_at IS 'real time; since when it is listed with this size and time';
COMMENT ON COLUMN file_arrivals.file_uuid IS 'as it was fetched';
COMMENT ON COLUMN file_arrivals.content_uuid IS 'null: not opened yet, or it could not be, and problem says why';
COMMENT ON COLUMN file_arrivals.duplicate IS 'the same content came before: it is kept once and read once';
CREATE INDEX file_arrivals_by_name ON file_arrivals USING btree (bank, name, seen_at);
CREATE UNIQUE INDEX file_arrivals_once ON file_arrivals USING btree (content_uuid) WHERE (NOT duplicate);
CREATE UNIQUE INDEX file_arrivals_open ON file_arrivals USING btree (bank, name) WHERE (state <> 'acknowledged'::file_arrival_state);
CREATE INDEX file_arrivals_unopened ON file_arrivals USING btree (bank) WHERE ((file_uuid IS NOT NULL) AND (content_uuid IS NULL));

CREATE TABLE file_deliveries (
  bank            text NOT NULL,
  name            text NOT NULL,
  size            bigint NOT NULL,
  sha256          bytea NOT NULL,
  state           file_delivery_state NOT NULL,
  temporary_name  text,
  created_at      timestamp with time zone NOT NULL,
  delivered_at    timestamp with time zone,
  CONSTRAINT file_deliveries_pkey PRIMARY KEY (bank, name)
);
COMMENT ON TABLE file_deliveries IS 'our own note of how far a file has come at the bank, written before each step that cannot be undone';

CREATE TABLE holds (
  processor_id      uuid NOT NULL,
  uuid              uuid NOT NULL,
  transaction_uuid  uuid NOT NULL,
  kind              hold_kind NOT NULL,
  reason            text NOT NULL,
  placed_at         timestamp with time zone NOT NULL,
  released_at       timestamp with time zone,
  stops_capture     boolean NOT NULL DEFAULT false,
  block_uuid        uuid,
  awaits_user_uuid  uuid,
  CONSTRAINT holds_pkey PRIMARY KEY (processor_id, uuid),
  CONSTRAINT holds_processor_id_transaction_uuid_fkey FOREIGN KEY (processor_id, transaction_uuid) REFERENCES transactions(processor_id, uuid)
);
COMMENT ON COLUMN holds.kind IS 'tenant: paused by the tenant itself, who resumes it; the others are the operator''s to release';
COMMENT ON COLUMN holds.stops_capture IS 'the capture, too, goes into no file';
COMMENT ON COLUMN holds.block_uuid IS 'it is released with this block';
COMMENT ON COLUMN holds.awaits_user_uuid IS 'it is released when this user has a usable bank account';
CREATE INDEX holds_awaiting_account ON holds USING btree (processor_id, awaits_user_uuid) WHERE ((awaits_user_uuid IS NOT NULL) AND (released_at IS NULL));
CREATE INDEX holds_of_block ON holds USING btree (processor_id, block_uuid) WHERE ((block_uuid IS NOT NULL) AND (released_at IS NULL));
CREATE UNIQUE INDEX holds_of_tenant ON holds USING btree (processor_id, transaction_uuid) WHERE ((kind = 'tenant'::hold_kind) AND (released_at IS NULL));
CREATE INDEX holds_of_transaction ON holds USING btree (processor_id, transaction_uuid, uuid);
CREATE INDEX holds_open ON holds USING btree (placed_at) WHERE (released_at IS NULL);

CREATE TABLE idempotency_keys (
  processor_id     uuid NOT NULL,
  key_hash         uuid NOT NULL,
  fingerprint      bytea NOT NULL,
  fence            integer NOT NULL DEFAULT 1,
  lease_until      timestamp with time zone,
  response_status  smallint,
  response_body    bytea,
  expires_at       timestamp with time zone NOT NULL,
  resume_from      json,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (processor_id, key_hash)
);
COMMENT ON COLUMN idempotency_keys.key_hash IS 'the first 128 bits of SHA-256 over tenant, method, path and key';
COMMENT ON COLUMN idempotency_keys.fingerprint IS 'HMAC over method, path, query and body: tells the same request from another one';
COMMENT ON COLUMN idempotency_keys.lease_until IS 'set while an outside call is made; whoever takes over an expired lease raises the fence';
COMMENT ON COLUMN idempotency_keys.response_status IS 'null until the request has its final answer';
COMMENT ON COLUMN idempotency_keys.resume_from IS 'what a phase before an outside call has left, once its effect is there: ids, and no secrets';
CREATE INDEX idempotency_keys_by_expiry ON idempotency_keys USING brin (expires_at) WITH (pages_per_range='32');

CREATE TABLE inbound_files (
  content_uuid   uuid NOT NULL,
  bank           text NOT NULL,
  name           text NOT NULL,
  verdict        inbound_verdict NOT NULL,
  problems       json NOT NULL,
  problem_count  integer NOT NULL,
  entries        integer NOT NULL,
  debits         bigint NOT NULL,
  credits        bigint NOT NULL,
  released_at    timestamp with time zone,
  rejected_at    timestamp with time zone,
  read_at        timestamp with time zone NOT NULL,
  taken_at       timestamp with time zone,
  note           text,
  CONSTRAINT inbound_files_pkey PRIMARY KEY (content_uuid),
  CONSTRAINT inbound_files_content_uuid_fkey FOREIGN KEY (content_uuid) REFERENCES archived_files(uuid)
);
COMMENT ON TABLE inbound_files IS 'nothing of a quarantined file is posted until an operator releases it';
COMMENT ON COLUMN inbound_files.taken_at IS 'all its items stand in bank_items';
CREATE INDEX inbound_files_to_take ON inbound_files USING btree (read_at) WHERE ((taken_at IS NULL) AND (rejected_at IS NULL));

CREATE TABLE ledger_balances (
  processor_id  uuid NOT NULL,
  owner_uuid    uuid NOT NULL,
  account       text NOT NULL,
  day           date NOT NULL,
  debits        bigint NOT NULL,
  credits       bigint NOT NULL,
  line_count    bigint NOT NULL,
  CONSTRAINT ledger_balances_pkey PRIMARY KEY (processor_id, owner_uuid, account, day)
);
COMMENT ON COLUMN ledger_balances.owner_uuid IS 'nil: all owners of the account';
COMMENT ON COLUMN ledger_balances.day IS 'UTC; infinity: all days';
COMMENT ON COLUMN ledger_balances.debits IS 'cents, like credits; what was posted on that day, not what stands at its end';
COMMENT ON COLUMN ledger_balances.line_count IS 'lines of a statement: an owner''s leave out what moved between its own accounts';
CREATE INDEX ledger_balances_open ON ledger_balances USING btree (processor_id, account, owner_uuid) WHERE ((day = 'infinity'::date) AND (debits <> credits));

CREATE TABLE ledger_deltas (
  processor_id  uuid NOT NULL,
  owner_uuid    uuid NOT NULL,
  account       text NOT NULL,
  day           date NOT NULL,
  uuid          uuid NOT NULL DEFAULT gen_random_uuid(),
  debits        bigint NOT NULL,
  credits       bigint NOT NULL,
  sides         integer NOT NULL,
  crossings     integer NOT NULL,
  CONSTRAINT ledger_deltas_pkey PRIMARY KEY (processor_id, uuid)
);
COMMENT ON COLUMN ledger_deltas.day IS 'UTC day of the postings';
COMMENT ON COLUMN ledger_deltas.sides IS 'debits and credits, counted';
COMMENT ON COLUMN ledger_deltas.crossings IS 'of these, whose other side is another owner''s';

CREATE TABLE leg_dates (
  file_uuid  uuid NOT NULL,
  stage      stage NOT NULL,
  state      leg_state NOT NULL,
  due_at     timestamp with time zone NOT NULL,
  CONSTRAINT leg_dates_pkey PRIMARY KEY (state, due_at, file_uuid, stage),
  CONSTRAINT leg_dates_file_uuid_fkey FOREIGN KEY (file_uuid) REFERENCES bank_files(uuid)
);
COMMENT ON TABLE leg_dates IS 'when the calendar moves some legs of a file next, which stand in this state until then';

CREATE TABLE legal_postings (
  transition      text NOT NULL,
  debit_account   text NOT NULL,
  credit_account  text NOT NULL,
  CONSTRAINT legal_postings_pkey PRIMARY KEY (transition, debit_account, credit_account)
);

CREATE TABLE legs (
  processor_id         uuid NOT NULL,
  uuid                 uuid NOT NULL,
  transaction_uuid     uuid NOT NULL,
  refund_uuid          uuid,
  stage                stage NOT NULL,
  attempt              smallint NOT NULL DEFAULT 1,
  state                leg_state NOT NULL,
  amount               bigint NOT NULL,
  bank_account_uuid    uuid NOT NULL,
  speed                transaction_speed NOT NULL,
  file_uuid            uuid,
  trace_id             text,
  due_at               timestamp with time zone,
  created_at           timestamp with time zone NOT NULL,
  rejected             boolean GENERATED ALWAYS AS ((state = 'rejected'::leg_state)) STORED,
  merchant_batch_uuid  uuid,
  CONSTRAINT legs_pkey PRIMARY KEY (processor_id, uuid),
  CONSTRAINT legs_amount_check CHECK ((amount > 0))
) WITH (fillfactor=50);
COMMENT ON TABLE legs IS 'one attempt of a stage; the members of a batch share their trace number and outcome';
COMMENT ON COLUMN legs.due_at IS 'when the calendar moves it next: a sent leg settles, a settled debit becomes good';
COMMENT ON COLUMN legs.merchant_batch_uuid IS 'the merchant''s batch whose entry it is a part of; null: it is an entry of its own';
CREATE UNIQUE INDEX legs_attempt ON legs USING btree (processor_id, transaction_uuid, stage, refund_uuid, attempt) NULLS NOT DISTINCT WHERE (NOT rejected);
CREATE INDEX legs_by_trace ON legs USING btree (processor_id, trace_id) WHERE (trace_id IS NOT NULL);
CREATE INDEX legs_of_file ON legs USING btree (file_uuid, stage, processor_id, uuid) WHERE (file_uuid IS NOT NULL);
CREATE INDEX legs_rejected ON legs USING btree (processor_id, transaction_uuid) WHERE rejected;

CREATE TABLE limits (
  processor_id        uuid NOT NULL,
  owner_uuid          uuid NOT NULL,
  owner               limit_owner NOT NULL,
  amount_per_payment  bigint,
  amount_per_day      bigint,
  amount_in_flight    bigint,
  day                 date,
  started_on_day      bigint NOT NULL DEFAULT 0,
  in_flight           bigint,
  counted_at          timestamp with time zone,
  counted_payments    integer NOT NULL DEFAULT 0,
  set_at              timestamp with time zone NOT NULL,
  CONSTRAINT limits_pkey PRIMARY KEY (processor_id, owner_uuid),
  CONSTRAINT limits_processor_id_fkey FOREIGN KEY (processor_id) REFERENCES processors(processor_id),
  CONSTRAINT limits_amount_in_flight_check CHECK ((amount_in_flight >= 0)),
  CONSTRAINT limits_amount_per_day_check CHECK ((amount_per_day >= 0)),
  CONSTRAINT limits_amount_per_payment_check CHECK ((amount_per_payment >= 0))
);
COMMENT ON TABLE limits IS 'cents; the row is locked while payments of its owner are held to it';
COMMENT ON COLUMN limits.started_on_day IS 'of the banking day in day: never less than what was started on it and not canceled';
COMMENT ON COLUMN limits.in_flight IS 'never less than the captures that are not good yet; null: to be counted before it is used';
COMMENT ON COLUMN limits.counted_at IS 'when they were last counted, from so many payments as counted_payments says';

CREATE TABLE list_busy_pairs (
  processor_id             uuid NOT NULL,
  payer_bank_account_uuid  uuid NOT NULL,
  payee_bank_account_uuid  uuid NOT NULL,
  transaction_uuid         uuid NOT NULL,
  vendor_id                uuid,
  CONSTRAINT list_busy_pairs_pkey PRIMARY KEY (processor_id, payer_bank_account_uuid, payee_bank_account_uuid, transaction_uuid) INCLUDE (vendor_id)
);
COMMENT ON TABLE list_busy_pairs IS 'payments between two busy accounts, up to the first payment whose checkpoints are due';

CREATE TABLE list_busy_sides (
  processor_id       uuid NOT NULL,
  side               payment_side NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  CONSTRAINT list_busy_sides_pkey PRIMARY KEY (processor_id, side, bank_account_uuid)
);
COMMENT ON TABLE list_busy_sides IS 'an account whose list, on this side, has a checkpoint that counts a thousand payments; a busy account stays busy';

CREATE TABLE list_checkpoints (
  processor_id             uuid NOT NULL,
  vendor_id                uuid NOT NULL,
  payer_bank_account_uuid  uuid NOT NULL,
  payee_bank_account_uuid  uuid NOT NULL,
  transaction_uuid         uuid NOT NULL,
  rows_before              bigint NOT NULL,
  CONSTRAINT list_checkpoints_pkey PRIMARY KEY (processor_id, vendor_id, payer_bank_account_uuid, payee_bank_account_uuid, transaction_uuid) INCLUDE (rows_before)
);
COMMENT ON COLUMN list_checkpoints.transaction_uuid IS 'a payment whose uuid ends in a zero byte: about every 256th of the list';
COMMENT ON COLUMN list_checkpoints.rows_before IS 'payments of the list before this one';
CREATE INDEX list_checkpoints_by_rows ON list_checkpoints USING btree (processor_id, vendor_id, payer_bank_account_uuid, payee_bank_account_uuid, rows_before) INCLUDE (transaction_uuid);

CREATE TABLE list_checkpoints_due (
  processor_id      uuid NOT NULL,
  transaction_uuid  uuid NOT NULL,
  CONSTRAINT list_checkpoints_due_pkey PRIMARY KEY (processor_id, transaction_uuid)
);
COMMENT ON TABLE list_checkpoints_due IS 'from this payment on, checkpoints may be missing or may not count all payments';

CREATE TABLE merchant_batches (
  processor_id       uuid NOT NULL,
  uuid               uuid NOT NULL,
  batch_uuid         uuid NOT NULL,
  kind               batch_kind NOT NULL,
  vendor_id          uuid,
  merchant_uuid      uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  trace_id           text,
  file_uuid          uuid,
  event_count        smallint NOT NULL DEFAULT 0,
  created_at         timestamp with time zone NOT NULL,
  told_amount        bigint,
  CONSTRAINT merchant_batches_pkey PRIMARY KEY (processor_id, uuid),
  CONSTRAINT merchant_batches_processor_id_batch_uuid_merchant_uuid_vend_key UNIQUE NULLS NOT DISTINCT (processor_id, batch_uuid, merchant_uuid, vendor_id, bank_account_uuid),
  CONSTRAINT merchant_batches_processor_id_batch_uuid_fkey FOREIGN KEY (processor_id, batch_uuid) REFERENCES batches(processor_id, uuid)
);
COMMENT ON TABLE merchant_batches IS 'one entry of a bank file: its members share its trace number and outcome';
COMMENT ON COLUMN merchant_batches.trace_id IS 'null: in no file yet';
COMMENT ON COLUMN merchant_batches.told_amount IS 'cents that MerchantBatchPayout named; null: not told yet, of refunds, or told by a version that did not keep it';

CREATE TABLE migrations (
  name        text NOT NULL,
  digest      text NOT NULL,
  applied_at  timestamp with time zone NOT NULL,
  CONSTRAINT migrations_pkey PRIMARY KEY (name)
);

CREATE TABLE originators (
  processor_id            uuid NOT NULL,
  owner_uuid              uuid NOT NULL,
  company_identification  text,
  company_name            text,
  consumer_debits         consumer_debits,
  online_debits_recur     boolean,
  payouts_are_wages       boolean,
  updated_at              timestamp with time zone NOT NULL,
  CONSTRAINT originators_pkey PRIMARY KEY (processor_id, owner_uuid),
  CONSTRAINT originators_processor_id_fkey FOREIGN KEY (processor_id) REFERENCES processors(processor_id),
  CONSTRAINT originators_company_identification_check CHECK ((company_identification ~ '^[0-9A-Z]{10}$'::text)),
  CONSTRAINT originators_company_name_check CHECK ((length(company_name) <= 16))
);
COMMENT ON TABLE originators IS 'what batches of a tenant say of who sends them; a null is inherited: by a merchant from its tenant, by a tenant from its bank';
COMMENT ON COLUMN originators.owner_uuid IS 'the processor itself, or a merchant of it, whose own values go first';
COMMENT ON COLUMN originators.company_identification IS 'as the bank assigned it';
COMMENT ON COLUMN originators.consumer_debits IS 'prearranged: PPD; online: WEB; online_purchase: WEB, described as PURCHASE';
COMMENT ON COLUMN originators.online_debits_recur IS 'WEB: recurring, else single';
COMMENT ON COLUMN originators.payouts_are_wages IS 'payouts to persons are described as PAYROLL';

CREATE TABLE outbox (
  processor_id  uuid NOT NULL,
  uuid          uuid NOT NULL,
  vendor_id     uuid,
  type          event_type NOT NULL,
  subject_uuid  uuid NOT NULL,
  sequence      integer NOT NULL,
  occurred_at   timestamp with time zone NOT NULL,
  state         json NOT NULL,
  CONSTRAINT outbox_pkey PRIMARY KEY (processor_id, subject_uuid, sequence)
);
COMMENT ON COLUMN outbox.subject_uuid IS 'data.uuid of the event';
COMMENT ON COLUMN outbox.state IS 'of that moment: what the subject''s own row may since have changed';

CREATE TABLE posting_seals (
  day            date NOT NULL,
  posting_count  bigint NOT NULL,
  amount         bigint NOT NULL,
  hour_hashes    bytea[] NOT NULL,
  hash           bytea NOT NULL,
  sealed_at      timestamp with time zone NOT NULL,
  CONSTRAINT posting_seals_pkey PRIMARY KEY (day)
);
COMMENT ON TABLE posting_seals IS 'all postings of a UTC day, of all tenants; a row for each day from the first posting on';
COMMENT ON COLUMN posting_seals.hour_hashes IS '24: SHA-256 over the postings of each hour in a fixed order';
COMMENT ON COLUMN posting_seals.hash IS 'SHA-256 of the hash of the day before, and of day, count, amount and hour_hashes';
REVOKE DELETE, TRUNCATE, UPDATE ON posting_seals FROM CURRENT_USER;

CREATE TABLE postings (
  processor_id            uuid NOT NULL,
  transaction_uuid        uuid NOT NULL,
  transition              text NOT NULL,
  source_uuid             uuid NOT NULL,
  line                    smallint NOT NULL,
  debit_account           text NOT NULL,
  debit_owner_uuid        uuid NOT NULL,
  credit_account          text NOT NULL,
  credit_owner_uuid       uuid NOT NULL,
  amount                  bigint NOT NULL,
  posted_at               timestamp with time zone NOT NULL,
  debit_transaction_uuid  uuid,
  CONSTRAINT postings_pkey PRIMARY KEY (processor_id, transaction_uuid, transition, source_uuid, line),
  CONSTRAINT postings_amount_check CHECK ((amount > 0)),
  CONSTRAINT postings_are_legal CHECK ((((((transition || ' '::text) || debit_account) || '/'::text) || credit_account) = ANY (ARRAY['C10 BANK/CLAW'::text, 'C10 BANK/FEE'::text, 'C10 BANK/LOSS'::text, 'C10 BANK/PAYEE'::text, 'C10 SUSP/CLAW'::text, 'C10 SUSP/FEE'::text, 'C10 SUSP/LOSS'::text, 'C10 SUSP/PAYEE'::text, 'C10b BANK/LOSS'::text, 'C10b BANK/PAYER'::text, 'C10b BANK/RECV'::text, 'C10b SUSP/LOSS'::text, 'C10b SUSP/PAYER'::text, 'C10b SUSP/RECV'::text, 'C10p BANK/CLAW'::text, 'C10p BANK/FEE'::text, 'C10p BANK/LOSS'::text, 'C10p BANK/PAYEE'::text, 'C10p SUSP/CLAW'::text, 'C10p SUSP/FEE'::text, 'C10p SUSP/LOSS'::text, 'C10p SUSP/PAYEE'::text, 'C3 DIF/UNS'::text, 'C4 BANK/DIF'::text, 'C5 UNS/FEE'::text, 'C5 UNS/PAYEE'::text, 'C5b UNS/FEE'::text, 'C5b UNS/PAYEE'::text, 'C6 UNS/DIF'::text, 'C6r UNS/DIF'::text, 'C7 UNS/BANK'::text, 'C7 UNS/SUSP'::text, 'C7r UNS/BANK'::text, 'C7r UNS/SUSP'::text, 'C8 CLAW/BANK'::text, 'C8 CLAW/SUSP'::text, 'C8 FEE/BANK'::text, 'C8 FEE/SUSP'::text, 'C8 PAYEE/BANK'::text, 'C8 PAYEE/SUSP'::text, 'C8 PRES/BANK'::text, 'C8 PRES/CLAW'::text, 'C8 PRES/LOSS'::text, 'C8 PRES/PAYEE'::text, 'C8 PRES/SUSP'::text, 'C9 CLAW/BANK'::text, 'C9 CLAW/SUSP'::text, 'C9 FEE/BANK'::text, 'C9 FEE/SUSP'::text, 'C9 PAYEE/BANK'::text, 'C9 PAYEE/SUSP'::text, 'C9 PRES/BANK'::text, 'C9 PRES/SUSP'::text, 'C9b PAYER/BANK'::text, 'C9b PAYER/SUSP'::text, 'C9b RECV/BANK'::text, 'C9b RECV/SUSP'::text, 'C9p CLAW/BANK'::text, 'C9p CLAW/SUSP'::text, 'C9p FEE/BANK'::text, 'C9p FEE/SUSP'::text, 'C9p PAYEE/BANK'::text, 'C9p PAYEE/SUSP'::text, 'C9p PRES/BANK'::text, 'C9p PRES/CLAW'::text, 'C9p PRES/LOSS'::text, 'C9p PRES/PAYEE'::text, 'C9p PRES/SUSP'::text, 'F10 PAYER/CLAW'::text, 'F10 PAYER/LOSS'::text, 'F10 PAYER/PAYEE'::text, 'F11 PAYER/CLAW'::text, 'F11 PAYER/LOSS'::text, 'F11 PAYER/PAYEE'::text, 'F11 RECV/CLAW'::text, 'F11 RECV/LOSS'::text, 'F11 RECV/PAYEE'::text, 'F11f PAYER/CLAW'::text, 'F11f PAYER/LOSS'::text, 'F11f PAYER/PAYEE'::text, 'F11f RECV/CLAW'::text, 'F11f RECV/LOSS'::text, 'F11f RECV/PAYEE'::text, 'F11p PAYER/CLAW'::text, 'F11p PAYER/LOSS'::text, 'F11p PAYER/PAYEE'::text, 'F11p RECV/CLAW'::text, 'F11p RECV/LOSS'::text, 'F11p RECV/PAYEE'::text, 'F12 CLAW/LOSS'::text, 'F12 CLAW/PAYER'::text, 'F12 CLAW/RECV'::text, 'F12 PAYEE/LOSS'::text, 'F12 PAYEE/PAYER'::text, 'F12 PAYEE/RECV'::text, 'F12 PRES/LOSS'::text, 'F12 PRES/PAYER'::text, 'F12 PRES/RECV'::text, 'F2 DIF/UNS'::text, 'F2r UNS/DIF'::text, 'F3 BANK/DIF'::text, 'F4 UNS/PAYER'::text, 'F4b UNS/CLAW'::text, 'F4b UNS/LOSS'::text, 'F4b UNS/PAYEE'::text, 'F5 PAYER/CIF'::text, 'F5b CIF/CLAW'::text, 'F5b CIF/LOSS'::text, 'F5b CIF/PAYEE'::text, 'F5c CIF/LOSS'::text, 'F5c CIF/PAYER'::text, 'F5c CIF/RECV'::text, 'F5r CIF/PAYER'::text, 'F6 CIF/BANK'::text, 'F7 UNS/BANK'::text, 'F7 UNS/DIF'::text, 'F7 UNS/SUSP'::text, 'F7b PAYER/BANK'::text, 'F7b PAYER/SUSP'::text, 'F7c CLAW/BANK'::text, 'F7c CLAW/SUSP'::text, 'F7c PAYEE/BANK'::text, 'F7c PAYEE/SUSP'::text, 'F7c PRES/BANK'::text, 'F7c PRES/SUSP'::text, 'F7d CLAW/BANK'::text, 'F7d CLAW/SUSP'::text, 'F7d PAYEE/BANK'::text, 'F7d PAYEE/SUSP'::text, 'F7d PRES/BANK'::text, 'F7d PRES/SUSP'::text, 'F8 BANK/PAYER'::text, 'F8 CIF/PAYER'::text, 'F8 SUSP/PAYER'::text, 'F8b BANK/CLAW'::text, 'F8b BANK/LOSS'::text, 'F8b BANK/PAYEE'::text, 'F8b CIF/CLAW'::text, 'F8b CIF/LOSS'::text, 'F8b CIF/PAYEE'::text, 'F8b SUSP/CLAW'::text, 'F8b SUSP/LOSS'::text, 'F8b SUSP/PAYEE'::text, 'F8c BANK/LOSS'::text, 'F8c BANK/PAYER'::text, 'F8c BANK/RECV'::text, 'F8c CIF/LOSS'::text, 'F8c CIF/PAYER'::text, 'F8c CIF/RECV'::text, 'F8c SUSP/LOSS'::text, 'F8c SUSP/PAYER'::text, 'F8c SUSP/RECV'::text, 'K2 DIF/UNS'::text, 'K2r UNS/DIF'::text, 'K3 BANK/DIF'::text, 'K4 UNS/CLAW'::text, 'K4 UNS/LOSS'::text, 'K4 UNS/PAYEE'::text, 'K5 UNS/BANK'::text, 'K5 UNS/DIF'::text, 'K5 UNS/SUSP'::text, 'K5b CLAW/BANK'::text, 'K5b CLAW/SUSP'::text, 'K5b PAYEE/BANK'::text, 'K5b PAYEE/SUSP'::text, 'K5b PRES/BANK'::text, 'K5b PRES/SUSP'::text, 'K5e CLAW/BANK'::text, 'K5e CLAW/SUSP'::text, 'K5e PAYEE/BANK'::text, 'K5e PAYEE/SUSP'::text, 'K5e PRES/BANK'::text, 'K5e PRES/SUSP'::text, 'K5f CLAW/BANK'::text, 'K5f CLAW/SUSP'::text, 'K5f PAYEE/BANK'::text, 'K5f PAYEE/SUSP'::text, 'K5f PRES/BANK'::text, 'K5f PRES/SUSP'::text, 'K6 PAYEE/CLAW'::text, 'K7 LOSS/CLAW'::text, 'O1 BANK/OWN'::text, 'O1 SUSP/OWN'::text, 'P1 PAYEE/PRES'::text, 'P2 PRES/CIF'::text, 'P2c CIF/CLAW'::text, 'P2c CIF/LOSS'::text, 'P2c CIF/PAYEE'::text, 'P2r CIF/PRES'::text, 'P3 CIF/BANK'::text, 'P4 BANK/CLAW'::text, 'P4 BANK/LOSS'::text, 'P4 BANK/PAYEE'::text, 'P4 BANK/PAYER'::text, 'P4 BANK/RECV'::text, 'P4 CIF/CLAW'::text, 'P4 CIF/LOSS'::text, 'P4 CIF/PAYEE'::text, 'P4 CIF/PAYER'::text, 'P4 CIF/RECV'::text, 'P4 CLAW/LOSS'::text, 'P4 CLAW/PAYER'::text, 'P4 CLAW/RECV'::text, 'P4 FEE/LOSS'::text, 'P4 FEE/PAYER'::text, 'P4 FEE/RECV'::text, 'P4 PAYEE/LOSS'::text, 'P4 PAYEE/PAYER'::text, 'P4 PAYEE/RECV'::text, 'P4 PRES/LOSS'::text, 'P4 PRES/PAYER'::text, 'P4 PRES/RECV'::text, 'P4 SUSP/CLAW'::text, 'P4 SUSP/LOSS'::text, 'P4 SUSP/PAYEE'::text, 'P4 SUSP/PAYER'::text, 'P4 SUSP/RECV'::text, 'P4b BANK/CLAW'::text, 'P4b BANK/LOSS'::text, 'P4b BANK/PAYEE'::text, 'P4b CIF/CLAW'::text, 'P4b CIF/LOSS'::text, 'P4b CIF/PAYEE'::text, 'P4b SUSP/CLAW'::text, 'P4b SUSP/LOSS'::text, 'P4b SUSP/PAYEE'::text, 'P4c BANK/CLAW'::text, 'P4c BANK/LOSS'::text, 'P4c BANK/PAYEE'::text, 'P4c CIF/CLAW'::text, 'P4c CIF/LOSS'::text, 'P4c CIF/PAYEE'::text, 'P4c SUSP/CLAW'::text, 'P4c SUSP/LOSS'::text, 'P4c SUSP/PAYEE'::text, 'P4e BANK/CLAW'::text, 'P4e BANK/LOSS'::text, 'P4e BANK/PAYEE'::text, 'P4e SUSP/CLAW'::text, 'P4e SUSP/LOSS'::text, 'P4e SUSP/PAYEE'::text, 'P4h BANK/CLAW'::text, 'P4h BANK/LOSS'::text, 'P4h BANK/PAYEE'::text, 'P4h CIF/CLAW'::text, 'P4h CIF/LOSS'::text, 'P4h CIF/PAYEE'::text, 'P4h SUSP/CLAW'::text, 'P4h SUSP/LOSS'::text, 'P4h SUSP/PAYEE'::text, 'P6 PAYEE/PRES'::text, 'P7 PAYEE/PRES'::text, 'RP2 PAYER/CIF'::text, 'RP2r CIF/LOSS'::text, 'RP2r CIF/PAYER'::text, 'RP2r CIF/RECV'::text, 'RP3 CIF/BANK'::text, 'RP4 BANK/LOSS'::text, 'RP4 BANK/PAYER'::text, 'RP4 BANK/RECV'::text, 'RP4 CIF/LOSS'::text, 'RP4 CIF/PAYER'::text, 'RP4 CIF/RECV'::text, 'RP4 SUSP/LOSS'::text, 'RP4 SUSP/PAYER'::text, 'RP4 SUSP/RECV'::text, 'RP4e BANK/LOSS'::text, 'RP4e BANK/PAYER'::text, 'RP4e BANK/RECV'::text, 'RP4e SUSP/LOSS'::text, 'RP4e SUSP/PAYER'::text, 'RP4e SUSP/RECV'::text, 'S1 BANK/SUSP'::text, 'S1 SUSP/BANK'::text, 'S2 BANK/SUSP'::text, 'S2 SUSP/BANK'::text, 'S3 BANK/SUSP'::text, 'S3 SUSP/BANK'::text, 'S4 LOSS/SUSP'::text, 'V1 FEE/CIF'::text, 'V1r CIF/FEE'::text, 'V2 CIF/BANK'::text, 'V3 CIF/FEE'::text, 'V4 BANK/FEE'::text, 'X1 LOSS/RECV'::text, 'X2 BANK/LOSS'::text, 'X2 BANK/PAYER'::text, 'X2 BANK/RECV'::text, 'X2 SUSP/LOSS'::text, 'X2 SUSP/PAYER'::text, 'X2 SUSP/RECV'::text, 'X2w BANK/LOSS'::text, 'X2w BANK/PAYER'::text, 'X2w BANK/RECV'::text, 'X2w SUSP/LOSS'::text, 'X2w SUSP/PAYER'::text, 'X2w SUSP/RECV'::text])))
);
COMMENT ON TABLE postings IS 'names its debit, its credit and one amount: balanced by construction';
COMMENT ON COLUMN postings.debit_transaction_uuid IS 'the payment on whose books the debit is, when it is another one (K6)';
CREATE INDEX postings_by_time ON postings USING btree (processor_id, posted_at);
CREATE INDEX postings_credited ON postings USING btree (processor_id, credit_owner_uuid, posted_at) WHERE ((credit_owner_uuid <> processor_id) AND (debit_owner_uuid <> credit_owner_uuid));
CREATE INDEX postings_debited ON postings USING btree (processor_id, debit_owner_uuid, posted_at) WHERE ((debit_owner_uuid <> processor_id) AND (debit_owner_uuid <> credit_owner_uuid));
CREATE INDEX postings_debited_elsewhere ON postings USING btree (processor_id, debit_transaction_uuid) WHERE (debit_transaction_uuid IS NOT NULL);
CREATE INDEX postings_offset ON postings USING btree (processor_id, credit_owner_uuid, posted_at) WHERE (transition = 'K6'::text);
CREATE INDEX postings_owed_by_payer ON postings USING btree (processor_id, debit_owner_uuid, transaction_uuid) WHERE (debit_account = 'RECV'::text);
CREATE INDEX postings_owed_to_payer ON postings USING btree (processor_id, credit_owner_uuid, transaction_uuid) WHERE (credit_account = 'PAYER'::text);
REVOKE DELETE, TRUNCATE, UPDATE ON postings FROM CURRENT_USER;

CREATE TABLE processors (
  processor_id                uuid NOT NULL,
  name                        text NOT NULL,
  payout_delay_days           smallint NOT NULL DEFAULT 2,
  created_at                  timestamp with time zone NOT NULL,
  suspended_at                timestamp with time zone,
  present_again               boolean NOT NULL DEFAULT false,
  keep_returned_payouts       boolean NOT NULL DEFAULT false,
  limited_at                  timestamp with time zone,
  hold_debits_past_rate       boolean NOT NULL DEFAULT false,
  return_rate_minimum_debits  integer NOT NULL DEFAULT 200,
  zero_delay_allowed          boolean NOT NULL DEFAULT false,
  bank                        text,
  version                     integer NOT NULL DEFAULT 1,
  CONSTRAINT processors_pkey PRIMARY KEY (processor_id),
  CONSTRAINT processors_bank_check CHECK ((bank ~ '^[a-z0-9][a-z0-9-]{0,39}$'::text)),
  CONSTRAINT processors_payout_delay_days_check CHECK (((payout_delay_days >= 0) AND (payout_delay_days <= 60))),
  CONSTRAINT processors_return_rate_minimum_debits_check CHECK ((return_rate_minimum_debits > 0))
);
COMMENT ON COLUMN processors.payout_delay_days IS 'banking days; 0 is a permission that an operator gives';
COMMENT ON COLUMN processors.present_again IS 'debits that came back with R01 or R09 are presented again, at most twice';
COMMENT ON COLUMN processors.keep_returned_payouts IS 'payouts that came back wait for another account of the payee';
COMMENT ON COLUMN processors.limited_at IS 'since when (real time) there are limits in it, of itself, of a vendor or of a merchant; null: there are none';
COMMENT ON COLUMN processors.hold_debits_past_rate IS 'new debits of a merchant are on hold while its rate of unauthorized returns is exceeded';
COMMENT ON COLUMN processors.return_rate_minimum_debits IS 'a rate of fewer debits says nothing';
COMMENT ON COLUMN processors.zero_delay_allowed IS 'payout_delay_days may be 0';
COMMENT ON COLUMN processors.bank IS 'whom its entries go through from their next file on; null: the first of the banks file';
COMMENT ON COLUMN processors.version IS 'raised by whatever changes that the start of a payment depends on: its settings, whether there are limits, names for bank statements';

CREATE TABLE refunds (
  processor_id                     uuid NOT NULL,
  uuid                             uuid NOT NULL,
  transaction_uuid                 uuid NOT NULL,
  vendor_id                        uuid,
  status                           refund_status NOT NULL,
  standing                         refund_standing NOT NULL,
  refund_capture_leg               leg_place,
  refund_payout_leg                leg_place,
  amount                           bigint NOT NULL,
  event_count                      smallint NOT NULL DEFAULT 1,
  created_at                       timestamp with time zone NOT NULL,
  updated_at                       timestamp with time zone NOT NULL,
  client_reference_id              text NOT NULL,
  refund_capture_trace_id          text,
  refund_payout_trace_id           text,
  merchant_batch_uuid              uuid,
  refund_payout_bank_account_uuid  uuid,
  ach_return_code                  text,
  failure_code                     text,
  failure_reason                   text,
  CONSTRAINT refunds_pkey PRIMARY KEY (processor_id, uuid),
  CONSTRAINT refunds_processor_id_transaction_uuid_fkey FOREIGN KEY (processor_id, transaction_uuid) REFERENCES transactions(processor_id, uuid),
  CONSTRAINT refunds_amount_check CHECK ((amount > 0))
);
COMMENT ON COLUMN refunds.standing IS 'asked: its debit has not come good; standing: it has; reversed: its payment came back while its credit was out; void: ended, counts no more against the amount of the payment';
COMMENT ON COLUMN refunds.amount IS 'cents';
COMMENT ON COLUMN refunds.refund_payout_bank_account_uuid IS 'the account of the payer that an operator chose instead of payer_bank_account_uuid of the payment';
CREATE INDEX refunds_by_chosen_account ON refunds USING btree (processor_id, refund_payout_bank_account_uuid) WHERE (refund_payout_bank_account_uuid IS NOT NULL);
CREATE INDEX refunds_of_batch ON refunds USING btree (processor_id, merchant_batch_uuid) WHERE (merchant_batch_uuid IS NOT NULL);
CREATE INDEX refunds_of_transaction ON refunds USING btree (processor_id, transaction_uuid, uuid);
CREATE INDEX refunds_to_capture ON refunds USING btree (processor_id, uuid) WHERE ((refund_capture_leg IS NULL) AND (status = 'REFUND_PENDING'::refund_status));
CREATE INDEX refunds_to_pay_out ON refunds USING btree (processor_id, uuid) WHERE ((refund_payout_leg IS NULL) AND (status = 'REFUND_ACH_PENDING'::refund_status));

CREATE TABLE return_rate_states (
  processor_id    uuid NOT NULL,
  merchant_uuid   uuid NOT NULL,
  unauthorized    return_rate_state NOT NULL,
  administrative  return_rate_state NOT NULL,
  overall         return_rate_state NOT NULL,
  changed_at      timestamp with time zone NOT NULL,
  CONSTRAINT return_rate_states_pkey PRIMARY KEY (processor_id, merchant_uuid)
);
COMMENT ON TABLE return_rate_states IS 'how the rates stood when they were last looked at: a change is logged once';

CREATE TABLE sandbox_clock (
  one               boolean NOT NULL DEFAULT true,
  ahead_ms          bigint NOT NULL DEFAULT 0,
  advance_count     integer NOT NULL DEFAULT 0,
  records_ahead_ms  bigint NOT NULL DEFAULT 0,
  CONSTRAINT sandbox_clock_pkey PRIMARY KEY (one),
  CONSTRAINT sandbox_clock_ahead_ms_check CHECK ((ahead_ms >= 0)),
  CONSTRAINT sandbox_clock_check CHECK (((records_ahead_ms >= 0) AND (records_ahead_ms <= ahead_ms))),
  CONSTRAINT sandbox_clock_one_check CHECK (one)
);
COMMENT ON COLUMN sandbox_clock.ahead_ms IS 'how far the banking calendar is ahead of real time';
COMMENT ON COLUMN sandbox_clock.advance_count IS 'advances by hand: the first one stops the pace of every process that was running';
COMMENT ON COLUMN sandbox_clock.records_ahead_ms IS 'how far the times that records show are ahead of real time';

CREATE TABLE simulated_answers (
  uuid            uuid NOT NULL,
  due_at          timestamp with time zone NOT NULL,
  kind            simulated_answer_kind NOT NULL,
  code            text NOT NULL,
  corrected_data  text,
  entry_sealed    bytea NOT NULL,
  magic_trace     text,
  file_uuid       uuid,
  laid_out        boolean NOT NULL DEFAULT false,
  bank            text NOT NULL,
  misbehavior     simulated_misbehavior,
  CONSTRAINT simulated_answers_pkey PRIMARY KEY (uuid),
  CONSTRAINT simulated_answers_magic_trace_key UNIQUE (magic_trace)
);
COMMENT ON TABLE simulated_answers IS 'of the simulated bank: what it will answer, and when';
COMMENT ON COLUMN simulated_answers.misbehavior IS 'of its file, as the bank was told; null: as it should be';
CREATE INDEX simulated_answers_due ON simulated_answers USING btree (due_at) WHERE (NOT laid_out);

CREATE TABLE simulated_faults (
  bank                text NOT NULL,
  fail_next_upload    boolean NOT NULL DEFAULT false,
  uploads_fail_until  timestamp with time zone,
  next_answers        simulated_misbehavior,
  unreachable         boolean NOT NULL DEFAULT false,
  CONSTRAINT simulated_faults_pkey PRIMARY KEY (bank)
);
COMMENT ON TABLE simulated_faults IS 'what a simulated bank was told to do wrong; no row: nothing';
COMMENT ON COLUMN simulated_faults.unreachable IS 'its server is away until it is told otherwise';

CREATE TABLE statement_lines (
  uuid              uuid NOT NULL,
  bank              text NOT NULL,
  booked_on         date NOT NULL,
  direction         text NOT NULL,
  amount            bigint NOT NULL,
  reference         text NOT NULL,
  state             statement_line_state NOT NULL DEFAULT 'open'::statement_line_state,
  suspended         boolean NOT NULL DEFAULT false,
  corrected_by      uuid,
  matched_as        text,
  processor_id      uuid,
  transaction_uuid  uuid,
  leg_uuid          uuid,
  note              text,
  entered_at        timestamp with time zone NOT NULL,
  decided_at        timestamp with time zone,
  CONSTRAINT statement_lines_pkey PRIMARY KEY (uuid),
  CONSTRAINT statement_lines_bank_booked_on_direction_amount_reference_key UNIQUE (bank, booked_on, direction, amount, reference),
  CONSTRAINT statement_lines_corrected_by_fkey FOREIGN KEY (corrected_by) REFERENCES statement_lines(uuid),
  CONSTRAINT statement_lines_amount_check CHECK ((amount > 0)),
  CONSTRAINT statement_lines_direction_check CHECK ((direction = ANY (ARRAY['debit'::text, 'credit'::text])))
);
COMMENT ON COLUMN statement_lines.direction IS 'debit: it left the account; credit: it came in';
COMMENT ON COLUMN statement_lines.amount IS 'cents';
COMMENT ON COLUMN statement_lines.reference IS 'as the bank names it: the same line again is the same row';
COMMENT ON COLUMN statement_lines.suspended IS 'it was in suspense: S1 is posted';
COMMENT ON COLUMN statement_lines.corrected_by IS 'the line by which the bank took it back; null: it took the line off its statement';
COMMENT ON COLUMN statement_lines.leg_uuid IS 'the entry whose return it was';
CREATE INDEX statement_lines_of_leg ON statement_lines USING btree (leg_uuid) WHERE (leg_uuid IS NOT NULL);
CREATE INDEX statement_lines_undecided ON statement_lines USING btree (bank, booked_on) WHERE (state = ANY (ARRAY['open'::statement_line_state, 'suspense'::statement_line_state]));

CREATE TABLE statement_ticks (
  source_uuid  uuid NOT NULL,
  direction    text NOT NULL,
  moved_on     date NOT NULL,
  line_uuid    uuid NOT NULL,
  amount       bigint NOT NULL,
  CONSTRAINT statement_ticks_pkey PRIMARY KEY (source_uuid, direction, moved_on),
  CONSTRAINT statement_ticks_line_uuid_fkey FOREIGN KEY (line_uuid) REFERENCES statement_lines(uuid),
  CONSTRAINT statement_ticks_amount_check CHECK ((amount > 0)),
  CONSTRAINT statement_ticks_direction_check CHECK ((direction = ANY (ARRAY['debit'::text, 'credit'::text])))
);
COMMENT ON TABLE statement_ticks IS 'cash that the books moved and the statement shows';
COMMENT ON COLUMN statement_ticks.source_uuid IS 'a file to the bank, a file of the bank''s, or an act of an operator';
CREATE INDEX statement_ticks_of_line ON statement_ticks USING btree (line_uuid);

CREATE TABLE tokens (
  uuid          uuid NOT NULL,
  token_hash    bytea NOT NULL,
  kind          token_kind NOT NULL,
  processor_id  uuid,
  vendor_id     uuid,
  created_at    timestamp with time zone NOT NULL,
  expires_at    timestamp with time zone,
  revoked_at    timestamp with time zone,
  last_used_at  timestamp with time zone,
  CONSTRAINT tokens_pkey PRIMARY KEY (uuid),
  CONSTRAINT tokens_token_hash_key UNIQUE (token_hash),
  CONSTRAINT tokens_processor_id_fkey FOREIGN KEY (processor_id) REFERENCES processors(processor_id),
  CONSTRAINT tokens_processor_id_vendor_id_fkey FOREIGN KEY (processor_id, vendor_id) REFERENCES vendors(processor_id, vendor_id),
  CONSTRAINT tokens_check CHECK (((kind <> 'admin'::token_kind) OR ((processor_id IS NULL) AND (vendor_id IS NULL)))),
  CONSTRAINT tokens_check1 CHECK (((kind <> 'processor'::token_kind) OR ((processor_id IS NOT NULL) AND (vendor_id IS NULL)))),
  CONSTRAINT tokens_check2 CHECK (((kind <> 'vendor'::token_kind) OR ((processor_id IS NOT NULL) AND (vendor_id IS NOT NULL))))
);
COMMENT ON COLUMN tokens.token_hash IS 'SHA-256 of the token; the token itself is shown once and kept nowhere';
COMMENT ON COLUMN tokens.last_used_at IS 'coarse: written at most once an hour';

CREATE TABLE trace_counters (
  odfi        text NOT NULL,
  next_trace  integer NOT NULL DEFAULT 1,
  CONSTRAINT trace_counters_pkey PRIMARY KEY (odfi),
  CONSTRAINT trace_counters_next_trace_check CHECK (((next_trace >= 1) AND (next_trace <= 10000000))),
  CONSTRAINT trace_counters_odfi_check CHECK ((odfi ~ '^[0-9]{8}$'::text))
);

CREATE TABLE trace_ranges (
  first_trace   text NOT NULL,
  last_trace    text NOT NULL,
  processor_id  uuid NOT NULL,
  file_uuid     uuid NOT NULL,
  created_at    timestamp with time zone NOT NULL,
  CONSTRAINT trace_ranges_pkey PRIMARY KEY (first_trace, file_uuid),
  CONSTRAINT trace_ranges_file_uuid_fkey FOREIGN KEY (file_uuid) REFERENCES bank_files(uuid)
);

CREATE TABLE transactions (
  processor_id                      uuid NOT NULL,
  uuid                              uuid NOT NULL,
  vendor_id                         uuid,
  payer_uuid                        uuid NOT NULL,
  payee_uuid                        uuid NOT NULL,
  payer_bank_account_uuid           uuid NOT NULL,
  payee_bank_account_uuid           uuid NOT NULL,
  payer_aggregator_type             aggregator_type NOT NULL,
  payee_aggregator_type             aggregator_type NOT NULL,
  transaction_status                transaction_status NOT NULL,
  capture_status                    capture_status NOT NULL,
  payout_status                     payout_status,
  clawback_status                   clawback_status,
  reverse_payout_status             reverse_payout_status,
  type                              transaction_type NOT NULL,
  speed                             transaction_speed NOT NULL,
  payout_type                       payout_type NOT NULL,
  payout_delay_days                 smallint NOT NULL,
  amount                            bigint NOT NULL,
  transaction_fee                   bigint NOT NULL,
  event_count                       smallint NOT NULL DEFAULT 1,
  move_count                        smallint NOT NULL DEFAULT 1,
  created_at                        timestamp with time zone NOT NULL,
  updated_at                        timestamp with time zone NOT NULL,
  client_reference_id               text NOT NULL,
  company_name                      text NOT NULL,
  description                       text,
  addenda                           text,
  ach_return_code                   text,
  failure_code                      text,
  failure_reason                    text,
  cancel_reason                     text,
  capture_trace_id                  text,
  payout_trace_id                   text,
  reverse_payout_trace_id           text,
  capture_leg                       leg_place,
  payout_leg                        leg_place,
  clawback_leg                      leg_place,
  reverse_payout_leg                leg_place,
  payout_back                       boolean NOT NULL DEFAULT false,
  payout_again                      boolean NOT NULL DEFAULT false,
  unauthorized                      boolean NOT NULL DEFAULT false,
  left_over                         boolean NOT NULL DEFAULT false,
  refund_count                      smallint NOT NULL DEFAULT 0,
  merchant_batch_uuid               uuid,
  payout_bank_account_uuid          uuid,
  reverse_payout_bank_account_uuid  uuid,
  open_hold_count                   smallint NOT NULL DEFAULT 0,
  counted_merchant_uuid             uuid,
  capture_bank_account_uuid         uuid,
  to_capture                        boolean GENERATED ALWAYS AS (((capture_leg IS NULL) AND (capture_status = ANY (ARRAY['CAPTURE_PENDING'::capture_status, 'CAPTURE_ACH_PENDING'::capture_status])))) STORED,
  to_pay_out                        boolean GENERATED ALWAYS AS (((payout_leg IS NULL) AND (NOT (payout_status IS DISTINCT FROM 'PAYOUT_PENDING_ACH'::payout_status)))) STORED,
  to_claw_back                      boolean GENERATED ALWAYS AS (((clawback_leg IS NULL) AND (NOT (clawback_status IS DISTINCT FROM 'CLAWBACK_PENDING'::clawback_status)))) STORED,
  to_reverse                        boolean GENERATED ALWAYS AS (((reverse_payout_leg IS NULL) AND (NOT (reverse_payout_status IS DISTINCT FROM 'REVERSE_PAYOUT_PENDING'::reverse_payout_status)))) STORED,
  payout_due                        boolean GENERATED ALWAYS AS (((capture_status = 'CAPTURE_COMPLETE'::capture_status) AND (payout_status IS NULL))) STORED,
  in_flight                         boolean GENERATED ALWAYS AS (((counted_merchant_uuid IS NOT NULL) AND (capture_status = ANY (ARRAY['CAPTURE_PENDING'::capture_status, 'CAPTURE_ACH_PENDING'::capture_status])))) STORED,
  owed_back                         boolean GENERATED ALWAYS AS (COALESCE((clawback_status = ANY (ARRAY['CLAWBACK_PENDING'::clawback_status, 'CLAWBACK_ACH_FAILED'::clawback_status])), false)) STORED,
  CONSTRAINT transactions_pkey PRIMARY KEY (processor_id, uuid),
  CONSTRAINT transactions_amount_check CHECK ((amount > 0)),
  CONSTRAINT transactions_check CHECK (((transaction_fee >= 0) AND (transaction_fee < amount))),
  CONSTRAINT transactions_check1 CHECK ((payer_uuid <> payee_uuid)),
  CONSTRAINT transactions_company_name_check CHECK ((length(company_name) <= 16)),
  CONSTRAINT transactions_open_hold_count_check CHECK ((open_hold_count >= 0))
) WITH (fillfactor=50);
COMMENT ON COLUMN transactions.payout_delay_days IS 'banking days from settlement of the capture until it counts as good';
COMMENT ON COLUMN transactions.amount IS 'cents';
COMMENT ON COLUMN transactions.transaction_fee IS 'cents, withheld from the payee';
COMMENT ON COLUMN transactions.event_count IS 'events raised about this payment: the sequence of the latest';
COMMENT ON COLUMN transactions.capture_leg IS 'where the latest capture entry stands; null: none is under way. From filed on it can no longer be canceled';
COMMENT ON COLUMN transactions.payout_back IS 'the payout came back while the capture was good: the money is the payer''s again';
COMMENT ON COLUMN transactions.payout_again IS 'the payout under way pays what a former one left over';
COMMENT ON COLUMN transactions.unauthorized IS 'the capture came back as unauthorized after it had counted as good';
COMMENT ON COLUMN transactions.left_over IS 'the payee is owed what no payout under way pays: it joins the next one';
COMMENT ON COLUMN transactions.merchant_batch_uuid IS 'the batch whose entry pays what is reserved now; null: it is an entry of its own. batch_payout_members names every batch it joined';
COMMENT ON COLUMN transactions.payout_bank_account_uuid IS 'the account of the payee that an operator chose instead of payee_bank_account_uuid: all their entries go there from then on';
COMMENT ON COLUMN transactions.reverse_payout_bank_account_uuid IS 'the account of the payer that an operator chose instead of payer_bank_account_uuid';
COMMENT ON COLUMN transactions.open_hold_count IS 'holds that are not released: while there is one, nothing of the payment goes out';
COMMENT ON COLUMN transactions.counted_merchant_uuid IS 'the merchant against whose limits it counts; null: there were none in its processor';
COMMENT ON COLUMN transactions.capture_bank_account_uuid IS 'the account of the payer that its captures debit since payer_bank_account_uuid can no longer be used';
COMMENT ON COLUMN transactions.to_capture IS 'waits for a file, like to_pay_out, to_claw_back and to_reverse';
COMMENT ON COLUMN transactions.payout_due IS 'good, and not yet reserved for a payout';
COMMENT ON COLUMN transactions.in_flight IS 'counts as exposure: its capture is not good yet, and there are limits in its processor';
COMMENT ON COLUMN transactions.owed_back IS 'a clawback waits, or has failed: a later payout of the payee may pay it';
CREATE INDEX transactions_by_chosen_capture_account ON transactions USING btree (processor_id, capture_bank_account_uuid) WHERE (capture_bank_account_uuid IS NOT NULL);
CREATE INDEX transactions_by_chosen_payout_account ON transactions USING btree (processor_id, payout_bank_account_uuid) WHERE (payout_bank_account_uuid IS NOT NULL);
CREATE INDEX transactions_by_chosen_reverse_account ON transactions USING btree (processor_id, reverse_payout_bank_account_uuid) WHERE (reverse_payout_bank_account_uuid IS NOT NULL);
CREATE INDEX transactions_by_payee_account ON transactions USING btree (processor_id, payee_bank_account_uuid, uuid) INCLUDE (payer_bank_account_uuid);
CREATE INDEX transactions_by_payer_account ON transactions USING btree (processor_id, payer_bank_account_uuid, uuid) INCLUDE (payee_bank_account_uuid);
CREATE INDEX transactions_in_flight ON transactions USING btree (processor_id, counted_merchant_uuid) WHERE in_flight;
CREATE INDEX transactions_left_over ON transactions USING btree (processor_id, payee_uuid) WHERE left_over;
CREATE INDEX transactions_of_batch ON transactions USING btree (processor_id, merchant_batch_uuid) WHERE (merchant_batch_uuid IS NOT NULL);
CREATE INDEX transactions_of_vendor ON transactions USING btree (processor_id, vendor_id, uuid) WHERE (vendor_id IS NOT NULL);
CREATE INDEX transactions_owed_back ON transactions USING btree (processor_id, payee_uuid) WHERE owed_back;
CREATE INDEX transactions_payout_due ON transactions USING btree (processor_id, payee_uuid, uuid) WHERE payout_due;
CREATE INDEX transactions_to_capture ON transactions USING btree (processor_id, uuid) WHERE to_capture;
CREATE INDEX transactions_to_claw_back ON transactions USING btree (processor_id, uuid) WHERE to_claw_back;
CREATE INDEX transactions_to_pay_out ON transactions USING btree (processor_id, uuid) WHERE to_pay_out;
CREATE INDEX transactions_to_reverse ON transactions USING btree (processor_id, uuid) WHERE to_reverse;

CREATE TABLE transitions (
  processor_id      uuid NOT NULL,
  transaction_uuid  uuid NOT NULL,
  number            smallint NOT NULL,
  transition        text NOT NULL,
  source_uuid       uuid NOT NULL,
  moved_at          timestamp with time zone NOT NULL,
  refund_uuid       uuid,
  CONSTRAINT transitions_pkey PRIMARY KEY (processor_id, transaction_uuid, number)
);
COMMENT ON COLUMN transitions.transition IS 'the row of a stage table: C1, C2, …';
COMMENT ON COLUMN transitions.source_uuid IS 'what caused the move: the leg, or the payment itself';
CREATE INDEX transitions_by_time ON transitions USING brin (moved_at) WITH (pages_per_range='32');
REVOKE DELETE, TRUNCATE, UPDATE ON transitions FROM CURRENT_USER;

CREATE TABLE unopened_accounts (
  processor_id       uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  found_at           timestamp with time zone NOT NULL,
  CONSTRAINT unopened_accounts_pkey PRIMARY KEY (processor_id, bank_account_uuid)
);
COMMENT ON TABLE unopened_accounts IS 'found by the job that opens all numbers in turn, until they open again';

CREATE TABLE users (
  processor_id               uuid NOT NULL,
  uuid                       uuid NOT NULL,
  vendor_id                  uuid,
  kind                       user_kind NOT NULL,
  version                    integer NOT NULL DEFAULT 1,
  first_name                 text,
  last_name                  text,
  email                      text,
  phone                      text,
  client_reference_id        text NOT NULL DEFAULT ''::text,
  address                    json,
  payout_type                payout_type NOT NULL,
  default_bank_account_uuid  uuid,
  business_name              text,
  trading_name               text,
  entity_type                text,
  business_address           json,
  company_name               text NOT NULL DEFAULT ''::text,
  tin_encrypted              bytea,
  tin_last4                  text,
  kyb_status                 kyb_status,
  transaction_fee_percent    numeric(7,4),
  transaction_fee_fixed      bigint,
  maximum_transaction_fee    bigint,
  event_count                integer NOT NULL DEFAULT 0,
  created_at                 timestamp with time zone NOT NULL,
  updated_at                 timestamp with time zone NOT NULL,
  deleted_at                 timestamp with time zone,
  blocked                    block_kind,
  debits_held_since          timestamp with time zone,
  CONSTRAINT users_pkey PRIMARY KEY (processor_id, uuid),
  CONSTRAINT users_processor_id_fkey FOREIGN KEY (processor_id) REFERENCES processors(processor_id),
  CONSTRAINT users_processor_id_vendor_id_fkey FOREIGN KEY (processor_id, vendor_id) REFERENCES vendors(processor_id, vendor_id),
  CONSTRAINT users_check CHECK (((kind = 'business'::user_kind) = (business_name IS NOT NULL))),
  CONSTRAINT users_company_name_check CHECK ((length(company_name) <= 16)),
  CONSTRAINT users_maximum_transaction_fee_check CHECK ((maximum_transaction_fee >= 0)),
  CONSTRAINT users_transaction_fee_fixed_check CHECK ((transaction_fee_fixed >= 0)),
  CONSTRAINT users_transaction_fee_percent_check CHECK (((transaction_fee_percent >= (0)::numeric) AND (transaction_fee_percent <= (100)::numeric)))
);
COMMENT ON COLUMN users.version IS 'raised, under FOR UPDATE, by every change that a payment being created may depend on';
COMMENT ON COLUMN users.kyb_status IS 'null: no verification was asked for. A merchant is a business that is APPROVED';
COMMENT ON COLUMN users.transaction_fee_fixed IS 'cents';
COMMENT ON COLUMN users.maximum_transaction_fee IS 'cents';
COMMENT ON COLUMN users.event_count IS 'events raised about this user: the sequence of the latest';
COMMENT ON COLUMN users.blocked IS 'the gravest block of the user that is not lifted';
COMMENT ON COLUMN users.debits_held_since IS 'new payments of this merchant are on hold: its rate of unauthorized returns is exceeded';
CREATE INDEX users_by_client_reference_id ON users USING btree (processor_id, client_reference_id, uuid);
CREATE INDEX users_by_email ON users USING btree (processor_id, lower(email), uuid) WHERE (email IS NOT NULL);
CREATE INDEX users_of_vendor ON users USING btree (processor_id, vendor_id, uuid) WHERE (vendor_id IS NOT NULL);

CREATE TABLE vault_keys (
  purpose         text NOT NULL,
  version         smallint NOT NULL,
  wrapped_key     bytea NOT NULL,
  created_at      timestamp with time zone NOT NULL,
  seals_reserved  bigint NOT NULL DEFAULT 0,
  seals_from      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT vault_keys_pkey PRIMARY KEY (purpose, version),
  CONSTRAINT vault_keys_purpose_check CHECK ((purpose = ANY (ARRAY['data'::text, 'index'::text])))
);
COMMENT ON COLUMN vault_keys.seals_reserved IS 'seals that processes may have made with this key: each reserves a block before it uses it';
COMMENT ON COLUMN vault_keys.seals_from IS 'from this instant on it is sealed with, once every process has read it';

CREATE TABLE vendors (
  processor_id  uuid NOT NULL,
  vendor_id     uuid NOT NULL,
  name          text NOT NULL,
  created_at    timestamp with time zone NOT NULL,
  CONSTRAINT vendors_pkey PRIMARY KEY (processor_id, vendor_id),
  CONSTRAINT vendors_processor_id_fkey FOREIGN KEY (processor_id) REFERENCES processors(processor_id)
);

CREATE TABLE webhook_attempts (
  processor_id   uuid NOT NULL,
  delivery_uuid  uuid NOT NULL,
  attempt        integer NOT NULL,
  started_at     timestamp with time zone NOT NULL,
  latency_ms     integer NOT NULL,
  outcome        text NOT NULL,
  status         smallint,
  error          text,
  answer         text,
  CONSTRAINT webhook_attempts_pkey PRIMARY KEY (processor_id, delivery_uuid, attempt, started_at)
) PARTITION BY RANGE (started_at);

CREATE TABLE webhook_attempts_default PARTITION OF webhook_attempts DEFAULT;

CREATE TABLE webhook_deliveries (
  processor_id    uuid NOT NULL,
  uuid            uuid NOT NULL,
  endpoint_uuid   uuid NOT NULL,
  event_position  bigint NOT NULL,
  event_name      event_type NOT NULL,
  state           delivery_state NOT NULL,
  attempt_count   integer NOT NULL,
  created_at      timestamp with time zone NOT NULL,
  finished_at     timestamp with time zone NOT NULL,
  started_at      timestamp with time zone,
  latency_ms      integer,
  outcome         text,
  status          smallint,
  error           text,
  answer          text,
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (processor_id, uuid, finished_at)
) PARTITION BY RANGE (finished_at);
COMMENT ON COLUMN webhook_deliveries.state IS 'delivered, dead or canceled; what is pending or held is in webhook_due';
COMMENT ON COLUMN webhook_deliveries.outcome IS 'of the attempt that ended it, number attempt_count; null: it was canceled, or is of a release that kept every attempt in webhook_attempts';
CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries USING btree (processor_id, endpoint_uuid, event_position);

CREATE TABLE webhook_deliveries_default PARTITION OF webhook_deliveries DEFAULT;

CREATE TABLE webhook_due (
  processor_id    uuid NOT NULL,
  uuid            uuid NOT NULL,
  endpoint_uuid   uuid NOT NULL,
  event_position  bigint NOT NULL,
  event_name      event_type NOT NULL,
  due_at          timestamp with time zone NOT NULL,
  attempt_count   integer NOT NULL DEFAULT 0,
  step            smallint NOT NULL DEFAULT 0,
  created_at      timestamp with time zone NOT NULL,
  CONSTRAINT webhook_due_pkey PRIMARY KEY (processor_id, uuid)
);
COMMENT ON COLUMN webhook_due.step IS 'attempts of the present schedule, which a replay begins anew';
CREATE INDEX webhook_due_order ON webhook_due USING btree (processor_id, endpoint_uuid, due_at, event_position);

CREATE TABLE webhook_endpoints (
  processor_id               uuid NOT NULL,
  uuid                       uuid NOT NULL,
  tenant_id                  uuid NOT NULL,
  vendor_id                  uuid,
  url                        text NOT NULL,
  url_normalized             text NOT NULL,
  secret_encrypted           bytea NOT NULL,
  previous_secret_encrypted  bytea,
  previous_secret_until      timestamp with time zone,
  state                      endpoint_state NOT NULL DEFAULT 'enabled'::endpoint_state,
  failing_since              timestamp with time zone,
  disabled_at                timestamp with time zone,
  disabled_reason            text,
  created_at                 timestamp with time zone NOT NULL,
  CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (processor_id, uuid),
  CONSTRAINT webhook_endpoints_processor_id_tenant_id_url_normalized_key UNIQUE (processor_id, tenant_id, url_normalized),
  CONSTRAINT webhook_endpoints_processor_id_fkey FOREIGN KEY (processor_id) REFERENCES processors(processor_id)
);
COMMENT ON COLUMN webhook_endpoints.tenant_id IS 'the processor, or the vendor, that registered it';
COMMENT ON COLUMN webhook_endpoints.url IS 'as it was written when it was first registered';
COMMENT ON COLUMN webhook_endpoints.failing_since IS 'the first failure since the latest success; real time';

CREATE TABLE webhook_lanes (
  processor_id   uuid NOT NULL,
  endpoint_uuid  uuid NOT NULL,
  next_due_at    timestamp with time zone,
  blocked_until  timestamp with time zone,
  leased_until   timestamp with time zone,
  fence          integer NOT NULL DEFAULT 0,
  served_at      timestamp with time zone,
  failures       integer NOT NULL DEFAULT 0,
  latency_ms     integer,
  CONSTRAINT webhook_lanes_pkey PRIMARY KEY (processor_id, endpoint_uuid)
) WITH (fillfactor=50);
COMMENT ON COLUMN webhook_lanes.next_due_at IS 'never later than what is due first; null: nothing is. Real time, like the rest';
COMMENT ON COLUMN webhook_lanes.blocked_until IS 'the breaker is open until then; infinity: the endpoint is disabled';
COMMENT ON COLUMN webhook_lanes.leased_until IS 'one worker has the lane until then';
COMMENT ON COLUMN webhook_lanes.fence IS 'raised by whoever takes the lane: what an earlier holder still does is refused';
COMMENT ON COLUMN webhook_lanes.failures IS 'since the latest success';
COMMENT ON COLUMN webhook_lanes.latency_ms IS 'of its answers, smoothed; null: not known yet';
CREATE INDEX webhook_lanes_ready ON webhook_lanes USING btree (GREATEST(next_due_at, blocked_until, leased_until)) WHERE (next_due_at IS NOT NULL);

CREATE TABLE webhook_registrations (
  processor_id   uuid NOT NULL,
  endpoint_uuid  uuid NOT NULL,
  event_name     event_type NOT NULL,
  tenant_id      uuid NOT NULL,
  created_at     timestamp with time zone NOT NULL,
  CONSTRAINT webhook_registrations_pkey PRIMARY KEY (processor_id, endpoint_uuid, event_name),
  CONSTRAINT webhook_registrations_processor_id_endpoint_uuid_fkey FOREIGN KEY (processor_id, endpoint_uuid) REFERENCES webhook_endpoints(processor_id, uuid)
);
CREATE INDEX webhook_registrations_to_tell ON webhook_registrations USING btree (processor_id, event_name, tenant_id);

CREATE OR REPLACE FUNCTION create_history_day(history text, day date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
BEGIN
  IF history NOT IN ('webhook_deliveries', 'webhook_attempts') THEN
    RAISE EXCEPTION '% has no days', history;
  END IF;
  EXECUTE format('CREATE TABLE IF NOT EXISTS public.%I PARTITION OF public.%I FOR VALUES FROM (%L) TO (%L)',
    history || '_' || to_char(day, 'YYYYMMDD'), history, day::timestamp AT TIME ZONE 'UTC', (day + 1)::timestamp AT TIME ZONE 'UTC');
END $function$;
REVOKE EXECUTE ON FUNCTION create_history_day(text,date) FROM PUBLIC;

CREATE OR REPLACE FUNCTION drop_history_day(history text, day date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
BEGIN
  IF history NOT IN ('webhook_deliveries', 'webhook_attempts') THEN
    RAISE EXCEPTION '% has no days', history;
  END IF;
  EXECUTE format('DROP TABLE IF EXISTS public.%I', history || '_' || to_char(day, 'YYYYMMDD'));
END $function$;
REVOKE EXECUTE ON FUNCTION drop_history_day(text,date) FROM PUBLIC;
