-- A rule of fraud monitoring for several payments that stay just below a limit.

ALTER TYPE fraud_rule ADD VALUE 'below_limit' BEFORE 'questionable_return';
ALTER TABLE fraud_rules ADD COLUMN percent integer CHECK (percent BETWEEN 1 AND 50);
COMMENT ON COLUMN fraud_rules.percent IS 'how far below the amount a payment is near it';
