-- Payments with their moves, refunds and holds.

CREATE TYPE transaction_status AS ENUM (
  'CAPTURE_PENDING', 'CAPTURE_ACH_PENDING', 'CAPTURE_COMPLETE', 'IN_PAYOUT', 'CAPTURE_ACH_FAILED',
  'CHARGEBACK', 'CLAWBACK', 'REVERSE_PAYOUT', 'CANCELED'
);
CREATE TYPE capture_status AS ENUM (
  'CAPTURE_PENDING', 'CAPTURE_ACH_PENDING', 'CAPTURE_COMPLETE', 'CAPTURE_ACH_FAILED',
  'CAPTURE_CANCELED'
);
CREATE TYPE payout_status AS ENUM (
  'PAYOUT_PENDING_ACH', 'PAYOUT_ACH_PENDING', 'PAYOUT_COMPLETE', 'PAYOUT_ACH_FAILED',
  'PAYOUT_CANCELED'
);
CREATE TYPE clawback_status AS ENUM (
  'CLAWBACK_PENDING', 'CLAWBACK_ACH_PENDING', 'CLAWBACK_COMPLETE', 'CLAWBACK_ACH_FAILED'
);
CREATE TYPE reverse_payout_status AS ENUM (
  'REVERSE_PAYOUT_PENDING', 'REVERSE_PAYOUT_ACH_PENDING', 'REVERSE_PAYOUT_ACH_COMPLETE',
  'REVERSE_PAYOUT_ACH_FAILED', 'REVERSE_PAYOUT_CANCELED'
);
CREATE TYPE leg_place AS ENUM ('filed', 'sent', 'settled', 'good', 'returned');
CREATE TYPE transaction_type AS ENUM ('api', 'bulk', 'dashboard');
CREATE TYPE transaction_speed AS ENUM ('standard', 'sameday');

-- What was asked, and where it stands, are two tables (decision 25). The query that inserts a
-- payment checks and locks its parents (decision 26). The uuid is a UUIDv7 of created_at, so the
-- primary key is the order of the list (decision 25). The columns are in the order that needs the
-- least space. No table refers to it by a foreign key: a check locks a row, which needs the right
-- to change it.
CREATE TABLE transactions (
  processor_id             uuid NOT NULL,
  uuid                     uuid NOT NULL,
  payer_uuid               uuid NOT NULL,
  payee_uuid               uuid NOT NULL CHECK (payer_uuid <> payee_uuid),
  payer_bank_account_uuid  uuid NOT NULL,
  payee_bank_account_uuid  uuid NOT NULL,
  amount                   bigint NOT NULL CHECK (amount > 0),
  transaction_fee          bigint NOT NULL CHECK (transaction_fee >= 0 AND transaction_fee < amount),
  created_at               timestamptz NOT NULL,
  payer_aggregator_type    aggregator_type NOT NULL,
  payee_aggregator_type    aggregator_type NOT NULL,
  type                     transaction_type NOT NULL,
  speed                    transaction_speed NOT NULL,
  payout_type              payout_type NOT NULL,
  shard                    smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  payout_delay_days        smallint NOT NULL,
  vendor_id                uuid,
  client_reference_id      text NOT NULL,
  company_name             text NOT NULL CHECK (length(company_name) <= 16),
  description              text,
  addenda                  text,
  metadata                 json,
  PRIMARY KEY (shard, processor_id, uuid)
);
COMMENT ON TABLE transactions IS 'what was asked: a row is added when a payment starts, and never changed';
COMMENT ON COLUMN transactions.payout_delay_days IS 'banking days from settlement of the capture until it counts as good';
COMMENT ON COLUMN transactions.amount IS 'cents';
COMMENT ON COLUMN transactions.transaction_fee IS 'cents, withheld from the payee';
COMMENT ON COLUMN transactions.metadata IS 'text by name; null: none';
-- Each index has the other account of the payment, so the list of two accounts reads no payment.
CREATE INDEX transactions_by_payer_account ON transactions (shard, processor_id, payer_bank_account_uuid, uuid)
  INCLUDE (payee_bank_account_uuid);
CREATE INDEX transactions_by_payee_account ON transactions (shard, processor_id, payee_bank_account_uuid, uuid)
  INCLUDE (payer_bank_account_uuid);
-- Payments of an amount are found however old they are. It costs a start 150 bytes of the log.
CREATE INDEX transactions_by_amount ON transactions (shard, processor_id, amount, uuid);
-- By the tenant's reference. A payment without one has no entry.
CREATE INDEX transactions_by_reference
  ON transactions (shard, processor_id, hashtextextended(client_reference_id, 0), uuid) WHERE client_reference_id <> '';
