-- Bank statements in the formats of banks: how the files of a bank are read, and the balances that
-- they close with.

CREATE TABLE statement_settings (
  bank        text PRIMARY KEY,
  account     text,
  columns     jsonb,
  changed_at  timestamptz NOT NULL
);
COMMENT ON COLUMN statement_settings.account IS 'the number of our account in the files of the bank; null: a file has one account';
COMMENT ON COLUMN statement_settings.columns IS 'how the bank writes its own CSV; null: not set';

CREATE TABLE statement_balances (
  bank             text NOT NULL,
  last_day         date NOT NULL,
  closing_balance  bigint NOT NULL,
  entered_at       timestamptz NOT NULL,
  PRIMARY KEY (bank, last_day)
);
COMMENT ON COLUMN statement_balances.last_day IS 'the day whose end the balance is of';
COMMENT ON COLUMN statement_balances.closing_balance IS 'cents; negative: overdrawn';
