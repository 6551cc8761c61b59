-- The ledger: postings, balances by day, and the daily seals of the postings.

CREATE TABLE legal_postings (
  transition      text NOT NULL,
  debit_account   text NOT NULL,
  credit_account  text NOT NULL,
  PRIMARY KEY (transition, debit_account, credit_account)
);

-- Which debits and credits a transition may post, as DEBIT/CREDIT.
INSERT INTO legal_postings (transition, debit_account, credit_account)
SELECT transition, split_part(pair, '/', 1), split_part(pair, '/', 2)
FROM (VALUES
  -- C: captures
  ('C3', 'DIF/UNS'),
  ('C4', 'BANK/DIF'),
  ('C5', 'UNS/FEE UNS/PAYEE'),
  ('C6', 'UNS/DIF'),
  ('C6r', 'UNS/DIF'),
  ('C7', 'UNS/BANK UNS/SUSP'),
  ('C7r', 'UNS/BANK UNS/SUSP'),
  ('C8', 'CLAW/BANK CLAW/SUSP FEE/BANK FEE/SUSP PAYEE/BANK PAYEE/SUSP PRES/BANK PRES/CLAW'
    ' PRES/LOSS PRES/PAYEE PRES/SUSP'),
  ('C9', 'CLAW/BANK CLAW/SUSP FEE/BANK FEE/SUSP PAYEE/BANK PAYEE/SUSP PRES/BANK PRES/SUSP'),
  ('C9b', 'PAYER/BANK PAYER/SUSP RECV/BANK RECV/SUSP'),
  ('C9p', 'CLAW/BANK CLAW/SUSP FEE/BANK FEE/SUSP PAYEE/BANK PAYEE/SUSP PRES/BANK PRES/CLAW'
    ' PRES/LOSS PRES/PAYEE PRES/SUSP'),
  ('C10', 'BANK/CLAW BANK/FEE BANK/LOSS BANK/PAYEE SUSP/CLAW SUSP/FEE SUSP/LOSS SUSP/PAYEE'),
  ('C10b', 'BANK/LOSS BANK/PAYER BANK/RECV SUSP/LOSS SUSP/PAYER SUSP/RECV'),
  ('C10p', 'BANK/CLAW BANK/FEE BANK/LOSS BANK/PAYEE SUSP/CLAW SUSP/FEE SUSP/LOSS SUSP/PAYEE'),
  -- P: payouts
  ('P1', 'PAYEE/PRES'),
  ('P2', 'PRES/CIF'),
  ('P2c', 'CIF/CLAW CIF/LOSS CIF/PAYEE'),
  ('P2r', 'CIF/PRES'),
  ('P3', 'CIF/BANK'),
  ('P4', 'BANK/CLAW BANK/LOSS BANK/PAYEE BANK/PAYER BANK/RECV CIF/CLAW CIF/LOSS CIF/PAYEE'
    ' CIF/PAYER CIF/RECV CLAW/LOSS CLAW/PAYER CLAW/RECV FEE/LOSS FEE/PAYER FEE/RECV PAYEE/LOSS'
    ' PAYEE/PAYER PAYEE/RECV PRES/LOSS PRES/PAYER PRES/RECV SUSP/CLAW SUSP/LOSS SUSP/PAYEE'
    ' SUSP/PAYER SUSP/RECV'),
  ('P4b', 'BANK/CLAW BANK/LOSS BANK/PAYEE CIF/CLAW CIF/LOSS CIF/PAYEE SUSP/CLAW SUSP/LOSS'
    ' SUSP/PAYEE'),
  ('P4c', 'BANK/CLAW BANK/LOSS BANK/PAYEE CIF/CLAW CIF/LOSS CIF/PAYEE SUSP/CLAW SUSP/LOSS'
    ' SUSP/PAYEE'),
  ('P4e', 'BANK/CLAW BANK/LOSS BANK/PAYEE SUSP/CLAW SUSP/LOSS SUSP/PAYEE'),
  ('P4h', 'BANK/CLAW BANK/LOSS BANK/PAYEE CIF/CLAW CIF/LOSS CIF/PAYEE SUSP/CLAW SUSP/LOSS'
    ' SUSP/PAYEE'),
  ('P6', 'PAYEE/PRES'),
  ('P7', 'PAYEE/PRES'),
  -- RP: reverse payouts
  ('RP2', 'PAYER/CIF'),
  ('RP2r', 'CIF/LOSS CIF/PAYER CIF/RECV'),
  ('RP3', 'CIF/BANK'),
  ('RP4', 'BANK/LOSS BANK/PAYER BANK/RECV CIF/LOSS CIF/PAYER CIF/RECV SUSP/LOSS SUSP/PAYER'
    ' SUSP/RECV'),
  ('RP4e', 'BANK/LOSS BANK/PAYER BANK/RECV SUSP/LOSS SUSP/PAYER SUSP/RECV'),
  -- K: clawbacks and what a payee owes
  ('K2', 'DIF/UNS'),
  ('K2r', 'UNS/DIF'),
  ('K3', 'BANK/DIF'),
  ('K4', 'UNS/CLAW UNS/LOSS UNS/PAYEE'),
  ('K5', 'UNS/BANK UNS/DIF UNS/SUSP'),
  ('K5b', 'CLAW/BANK CLAW/SUSP PAYEE/BANK PAYEE/SUSP PRES/BANK PRES/SUSP'),
  ('K5e', 'CLAW/BANK CLAW/SUSP PAYEE/BANK PAYEE/SUSP PRES/BANK PRES/SUSP'),
  ('K5f', 'CLAW/BANK CLAW/SUSP PAYEE/BANK PAYEE/SUSP PRES/BANK PRES/SUSP'),
  ('K6', 'PAYEE/CLAW'),
  ('K7', 'LOSS/CLAW'),
  -- F: refunds
  ('F2', 'DIF/UNS'),
  ('F2r', 'UNS/DIF'),
  ('F3', 'BANK/DIF'),
  ('F4', 'UNS/PAYER'),
  ('F4b', 'UNS/CLAW UNS/LOSS UNS/PAYEE'),
  ('F5', 'PAYER/CIF'),
  ('F5b', 'CIF/CLAW CIF/LOSS CIF/PAYEE'),
  ('F5c', 'CIF/LOSS CIF/PAYER CIF/RECV'),
  ('F5r', 'CIF/PAYER'),
  ('F6', 'CIF/BANK'),
  ('F7', 'UNS/BANK UNS/DIF UNS/SUSP'),
  ('F7b', 'PAYER/BANK PAYER/SUSP'),
  ('F7c', 'CLAW/BANK CLAW/SUSP PAYEE/BANK PAYEE/SUSP PRES/BANK PRES/SUSP'),
  ('F7d', 'CLAW/BANK CLAW/SUSP PAYEE/BANK PAYEE/SUSP PRES/BANK PRES/SUSP'),
  ('F8', 'BANK/PAYER CIF/PAYER SUSP/PAYER'),
  ('F8b', 'BANK/CLAW BANK/LOSS BANK/PAYEE CIF/CLAW CIF/LOSS CIF/PAYEE SUSP/CLAW SUSP/LOSS'
    ' SUSP/PAYEE'),
  ('F8c', 'BANK/LOSS BANK/PAYER BANK/RECV CIF/LOSS CIF/PAYER CIF/RECV SUSP/LOSS SUSP/PAYER'
    ' SUSP/RECV'),
  ('F10', 'PAYER/CLAW PAYER/LOSS PAYER/PAYEE'),
  ('F11', 'PAYER/CLAW PAYER/LOSS PAYER/PAYEE RECV/CLAW RECV/LOSS RECV/PAYEE'),
  ('F11f', 'PAYER/CLAW PAYER/LOSS PAYER/PAYEE RECV/CLAW RECV/LOSS RECV/PAYEE'),
  ('F11p', 'PAYER/CLAW PAYER/LOSS PAYER/PAYEE RECV/CLAW RECV/LOSS RECV/PAYEE'),
  ('F12', 'CLAW/LOSS CLAW/PAYER CLAW/RECV PAYEE/LOSS PAYEE/PAYER PAYEE/RECV PRES/LOSS PRES/PAYER'
    ' PRES/RECV'),
  -- X: what a payer owes
  ('X1', 'LOSS/RECV'),
  ('X2', 'BANK/LOSS BANK/PAYER BANK/RECV SUSP/LOSS SUSP/PAYER SUSP/RECV'),
  ('X2w', 'BANK/LOSS BANK/PAYER BANK/RECV SUSP/LOSS SUSP/PAYER SUSP/RECV'),
  -- V: fee payouts
  ('V1', 'FEE/CIF'),
  ('V1r', 'CIF/FEE'),
  ('V2', 'CIF/BANK'),
  ('V3', 'CIF/FEE'),
  ('V4', 'BANK/FEE'),
  -- O: own funds of the operator
  ('O1', 'BANK/OWN SUSP/OWN'),
  -- S: lines of the bank statement in suspense
  ('S1', 'BANK/SUSP SUSP/BANK'),
  ('S2', 'BANK/SUSP SUSP/BANK'),
  ('S3', 'BANK/SUSP SUSP/BANK'),
  ('S4', 'LOSS/SUSP')
) AS legal (transition, pairs), string_to_table(pairs, ' ') AS pair;

