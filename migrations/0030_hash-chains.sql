-- The audit trail and the postings are chained: each link holds the hash of the link before, so
-- that a later change of any row shows.

CREATE TABLE audit_links (
  number        bigint PRIMARY KEY,
  processor_id  uuid NOT NULL,
  uuid          uuid NOT NULL,
  hash          bytea NOT NULL,
  UNIQUE (processor_id, uuid)
);
COMMENT ON TABLE audit_links IS 'an act of the audit trail in the one chain of all tenants';
COMMENT ON COLUMN audit_links.hash IS 'SHA-256 of the hash of the link before and the content of the act';

CREATE TABLE audit_links_due (
  processor_id  uuid NOT NULL,
  uuid          uuid NOT NULL,
  PRIMARY KEY (processor_id, uuid)
);
COMMENT ON TABLE audit_links_due IS 'acts that are not in the chain yet';

INSERT INTO audit_links_due (processor_id, uuid) SELECT processor_id, uuid FROM audit_trail;

CREATE TABLE posting_seals (
  day            date PRIMARY KEY,
  posting_count  bigint NOT NULL,
  amount         bigint NOT NULL,
  hour_hashes    bytea[] NOT NULL,
  hash           bytea NOT NULL,
  sealed_at      timestamptz NOT NULL
);
COMMENT ON TABLE posting_seals IS 'all postings of a UTC day, of all tenants; a row for each day from the first posting on';
COMMENT ON COLUMN posting_seals.hour_hashes IS '24: SHA-256 over the postings of each hour in a fixed order';
COMMENT ON COLUMN posting_seals.hash IS 'SHA-256 of the hash of the day before, and of day, count, amount and hour_hashes';

REVOKE UPDATE, DELETE, TRUNCATE ON audit_links FROM CURRENT_USER;
REVOKE UPDATE, DELETE, TRUNCATE ON posting_seals FROM CURRENT_USER;
