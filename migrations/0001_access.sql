-- Who may call: processors (tenants), their vendors, tokens; and the trail of what was done.

CREATE TABLE processors (
  processor_id       uuid PRIMARY KEY,
  name               text NOT NULL,
  payout_delay_days  smallint NOT NULL DEFAULT 2 CHECK (payout_delay_days BETWEEN 0 AND 60),
  created_at         timestamptz NOT NULL,
  suspended_at       timestamptz
);
COMMENT ON COLUMN processors.payout_delay_days IS 'banking days; 0 is a permission that an operator gives';

CREATE TABLE vendors (
  processor_id  uuid NOT NULL REFERENCES processors,
  vendor_id     uuid NOT NULL,
  name          text NOT NULL,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (processor_id, vendor_id)
);

CREATE TYPE token_kind AS ENUM ('processor', 'vendor', 'admin');

-- A small reference table: the only one whose unique constraint does not begin with processor_id.
CREATE TABLE tokens (
  uuid          uuid PRIMARY KEY,
  token_hash    bytea NOT NULL UNIQUE,
  kind          token_kind NOT NULL,
  processor_id  uuid REFERENCES processors,
  vendor_id     uuid,
  created_at    timestamptz NOT NULL,
  expires_at    timestamptz,
  revoked_at    timestamptz,
  last_used_at  timestamptz,
  FOREIGN KEY (processor_id, vendor_id) REFERENCES vendors,
  CHECK (kind <> 'admin' OR (processor_id IS NULL AND vendor_id IS NULL)),
  CHECK (kind <> 'processor' OR (processor_id IS NOT NULL AND vendor_id IS NULL)),
  CHECK (kind <> 'vendor' OR (processor_id IS NOT NULL AND vendor_id IS NOT NULL))
);
COMMENT ON COLUMN tokens.token_hash IS 'SHA-256 of the token; the token itself is shown once and kept nowhere';
COMMENT ON COLUMN tokens.last_used_at IS 'coarse: written at most once an hour';

-- The nil processor_id stands for the operator: acts that concern no single tenant.
CREATE TABLE audit_trail (
  processor_id   uuid NOT NULL,
  uuid           uuid NOT NULL,
  acted_at       timestamptz NOT NULL,
  actor          token_kind,
  token_uuid     uuid,
  action         text NOT NULL,
  subject        text NOT NULL,
  subject_uuid   uuid,
  detail         jsonb NOT NULL DEFAULT '{}',
  request_id     text,
  PRIMARY KEY (processor_id, uuid)
);
COMMENT ON COLUMN audit_trail.actor IS 'null: the service itself';
CREATE INDEX audit_trail_by_subject ON audit_trail (processor_id, subject_uuid, uuid);
REVOKE UPDATE, DELETE, TRUNCATE ON audit_trail FROM CURRENT_USER;

-- Data keys, wrapped by the encryption key of the environment.
CREATE TABLE vault_keys (
  purpose      text NOT NULL CHECK (purpose IN ('data', 'index')),
  version      smallint NOT NULL,
  wrapped_key  bytea NOT NULL,
  created_at   timestamptz NOT NULL,
  PRIMARY KEY (purpose, version)
);
