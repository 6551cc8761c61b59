-- Payees authorize clawbacks: debits that take back what was paid out to them (decision 60).

ALTER TABLE authorizations ADD COLUMN debits text NOT NULL DEFAULT 'payments' CHECK (debits IN ('payments', 'clawbacks'));
ALTER TABLE authorizations ALTER COLUMN debits DROP DEFAULT;
COMMENT ON COLUMN authorizations.debits IS 'payments: of the user as a payer; clawbacks: of the user as a payee';
CREATE INDEX authorizations_of_clawbacks ON authorizations (shard, processor_id, bank_account_uuid) WHERE debits = 'clawbacks';

ALTER TABLE authorization_requests
  ADD COLUMN debits text NOT NULL DEFAULT 'payments' CHECK (debits IN ('payments', 'clawbacks'));
ALTER TABLE authorization_requests ALTER COLUMN debits DROP DEFAULT;
COMMENT ON COLUMN authorization_requests.debits IS 'as in authorizations';

ALTER TABLE processors ADD COLUMN clawback_authorization_required boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN processors.clawback_authorization_required IS 'a payee is debited for a clawback only if it authorized clawbacks';
