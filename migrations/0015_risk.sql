-- Limits, blocks and return rates: what an operator watches, and what stops by itself.

-- One row an owner of limits: a processor, a vendor or a merchant of it. What is null is not limited.
CREATE TYPE limit_owner AS ENUM ('processor', 'vendor', 'merchant');
CREATE TABLE limits (
  processor_id        uuid NOT NULL REFERENCES processors,
  owner_uuid          uuid NOT NULL,
  owner               limit_owner NOT NULL,
  amount_per_payment  bigint CHECK (amount_per_payment >= 0),
  amount_per_day      bigint CHECK (amount_per_day >= 0),
  amount_in_flight    bigint CHECK (amount_in_flight >= 0),
  day                 date,
  started_on_day      bigint NOT NULL DEFAULT 0,
  in_flight           bigint,
  counted_at          timestamptz,
  counting_ms         integer NOT NULL DEFAULT 0,
  set_at              timestamptz NOT NULL,
  PRIMARY KEY (processor_id, owner_uuid)
);
COMMENT ON TABLE limits IS 'cents; the row is locked while payments of its owner are held to it';
COMMENT ON COLUMN limits.started_on_day IS 'of the banking day in day: never less than what was started on it and not canceled';
COMMENT ON COLUMN limits.in_flight IS 'never less than the captures that are not good yet; null: to be counted before it is used';
COMMENT ON COLUMN limits.counted_at IS 'when they were last counted from the payments, which took counting_ms';

ALTER TABLE processors ADD COLUMN limited_at timestamptz;
COMMENT ON COLUMN processors.limited_at IS 'since when (real time) there are limits in it, of itself, of a vendor or of a merchant; null: there are none';
ALTER TABLE transactions ADD COLUMN counted_merchant_uuid uuid;
COMMENT ON COLUMN transactions.counted_merchant_uuid IS 'the merchant against whose limits it counts; null: there were none in its processor';
-- What is in flight, of processors with limits only: a payment leaves it by its status, however that comes about.
CREATE INDEX transactions_in_flight ON transactions (processor_id, counted_merchant_uuid)
  WHERE counted_merchant_uuid IS NOT NULL AND capture_status IN ('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING');

-- From the least to the gravest. A return, or an operator, blocks a user or one of its bank accounts.
CREATE TYPE block_kind AS ENUM ('stop_payment', 'unauthorised', 'fraud', 'compliance', 'sanctions');
CREATE TYPE block_end AS ENUM ('authorisation', 'operator');
CREATE TABLE blocks (
  processor_id       uuid NOT NULL,
  uuid               uuid NOT NULL,
  user_uuid          uuid NOT NULL,
  bank_account_uuid  uuid,
  kind               block_kind NOT NULL,
  reason             text NOT NULL,
  return_code        text,
  transaction_uuid   uuid,
  placed_at          timestamptz NOT NULL,
  lifted_at          timestamptz,
  lifted_by          block_end,
  PRIMARY KEY (processor_id, uuid),
  FOREIGN KEY (processor_id, user_uuid) REFERENCES users,
  FOREIGN KEY (processor_id, bank_account_uuid) REFERENCES bank_accounts,
  CHECK ((lifted_at IS NULL) = (lifted_by IS NULL))
);
COMMENT ON COLUMN blocks.bank_account_uuid IS 'null: the user is blocked, whatever account is used';
COMMENT ON COLUMN blocks.transaction_uuid IS 'the payment that came back; null: an operator placed it';
CREATE UNIQUE INDEX blocks_open ON blocks (processor_id, user_uuid, bank_account_uuid, kind) NULLS NOT DISTINCT WHERE lifted_at IS NULL;
CREATE INDEX blocks_of_user ON blocks (processor_id, user_uuid, uuid);
CREATE INDEX blocks_by_time ON blocks (placed_at) WHERE lifted_at IS NULL;

-- Read with the sides of a payment: what is not blocked costs nothing.
ALTER TABLE users ADD COLUMN blocked block_kind;
COMMENT ON COLUMN users.blocked IS 'the gravest block of the user that is not lifted';
ALTER TABLE bank_accounts ADD COLUMN blocked block_kind;
COMMENT ON COLUMN bank_accounts.blocked IS 'the gravest block of the account that is not lifted';

CREATE TABLE authorisations (
  processor_id       uuid NOT NULL,
  uuid               uuid NOT NULL,
  user_uuid          uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  authorised_on      date NOT NULL,
  reference          text NOT NULL,
  recorded_at        timestamptz NOT NULL,
  PRIMARY KEY (processor_id, uuid),
  FOREIGN KEY (processor_id, user_uuid) REFERENCES users,
  FOREIGN KEY (processor_id, bank_account_uuid) REFERENCES bank_accounts
);
COMMENT ON TABLE authorisations IS 'a payer has agreed to be debited on an account, after a debit had come back as not agreed to';

ALTER TYPE hold_kind ADD VALUE 'account';
ALTER TABLE holds
  ADD COLUMN stops_capture    boolean NOT NULL DEFAULT false,
  ADD COLUMN block_uuid       uuid,
  ADD COLUMN awaits_user_uuid uuid;
