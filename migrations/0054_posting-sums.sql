-- What moved between two ledger accounts on a day, so that a picture of many days reads few rows.

CREATE TABLE posting_sums (
  shard           smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id    uuid NOT NULL,
  day             date NOT NULL,
  transition      text NOT NULL,
  debit_account   text NOT NULL,
  credit_account  text NOT NULL,
  posting_count   bigint NOT NULL,
  amount          bigint NOT NULL,
  PRIMARY KEY (shard, processor_id, day, transition, debit_account, credit_account)
);
COMMENT ON TABLE posting_sums IS 'the sums of the postings of a sealed UTC day; written with its seal';
COMMENT ON COLUMN posting_sums.amount IS 'cents';
REVOKE UPDATE, DELETE, TRUNCATE ON posting_sums FROM CURRENT_USER;

INSERT INTO posting_sums (shard, processor_id, day, transition, debit_account, credit_account, posting_count, amount)
SELECT p.shard, p.processor_id, (p.posted_at AT TIME ZONE 'UTC')::date, p.transition, p.debit_account, p.credit_account,
       count(*), sum(p.amount)::bigint
FROM postings p
JOIN posting_seals s ON s.day = (p.posted_at AT TIME ZONE 'UTC')::date
GROUP BY 1, 2, 3, 4, 5, 6;
