-- Fraud monitoring: rules that look at payments before money moves, what they found, and what
-- operators decided about it.

CREATE TYPE fraud_rule AS ENUM (
  'payer_velocity', 'first_debit', 'many_payers', 'new_payee_account', 'changed_payee_account', 'questionable_return');
CREATE TYPE fraud_action AS ENUM ('review', 'note', 'off');
CREATE TYPE fraud_review_state AS ENUM ('noted', 'open', 'released', 'stopped', 'closed');

CREATE TABLE fraud_rules (
  uuid           uuid PRIMARY KEY,
  processor_id   uuid REFERENCES processors,
  merchant_uuid  uuid,
  rule           fraud_rule NOT NULL,
  action         fraud_action NOT NULL,
  hours          integer CHECK (hours > 0),
  days           integer CHECK (days > 0),
  payments       integer CHECK (payments > 0),
  payers         integer CHECK (payers > 0),
  amount         bigint CHECK (amount >= 0),
  set_at         timestamptz NOT NULL,
  CHECK (merchant_uuid IS NULL OR processor_id IS NOT NULL)
);
CREATE UNIQUE INDEX fraud_rules_owners ON fraud_rules (rule, processor_id, merchant_uuid) NULLS NOT DISTINCT;
COMMENT ON TABLE fraud_rules IS 'a rule of fraud monitoring as it is set; the narrowest owner decides, and a rule without a row is off';
COMMENT ON COLUMN fraud_rules.processor_id IS 'null: it is set for all tenants';
COMMENT ON COLUMN fraud_rules.merchant_uuid IS 'null: it is set for the tenant, or for all tenants';
COMMENT ON COLUMN fraud_rules.amount IS 'cents';

CREATE TABLE fraud_reviews (
  shard             smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id      uuid NOT NULL,
  uuid              uuid NOT NULL,
  transaction_uuid  uuid NOT NULL,
  stage             stage NOT NULL,
  amount            bigint NOT NULL,
  state             fraud_review_state NOT NULL,
  hold_uuid         uuid,
  found_at          timestamptz NOT NULL,
  decided_at        timestamptz,
  decided_by        uuid REFERENCES operators,
  reason            text,
  PRIMARY KEY (shard, processor_id, uuid),
  CHECK (state <> 'open' OR hold_uuid IS NOT NULL),
  CHECK ((decided_at IS NULL) = (state IN ('noted', 'open')))
);
COMMENT ON TABLE fraud_reviews IS 'a payment that rules of fraud monitoring found before one of its stages';
COMMENT ON COLUMN fraud_reviews.amount IS 'cents that the stage moves';
COMMENT ON COLUMN fraud_reviews.state IS 'noted: it was not stopped; open: it waits for an operator; closed: the payment ended before a decision';
COMMENT ON COLUMN fraud_reviews.hold_uuid IS 'the hold that stops the payment; null: nothing was stopped';
COMMENT ON COLUMN fraud_reviews.decided_by IS 'null: a token, or the service when the payment ended';
CREATE INDEX fraud_reviews_open ON fraud_reviews (found_at, uuid) WHERE state = 'open';
CREATE INDEX fraud_reviews_by_time ON fraud_reviews (found_at, uuid);
CREATE INDEX fraud_reviews_of_transaction ON fraud_reviews (shard, processor_id, transaction_uuid);
CREATE INDEX fraud_reviews_of_hold ON fraud_reviews (shard, processor_id, hold_uuid) WHERE state = 'open';

CREATE TABLE fraud_findings (
  shard              smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id       uuid NOT NULL,
  transaction_uuid   uuid NOT NULL,
  stage              stage NOT NULL,
  rule               fraud_rule NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  review_uuid        uuid NOT NULL,
  action             fraud_action NOT NULL,
  counted            json NOT NULL,
  allowed            json NOT NULL,
  PRIMARY KEY (shard, processor_id, transaction_uuid, stage, rule, bank_account_uuid),
  FOREIGN KEY (shard, processor_id, review_uuid) REFERENCES fraud_reviews
);
COMMENT ON TABLE fraud_findings IS 'what one rule found about a payment: once for a stage and a bank account';
COMMENT ON COLUMN fraud_findings.bank_account_uuid IS 'the account that the stage debits or credits: a release does not cover another one';
COMMENT ON COLUMN fraud_findings.counted IS 'numbers by name, as the rule counted them';
COMMENT ON COLUMN fraud_findings.allowed IS 'the parameters of the rule, as they were set then';
CREATE INDEX fraud_findings_of_review ON fraud_findings (shard, processor_id, review_uuid);

CREATE TABLE fraud_process_reviews (
  uuid         uuid PRIMARY KEY,
  reviewed_on  date NOT NULL,
  note         text NOT NULL,
  reviewed_by  uuid REFERENCES operators,
  recorded_at  timestamptz NOT NULL
);
COMMENT ON TABLE fraud_process_reviews IS 'an operator reviewed the process of fraud monitoring, as Nacha asks once a year';
COMMENT ON COLUMN fraud_process_reviews.reviewed_by IS 'null: a token recorded it';

ALTER TABLE bank_items ADD COLUMN questionable boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN bank_items.questionable IS 'true: a return with R17 and the word QUESTIONABLE: the bank suspects fraud';
