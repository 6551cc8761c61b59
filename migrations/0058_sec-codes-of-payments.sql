-- The SEC code of each payment: how its payer authorized the debit, and what its entries are for.
-- Null everywhere: the settings of the originator decide when the file is written.

CREATE TYPE entry_sec_code AS ENUM ('PPD', 'WEB', 'TEL', 'CCD', 'CTX');
CREATE TYPE entry_purpose AS ENUM ('purchase', 'payroll', 'other');
CREATE TYPE payment_type_code AS ENUM ('R', 'S');

-- At the end, and null in most rows: they take no room.
ALTER TABLE transactions
  ADD COLUMN sec_code entry_sec_code,
  ADD COLUMN entry_purpose entry_purpose,
  ADD COLUMN payment_type_code payment_type_code;
COMMENT ON COLUMN transactions.sec_code IS 'of the debit of the payer, as the request or the authorization names it; null: the originator decides';
COMMENT ON COLUMN transactions.entry_purpose IS 'purchase: the debit is described as PURCHASE; payroll: the payout as PAYROLL; other: as neither; null: the originator decides';
COMMENT ON COLUMN transactions.payment_type_code IS 'of a WEB or TEL debit, by the kind of its authorization: R recurring, S single; null: the originator decides';

ALTER TABLE authorizations DROP CONSTRAINT authorizations_sec_code_check;
ALTER TABLE authorizations ADD CONSTRAINT authorizations_sec_code_check
  CHECK (sec_code IN ('PPD', 'WEB', 'TEL', 'CCD', 'CTX'));

ALTER TABLE reversals DROP CONSTRAINT reversals_sec_code_check;
ALTER TABLE reversals ADD CONSTRAINT reversals_sec_code_check
  CHECK (sec_code IN ('PPD', 'WEB', 'TEL', 'CCD', 'CTX'));

-- The record of a payment shows the SEC code that an entry had when its file was written.
CREATE TABLE former_originators (
  processor_id         uuid NOT NULL REFERENCES processors,
  owner_uuid           uuid NOT NULL,
  until                timestamptz NOT NULL,
  consumer_debits      consumer_debits,
  online_debits_recur  boolean,
  payouts_are_wages    boolean,
  PRIMARY KEY (processor_id, owner_uuid, until)
);
COMMENT ON TABLE former_originators IS 'what an originator said about its kinds of entries until it was changed';
COMMENT ON COLUMN former_originators.until IS 'when the values were replaced';
