-- Events: the outbox and the ordered log.

CREATE TYPE event_type AS ENUM (
  'TransactionStarted', 'TransactionCaptureStarted', 'TransactionCompleted', 'TransactionFailed',
  'TransactionCanceled', 'PayoutFailed', 'PayoutCompleted', 'ClawbackStarted', 'ClawbackFailed',
  'ClawbackCompleted', 'BankLinkedSuccessfully', 'BankLinkFailed', 'BankAccountRemoved',
  'BusinessCreated', 'BusinessUpdated', 'BatchPayout', 'BatchRefund', 'MerchantBatchPayout',
  'RefundPending', 'RefundCaptureStarted', 'RefundCaptureCompleted', 'RefundCaptureFailed',
  'RefundPayoutPending', 'RefundPayoutCompleted', 'RefundPayoutFailed', 'ReversePayoutStarted',
  'ReversePayoutCompleted', 'ReversePayoutFailed'
);

-- Announced events without a position. Each commits with its cause and leaves with fan-out, so the
-- table is always small.
CREATE TABLE outbox (
  processor_id  uuid NOT NULL,
  uuid          uuid NOT NULL,
  vendor_id     uuid,
  type          event_type NOT NULL,
  subject_uuid  uuid NOT NULL,
  sequence      integer NOT NULL,
  occurred_at   timestamptz NOT NULL,
  shard         smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  state         json NOT NULL,
  PRIMARY KEY (shard, processor_id, subject_uuid, sequence)
);
COMMENT ON COLUMN outbox.subject_uuid IS 'data.uuid of the event';
COMMENT ON COLUMN outbox.state IS 'values of that moment that the subject''s own row may change later';

CREATE TABLE events (
  processor_id   uuid NOT NULL,
  position       bigint NOT NULL,
  uuid           uuid,
  vendor_id      uuid,
  type           event_type NOT NULL,
  shard          smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  subject_uuid   uuid NOT NULL,
  occurred_at    timestamptz NOT NULL,
  body           text,
  subject_uuids  uuid[],
  renderer       smallint,
  vendor_name    text,
  PRIMARY KEY (shard, processor_id, position),
  CONSTRAINT events_one_or_batch CHECK (
    CASE WHEN subject_uuids IS NULL THEN uuid IS NOT NULL AND body IS NOT NULL
         ELSE uuid IS NULL AND body IS NULL AND renderer IS NOT NULL AND vendor_name IS NOT NULL
          AND subject_uuid = subject_uuids[1] END)
) WITH (toast_tuple_target = 8160);
-- 128 uuids are larger than PostgreSQL keeps in a row by default. They do not compress.
ALTER TABLE events ALTER COLUMN subject_uuids SET STORAGE EXTERNAL;
COMMENT ON TABLE events IS 'an event, or a batch of events that are rendered from their payments when they are read';
COMMENT ON COLUMN events.position IS 'given under a row lock, so no position appears after a greater one; of a batch: the position of its last event';
COMMENT ON COLUMN events.uuid IS 'of a batch: null, each event has the uuid that is made of its payment''s uuid';
COMMENT ON COLUMN events.subject_uuid IS 'data.uuid of the event; of a batch: the first';
COMMENT ON COLUMN events.occurred_at IS 'of a batch: the first; all are in the same second';
COMMENT ON COLUMN events.body IS 'the bytes that are signed and sent; rendered once; of a batch: null';
COMMENT ON COLUMN events.subject_uuids IS 'of a batch: the payments of its events, in order of their positions, which have no gaps';
COMMENT ON COLUMN events.renderer IS 'of a batch: the version of the code that renders its bodies';
COMMENT ON COLUMN events.vendor_name IS 'of a batch: the name that its bodies show; tenants can be renamed';
CREATE UNIQUE INDEX events_batches ON events (shard, processor_id, subject_uuid) WHERE subject_uuids IS NOT NULL;
CREATE INDEX events_by_time ON events USING brin (occurred_at) WITH (pages_per_range = 32);
CREATE INDEX events_of_vendor ON events (shard, processor_id, vendor_id, position) WHERE vendor_id IS NOT NULL;
-- An announced event gets one position, and a reader may continue after any event that it knows.
CREATE UNIQUE INDEX events_once ON events (shard, processor_id, uuid) WHERE subject_uuids IS NULL;

-- Starts of payments lock it while they commit.
CREATE TABLE event_positions (
  shard            smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id     uuid NOT NULL REFERENCES processors,
  last_position    bigint NOT NULL DEFAULT 0,
  delivers_starts  boolean NOT NULL DEFAULT false,
  PRIMARY KEY (shard, processor_id)
);
COMMENT ON COLUMN event_positions.delivers_starts IS 'true: an endpoint is registered for TransactionStarted';

CREATE TABLE event_fan_outs (
  shard         smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id  uuid NOT NULL REFERENCES processors,
  PRIMARY KEY (shard, processor_id)
);
COMMENT ON TABLE event_fan_outs IS 'locked by fan-out and by changes of the recipients of a processor''s events';

CREATE TABLE event_batches_due (
  shard         smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id  uuid NOT NULL,
  position      bigint NOT NULL,
  PRIMARY KEY (shard, processor_id, position)
);
COMMENT ON TABLE event_batches_due IS 'a batch of events whose deliveries are not created yet; always small';
