-- Balances kept beside the postings: deltas that commit with them, folded by the worker; and what statements are read by.

-- Written in the statement that posts, by inserts alone, so that no row is hot; gone when they are folded: always small.
CREATE TABLE ledger_deltas (
  processor_id  uuid NOT NULL,
  owner_uuid    uuid NOT NULL,
  account       text NOT NULL,
  day           date NOT NULL,
  uuid          uuid NOT NULL DEFAULT gen_random_uuid(),
  debits        bigint NOT NULL,
  credits       bigint NOT NULL,
  sides         integer NOT NULL,
  crossings     integer NOT NULL,
  PRIMARY KEY (processor_id, uuid)
);
COMMENT ON COLUMN ledger_deltas.day IS 'UTC day of the postings';
COMMENT ON COLUMN ledger_deltas.sides IS 'debits and credits, counted';
COMMENT ON COLUMN ledger_deltas.crossings IS 'of these, whose other side is another owner''s';

-- Three levels: an owner's account on a day; on all days (infinity); and a tenant's account, of all owners (nil), on a day.
CREATE TABLE ledger_balances (
  processor_id  uuid NOT NULL,
  owner_uuid    uuid NOT NULL,
  account       text NOT NULL,
  day           date NOT NULL,
  debits        bigint NOT NULL,
  credits       bigint NOT NULL,
  line_count    bigint NOT NULL,
  PRIMARY KEY (processor_id, owner_uuid, account, day)
);
COMMENT ON COLUMN ledger_balances.owner_uuid IS 'nil: all owners of the account';
COMMENT ON COLUMN ledger_balances.day IS 'UTC; infinity: all days';
COMMENT ON COLUMN ledger_balances.debits IS 'cents, like credits; what was posted on that day, not what stands at its end';
COMMENT ON COLUMN ledger_balances.line_count IS 'lines of a statement: an owner''s leave out what moved between its own accounts';
CREATE INDEX ledger_balances_open ON ledger_balances (processor_id, account, owner_uuid)
  WHERE day = 'infinity' AND debits <> credits;

WITH sides AS (
  SELECT p.processor_id, side.owner_uuid, side.account, (p.posted_at AT TIME ZONE 'UTC')::date AS day, side.debit,
         side.credit, p.debit_owner_uuid <> p.credit_owner_uuid AS crosses
  FROM postings p
  CROSS JOIN LATERAL (VALUES (p.debit_account, p.debit_owner_uuid, p.amount, 0),
                             (p.credit_account, p.credit_owner_uuid, 0, p.amount)) AS side (account, owner_uuid, debit, credit)
)
INSERT INTO ledger_balances (processor_id, owner_uuid, account, day, debits, credits, line_count)
SELECT processor_id, CASE grouping(owner_uuid) WHEN 1 THEN '00000000-0000-0000-0000-000000000000' ELSE owner_uuid END,
       account, CASE grouping(day) WHEN 1 THEN 'infinity' ELSE day END, sum(debit), sum(credit),
       CASE grouping(owner_uuid) WHEN 1 THEN count(*) ELSE count(*) FILTER (WHERE crosses) END
FROM sides
GROUP BY GROUPING SETS ((processor_id, owner_uuid, account, day), (processor_id, owner_uuid, account), (processor_id, account, day));

-- What statements are read by. A user's: only what crosses from or to them, two or three rows in the life of a payment.
CREATE INDEX postings_by_time ON postings (processor_id, posted_at);
CREATE INDEX postings_debited ON postings (processor_id, debit_owner_uuid, posted_at)
  WHERE debit_owner_uuid <> processor_id AND debit_owner_uuid <> credit_owner_uuid;
CREATE INDEX postings_credited ON postings (processor_id, credit_owner_uuid, posted_at)
  WHERE credit_owner_uuid <> processor_id AND debit_owner_uuid <> credit_owner_uuid;

-- What has changed lately, for the invariants: rows arrive in the order of their time, so that block ranges find them.
CREATE INDEX transitions_by_time ON transitions USING brin (moved_at) WITH (pages_per_range = 32);
CREATE INDEX events_by_time ON events USING brin (occurred_at) WITH (pages_per_range = 32);
