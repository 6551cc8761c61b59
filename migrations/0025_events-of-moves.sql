-- The events of moves: those of up to 128 payments of a tenant that moved together are one row, as
-- the events of starts are.
ALTER TABLE events
  ADD COLUMN sequence       integer,
  ADD COLUMN capture_traces bigint[],
  ADD COLUMN payout_traces  bigint[],
  DROP CONSTRAINT events_one_or_batch,
  ADD CONSTRAINT events_one_or_batch CHECK (
    CASE WHEN subject_uuids IS NULL THEN uuid IS NOT NULL AND body IS NOT NULL AND sequence IS NULL
         ELSE uuid IS NULL AND body IS NULL AND renderer IS NOT NULL AND vendor_name IS NOT NULL
          AND subject_uuid = subject_uuids[1] END),
  ADD CONSTRAINT events_have_traces CHECK (
    CASE WHEN sequence IS NULL THEN capture_traces IS NULL AND payout_traces IS NULL
         ELSE cardinality(capture_traces) = cardinality(subject_uuids)
          AND cardinality(payout_traces) = cardinality(subject_uuids) END);
ALTER TABLE events
  ALTER COLUMN capture_traces SET STORAGE EXTERNAL,
  ALTER COLUMN payout_traces SET STORAGE EXTERNAL;
COMMENT ON COLUMN events.occurred_at IS 'of a batch of starts: the first, all are in the same second; of a batch of moves: all of them';
COMMENT ON COLUMN events.sequence IS 'of a batch of moves: data.sequence of each of its events';
COMMENT ON COLUMN events.capture_traces IS 'of a batch of moves: the trace number that each body shows for the capture, as a number';
COMMENT ON COLUMN events.payout_traces IS 'of a batch of moves: the same for the payout';

-- A payment starts once.
DROP INDEX events_batches;
CREATE UNIQUE INDEX events_batches ON events (shard, processor_id, subject_uuid)
  WHERE subject_uuids IS NOT NULL AND sequence IS NULL;
-- The uuid of an event of a move begins with its time.
CREATE INDEX events_of_moves ON events (shard, processor_id, occurred_at) WHERE sequence IS NOT NULL;
