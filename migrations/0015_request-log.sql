-- The log of requests: who asked for what, when, and how it ended. No bodies, no query strings.

-- The requests of a tenant that one process answered in a few seconds are one row: a row for each
-- would cost a request more than the 2 microseconds that it may.
CREATE TABLE request_batches (
  shard            smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id     uuid NOT NULL,
  vendor_id        uuid,
  uuid             uuid NOT NULL,
  last_at          timestamptz NOT NULL,
  packed_requests  bytea NOT NULL,
  PRIMARY KEY (shard, processor_id, uuid, last_at)
) PARTITION BY RANGE (last_at);
-- The process that writes it compresses it, which is cheaper than in PostgreSQL.
ALTER TABLE request_batches ALTER COLUMN packed_requests SET STORAGE EXTERNAL;
COMMENT ON TABLE request_batches IS 'answered requests of one caller, in the order of their answers; by day';
COMMENT ON COLUMN request_batches.processor_id IS 'the nil uuid: of operators, and of callers whose token was refused';
COMMENT ON COLUMN request_batches.packed_requests IS 'JSON, compressed with zstd: [time in ms, request id, method, path, status, duration in ms, codes of refusals, token uuid] of each';
CREATE INDEX request_batches_newest ON request_batches (uuid);

CREATE TABLE request_batches_default PARTITION OF request_batches DEFAULT;

-- The serving role owns no table. It makes and drops the days of this log and of the webhook history
-- with these functions, which run with the rights of their owner.
CREATE FUNCTION create_history_day(history text, day date) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF history NOT IN ('webhook_deliveries', 'webhook_attempts', 'request_batches') THEN
    RAISE EXCEPTION '% has no days', history;
  END IF;
  EXECUTE format('CREATE TABLE IF NOT EXISTS public.%I PARTITION OF public.%I FOR VALUES FROM (%L) TO (%L)',
    history || '_' || to_char(day, 'YYYYMMDD'), history, day::timestamp AT TIME ZONE 'UTC', (day + 1)::timestamp AT TIME ZONE 'UTC');
END $$;

CREATE FUNCTION drop_history_day(history text, day date) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF history NOT IN ('webhook_deliveries', 'webhook_attempts', 'request_batches') THEN
    RAISE EXCEPTION '% has no days', history;
  END IF;
  EXECUTE format('DROP TABLE IF EXISTS public.%I', history || '_' || to_char(day, 'YYYYMMDD'));
END $$;

REVOKE EXECUTE ON FUNCTION create_history_day(text, date), drop_history_day(text, date) FROM PUBLIC;
