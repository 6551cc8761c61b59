-- Who a bank file says it is from: per tenant and per merchant; and how the debits of consumers are authorised.

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