CREATE INDEX transactions_of_vendor ON transactions (shard, processor_id, vendor_id, uuid) WHERE vendor_id IS NOT NULL;
REVOKE UPDATE, DELETE, TRUNCATE ON transactions FROM CURRENT_USER;

-- A day's run changes most rows of a page, and a move that changes no indexed column is a HOT update
-- where the page has room (decision 24): hence the fillfactor and the columns that are computed for
-- the work lists.
CREATE TABLE transaction_states (
  processor_id                      uuid NOT NULL,
  uuid                              uuid NOT NULL,
  payee_uuid                        uuid NOT NULL,
  updated_at                        timestamptz NOT NULL,
  transaction_status                transaction_status NOT NULL,
  capture_status                    capture_status NOT NULL,
  payout_status                     payout_status,
  clawback_status                   clawback_status,
  reverse_payout_status             reverse_payout_status,
  capture_leg                       leg_place,
  payout_leg                        leg_place,
  clawback_leg                      leg_place,
  reverse_payout_leg                leg_place,
  shard                             smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  event_count                       smallint NOT NULL DEFAULT 1,
  move_count                        smallint NOT NULL DEFAULT 1,
  refund_count                      smallint NOT NULL DEFAULT 0,
  open_hold_count                   smallint NOT NULL DEFAULT 0 CHECK (open_hold_count >= 0),
  payout_back                       boolean NOT NULL DEFAULT false,
  payout_again                      boolean NOT NULL DEFAULT false,
  unauthorized                      boolean NOT NULL DEFAULT false,
  left_over                         boolean NOT NULL DEFAULT false,
  to_capture                        boolean GENERATED ALWAYS AS
    (capture_leg IS NULL AND capture_status IN ('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING')) STORED,
  to_pay_out                        boolean GENERATED ALWAYS AS
    (payout_leg IS NULL AND payout_status IS NOT DISTINCT FROM 'PAYOUT_PENDING_ACH') STORED,
  to_claw_back                      boolean GENERATED ALWAYS AS
    (clawback_leg IS NULL AND clawback_status IS NOT DISTINCT FROM 'CLAWBACK_PENDING') STORED,
  to_reverse                        boolean GENERATED ALWAYS AS
    (reverse_payout_leg IS NULL AND reverse_payout_status IS NOT DISTINCT FROM 'REVERSE_PAYOUT_PENDING') STORED,
  payout_due                        boolean GENERATED ALWAYS AS
    (capture_status = 'CAPTURE_COMPLETE' AND payout_status IS NULL) STORED,
  in_flight                         boolean GENERATED ALWAYS AS
    (counted_merchant_uuid IS NOT NULL AND capture_status IN ('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING')) STORED,
  owed_back                         boolean GENERATED ALWAYS AS
    (coalesce(clawback_status IN ('CLAWBACK_PENDING', 'CLAWBACK_ACH_FAILED'), false)) STORED,
  failed_or_canceled                boolean NOT NULL GENERATED ALWAYS AS
    (capture_status IN ('CAPTURE_ACH_FAILED', 'CAPTURE_CANCELED')
     OR coalesce(payout_status IN ('PAYOUT_ACH_FAILED', 'PAYOUT_CANCELED'), false)
     OR clawback_status IS NOT NULL OR reverse_payout_status IS NOT NULL
     OR ach_return_code IS NOT NULL OR failure_code IS NOT NULL) STORED,
  counted_merchant_uuid             uuid,
  merchant_batch_uuid               uuid,
  capture_bank_account_uuid         uuid,
  payout_bank_account_uuid          uuid,
  reverse_payout_bank_account_uuid  uuid,
  capture_trace_id                  text,
  payout_trace_id                   text,
  reverse_payout_trace_id           text,
  ach_return_code                   text,
  failure_code                      text,
  failure_reason                    text,
  cancel_reason                     text,
  PRIMARY KEY (shard, processor_id, uuid)
) WITH (fillfactor = 50);
COMMENT ON TABLE transaction_states IS 'where a payment stands, from its first move on. A payment without a row is pending and untouched: states_due finds it';
COMMENT ON COLUMN transaction_states.payee_uuid IS 'a copy of that of transactions, which never changes: the indexes of what payees are owed and owe need it';
COMMENT ON COLUMN transaction_states.event_count IS 'number of events about this payment: the sequence of the latest';
COMMENT ON COLUMN transaction_states.move_count IS 'number of moves: the number of the latest. The first move, C1, is the row of transactions';
COMMENT ON COLUMN transaction_states.capture_leg IS 'state of the latest capture entry; null: none is under way. From filed on the payment cannot be canceled';
COMMENT ON COLUMN transaction_states.payout_back IS 'true: the payout came back while the capture was good, so the money belongs to the payer';
COMMENT ON COLUMN transaction_states.payout_again IS 'true: the payout under way pays a left-over of an earlier one';
COMMENT ON COLUMN transaction_states.unauthorized IS 'true: the capture came back as unauthorized after it was good';
COMMENT ON COLUMN transaction_states.left_over IS 'true: the payee is owed an amount that no payout under way pays; it joins the next payout';
COMMENT ON COLUMN transaction_states.merchant_batch_uuid IS 'the batch whose entry pays what is reserved now; null: the payout is an entry of its own. batch_payout_members has every batch that the payment joined';
COMMENT ON COLUMN transaction_states.payout_bank_account_uuid IS 'the payee''s bank account that an operator chose instead of payee_bank_account_uuid; later entries of the payee use it';
COMMENT ON COLUMN transaction_states.reverse_payout_bank_account_uuid IS 'the payer''s bank account that an operator chose instead of payer_bank_account_uuid';
COMMENT ON COLUMN transaction_states.open_hold_count IS 'number of open holds; above 0 nothing of the payment goes out';
COMMENT ON COLUMN transaction_states.counted_merchant_uuid IS 'the merchant whose limits the payment counts against; null: its processor had no limits';
COMMENT ON COLUMN transaction_states.capture_bank_account_uuid IS 'the payer''s bank account that captures debit instead of an unusable payer_bank_account_uuid';
COMMENT ON COLUMN transaction_states.to_capture IS 'true: it waits for a file, like to_pay_out, to_claw_back and to_reverse';
COMMENT ON COLUMN transaction_states.payout_due IS 'true: the capture is good and no payout is reserved yet';
COMMENT ON COLUMN transaction_states.in_flight IS 'true: it counts as exposure: its capture is not good yet, and its processor has limits';
COMMENT ON COLUMN transaction_states.owed_back IS 'true: a clawback waits or has failed; a later payout of the payee may pay it';
COMMENT ON COLUMN transaction_states.failed_or_canceled IS 'true: a stage failed, came back or was canceled';
-- What the next cut-off may choose: small, because a payment leaves each with its file.
CREATE INDEX transaction_states_to_capture ON transaction_states (shard, processor_id, uuid) WHERE to_capture;
CREATE INDEX transaction_states_to_pay_out ON transaction_states (shard, processor_id, uuid) WHERE to_pay_out;
CREATE INDEX transaction_states_to_claw_back ON transaction_states (shard, processor_id, uuid) WHERE to_claw_back;
CREATE INDEX transaction_states_to_reverse ON transaction_states (shard, processor_id, uuid) WHERE to_reverse;
-- What the daily run pays out.
CREATE INDEX transaction_states_payout_due ON transaction_states (shard, processor_id, payee_uuid, uuid) WHERE payout_due;
CREATE INDEX transaction_states_in_flight ON transaction_states (shard, processor_id, counted_merchant_uuid) WHERE in_flight;
-- What a later payout of the payee may pay (K6).
CREATE INDEX transaction_states_owed_back ON transaction_states (shard, processor_id, payee_uuid) WHERE owed_back;
CREATE INDEX transaction_states_left_over ON transaction_states (shard, processor_id, payee_uuid) WHERE left_over;
CREATE INDEX transaction_states_of_batch ON transaction_states (shard, processor_id, merchant_batch_uuid)
  WHERE merchant_batch_uuid IS NOT NULL;
