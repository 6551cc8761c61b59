-- Deliveries in two halves: what is due, narrow and short-lived, in lanes; and what has been, in partitions by the day.

-- One row an endpoint that anything was ever due to: the unit of scheduling. Cross-tenant, small, and changed a few times a
-- second at most, whatever is delivered.
CREATE TABLE webhook_lanes (
  processor_id    uuid NOT NULL,
  endpoint_uuid   uuid NOT NULL,
  next_due_at     timestamptz,
  blocked_until   timestamptz,
  leased_until    timestamptz,
  fence           integer NOT NULL DEFAULT 0,
  served_at       timestamptz,
  failures        integer NOT NULL DEFAULT 0,
  latency_ms      integer,
  PRIMARY KEY (processor_id, endpoint_uuid)
) WITH (fillfactor = 50);
COMMENT ON COLUMN webhook_lanes.next_due_at IS 'never later than what is due first; null: nothing is. Real time, like the rest';
COMMENT ON COLUMN webhook_lanes.blocked_until IS 'the breaker is open until then; infinity: the endpoint is disabled';
COMMENT ON COLUMN webhook_lanes.leased_until IS 'one worker has the lane until then';
COMMENT ON COLUMN webhook_lanes.fence IS 'raised by whoever takes the lane: what an earlier holder still does is refused';
COMMENT ON COLUMN webhook_lanes.failures IS 'since the latest success';
COMMENT ON COLUMN webhook_lanes.latency_ms IS 'of its answers, smoothed; null: not known yet';
-- Workers ask for what is ready now, over all tenants: idle, blocked and leased lanes cost them nothing.
CREATE INDEX webhook_lanes_ready ON webhook_lanes (greatest(next_due_at, blocked_until, leased_until))
  WHERE next_due_at IS NOT NULL;

CREATE TABLE webhook_due (
  processor_id    uuid NOT NULL,
  uuid            uuid NOT NULL,
  endpoint_uuid   uuid NOT NULL,
  event_position  bigint NOT NULL,
  event_name      event_type NOT NULL,
  due_at          timestamptz NOT NULL,
  attempt_count   integer NOT NULL DEFAULT 0,
  step            smallint NOT NULL DEFAULT 0,
  created_at      timestamptz NOT NULL,
  PRIMARY KEY (processor_id, uuid)
);
COMMENT ON COLUMN webhook_due.step IS 'attempts of the present schedule, which a replay begins anew';
CREATE INDEX webhook_due_order ON webhook_due (processor_id, endpoint_uuid, due_at, event_position);

ALTER TABLE webhook_deliveries RENAME TO released_deliveries;
ALTER TABLE released_deliveries DROP CONSTRAINT webhook_deliveries_pkey;
DROP INDEX webhook_deliveries_once, webhook_deliveries_due;
ALTER TABLE webhook_attempts RENAME TO released_attempts;
ALTER TABLE released_attempts DROP CONSTRAINT webhook_attempts_pkey;

CREATE TABLE webhook_deliveries (
  processor_id    uuid NOT NULL,
  uuid            uuid NOT NULL,
  endpoint_uuid   uuid NOT NULL,
  event_position  bigint NOT NULL,
  event_name      event_type NOT NULL,
  state           delivery_state NOT NULL,
  attempt_count   integer NOT NULL,
  created_at      timestamptz NOT NULL,
  finished_at     timestamptz NOT NULL,
  PRIMARY KEY (processor_id, uuid, finished_at)
) PARTITION BY RANGE (finished_at);
COMMENT ON COLUMN webhook_deliveries.state IS 'delivered, dead or canceled; what is pending or held is in webhook_due';
CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries (processor_id, endpoint_uuid, event_position);
-- Takes what no day was made for. Partitions of days ahead are made, and those whose time is over dropped, by a job.
CREATE TABLE webhook_deliveries_default PARTITION OF webhook_deliveries DEFAULT;

CREATE TABLE webhook_attempts (
  processor_id   uuid NOT NULL,
  delivery_uuid  uuid NOT NULL,
  attempt        integer NOT NULL,
  started_at     timestamptz NOT NULL,
  latency_ms     integer NOT NULL,
  outcome        text NOT NULL,
  status         smallint,
  error          text,
  answer         text,
  PRIMARY KEY (processor_id, delivery_uuid, attempt, started_at)
) PARTITION BY RANGE (started_at);
CREATE TABLE webhook_attempts_default PARTITION OF webhook_attempts DEFAULT;

INSERT INTO webhook_due
  (processor_id, uuid, endpoint_uuid, event_position, event_name, due_at, attempt_count, step, created_at)
SELECT processor_id, uuid, endpoint_uuid, event_position, event_name, due_at, attempt_count, attempt_count, created_at
FROM released_deliveries WHERE state IN ('pending', 'held');

INSERT INTO webhook_deliveries
  (processor_id, uuid, endpoint_uuid, event_position, event_name, state, attempt_count, created_at, finished_at)
SELECT processor_id, uuid, endpoint_uuid, event_position, event_name, state, attempt_count, created_at,
       coalesce(finished_at, created_at)
FROM released_deliveries WHERE state NOT IN ('pending', 'held');

INSERT INTO webhook_attempts
  (processor_id, delivery_uuid, attempt, started_at, latency_ms, outcome, status, error, answer)
SELECT processor_id, delivery_uuid, attempt, started_at, latency_ms, outcome, status, error, answer
FROM released_attempts;

INSERT INTO webhook_lanes (processor_id, endpoint_uuid, next_due_at, blocked_until, failures)
SELECT e.processor_id, e.uuid, min(d.due_at), CASE WHEN e.state = 'disabled' THEN timestamptz 'infinity' END,
       CASE WHEN e.failing_since IS NULL THEN 0 ELSE 1 END
FROM webhook_endpoints e
LEFT JOIN webhook_due d ON d.processor_id = e.processor_id AND d.endpoint_uuid = e.uuid
GROUP BY e.processor_id, e.uuid;

DROP TABLE released_deliveries, released_attempts;
