-- A tenant may debit only accounts of persons that were validated.

ALTER TABLE processors ADD COLUMN validated_accounts_required boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN processors.validated_accounts_required IS 'a payment is refused whose payer is a person with a bank account that was never validated';
ALTER TABLE processors ADD COLUMN micro_entry_checks_per_day integer NOT NULL DEFAULT 100 CHECK (micro_entry_checks_per_day BETWEEN 0 AND 10000);
COMMENT ON COLUMN processors.micro_entry_checks_per_day IS 'checks of bank accounts by micro-entries that it may start in 24 hours';
COMMENT ON COLUMN bank_accounts.valid_account IS 'what the validation said when it was added, or a check by micro-entries later';