-- The search for payments that failed. A usual move does not change the column, so it stays a HOT
-- update.
CREATE INDEX transaction_states_failed ON transaction_states (shard, processor_id, uuid) WHERE failed_or_canceled;
-- Payments with an account that an operator chose, and what is still to come on it.
CREATE INDEX transaction_states_by_capture_account ON transaction_states (shard, processor_id, capture_bank_account_uuid)
  WHERE capture_bank_account_uuid IS NOT NULL;
CREATE INDEX transaction_states_by_payout_account ON transaction_states (shard, processor_id, payout_bank_account_uuid)
  WHERE payout_bank_account_uuid IS NOT NULL;
CREATE INDEX transaction_states_by_reverse_account ON transaction_states (shard, processor_id, reverse_payout_bank_account_uuid)
  WHERE reverse_payout_bank_account_uuid IS NOT NULL;

CREATE TABLE states_due (
  shard             smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id      uuid NOT NULL,
  transaction_uuid  uuid NOT NULL,
  PRIMARY KEY (shard, processor_id, transaction_uuid)
);
COMMENT ON TABLE states_due IS 'the first payment of a batch of starts: from this one on, payments may have no row in transaction_states';

CREATE VIEW current_transactions AS
SELECT t.shard, t.processor_id, t.uuid, t.vendor_id, t.payer_uuid, t.payee_uuid, t.payer_bank_account_uuid,
  t.payee_bank_account_uuid, t.payer_aggregator_type, t.payee_aggregator_type, t.type, t.speed, t.payout_type,
  t.payout_delay_days, t.amount, t.transaction_fee, t.created_at, t.client_reference_id, t.company_name,
  t.description, t.addenda, t.metadata,
  coalesce(s.updated_at, t.created_at) AS updated_at,
  coalesce(s.transaction_status, 'CAPTURE_PENDING') AS transaction_status,
  coalesce(s.capture_status, 'CAPTURE_PENDING') AS capture_status,
  s.payout_status, s.clawback_status, s.reverse_payout_status,
  s.capture_leg, s.payout_leg, s.clawback_leg, s.reverse_payout_leg,
  coalesce(s.event_count, 1::smallint) AS event_count,
  coalesce(s.move_count, 1::smallint) AS move_count,
  coalesce(s.refund_count, 0::smallint) AS refund_count,
  coalesce(s.open_hold_count, 0::smallint) AS open_hold_count,
  coalesce(s.payout_back, false) AS payout_back,
  coalesce(s.payout_again, false) AS payout_again,
  coalesce(s.unauthorized, false) AS unauthorized,
  coalesce(s.left_over, false) AS left_over,
  s.counted_merchant_uuid, s.merchant_batch_uuid,
  s.capture_bank_account_uuid, s.payout_bank_account_uuid, s.reverse_payout_bank_account_uuid,
  s.capture_trace_id, s.payout_trace_id, s.reverse_payout_trace_id,
  s.ach_return_code, s.failure_code, s.failure_reason, s.cancel_reason
