-- Closed days: what two people signed about a day of the books, and no posting into it any more.

CREATE TABLE closed_days (
  day                    date PRIMARY KEY,
  first_day              date CHECK (first_day <= day),
  posting_count          bigint NOT NULL,
  seal                   bytea NOT NULL,
  accounts               jsonb NOT NULL,
  files                  jsonb NOT NULL,
  statements             jsonb NOT NULL,
  invariants_checked_at  timestamptz NOT NULL,
  carried                jsonb NOT NULL,
  reason                 text NOT NULL,
  first_signed_by        uuid NOT NULL REFERENCES operators (uuid),
  first_signer           text NOT NULL,
  first_signed_at        timestamptz NOT NULL,
  second_signed_by       uuid NOT NULL REFERENCES operators (uuid),
  second_signer          text NOT NULL,
  second_signed_at       timestamptz NOT NULL,
  -- Days close in order: each begins where the day before ends, and only one begins with the books.
  UNIQUE NULLS NOT DISTINCT (first_day),
  CHECK (first_signed_by <> second_signed_by)
);
COMMENT ON TABLE closed_days IS 'a closed day of the books, as two operators signed it; never changed or deleted';
COMMENT ON COLUMN closed_days.day IS 'a banking day; the last UTC day of postings that it includes';
COMMENT ON COLUMN closed_days.first_day IS 'the first UTC day of postings that it includes: the day after the closed day before it; null: from the first posting on';
COMMENT ON COLUMN closed_days.seal IS 'the hash of the posting seal of the day';
COMMENT ON COLUMN closed_days.accounts IS 'each ledger account over all tenants: cents before, debits, credits, and cents after; a debit is positive';
COMMENT ON COLUMN closed_days.files IS 'the files to banks whose cut-off was on these days';
COMMENT ON COLUMN closed_days.statements IS 'the statement of each bank, compared with the books';
COMMENT ON COLUMN closed_days.carried IS 'what was open, with its sum and the operator who takes care of it';
COMMENT ON COLUMN closed_days.first_signer IS 'the name, like second_signer, when it was signed';
REVOKE UPDATE, DELETE, TRUNCATE ON closed_days FROM CURRENT_USER;

-- The role that serves posts into open days only. PostgreSQL reads the subquery once for each
-- statement, so a posting costs one comparison.
ALTER TABLE postings ENABLE ROW LEVEL SECURITY;
CREATE POLICY postings_are_read ON postings FOR SELECT USING (true);
CREATE POLICY postings_into_open_days ON postings FOR INSERT WITH CHECK (
  posted_at >= coalesce((SELECT (max(day) + 1)::timestamp AT TIME ZONE 'UTC' FROM closed_days), '-infinity')
);
