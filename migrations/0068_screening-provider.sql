-- A provider screens users beside the lists, or instead of them.

ALTER TABLE screening_settings ADD COLUMN provider_since timestamptz;
COMMENT ON COLUMN screening_settings.provider_since IS 'since when the service has a screening provider; null: it has none';

ALTER TABLE users ADD COLUMN awaits_screening boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN users.awaits_screening IS 'true: the provider has not answered about the names, and no entry of the user goes out';
CREATE INDEX users_awaiting_screening ON users (shard, processor_id, uuid) WHERE awaits_screening;

CREATE TABLE screening_requests (
  uuid            uuid PRIMARY KEY,
  processor_id    uuid NOT NULL,
  user_uuid       uuid NOT NULL,
  requested_at    timestamptz NOT NULL,
  send_due_at     timestamptz,
  sending_until   timestamptz,
  send_attempts   integer NOT NULL DEFAULT 0,
  send_error      text,
  sent_at         timestamptz,
  notice_version  integer NOT NULL DEFAULT 0,
  answered_at     timestamptz,
  ended_at        timestamptz
);
COMMENT ON TABLE screening_requests IS 'the screening provider is asked about the names of a user';
COMMENT ON COLUMN screening_requests.send_due_at IS 'null: the provider has it, or it has ended';
COMMENT ON COLUMN screening_requests.notice_version IS 'of the notice in force; 0: none came';
COMMENT ON COLUMN screening_requests.answered_at IS 'when the provider answered first';
COMMENT ON COLUMN screening_requests.ended_at IS 'a name changed or was erased, or the provider was removed: no notice about it has an effect';
CREATE UNIQUE INDEX screening_requests_open ON screening_requests (processor_id, user_uuid) WHERE ended_at IS NULL;
CREATE INDEX screening_requests_due ON screening_requests (send_due_at) WHERE send_due_at IS NOT NULL;
CREATE INDEX screening_requests_unanswered ON screening_requests (requested_at) WHERE answered_at IS NULL AND ended_at IS NULL;

ALTER TABLE sanctions_hits
  ALTER COLUMN list DROP NOT NULL,
  ALTER COLUMN entry_number DROP NOT NULL,
  ALTER COLUMN score DROP NOT NULL,
  ADD COLUMN provider_reference text,
  ADD COLUMN decided_by_provider boolean NOT NULL DEFAULT false,
  ADD CHECK ((list IS NULL) = (entry_number IS NULL)),
  ADD CHECK ((list IS NULL) = (provider_reference IS NOT NULL)),
  ADD CHECK (list IS NULL OR score IS NOT NULL),
  ADD CHECK (NOT decided_by_provider OR (state <> 'open' AND decided_by IS NULL));
COMMENT ON COLUMN sanctions_hits.list IS 'null: the screening provider found it';
COMMENT ON COLUMN sanctions_hits.provider_reference IS 'what the screening provider calls the hit; null: it is of a list';
CREATE UNIQUE INDEX sanctions_hits_of_provider ON sanctions_hits (shard, processor_id, user_uuid, provider_reference)
  WHERE provider_reference IS NOT NULL;
