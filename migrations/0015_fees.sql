-- Payouts of what is owed for fees.

CREATE TYPE fee_schedule AS ENUM ('daily', 'on_demand');

CREATE TABLE fee_accounts (
  shard              smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id       uuid NOT NULL REFERENCES processors,
  owner_uuid         uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  schedule           fee_schedule NOT NULL,
  updated_at         timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, owner_uuid),
  FOREIGN KEY (shard, processor_id, bank_account_uuid) REFERENCES bank_accounts
);
COMMENT ON TABLE fee_accounts IS 'the bank account that fees are paid to';
COMMENT ON COLUMN fee_accounts.owner_uuid IS 'the vendor, or the processor itself, as on the ledger account FEE';

CREATE TYPE fee_payout_status AS ENUM (
  'FEE_PAYOUT_PENDING', 'FEE_PAYOUT_FILED', 'FEE_PAYOUT_ACH_PENDING', 'FEE_PAYOUT_COMPLETE',
  'FEE_PAYOUT_ACH_FAILED', 'FEE_PAYOUT_CANCELED'
);

CREATE TABLE fee_payouts (
  shard              smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id       uuid NOT NULL,
  uuid               uuid NOT NULL,
  owner_uuid         uuid NOT NULL,
  vendor_id          uuid,
  status             fee_payout_status NOT NULL,
  amount             bigint NOT NULL CHECK (amount > 0),
  bank_account_uuid  uuid NOT NULL,
  ach_return_code    text,
  cancel_reason      text,
  created_at         timestamptz NOT NULL,
  updated_at         timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, uuid),
  FOREIGN KEY (shard, processor_id, bank_account_uuid) REFERENCES bank_accounts
);
COMMENT ON TABLE fee_payouts IS 'a payout of what is owed for fees. Its leg and its postings have its uuid';
COMMENT ON COLUMN fee_payouts.amount IS 'cents; while it waits for a file: what was owed when it was asked for';
CREATE INDEX fee_payouts_by_account ON fee_payouts (shard, processor_id, bank_account_uuid);
CREATE INDEX fee_payouts_filed ON fee_payouts (shard, processor_id, owner_uuid) WHERE status = 'FEE_PAYOUT_FILED';
CREATE INDEX fee_payouts_of_owner ON fee_payouts (shard, processor_id, owner_uuid, uuid);
CREATE UNIQUE INDEX fee_payouts_waiting ON fee_payouts (shard, processor_id, owner_uuid) WHERE status = 'FEE_PAYOUT_PENDING';