FROM transactions t LEFT JOIN transaction_states s ON s.shard = t.shard AND s.processor_id = t.processor_id AND s.uuid = t.uuid;
COMMENT ON VIEW current_transactions IS 'what was asked and where it stands, for reads by key. A search by state starts at transaction_states';

CREATE TABLE transitions (
  processor_id      uuid NOT NULL,
  transaction_uuid  uuid NOT NULL,
  shard             smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  number            smallint NOT NULL,
  transition        text NOT NULL,
  source_uuid       uuid NOT NULL,
  moved_at          timestamptz NOT NULL,
  refund_uuid       uuid,
  PRIMARY KEY (shard, processor_id, transaction_uuid, number)
);
COMMENT ON TABLE transitions IS 'a move of a payment after its first one';
COMMENT ON COLUMN transitions.transition IS 'the row of a stage table: C1, C2, …';
COMMENT ON COLUMN transitions.source_uuid IS 'what caused the move: the leg, or the payment itself';
CREATE INDEX transitions_by_time ON transitions USING brin (moved_at) WITH (pages_per_range = 32);
REVOKE UPDATE, DELETE, TRUNCATE ON transitions FROM CURRENT_USER;

CREATE VIEW payment_moves AS
SELECT shard, processor_id, uuid AS transaction_uuid, 1::smallint AS number, 'C1' AS transition, uuid AS source_uuid,
  created_at AS moved_at, NULL::uuid AS refund_uuid
FROM transactions
UNION ALL
SELECT shard, processor_id, transaction_uuid, number, transition, source_uuid, moved_at, refund_uuid FROM transitions;
COMMENT ON VIEW payment_moves IS 'the history of payments with their first move, C1, which is the row of transactions';

CREATE TYPE refund_status AS ENUM (
  'REFUND_PENDING', 'REFUND_CAPTURE_ACH_PENDING', 'REFUND_ACH_PENDING', 'REFUND_COMPLETE',
  'REFUND_FAILED'
);
CREATE TYPE refund_standing AS ENUM ('asked', 'standing', 'reversed', 'void');

