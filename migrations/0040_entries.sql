-- One row for each ACH entry. Legs and dishonors point to it, and so does what a bank answers.

-- What an entry is for: a stage of a payment or refund, a fee payout, or a dishonor. All missing
-- migrations are one transaction, and PostgreSQL uses an added value only after its transaction.
ALTER TYPE stage RENAME TO former_stage;
CREATE TYPE stage AS ENUM ('capture', 'payout', 'clawback', 'reverse_payout', 'refund_capture', 'refund_payout',
  'fee_payout', 'dishonor');
ALTER TABLE leg_dates ALTER COLUMN stage TYPE stage USING stage::text::stage;
ALTER TABLE legs ALTER COLUMN stage TYPE stage USING stage::text::stage;
DROP TYPE former_stage;

CREATE TABLE entries (
  processor_id         uuid NOT NULL,
  uuid                 uuid NOT NULL,
  file_uuid            uuid NOT NULL,
  bank_account_uuid    uuid,
  merchant_batch_uuid  uuid,
  amount               bigint NOT NULL CHECK (amount > 0 OR purpose = 'dishonor'),
  created_at           timestamptz NOT NULL,
  purpose              stage NOT NULL,
  direction            text NOT NULL CHECK (direction IN ('debit', 'credit')),
  trace_id             text NOT NULL,
  bank                 text NOT NULL,
  PRIMARY KEY (processor_id, uuid),
  CHECK ((bank_account_uuid IS NULL) = (purpose = 'dishonor'))
);
COMMENT ON TABLE entries IS 'one ACH entry of a file to a bank. The amount of a batch''s entry grows while its file is open; after that the row never changes';
COMMENT ON COLUMN entries.processor_id IS 'the tenant, or the operator books for the dishonor of a return that answers no tenant''s entry';
COMMENT ON COLUMN entries.bank_account_uuid IS 'the account that it debits or credits; null: a dishonor, which goes back to the account of the return';
COMMENT ON COLUMN entries.merchant_batch_uuid IS 'the merchant''s batch whose members share it; null: it has one leg, or is a dishonor';
COMMENT ON COLUMN entries.amount IS 'cents: the sum of its legs';
COMMENT ON COLUMN entries.trace_id IS 'the seven digits restart, so an earlier entry may have the same trace number';

-- The members of a batch share an entry. It gets the uuid of its first leg: uuids keep the order of
-- the entries.
INSERT INTO entries (processor_id, uuid, file_uuid, bank_account_uuid, merchant_batch_uuid, amount, created_at, purpose,
  direction, trace_id, bank)
SELECT l.processor_id, (array_agg(l.uuid ORDER BY l.uuid))[1], l.file_uuid, l.bank_account_uuid,
  (array_agg(l.merchant_batch_uuid))[1], sum(l.amount), min(l.created_at), l.stage,
  CASE WHEN l.stage IN ('capture', 'clawback', 'refund_capture') THEN 'debit' ELSE 'credit' END, l.trace_id, f.bank
FROM legs l JOIN bank_files f ON f.uuid = l.file_uuid
GROUP BY l.processor_id, l.file_uuid, l.trace_id, l.stage, l.bank_account_uuid, f.bank;

ALTER TABLE legs ADD COLUMN entry_uuid uuid;
UPDATE legs l SET entry_uuid = e.uuid FROM entries e
WHERE e.processor_id = l.processor_id AND e.file_uuid = l.file_uuid AND e.trace_id = l.trace_id AND e.purpose = l.stage
  AND e.bank_account_uuid = l.bank_account_uuid;

-- A fee payout that was in a file has one entry and one leg, with its own uuid.
INSERT INTO entries (processor_id, uuid, file_uuid, bank_account_uuid, amount, created_at, purpose, direction, trace_id, bank)
SELECT p.processor_id, p.uuid, p.file_uuid, p.bank_account_uuid, p.amount, coalesce(p.filed_at, p.created_at), 'fee_payout', 'credit', p.trace_id,
  f.bank
FROM fee_payouts p JOIN bank_files f ON f.uuid = p.file_uuid;
INSERT INTO legs (processor_id, uuid, transaction_uuid, stage, state, amount, bank_account_uuid, speed, file_uuid, entry_uuid,
  due_at, created_at)
SELECT p.processor_id, p.uuid, p.uuid, 'fee_payout',
  CASE p.status WHEN 'FEE_PAYOUT_FILED' THEN 'filed' WHEN 'FEE_PAYOUT_ACH_PENDING' THEN 'sent'
    WHEN 'FEE_PAYOUT_COMPLETE' THEN 'settled' WHEN 'FEE_PAYOUT_ACH_FAILED' THEN 'returned' ELSE 'rejected' END::leg_state,
  p.amount, p.bank_account_uuid, 'standard', p.file_uuid, p.uuid, CASE f.state WHEN 'rejected' THEN NULL ELSE p.due_at END,
  coalesce(p.filed_at, p.created_at)