COMMENT ON COLUMN holds.stops_capture IS 'the capture, too, goes into no file';
COMMENT ON COLUMN holds.block_uuid IS 'it is released with this block';
COMMENT ON COLUMN holds.awaits_user_uuid IS 'it is released when this user has a usable bank account';
CREATE INDEX holds_of_block ON holds (processor_id, block_uuid) WHERE block_uuid IS NOT NULL AND released_at IS NULL;
CREATE INDEX holds_awaiting_account ON holds (processor_id, awaits_user_uuid) WHERE awaits_user_uuid IS NOT NULL AND released_at IS NULL;

ALTER TABLE transactions ADD COLUMN capture_bank_account_uuid uuid;
COMMENT ON COLUMN transactions.capture_bank_account_uuid IS 'the account of the payer that its captures debit since payer_bank_account_uuid can no longer be used';
CREATE INDEX transactions_by_chosen_capture_account ON transactions (processor_id, capture_bank_account_uuid)
  WHERE capture_bank_account_uuid IS NOT NULL;

-- Debits sent and come back, by the day: of a merchant, and of its processor (nil). Return rates are sums of them.
CREATE TABLE debit_days (
  processor_id    uuid NOT NULL,
  merchant_uuid   uuid NOT NULL,
  day             date NOT NULL,
  debits          bigint NOT NULL DEFAULT 0,
  unauthorised    bigint NOT NULL DEFAULT 0,
  administrative  bigint NOT NULL DEFAULT 0,
  returned        bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (processor_id, merchant_uuid, day)
);
COMMENT ON COLUMN debit_days.merchant_uuid IS 'nil: all of the processor';
COMMENT ON COLUMN debit_days.day IS 'in Eastern time, on which they were sent or came back';
COMMENT ON COLUMN debit_days.debits IS 'entries: the members of a batch are one';
COMMENT ON COLUMN debit_days.returned IS 'with any code';
CREATE INDEX debit_days_returned ON debit_days (day, processor_id, merchant_uuid) WHERE returned > 0;

CREATE TYPE return_rate_state AS ENUM ('normal', 'warning', 'exceeded');
CREATE TABLE return_rate_states (
  processor_id    uuid NOT NULL,
  merchant_uuid   uuid NOT NULL,
  unauthorised    return_rate_state NOT NULL,
  administrative  return_rate_state NOT NULL,
  overall         return_rate_state NOT NULL,
  changed_at      timestamptz NOT NULL,
  PRIMARY KEY (processor_id, merchant_uuid)
);
COMMENT ON TABLE return_rate_states IS 'how the rates stood when they were last looked at: a change is logged once';

ALTER TABLE processors
  ADD COLUMN hold_debits_past_rate    boolean NOT NULL DEFAULT false,
  ADD COLUMN return_rate_minimum_debits integer NOT NULL DEFAULT 200 CHECK (return_rate_minimum_debits > 0);
COMMENT ON COLUMN processors.hold_debits_past_rate IS 'new debits of a merchant are on hold while its rate of unauthorised returns is exceeded';
COMMENT ON COLUMN processors.return_rate_minimum_debits IS 'a rate of fewer debits says nothing';
ALTER TABLE users ADD COLUMN debits_held_since timestamptz;
COMMENT ON COLUMN users.debits_held_since IS 'new payments of this merchant are on hold: its rate of unauthorised returns is exceeded';

WITH entries AS (
  SELECT DISTINCT ON (l.file_uuid, l.trace_id) l.processor_id, l.transaction_uuid,
         (f.confirmed_at AT TIME ZONE 'America/New_York')::date AS day, 1 AS debits, NULL AS code
  FROM legs l JOIN bank_files f ON f.uuid = l.file_uuid
  WHERE l.stage IN ('capture', 'clawback', 'refund_capture') AND l.state <> 'rejected' AND f.confirmed_at IS NOT NULL
  ORDER BY l.file_uuid, l.trace_id, l.uuid
), counted AS (
  SELECT processor_id, transaction_uuid, day, debits, code FROM entries
  UNION ALL
  SELECT l.processor_id, l.transaction_uuid, (b.applied_at AT TIME ZONE 'America/New_York')::date, 0, b.code
  FROM bank_items b JOIN legs l ON l.processor_id = b.processor_id AND l.uuid = b.leg_uuid
  WHERE b.kind = 'return' AND b.state = 'applied' AND b.direction = 'debit'
), of_merchants AS (
  SELECT c.processor_id, c.day, c.debits, c.code,
         CASE WHEN u.kind = 'business' AND u.kyb_status = 'APPROVED' THEN t.payee_uuid ELSE t.payer_uuid END AS merchant_uuid
  FROM counted c
  JOIN transactions t ON t.processor_id = c.processor_id AND t.uuid = c.transaction_uuid
  JOIN users u ON u.processor_id = t.processor_id AND u.uuid = t.payee_uuid
)
INSERT INTO debit_days (processor_id, merchant_uuid, day, debits, unauthorised, administrative, returned)
SELECT processor_id, CASE grouping(merchant_uuid) WHEN 1 THEN '00000000-0000-0000-0000-000000000000' ELSE merchant_uuid END, day,
       sum(debits), count(*) FILTER (WHERE code IN ('R05', 'R07', 'R10', 'R11', 'R29', 'R51')),
       count(*) FILTER (WHERE code IN ('R02', 'R03', 'R04')), count(code)
FROM of_merchants
GROUP BY GROUPING SETS ((processor_id, merchant_uuid, day), (processor_id, day));
