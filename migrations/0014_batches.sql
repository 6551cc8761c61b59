-- The daily runs, which pay and collect one entry a merchant and day.

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
