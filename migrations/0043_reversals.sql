-- Reversals: entries in the other direction that take back entries which were sent wrongly.

CREATE TYPE reversal_status AS ENUM (
  'REVERSAL_PENDING', 'REVERSAL_FILED', 'REVERSAL_ACH_PENDING', 'REVERSAL_SETTLED', 'REVERSAL_COMPLETE',
  'REVERSAL_ACH_FAILED', 'REVERSAL_CANCELED'
);

CREATE TABLE reversals (
  shard                   smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id            uuid NOT NULL,
  uuid                    uuid NOT NULL,
  transaction_uuid        uuid NOT NULL,
  reversed_leg_uuid       uuid NOT NULL,
  reversed_entry_uuid     uuid NOT NULL,
  direction               text NOT NULL CHECK (direction IN ('debit', 'credit')),
  amount                  bigint NOT NULL CHECK (amount > 0),
  bank_account_uuid       uuid NOT NULL,
  bank                    text NOT NULL,
  entry_error             entry_error NOT NULL,
  sec_code                text NOT NULL CHECK (sec_code IN ('CCD', 'PPD', 'WEB')),
  company_identification  text,
  company_name            text NOT NULL,
  status                  reversal_status NOT NULL,
  hold_uuid               uuid,
  trace_id                text,
  ach_return_code         text,
  cancel_reason           text,
  taken_over_at           timestamptz,
  left_since              timestamptz,
  ended_as                text,
  requested_at            timestamptz NOT NULL,
  updated_at              timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, uuid),
  FOREIGN KEY (shard, processor_id, bank_account_uuid) REFERENCES bank_accounts
);
COMMENT ON TABLE reversals IS 'an entry that takes back an entry which was sent wrongly. Its legs and postings have its uuid as their transaction_uuid';
COMMENT ON COLUMN reversals.transaction_uuid IS 'the payment of the wrong entry';
COMMENT ON COLUMN reversals.direction IS 'of the reversing entry: a credit gives a debit back';
COMMENT ON COLUMN reversals.bank IS 'the bank that sent the wrong entry';
COMMENT ON COLUMN reversals.company_identification IS 'as in the batch of the wrong entry; null: the one of the bank';
COMMENT ON COLUMN reversals.hold_uuid IS 'the hold that stops the payment meanwhile';
COMMENT ON COLUMN reversals.trace_id IS 'of its latest entry that the bank has; null: it has none yet';
COMMENT ON COLUMN reversals.taken_over_at IS 'when the payment took it over as the return of the wrong entry; null: not yet, or not any more';
COMMENT ON COLUMN reversals.left_since IS 'from when on REV has its amount and no payment will take it over; null: nothing is left';
COMMENT ON COLUMN reversals.ended_as IS 'the transition by which an operator ended what was left';
-- One reversal an entry: a canceled one sent nothing.
CREATE UNIQUE INDEX reversals_of_entry ON reversals (shard, processor_id, reversed_entry_uuid)
  WHERE status <> 'REVERSAL_CANCELED';
CREATE INDEX reversals_of_payment ON reversals (shard, processor_id, transaction_uuid);
CREATE INDEX reversals_by_account ON reversals (shard, processor_id, bank_account_uuid);
CREATE INDEX reversals_waiting ON reversals (bank, requested_at) WHERE status = 'REVERSAL_PENDING';
CREATE INDEX reversals_left ON reversals (left_since) WHERE left_since IS NOT NULL;
CREATE INDEX reversals_by_time ON reversals (requested_at, uuid);

INSERT INTO legal_postings (transition, debit_account, credit_account)
SELECT transition, split_part(pair, '/', 1), split_part(pair, '/', 2)
FROM (VALUES
  -- A payment takes a reversal over as the return of its entry, or gives it back.
  ('C7', 'UNS/REV'),
  ('C8', 'CLAW/REV FEE/REV PAYEE/REV PRES/REV'),
  ('C9', 'CLAW/REV FEE/REV PAYEE/REV PRES/REV'),
  ('C9b', 'PAYER/REV RECV/REV'),
  ('C9p', 'CLAW/REV FEE/REV PAYEE/REV PRES/REV'),
  ('C10', 'REV/CLAW REV/FEE REV/LOSS REV/PAYEE'),
  ('C10b', 'REV/LOSS REV/PAYER REV/RECV'),
  ('C10p', 'REV/CLAW REV/FEE REV/LOSS REV/PAYEE'),
  ('P4', 'REV/CLAW REV/LOSS REV/PAYEE REV/PAYER REV/RECV'),
  ('P4b', 'REV/CLAW REV/LOSS REV/PAYEE'),
  ('P4c', 'REV/CLAW REV/LOSS REV/PAYEE'),
  ('P4e', 'REV/CLAW REV/LOSS REV/PAYEE'),
  ('P4h', 'REV/CLAW REV/LOSS REV/PAYEE'),
  -- The reversal of a debit
  ('V6', 'REV/CIF'),
  ('V6r', 'CIF/REV'),
  ('V7', 'CIF/BANK'),
  ('V8', 'CIF/REV'),
  ('V8b', 'BANK/REV'),
  -- The reversal of a credit
  ('V9', 'DIF/UNS'),
  ('V9r', 'UNS/DIF'),
  ('V10', 'BANK/DIF'),
  ('V11', 'UNS/REV'),
  ('V12', 'UNS/DIF'),
  ('V12b', 'UNS/BANK'),
  ('V12c', 'REV/BANK'),
  -- What is left, ended by an operator
  ('V13', 'LOSS/REV'),
  ('V14', 'BANK/REV'),
  ('V14b', 'REV/BANK')
) AS legal (transition, pairs), string_to_table(pairs, ' ') AS pair;

-- As in 0029: the usual ones come first.
DO $$
BEGIN
  ALTER TABLE postings DROP CONSTRAINT postings_are_legal;
  EXECUTE (
    SELECT format(
      'ALTER TABLE postings ADD CONSTRAINT postings_are_legal CHECK (transition || '' '' || debit_account || ''/'' || credit_account IN (%s))',
      string_agg(quote_literal(transition || ' ' || debit_account || '/' || credit_account), ', '
                 ORDER BY transition NOT IN ('C3', 'C4', 'C5', 'P1', 'P2', 'P3'), transition, debit_account, credit_account))
    FROM legal_postings);
END $$;
