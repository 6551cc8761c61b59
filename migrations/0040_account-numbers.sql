-- The numbers of our ledger accounts in the general ledger of a tenant, or of the operator.

CREATE TABLE account_numbers (
  processor_id  uuid NOT NULL,
  account       text NOT NULL,
  number        text NOT NULL,
  changed_at    timestamptz NOT NULL,
  PRIMARY KEY (processor_id, account)
);
COMMENT ON COLUMN account_numbers.processor_id IS 'the nil uuid: of each tenant without a number of its own';
