-- The tenants: processors and their vendors, and the names that their entries show.

-- A tenant is in one of 64 shards, for good: the last six bits of its processor_id are the number.
-- Rows of tenants have the number first in their keys, so that they can be distributed over several
-- servers (decision 7). In tables with many rows, the column is where it needs the least padding. A
-- check has the expression of this function, because each query would expand the function again.
CREATE FUNCTION shard_of(processor_id uuid) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (get_byte(uuid_send(processor_id), 15) & 63)::smallint;

CREATE TABLE processors (
  processor_id                uuid PRIMARY KEY,
  shard                       smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  name                        text NOT NULL,
  payout_delay_days           smallint NOT NULL DEFAULT 2 CHECK (payout_delay_days BETWEEN 0 AND 60),
  created_at                  timestamptz NOT NULL,
  suspended_at                timestamptz,
  present_again               boolean NOT NULL DEFAULT false,
  keep_returned_payouts       boolean NOT NULL DEFAULT false,
  limited_at                  timestamptz,
  hold_debits_past_rate       boolean NOT NULL DEFAULT false,
  return_rate_minimum_debits  integer NOT NULL DEFAULT 200 CHECK (return_rate_minimum_debits > 0),
  zero_delay_allowed          boolean NOT NULL DEFAULT false,
  bank                        text CHECK (bank ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  validation_sources          text[] CHECK (validation_sources <@ ARRAY['linked', 'settled_debits', 'provider']
                                            AND cardinality(validation_sources) BETWEEN 1 AND 3),
  version                     integer NOT NULL DEFAULT 1
);
COMMENT ON COLUMN processors.payout_delay_days IS 'banking days; 0 needs an operator''s permission';
COMMENT ON COLUMN processors.present_again IS 'true: debits that came back with R01 or R09 are presented again, at most twice';
COMMENT ON COLUMN processors.keep_returned_payouts IS 'true: payouts that came back wait for another bank account of the payee';
COMMENT ON COLUMN processors.limited_at IS 'real time of the first limit of the processor, its vendors or merchants; null: there are no limits';
COMMENT ON COLUMN processors.hold_debits_past_rate IS 'true: new debits of a merchant start on hold while its unauthorized return rate is exceeded';
COMMENT ON COLUMN processors.return_rate_minimum_debits IS 'with fewer debits a return rate is ignored';
COMMENT ON COLUMN processors.zero_delay_allowed IS 'payout_delay_days may be 0';
COMMENT ON COLUMN processors.bank IS 'the bank of its entries from the next file on; null: the first of the banks file';
COMMENT ON COLUMN processors.validation_sources IS 'the sources that validate its accounts, in the order in which they are asked; null: those of the mode';
COMMENT ON COLUMN processors.version IS 'raised by every change that the start of a payment depends on: settings, limits, names on bank statements';
CREATE INDEX processors_oldest ON processors (created_at, processor_id);

CREATE TABLE vendors (
  processor_id  uuid NOT NULL REFERENCES processors,
  vendor_id     uuid NOT NULL,
  name          text NOT NULL,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (processor_id, vendor_id)
);
CREATE INDEX vendors_newest ON vendors (vendor_id);

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
COMMENT ON TABLE originators IS 'how the batches of a tenant or merchant name their sender; a merchant inherits a null from its tenant, a tenant from its bank';
COMMENT ON COLUMN originators.owner_uuid IS 'the processor, or a merchant of it; the merchant''s values come first';
COMMENT ON COLUMN originators.company_identification IS 'as the bank assigned it';
COMMENT ON COLUMN originators.consumer_debits IS 'prearranged: PPD; online: WEB; online_purchase: WEB, described as PURCHASE';
COMMENT ON COLUMN originators.online_debits_recur IS 'of WEB debits; true: recurring, false: single';
COMMENT ON COLUMN originators.payouts_are_wages IS 'true: payouts to persons are described as PAYROLL';
