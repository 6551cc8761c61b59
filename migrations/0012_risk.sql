-- Limits, blocks and return rates.

CREATE TYPE limit_owner AS ENUM ('processor', 'vendor', 'merchant');

-- A null limit does not limit.
CREATE TABLE limits (
  shard               smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
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
  counted_payments    integer NOT NULL DEFAULT 0,
  set_at              timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, owner_uuid)
);
COMMENT ON TABLE limits IS 'limits in cents; the row is locked while payments of its owner are checked against it';
COMMENT ON COLUMN limits.started_on_day IS 'upper bound, for the banking day in column day, of what was started and not canceled';
COMMENT ON COLUMN limits.in_flight IS 'upper bound of the captures that are not good yet; null: count before use';
COMMENT ON COLUMN limits.counted_at IS 'when they were last counted; counted_payments says over how many payments';

CREATE TYPE block_end AS ENUM ('authorization', 'operator');

CREATE TABLE blocks (
  shard              smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
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
  PRIMARY KEY (shard, processor_id, uuid),
  FOREIGN KEY (shard, processor_id, bank_account_uuid) REFERENCES bank_accounts,
  FOREIGN KEY (shard, processor_id, user_uuid) REFERENCES users,
  CHECK ((lifted_at IS NULL) = (lifted_by IS NULL))
);
COMMENT ON COLUMN blocks.bank_account_uuid IS 'null: the block is on the user, for all accounts';
COMMENT ON COLUMN blocks.transaction_uuid IS 'the payment that came back; null: an operator placed it';
CREATE INDEX blocks_by_time ON blocks (placed_at) WHERE lifted_at IS NULL;
CREATE INDEX blocks_of_user ON blocks (shard, processor_id, user_uuid, uuid);
CREATE UNIQUE INDEX blocks_open ON blocks (shard, processor_id, user_uuid, bank_account_uuid, kind) NULLS NOT DISTINCT
  WHERE lifted_at IS NULL;

CREATE TABLE authorizations (
  shard              smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id       uuid NOT NULL,
  uuid               uuid NOT NULL,
  user_uuid          uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  authorized_on      date NOT NULL,
  reference          text NOT NULL,
  recorded_at        timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, uuid),
  FOREIGN KEY (shard, processor_id, bank_account_uuid) REFERENCES bank_accounts,
  FOREIGN KEY (shard, processor_id, user_uuid) REFERENCES users
);
COMMENT ON TABLE authorizations IS 'a payer''s new agreement to be debited on a bank account, after an unauthorized return';
CREATE INDEX authorizations_of_user ON authorizations (shard, processor_id, user_uuid, uuid);

-- Debits and returns of a day, of a merchant and of its processor. Return rates are sums of them.
CREATE TABLE debit_days (
  shard           smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id    uuid NOT NULL,
  merchant_uuid   uuid NOT NULL,
  day             date NOT NULL,
  debits          bigint NOT NULL DEFAULT 0,
  unauthorized    bigint NOT NULL DEFAULT 0,
  administrative  bigint NOT NULL DEFAULT 0,
  returned        bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (shard, processor_id, merchant_uuid, day)
);
COMMENT ON COLUMN debit_days.merchant_uuid IS 'the nil uuid: the whole processor';
COMMENT ON COLUMN debit_days.day IS 'the day in Eastern time on which they were sent or came back; -infinity: all days that no rate reads any more';
COMMENT ON COLUMN debit_days.debits IS 'number of entries; the members of a batch are one entry';
COMMENT ON COLUMN debit_days.returned IS 'returns with any code';
CREATE INDEX debit_days_by_day ON debit_days USING brin (day);
CREATE INDEX debit_days_returned ON debit_days (day, processor_id, merchant_uuid) WHERE returned > 0;

CREATE TYPE return_rate_state AS ENUM ('normal', 'warning', 'exceeded');

CREATE TABLE return_rate_states (
  shard           smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id    uuid NOT NULL,
  merchant_uuid   uuid NOT NULL,
  unauthorized    return_rate_state NOT NULL,
  administrative  return_rate_state NOT NULL,
  overall         return_rate_state NOT NULL,
  changed_at      timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, merchant_uuid)
);
COMMENT ON TABLE return_rate_states IS 'the state of each return rate at the last check, so a change is logged once';
