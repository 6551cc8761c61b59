-- The audit trail, and the chain that shows a later change of it.

-- Acts that concern no single tenant have the nil processor_id.
CREATE TABLE audit_trail (
  shard          smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id   uuid NOT NULL,
  uuid           uuid NOT NULL,
  acted_at       timestamptz NOT NULL,
  actor          token_kind,
  token_uuid     uuid,
  operator_uuid  uuid,
  session_uuid   uuid,
  address        text,
  action         text NOT NULL,
  subject        text NOT NULL,
  subject_uuid   uuid,
  detail         jsonb NOT NULL DEFAULT '{}',
  reason         text,
  request_id     text,
  PRIMARY KEY (shard, processor_id, uuid)
);
COMMENT ON COLUMN audit_trail.actor IS 'null: the service itself';
COMMENT ON COLUMN audit_trail.operator_uuid IS 'the person who had signed in; null: a token, or the service itself';
COMMENT ON COLUMN audit_trail.address IS 'of the client; null outside of a request';
COMMENT ON COLUMN audit_trail.reason IS 'as the caller gave it; null: none';
-- Operators read the trail over all tenants, newest first: by who did it, what was done, to what.
CREATE INDEX audit_trail_by_action ON audit_trail (action, uuid);
CREATE INDEX audit_trail_by_operator ON audit_trail (operator_uuid, uuid) WHERE operator_uuid IS NOT NULL;
CREATE INDEX audit_trail_by_subject ON audit_trail (subject_uuid, uuid);
CREATE INDEX audit_trail_by_time ON audit_trail (uuid);
REVOKE UPDATE, DELETE, TRUNCATE ON audit_trail FROM CURRENT_USER;

CREATE TABLE audit_links (
  number        bigint PRIMARY KEY,
  shard         smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id  uuid NOT NULL,
  uuid          uuid NOT NULL,
  hash          bytea NOT NULL,
  UNIQUE (shard, processor_id, uuid)
);
COMMENT ON TABLE audit_links IS 'an act of the audit trail in the one chain of all tenants';
COMMENT ON COLUMN audit_links.hash IS 'SHA-256 of the hash of the link before and the content of the act';
REVOKE UPDATE, DELETE, TRUNCATE ON audit_links FROM CURRENT_USER;

CREATE TABLE audit_links_due (
  shard         smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id  uuid NOT NULL,
  uuid          uuid NOT NULL,
  PRIMARY KEY (shard, processor_id, uuid)
);
COMMENT ON TABLE audit_links_due IS 'acts that are not in the chain yet';
