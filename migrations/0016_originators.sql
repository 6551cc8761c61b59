-- Who a bank file says it is from, per tenant and per merchant; how the debits of consumers are authorised; and how fees are paid out.

CREATE TYPE consumer_debits AS ENUM ('prearranged', 'online', 'online_purchase');
CREATE TABLE originators (
  processor_id            uuid NOT NULL REFERENCES processors,
  owner_uuid              uuid NOT NULL,
  company_identification  text CHECK (company_identification ~ '^[0-9A-Z]{10}$'),
  company_name            text CHECK (length(company_name) <= 16),
  consumer_debits         consumer_debits,
  online_debits_recur     boolean,
  payouts_are_wages       boolean,
  updated_at              timestamptz NOT NULL,
  PRIMARY KEY (processor_id, owner_uuid)
);
COMMENT ON TABLE originators IS 'what batches of a tenant say of who sends them; a null is inherited: by a merchant from its tenant, by a tenant from its bank';
COMMENT ON COLUMN originators.owner_uuid IS 'the processor itself, or a merchant of it, whose own values go first';
COMMENT ON COLUMN originators.company_identification IS 'as the bank assigned it';
COMMENT ON COLUMN originators.consumer_debits IS 'prearranged: PPD; online: WEB; online_purchase: WEB, described as PURCHASE';
COMMENT ON COLUMN originators.online_debits_recur IS 'WEB: recurring, else single';
COMMENT ON COLUMN originators.payouts_are_wages IS 'payouts to persons are described as PAYROLL';

INSERT INTO originators (processor_id, owner_uuid, company_identification, updated_at)
  SELECT processor_id, processor_id, company_identification, created_at FROM processors
  WHERE company_identification IS NOT NULL;
ALTER TABLE processors
  DROP COLUMN company_identification,
  ADD COLUMN zero_delay_allowed boolean NOT NULL DEFAULT false;
UPDATE processors SET zero_delay_allowed = true WHERE payout_delay_days = 0;
COMMENT ON COLUMN processors.zero_delay_allowed IS 'payout_delay_days may be 0';

-- What is owed for fees is paid to an account of its owner: a vendor, or the processor itself (V1).
CREATE TYPE fee_schedule AS ENUM ('daily', 'on_demand');
CREATE TABLE fee_accounts (
  processor_id       uuid NOT NULL REFERENCES processors,
  owner_uuid         uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  schedule           fee_schedule NOT NULL,
  updated_at         timestamptz NOT NULL,
  PRIMARY KEY (processor_id, owner_uuid),
  FOREIGN KEY (processor_id, bank_account_uuid) REFERENCES bank_accounts
);
COMMENT ON TABLE fee_accounts IS 'where fees are paid to';
COMMENT ON COLUMN fee_accounts.owner_uuid IS 'the vendor, or the processor itself, as on FEE';

CREATE TYPE fee_payout_status AS ENUM
  ('FEE_PAYOUT_PENDING', 'FEE_PAYOUT_FILED', 'FEE_PAYOUT_ACH_PENDING', 'FEE_PAYOUT_COMPLETE', 'FEE_PAYOUT_ACH_FAILED',
   'FEE_PAYOUT_CANCELED');
CREATE TABLE fee_payouts (
  processor_id       uuid NOT NULL,
  uuid               uuid NOT NULL,
  owner_uuid         uuid NOT NULL,
  vendor_id          uuid,
  status             fee_payout_status NOT NULL,
  amount             bigint NOT NULL CHECK (amount > 0),
  bank_account_uuid  uuid NOT NULL,
  file_uuid          uuid,
  trace_id           text,
  due_at             timestamptz,
  ach_return_code    text,
  cancel_reason      text,
  created_at         timestamptz NOT NULL,
  filed_at           timestamptz,
  updated_at         timestamptz NOT NULL,
  PRIMARY KEY (processor_id, uuid),
  FOREIGN KEY (processor_id, bank_account_uuid) REFERENCES bank_accounts
);
COMMENT ON TABLE fee_payouts IS 'one entry of a bank file that pays what is owed for fees; its postings name it where others name a payment';
COMMENT ON COLUMN fee_payouts.amount IS 'cents; of one that waits for a file: what was owed when it was asked for';
COMMENT ON COLUMN fee_payouts.due_at IS 'when it settles';
CREATE UNIQUE INDEX fee_payouts_waiting ON fee_payouts (processor_id, owner_uuid) WHERE status = 'FEE_PAYOUT_PENDING';
CREATE INDEX fee_payouts_filed ON fee_payouts (processor_id, owner_uuid) WHERE status = 'FEE_PAYOUT_FILED';
CREATE INDEX fee_payouts_due ON fee_payouts (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX fee_payouts_of_file ON fee_payouts (file_uuid) WHERE file_uuid IS NOT NULL;
CREATE INDEX fee_payouts_by_trace ON fee_payouts (processor_id, trace_id) WHERE trace_id IS NOT NULL;
CREATE INDEX fee_payouts_of_owner ON fee_payouts (processor_id, owner_uuid, uuid);
CREATE INDEX fee_payouts_by_account ON fee_payouts (processor_id, bank_account_uuid);

INSERT INTO legal_postings (transition, debit_account, credit_account) VALUES
  ('V1', 'FEE', 'CIF'),
  ('V1r', 'CIF', 'FEE'),
  ('V2', 'CIF', 'BANK'),
  ('V3', 'CIF', 'FEE'),
  ('V4', 'BANK', 'FEE');
