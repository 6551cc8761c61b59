-- A tenant asks a payer to authorize debits on a page of ours, behind a one-time link.

CREATE TYPE authorization_request_end AS ENUM ('agreed', 'declined', 'withdrawn');

CREATE TABLE authorization_requests (
  shard                 smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id          uuid NOT NULL,
  uuid                  uuid NOT NULL,
  token_hash            bytea NOT NULL,
  user_uuid             uuid NOT NULL,
  bank_account_uuid     uuid NOT NULL,
  account_number_last4  text NOT NULL,
  kind                  authorization_kind NOT NULL,
  sec_code              text NOT NULL CHECK (sec_code IN ('WEB', 'CCD')),
  payee_uuid            uuid,
  minimum_amount        bigint,
  maximum_amount        bigint,
  authorized_on         date,
  ends_on               date,
  reference             text NOT NULL,
  terms_sealed          bytea NOT NULL,
  terms_version         text NOT NULL,
  return_url            text,
  created_at            timestamptz NOT NULL,
  expires_at            timestamptz NOT NULL,
  ended_as              authorization_request_end,
  ended_at              timestamptz,
  authorization_uuid    uuid,
  PRIMARY KEY (shard, processor_id, uuid),
  FOREIGN KEY (shard, processor_id, bank_account_uuid) REFERENCES bank_accounts,
  FOREIGN KEY (shard, processor_id, user_uuid) REFERENCES users,
  FOREIGN KEY (shard, processor_id, payee_uuid) REFERENCES users,
  FOREIGN KEY (shard, processor_id, authorization_uuid) REFERENCES authorizations,
  CHECK (minimum_amount <= maximum_amount),
  CHECK ((ended_as IS NULL) = (ended_at IS NULL)),
  CHECK ((ended_as IS NOT DISTINCT FROM 'agreed') = (authorization_uuid IS NOT NULL))
);
COMMENT ON TABLE authorization_requests IS 'a payer is asked to authorize debits on our page';
COMMENT ON COLUMN authorization_requests.token_hash IS 'SHA-256 of the token in the link';
COMMENT ON COLUMN authorization_requests.account_number_last4 IS 'as the terms name the account';
COMMENT ON COLUMN authorization_requests.authorized_on IS 'the first day on which a payment may start; null: the day on which the payer agrees';
COMMENT ON COLUMN authorization_requests.terms_sealed IS 'the text that the page shows, encrypted: it names the payer';
COMMENT ON COLUMN authorization_requests.return_url IS 'where the page links back to; null: it has no such link';
COMMENT ON COLUMN authorization_requests.ended_as IS 'null: the payer can still answer, until expires_at';
CREATE INDEX authorization_requests_of_user ON authorization_requests (shard, processor_id, user_uuid, uuid);
-- A page has only the token.
CREATE INDEX authorization_requests_by_token ON authorization_requests (token_hash);
CREATE INDEX authorization_requests_by_expiry ON authorization_requests (expires_at);
