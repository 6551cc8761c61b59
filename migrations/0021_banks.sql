-- Several banks at once: through which one a tenant's entries go, and at which one an act moved cash.

ALTER TABLE processors ADD COLUMN bank text CHECK (bank ~ '^[a-z0-9][a-z0-9-]{0,39}$');
COMMENT ON COLUMN processors.bank IS 'whom its entries go through from their next file on; null: the first of the banks file';

ALTER TABLE bank_files ADD COLUMN odfi text CHECK (odfi ~ '^[0-9]{8}$');
COMMENT ON COLUMN bank_files.odfi IS 'what its trace numbers begin with; null: of a version that did not note it';

CREATE TABLE cash_acts (
  source_uuid  uuid PRIMARY KEY,
  bank         text NOT NULL
);
COMMENT ON TABLE cash_acts IS 'acts of operators that moved cash: on the account at which bank';
COMMENT ON COLUMN cash_acts.source_uuid IS 'of the act in the audit trail, which is the source of its postings';

-- Until now there was one bank that payments went through: what was posted without a file was posted for it.
INSERT INTO cash_acts (source_uuid, bank)
SELECT act.uuid, played.bank
FROM audit_trail act
CROSS JOIN (SELECT bank FROM bank_days ORDER BY played_until DESC LIMIT 1) AS played
WHERE act.action IN ('own_funds.paid_in', 'transaction.debt_paid', 'transaction.dishonour_won', 'dishonour.won');

-- Each simulated bank answers, and fails, for itself.
ALTER TABLE simulated_answers ADD COLUMN bank text NOT NULL DEFAULT 'simulated';
ALTER TABLE simulated_answers ALTER COLUMN bank DROP DEFAULT;

DROP TABLE simulated_faults;
CREATE TABLE simulated_faults (
  bank                text PRIMARY KEY,
  fail_next_upload    boolean NOT NULL DEFAULT false,
  uploads_fail_until  timestamptz,
  next_answers        simulated_misbehaviour,
  unreachable         boolean NOT NULL DEFAULT false
);
COMMENT ON TABLE simulated_faults IS 'what a simulated bank was told to do wrong; no row: nothing';
COMMENT ON COLUMN simulated_faults.unreachable IS 'its server is away until it is told otherwise';