CREATE TABLE postings (
  processor_id            uuid NOT NULL,
  transaction_uuid        uuid NOT NULL,
  shard                   smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  line                    smallint NOT NULL,
  transition              text NOT NULL,
  source_uuid             uuid NOT NULL,
  debit_account           text NOT NULL,
  debit_owner_uuid        uuid NOT NULL,
  credit_account          text NOT NULL,
  credit_owner_uuid       uuid NOT NULL,
  amount                  bigint NOT NULL CHECK (amount > 0),
  posted_at               timestamptz NOT NULL,
  debit_transaction_uuid  uuid,
  PRIMARY KEY (shard, processor_id, transaction_uuid, transition, source_uuid, line)
);
COMMENT ON TABLE postings IS 'one debit, one credit and one amount, so every row is balanced';
COMMENT ON COLUMN postings.debit_transaction_uuid IS 'the payment that the debit belongs to, if it is another one (K6)';
CREATE INDEX postings_by_time ON postings (shard, processor_id, posted_at);
-- What a user's statement is read by: only what crosses from or to the user.
CREATE INDEX postings_credited ON postings (shard, processor_id, credit_owner_uuid, posted_at)
  WHERE credit_owner_uuid <> processor_id AND debit_owner_uuid <> credit_owner_uuid;
