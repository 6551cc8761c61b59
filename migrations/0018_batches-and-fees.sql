-- The daily runs, which pay and collect one entry a merchant and day, and the payouts of what is owed
-- for fees.

CREATE TYPE batch_kind AS ENUM ('payout', 'refund');

CREATE TABLE batches (
  shard         smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id  uuid NOT NULL,
  uuid          uuid NOT NULL,
  kind          batch_kind NOT NULL,
  run_at        timestamptz NOT NULL,
  announced     boolean NOT NULL DEFAULT false,
  event_count   smallint NOT NULL DEFAULT 0,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, uuid),
  UNIQUE (shard, processor_id, kind, run_at)
);
COMMENT ON TABLE batches IS 'what a daily run paid or collected for a processor';
CREATE INDEX batches_to_announce ON batches (kind, processor_id) WHERE NOT announced;

CREATE TABLE merchant_batches (
  shard              smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id       uuid NOT NULL,
  uuid               uuid NOT NULL,
  batch_uuid         uuid NOT NULL,
  kind               batch_kind NOT NULL,
  vendor_id          uuid,
  merchant_uuid      uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  event_count        smallint NOT NULL DEFAULT 0,
  created_at         timestamptz NOT NULL,
  told_amount        bigint,
  entry_uuid         uuid,
  PRIMARY KEY (shard, processor_id, uuid),
  UNIQUE NULLS NOT DISTINCT (shard, processor_id, batch_uuid, merchant_uuid, vendor_id, bank_account_uuid),
  FOREIGN KEY (shard, processor_id, batch_uuid) REFERENCES batches
);
COMMENT ON TABLE merchant_batches IS 'one entry of a bank file: its members share its trace number and outcome';
COMMENT ON COLUMN merchant_batches.told_amount IS 'cents in the event MerchantBatchPayout; null: not announced yet, or a batch of refunds';
COMMENT ON COLUMN merchant_batches.entry_uuid IS 'its latest entry; null: none was filed yet';

CREATE TABLE batch_payout_members (
  shard                smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id         uuid NOT NULL,
  merchant_batch_uuid  uuid NOT NULL,
  transaction_uuid     uuid NOT NULL,
  transition           text NOT NULL,
  source_uuid          uuid NOT NULL,
  amount               bigint NOT NULL CHECK (amount >= 0),
  joined_at            timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, merchant_batch_uuid, transaction_uuid, source_uuid),
  FOREIGN KEY (shard, processor_id, merchant_batch_uuid) REFERENCES merchant_batches
);
COMMENT ON TABLE batch_payout_members IS 'a payment in a merchant''s payout batch; a payment may join several batches in sequence';
COMMENT ON COLUMN batch_payout_members.transition IS 'the move that reserved the amount: P1, or P7 for a left-over';
COMMENT ON COLUMN batch_payout_members.source_uuid IS 'the source of that move';
COMMENT ON COLUMN batch_payout_members.amount IS 'cents reserved for the entry of the batch; 0: an offset took everything';
CREATE INDEX batch_payout_members_of_payment ON batch_payout_members (shard, processor_id, transaction_uuid);
REVOKE UPDATE, DELETE, TRUNCATE ON batch_payout_members FROM CURRENT_USER;

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
