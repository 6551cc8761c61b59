-- The events of started payments: one row a batch and tenant, at positions that commit with the payments.

ALTER TABLE events
  ALTER COLUMN uuid DROP NOT NULL,
  ALTER COLUMN body DROP NOT NULL,
  ADD COLUMN subject_uuids uuid[],
  ADD COLUMN renderer smallint,
  ADD COLUMN vendor_name text,
  -- 128 uuids are larger than PostgreSQL keeps in a row by default. They do not compress.
  ALTER COLUMN subject_uuids SET STORAGE EXTERNAL,
  SET (toast_tuple_target = 8160),
  ADD CONSTRAINT events_one_or_batch CHECK (
    CASE WHEN subject_uuids IS NULL THEN uuid IS NOT NULL AND body IS NOT NULL
         ELSE uuid IS NULL AND body IS NULL AND renderer IS NOT NULL AND vendor_name IS NOT NULL
          AND subject_uuid = subject_uuids[1] END);
COMMENT ON TABLE events IS 'an event, or a batch of events that are rendered from their payments when they are read';
COMMENT ON COLUMN events.position IS 'given under a row lock, so no position appears after a greater one; of a batch: the position of its last event';
COMMENT ON COLUMN events.uuid IS 'of a batch: null, each event has the uuid that is made of its payment''s uuid';
COMMENT ON COLUMN events.subject_uuid IS 'data.uuid of the event; of a batch: the first';
COMMENT ON COLUMN events.occurred_at IS 'of a batch: the first; all are in the same second';
COMMENT ON COLUMN events.body IS 'the bytes that are signed and sent; rendered once; of a batch: null';
COMMENT ON COLUMN events.subject_uuids IS 'of a batch: the payments of its events, in order of their positions, which have no gaps';
COMMENT ON COLUMN events.renderer IS 'of a batch: the version of the code that renders its bodies';
COMMENT ON COLUMN events.vendor_name IS 'of a batch: the name that its bodies show; tenants can be renamed';

DROP INDEX events_once;
CREATE UNIQUE INDEX events_once ON events (processor_id, uuid) WHERE subject_uuids IS NULL;
CREATE UNIQUE INDEX events_batches ON events (processor_id, subject_uuid) WHERE subject_uuids IS NOT NULL;

-- Fan-out locked event_positions while it rendered events. Starts need that lock now, so fan-out gets its own.
CREATE TABLE event_fan_outs (
  processor_id  uuid PRIMARY KEY REFERENCES processors
);
COMMENT ON TABLE event_fan_outs IS 'locked by fan-out and by changes of the recipients of a processor''s events';
INSERT INTO event_fan_outs (processor_id) SELECT processor_id FROM event_positions;

ALTER TABLE event_positions ADD COLUMN delivers_starts boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN event_positions.delivers_starts IS 'true: an endpoint is registered for TransactionStarted';
UPDATE event_positions p SET delivers_starts = true
WHERE EXISTS (SELECT FROM webhook_registrations r WHERE r.processor_id = p.processor_id AND r.event_name = 'TransactionStarted');

CREATE TABLE event_batches_due (
  processor_id  uuid NOT NULL,
  position      bigint NOT NULL,
  PRIMARY KEY (processor_id, position)
);
COMMENT ON TABLE event_batches_due IS 'a batch of events whose deliveries are not created yet; always small';