CREATE INDEX postings_debited ON postings (shard, processor_id, debit_owner_uuid, posted_at)
  WHERE debit_owner_uuid <> processor_id AND debit_owner_uuid <> credit_owner_uuid;
CREATE INDEX postings_debited_elsewhere ON postings (shard, processor_id, debit_transaction_uuid)
  WHERE debit_transaction_uuid IS NOT NULL;
-- Offsets are between two accounts of one payee, so the two indexes above do not have them.
CREATE INDEX postings_offset ON postings (shard, processor_id, credit_owner_uuid, posted_at) WHERE transition = 'K6';
-- What a payer owes or is owed. These postings are few, even of a merchant that is paid daily.
CREATE INDEX postings_owed_by_payer ON postings (shard, processor_id, debit_owner_uuid, transaction_uuid)
  WHERE debit_account = 'RECV';
CREATE INDEX postings_owed_to_payer ON postings (shard, processor_id, credit_owner_uuid, transaction_uuid)
  WHERE credit_account = 'PAYER';
REVOKE UPDATE, DELETE, TRUNCATE ON postings FROM CURRENT_USER;

-- The check has the same triples as legal_postings. A foreign key would lock a row of it for each
-- posting. A migration that adds to legal_postings drops the check and makes it again like this.
DO $$
BEGIN
  EXECUTE (
    SELECT format(
      'ALTER TABLE postings ADD CONSTRAINT postings_are_legal CHECK (transition || '' '' || debit_account || ''/'' || credit_account IN (%s))',
      string_agg(quote_literal(transition || ' ' || debit_account || '/' || credit_account), ', '
                 ORDER BY transition, debit_account, credit_account))
    FROM legal_postings);
END $$;

-- Written by the query that posts, with inserts only, so no row is contended. The worker adds them
-- to ledger_balances and deletes them, so the table is always small.
CREATE TABLE ledger_deltas (
  shard         smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id  uuid NOT NULL,
  owner_uuid    uuid NOT NULL,
  account       text NOT NULL,
  day           date NOT NULL,
  uuid          uuid NOT NULL DEFAULT gen_random_uuid(),
  debits        bigint NOT NULL,
  credits       bigint NOT NULL,
  sides         integer NOT NULL,
  crossings     integer NOT NULL,
  PRIMARY KEY (shard, processor_id, uuid)
);
COMMENT ON COLUMN ledger_deltas.day IS 'UTC day of the postings';
COMMENT ON COLUMN ledger_deltas.sides IS 'number of debits and credits';
COMMENT ON COLUMN ledger_deltas.crossings IS 'number of these whose other side belongs to another owner';

-- Three levels: an owner's ledger account on a day, and on all days (infinity), and a tenant's
-- ledger account of all owners (nil uuid) on a day.
CREATE TABLE ledger_balances (
  shard         smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id  uuid NOT NULL,
  owner_uuid    uuid NOT NULL,
  account       text NOT NULL,
  day           date NOT NULL,
  debits        bigint NOT NULL,
  credits       bigint NOT NULL,
  line_count    bigint NOT NULL,
  PRIMARY KEY (shard, processor_id, owner_uuid, account, day)
);
COMMENT ON COLUMN ledger_balances.owner_uuid IS 'the nil uuid: all owners of the ledger account';
COMMENT ON COLUMN ledger_balances.day IS 'UTC; infinity: all days';
COMMENT ON COLUMN ledger_balances.debits IS 'cents, like credits: what was posted on that day, not the balance at its end';
COMMENT ON COLUMN ledger_balances.line_count IS 'lines of a statement; an owner''s statement leaves out moves between its own ledger accounts';
CREATE INDEX ledger_balances_open ON ledger_balances (shard, processor_id, account, owner_uuid)
  WHERE day = 'infinity' AND debits <> credits;

CREATE TABLE posting_seals (
  day            date PRIMARY KEY,
  posting_count  bigint NOT NULL,
  amount         bigint NOT NULL,
  hour_hashes    bytea[] NOT NULL,
  hash           bytea NOT NULL,
  sealed_at      timestamptz NOT NULL
);
COMMENT ON TABLE posting_seals IS 'the seal of all postings of a UTC day, of all tenants; every day from the first posting on has a row';
COMMENT ON COLUMN posting_seals.hour_hashes IS '24: SHA-256 over the postings of each hour in a fixed order';
COMMENT ON COLUMN posting_seals.hash IS 'SHA-256 of the hash of the day before, the day, count, amount and hour_hashes';
REVOKE UPDATE, DELETE, TRUNCATE ON posting_seals FROM CURRENT_USER;
