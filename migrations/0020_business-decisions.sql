-- The verification of a business: what it waits for, since when, and every decision about it.

ALTER TABLE users
  ADD COLUMN kyb_status_since timestamptz,
  ADD COLUMN kyb_resubmission_reason text;
UPDATE users SET kyb_status_since = updated_at WHERE kyb_status IS NOT NULL;
ALTER TABLE users
  ADD CHECK ((kyb_status IS NULL) = (kyb_status_since IS NULL)),
  ADD CHECK (kyb_resubmission_reason IS NULL OR kyb_status = 'IN_REVIEW');
COMMENT ON COLUMN users.kyb_status_since IS 'since when the verification waits or is decided: the order of the operator''s queue';
COMMENT ON COLUMN users.kyb_resubmission_reason IS 'what an operator asked the tenant to correct or add; null: nothing';
-- A person, and a business that was never submitted, have no entry.
CREATE INDEX users_by_kyb_status ON users (shard, processor_id, kyb_status, kyb_status_since, uuid)
  WHERE kyb_status IS NOT NULL AND deleted_at IS NULL;

CREATE TYPE kyb_source AS ENUM ('provider', 'operator');
-- undecided: the provider left the decision to an operator. no_answer: it failed or was too slow.
CREATE TYPE kyb_outcome AS ENUM ('approved', 'rejected', 'undecided', 'no_answer', 'resubmission_requested');

CREATE TABLE kyb_decisions (
  shard         smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id  uuid NOT NULL,
  user_uuid     uuid NOT NULL,
  number        integer NOT NULL,
  decided_at    timestamptz NOT NULL,
  source        kyb_source NOT NULL,
  outcome       kyb_outcome NOT NULL,
  reason        text,
  documents     text[] NOT NULL,
  token_uuid    uuid,
  request_id    text,
  PRIMARY KEY (shard, processor_id, user_uuid, number),
  FOREIGN KEY (shard, processor_id, user_uuid) REFERENCES users,
  CHECK (CASE source WHEN 'provider' THEN outcome <> 'resubmission_requested'
                     WHEN 'operator' THEN outcome NOT IN ('undecided', 'no_answer') END)
);
COMMENT ON TABLE kyb_decisions IS 'what a provider or an operator decided about a business: rows are only added';
COMMENT ON COLUMN kyb_decisions.number IS 'counts the decisions about a business, from 1; its row is locked meanwhile';
COMMENT ON COLUMN kyb_decisions.documents IS 'references to the documents that the decision is based on';
COMMENT ON COLUMN kyb_decisions.token_uuid IS 'the token of the operator; null: the provider, or the token of the environment';