FROM fee_payouts p JOIN bank_files f ON f.uuid = p.file_uuid;
INSERT INTO leg_dates (file_uuid, stage, state, due_at)
SELECT DISTINCT file_uuid, stage, state, due_at FROM legs WHERE stage = 'fee_payout' AND due_at IS NOT NULL;

ALTER TABLE dishonors ADD COLUMN entry_processor_id uuid;
ALTER TABLE dishonors ADD COLUMN entry_uuid uuid;
UPDATE dishonors d
SET entry_processor_id = coalesce(b.processor_id, '00000000-0000-8000-8000-000000000000'), entry_uuid = d.uuid
FROM bank_items b WHERE b.uuid = d.item_uuid AND d.file_uuid IS NOT NULL;
INSERT INTO entries (processor_id, uuid, file_uuid, amount, created_at, purpose, direction, trace_id, bank)
SELECT d.entry_processor_id, d.uuid, d.file_uuid, b.amount, f.created_at, 'dishonor', b.direction, d.trace_id, d.bank
FROM dishonors d JOIN bank_items b ON b.uuid = d.item_uuid JOIN bank_files f ON f.uuid = d.file_uuid;

ALTER TABLE merchant_batches ADD COLUMN entry_uuid uuid;
UPDATE merchant_batches m SET entry_uuid = e.uuid FROM entries e
WHERE e.processor_id = m.processor_id AND e.file_uuid = m.file_uuid AND e.trace_id = m.trace_id
  AND e.merchant_batch_uuid = m.uuid;

UPDATE bank_items b SET leg_uuid = l.entry_uuid FROM legs l WHERE l.processor_id = b.processor_id AND l.uuid = b.leg_uuid;
UPDATE bank_items b SET assigned_leg_uuid = l.entry_uuid FROM legs l
WHERE l.processor_id = b.assigned_processor_id AND l.uuid = b.assigned_leg_uuid;
UPDATE statement_lines s SET leg_uuid = l.entry_uuid FROM legs l
WHERE l.processor_id = s.processor_id AND l.uuid = s.leg_uuid;
UPDATE bank_account_corrections c SET leg_uuid = l.entry_uuid FROM legs l
WHERE l.processor_id = c.processor_id AND l.uuid = c.leg_uuid;
ALTER TABLE bank_items RENAME COLUMN leg_uuid TO entry_uuid;
ALTER TABLE bank_items RENAME COLUMN assigned_leg_uuid TO assigned_entry_uuid;
ALTER TABLE statement_lines RENAME COLUMN leg_uuid TO entry_uuid;
ALTER INDEX statement_lines_of_leg RENAME TO statement_lines_of_entry;
ALTER TABLE bank_account_corrections RENAME COLUMN leg_uuid TO entry_uuid;

ALTER TABLE legs DROP COLUMN trace_id, DROP COLUMN bank_account_uuid, DROP COLUMN merchant_batch_uuid,
  ALTER COLUMN entry_uuid SET NOT NULL, ALTER COLUMN file_uuid SET NOT NULL;
ALTER TABLE fee_payouts DROP COLUMN file_uuid, DROP COLUMN trace_id, DROP COLUMN due_at, DROP COLUMN filed_at;
ALTER TABLE dishonors DROP COLUMN file_uuid, DROP COLUMN trace_id;
ALTER TABLE merchant_batches DROP COLUMN file_uuid, DROP COLUMN trace_id;
DROP TABLE trace_ranges;

-- The legs of a file stage by stage, and the legs of an entry, whose file and purpose are known.
DROP INDEX legs_of_file;
CREATE INDEX legs_of_file ON legs (file_uuid, stage, processor_id, entry_uuid, uuid);
CREATE INDEX entries_of_trace ON entries (trace_id);
CREATE INDEX entries_of_dishonors ON entries (file_uuid) WHERE purpose = 'dishonor';
CREATE INDEX dishonors_of_entry ON dishonors (entry_uuid) WHERE entry_uuid IS NOT NULL;

COMMENT ON TABLE legs IS 'what an entry moves for one payment, refund or fee payout: one attempt of a stage. The members of a batch share an entry and its outcome';
COMMENT ON COLUMN legs.transaction_uuid IS 'the payment; of a fee payout its own uuid, as in its postings';
COMMENT ON COLUMN legs.file_uuid IS 'the file of its entry, here for the index that the settlement uses, like stage';
COMMENT ON COLUMN merchant_batches.entry_uuid IS 'its latest entry; null: none was filed yet';
COMMENT ON COLUMN dishonors.entry_uuid IS 'its latest entry, which a contest names by its trace number';
COMMENT ON COLUMN bank_items.entry_uuid IS 'the entry that it answers';
COMMENT ON COLUMN bank_account_corrections.entry_uuid IS 'the entry that the bank corrected; of two corrections of a field, the one of the later entry is used';
COMMENT ON TABLE fee_payouts IS 'a payout of what is owed for fees. Its leg and its postings have its uuid';
