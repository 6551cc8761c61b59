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
