-- Operators: people who sign in, their one-time links and their sessions. The tokens of all callers.
-- Acts that wait for a second operator.

CREATE TYPE operator_role AS ENUM ('viewer', 'support', 'operator', 'risk', 'administrator', 'developer');

CREATE TABLE operators (
  uuid           uuid PRIMARY KEY,
  name           text NOT NULL,
  email          text NOT NULL,
  role           operator_role NOT NULL,
  processor_id   uuid REFERENCES processors,
  password_hash  text,
  password_only  boolean NOT NULL DEFAULT false,
  totp_sealed    bytea,
  totp_step      bigint NOT NULL DEFAULT 0,
  oidc_subject   text UNIQUE,
  invited_at     timestamptz NOT NULL,
  joined_at      timestamptz,
  disabled_at    timestamptz,
  CHECK ((role = 'developer') = (processor_id IS NOT NULL))
);
COMMENT ON COLUMN operators.processor_id IS 'the tenant of a developer';
COMMENT ON COLUMN operators.password_hash IS 'argon2id; null: none was chosen yet, or the person signs in at the identity provider only';
COMMENT ON COLUMN operators.password_only IS 'signs in with the password and the authenticator app only, not at the identity provider';
COMMENT ON COLUMN operators.totp_sealed IS 'the secret of the authenticator app';
COMMENT ON COLUMN operators.totp_step IS 'the time step of the last accepted code: no code is accepted twice';
COMMENT ON COLUMN operators.oidc_subject IS 'issuer and subject at the identity provider, since the first sign-in there';
COMMENT ON COLUMN operators.joined_at IS 'first sign-in';
CREATE UNIQUE INDEX operators_by_email ON operators (lower(email));

CREATE TABLE operator_links (
  uuid           uuid PRIMARY KEY,
  token_hash     bytea NOT NULL UNIQUE,
  operator_uuid  uuid NOT NULL REFERENCES operators,
  totp_sealed    bytea NOT NULL,
  created_at     timestamptz NOT NULL,
  expires_at     timestamptz NOT NULL,
  used_at        timestamptz
);
COMMENT ON TABLE operator_links IS 'one-time links with which an operator chooses a password';
COMMENT ON COLUMN operator_links.totp_sealed IS 'the secret that the operator adds to the authenticator app';
CREATE INDEX operator_links_by_operator ON operator_links (operator_uuid);

CREATE TABLE operator_sessions (
  uuid           uuid PRIMARY KEY,
  token_hash     bytea NOT NULL UNIQUE,
  operator_uuid  uuid NOT NULL REFERENCES operators,
  created_at     timestamptz NOT NULL,
  last_seen_at   timestamptz NOT NULL,
  confirmed_at   timestamptz,
  ended_at       timestamptz,
  address        text NOT NULL,
  user_agent     text NOT NULL
);
COMMENT ON COLUMN operator_sessions.token_hash IS 'SHA-256 of the cookie';
COMMENT ON COLUMN operator_sessions.last_seen_at IS 'approximate: written at most once a minute';
COMMENT ON COLUMN operator_sessions.confirmed_at IS 'when the operator last gave the password, here or at the identity provider; null: unknown';
CREATE INDEX operator_sessions_by_age ON operator_sessions (created_at);
CREATE INDEX operator_sessions_by_operator ON operator_sessions (operator_uuid, created_at);

CREATE TABLE sign_in_attempts (
  subject_hash  bytea PRIMARY KEY,
  attempts      integer NOT NULL,
  since         timestamptz NOT NULL
);
COMMENT ON TABLE sign_in_attempts IS 'attempts of the last minutes, by account and by address';
COMMENT ON COLUMN sign_in_attempts.subject_hash IS 'keyed hash of the email or the address';

CREATE TYPE token_kind AS ENUM ('processor', 'vendor', 'admin');

