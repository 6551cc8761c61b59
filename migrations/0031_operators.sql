-- Operators: people who sign in, their one-time links and their sessions.

CREATE TABLE operators (
  uuid           uuid PRIMARY KEY,
  name           text NOT NULL,
  email          text NOT NULL,
  role           operator_role NOT NULL,
  processor_id   uuid REFERENCES processors,
  password_hash  text,
  totp_sealed    bytea,
  totp_step      bigint NOT NULL DEFAULT 0,
  oidc_subject   text UNIQUE,
  invited_at     timestamptz NOT NULL,
  joined_at      timestamptz,
  disabled_at    timestamptz,
  CHECK ((role = 'developer') = (processor_id IS NOT NULL))
);
CREATE UNIQUE INDEX operators_by_email ON operators (lower(email));
COMMENT ON COLUMN operators.processor_id IS 'the tenant of a developer';
COMMENT ON COLUMN operators.password_hash IS 'argon2id; null: none was chosen yet, or the person signs in at the identity provider only';
COMMENT ON COLUMN operators.totp_sealed IS 'the secret of the authenticator app';
COMMENT ON COLUMN operators.totp_step IS 'the time step of the last accepted code: no code is accepted twice';
COMMENT ON COLUMN operators.oidc_subject IS 'issuer and subject at the identity provider, since the first sign-in there';
COMMENT ON COLUMN operators.joined_at IS 'first sign-in';

CREATE TABLE operator_links (
  uuid           uuid PRIMARY KEY,
  token_hash     bytea NOT NULL UNIQUE,
  operator_uuid  uuid NOT NULL REFERENCES operators,
  totp_sealed    bytea NOT NULL,
  created_at     timestamptz NOT NULL,
  expires_at     timestamptz NOT NULL,
  used_at        timestamptz
);
CREATE INDEX operator_links_by_operator ON operator_links (operator_uuid);
COMMENT ON TABLE operator_links IS 'one-time links with which an operator chooses a password';
COMMENT ON COLUMN operator_links.totp_sealed IS 'the secret that the operator adds to the authenticator app';

CREATE TABLE operator_sessions (
  uuid           uuid PRIMARY KEY,
  token_hash     bytea NOT NULL UNIQUE,
  operator_uuid  uuid NOT NULL REFERENCES operators,
  created_at     timestamptz NOT NULL,
  last_seen_at   timestamptz NOT NULL,
  confirmed_at   timestamptz NOT NULL,
  ended_at       timestamptz,
  address        text NOT NULL,
  user_agent     text NOT NULL
);
CREATE INDEX operator_sessions_by_operator ON operator_sessions (operator_uuid, created_at);
CREATE INDEX operator_sessions_by_age ON operator_sessions (created_at);
COMMENT ON COLUMN operator_sessions.token_hash IS 'SHA-256 of the cookie';
COMMENT ON COLUMN operator_sessions.last_seen_at IS 'approximate: written at most once a minute';
COMMENT ON COLUMN operator_sessions.confirmed_at IS 'when the operator last gave the password, or signed in at the identity provider';

CREATE TABLE sign_in_attempts (
  subject_hash  bytea PRIMARY KEY,
  attempts    integer NOT NULL,
  since       timestamptz NOT NULL
);
COMMENT ON TABLE sign_in_attempts IS 'attempts of the last minutes, by account and by address';
COMMENT ON COLUMN sign_in_attempts.subject_hash IS 'keyed hash of the email or the address';