CREATE TABLE refunds (
  shard                            smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id                     uuid NOT NULL,
  uuid                             uuid NOT NULL,
  transaction_uuid                 uuid NOT NULL,
  vendor_id                        uuid,
  status                           refund_status NOT NULL,
  standing                         refund_standing NOT NULL,
  refund_capture_leg               leg_place,
  refund_payout_leg                leg_place,
  amount                           bigint NOT NULL CHECK (amount > 0),
  event_count                      smallint NOT NULL DEFAULT 1,
  created_at                       timestamptz NOT NULL,
  updated_at                       timestamptz NOT NULL,
  client_reference_id              text NOT NULL,
  metadata                         json,
  refund_capture_trace_id          text,
  refund_payout_trace_id           text,
  merchant_batch_uuid              uuid,
  refund_payout_bank_account_uuid  uuid,
  ach_return_code                  text,
  failure_code                     text,
  failure_reason                   text,
  PRIMARY KEY (shard, processor_id, uuid),
  FOREIGN KEY (shard, processor_id, transaction_uuid) REFERENCES transaction_states
);
COMMENT ON COLUMN refunds.standing IS 'asked: its debit is not good yet; standing: its debit is good; reversed: its payment came back while its credit was out; void: it ended, and no longer counts against the amount of the payment';
COMMENT ON COLUMN refunds.amount IS 'cents';
COMMENT ON COLUMN refunds.metadata IS 'text by name; null: none';
COMMENT ON COLUMN refunds.refund_payout_bank_account_uuid IS 'the payer''s bank account that an operator chose instead of the payment''s payer_bank_account_uuid';
CREATE INDEX refunds_by_chosen_account ON refunds (shard, processor_id, refund_payout_bank_account_uuid)
  WHERE refund_payout_bank_account_uuid IS NOT NULL;
CREATE INDEX refunds_by_status ON refunds (shard, processor_id, status, uuid);
CREATE INDEX refunds_of_batch ON refunds (shard, processor_id, merchant_batch_uuid) WHERE merchant_batch_uuid IS NOT NULL;
CREATE INDEX refunds_of_transaction ON refunds (shard, processor_id, transaction_uuid, uuid);
CREATE INDEX refunds_of_vendor ON refunds (shard, processor_id, vendor_id, uuid) WHERE vendor_id IS NOT NULL;
CREATE INDEX refunds_to_capture ON refunds (shard, processor_id, uuid)
  WHERE refund_capture_leg IS NULL AND status = 'REFUND_PENDING';
CREATE INDEX refunds_to_pay_out ON refunds (shard, processor_id, uuid)
  WHERE refund_payout_leg IS NULL AND status = 'REFUND_ACH_PENDING';

-- A hold is separate from the statuses. An open hold stops the next outgoing step of its payment.
CREATE TYPE hold_kind AS ENUM ('tenant', 'operator', 'risk', 'compliance', 'account');

CREATE TABLE holds (
  shard             smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id      uuid NOT NULL,
  uuid              uuid NOT NULL,
  transaction_uuid  uuid NOT NULL,
  kind              hold_kind NOT NULL,
  reason            text NOT NULL,
  placed_at         timestamptz NOT NULL,
  released_at       timestamptz,
  stops_capture     boolean NOT NULL DEFAULT false,
  block_uuid        uuid,
  awaits_user_uuid  uuid,
  PRIMARY KEY (shard, processor_id, uuid),
  FOREIGN KEY (shard, processor_id, transaction_uuid) REFERENCES transaction_states
);
COMMENT ON COLUMN holds.kind IS 'tenant: the tenant paused the payment and resumes it; an operator releases the other kinds';
COMMENT ON COLUMN holds.stops_capture IS 'true: the capture goes into no file either';
COMMENT ON COLUMN holds.block_uuid IS 'lifting this block releases the hold';
COMMENT ON COLUMN holds.awaits_user_uuid IS 'the hold is released when this user has a usable bank account';
CREATE INDEX holds_awaiting_account ON holds (shard, processor_id, awaits_user_uuid)
  WHERE awaits_user_uuid IS NOT NULL AND released_at IS NULL;
CREATE INDEX holds_of_block ON holds (shard, processor_id, block_uuid) WHERE block_uuid IS NOT NULL AND released_at IS NULL;
CREATE UNIQUE INDEX holds_of_tenant ON holds (shard, processor_id, transaction_uuid)
  WHERE kind = 'tenant' AND released_at IS NULL;
CREATE INDEX holds_of_transaction ON holds (shard, processor_id, transaction_uuid, uuid);
CREATE INDEX holds_open ON holds (placed_at) WHERE released_at IS NULL;