-- Small, and read by hash: the only tenant table whose unique constraint does not start with
-- processor_id.
CREATE TABLE tokens (
  uuid                uuid PRIMARY KEY,
  token_hash          bytea NOT NULL UNIQUE,
  kind                token_kind NOT NULL,
  processor_id        uuid REFERENCES processors,
  vendor_id           uuid,
  name                text,
  role                operator_role,
  first_issued_by     uuid REFERENCES operators (uuid),
  issued_by_operator  uuid REFERENCES operators,
  approved_by         uuid REFERENCES operators (uuid),
  created_at          timestamptz NOT NULL,
  expires_at          timestamptz,
  revoked_at          timestamptz,
  last_used_at        timestamptz,
  FOREIGN KEY (processor_id, vendor_id) REFERENCES vendors,
  CHECK (kind <> 'admin' OR (processor_id IS NULL AND vendor_id IS NULL)),
  CHECK (kind <> 'processor' OR (processor_id IS NOT NULL AND vendor_id IS NULL)),
  CHECK (kind <> 'vendor' OR (processor_id IS NOT NULL AND vendor_id IS NOT NULL)),
  CHECK ((kind = 'admin') = (name IS NOT NULL)),
  CHECK ((kind = 'admin') = (role IS NOT NULL)),
  CHECK (role <> 'developer')
);
COMMENT ON COLUMN tokens.token_hash IS 'SHA-256 of the token; the token is shown once and not stored';
COMMENT ON COLUMN tokens.name IS 'what an admin token is for';
COMMENT ON COLUMN tokens.role IS 'what an admin token may do';
COMMENT ON COLUMN tokens.first_issued_by IS 'who asked for it, also after another person answers for it';
COMMENT ON COLUMN tokens.issued_by_operator IS 'who answers for it: the token works while this person is an administrator';
COMMENT ON COLUMN tokens.approved_by IS 'the second person, who got its text';
COMMENT ON COLUMN tokens.last_used_at IS 'approximate: written at most once an hour';
CREATE INDEX tokens_oldest ON tokens (created_at, uuid);

CREATE TABLE approvals (
  uuid               uuid PRIMARY KEY,
  act                text NOT NULL,
  operation_id       text NOT NULL,
  params             jsonb NOT NULL,
  body               jsonb NOT NULL,
  amount             bigint,
  effects            jsonb NOT NULL DEFAULT '[]',
  reason             text NOT NULL,
  asked_by_operator  uuid REFERENCES operators,
  asked_by_token     uuid REFERENCES tokens,
  asked_at           timestamptz NOT NULL,
  expires_at         timestamptz NOT NULL,
  outcome            text CHECK (outcome IN ('approved', 'refused')),
  decided_by         uuid REFERENCES operators,
  decided_at         timestamptz,
  decision_reason    text,
  answer_sealed      bytea,
  CHECK ((outcome IS NULL) = (decided_at IS NULL)),
  CHECK (answer_sealed IS NULL OR outcome = 'approved')
);
COMMENT ON COLUMN approvals.operation_id IS 'the operation that runs when it is approved';
COMMENT ON COLUMN approvals.amount IS 'cents that it moves; null: it moves none, or all that is owed';
COMMENT ON COLUMN approvals.effects IS 'the entries of the audit trail that the act would have made when it was asked for: action, subject, subject_uuid, detail';
COMMENT ON COLUMN approvals.asked_by_operator IS 'null: a token asked; both null: the token of the environment';
COMMENT ON COLUMN approvals.answer_sealed IS 'status, message and data of the operation, as JSON; null: refused, undecided, lost in a crash, or erased with a user';
CREATE INDEX approvals_waiting ON approvals (uuid) WHERE outcome IS NULL;
CREATE INDEX approvals_waiting_of_operation ON approvals (operation_id) WHERE outcome IS NULL;

CREATE TABLE approval_policies (
  act           text PRIMARY KEY,
  is_required   boolean NOT NULL,
  above_amount  bigint NOT NULL CHECK (above_amount >= 0),
  changed_at    timestamptz NOT NULL
);
COMMENT ON TABLE approval_policies IS 'an act without a row has the default of the mode';
COMMENT ON COLUMN approval_policies.above_amount IS 'cents; an act of at most this amount needs no second operator';
