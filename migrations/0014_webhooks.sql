-- Webhooks: endpoints, due deliveries in lanes, and the history by day (decision 19).

CREATE TYPE endpoint_state AS ENUM ('enabled', 'disabled');

CREATE TABLE webhook_endpoints (
  shard                      smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id               uuid NOT NULL REFERENCES processors,
  uuid                       uuid NOT NULL,
  tenant_id                  uuid NOT NULL,
  vendor_id                  uuid,
  url                        text NOT NULL,
  url_normalized             text NOT NULL,
  secret_encrypted           bytea NOT NULL,
  previous_secret_encrypted  bytea,
  previous_secret_until      timestamptz,
  state                      endpoint_state NOT NULL DEFAULT 'enabled',
  failing_since              timestamptz,
  disabled_at                timestamptz,
  disabled_reason            text,
  created_at                 timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, uuid),
  UNIQUE (shard, processor_id, tenant_id, url_normalized)
);
COMMENT ON COLUMN webhook_endpoints.tenant_id IS 'the processor or vendor that registered it';
COMMENT ON COLUMN webhook_endpoints.url IS 'as written at its first registration';
COMMENT ON COLUMN webhook_endpoints.failing_since IS 'real time of the first failure since the latest success';

CREATE TABLE webhook_registrations (
  shard          smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id   uuid NOT NULL,
  endpoint_uuid  uuid NOT NULL,
  event_name     event_type NOT NULL,
  tenant_id      uuid NOT NULL,
  created_at     timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, endpoint_uuid, event_name),
  FOREIGN KEY (shard, processor_id, endpoint_uuid) REFERENCES webhook_endpoints
);
-- Fan-out asks which endpoints of a tenant are registered for an event.
CREATE INDEX webhook_registrations_to_tell ON webhook_registrations (shard, processor_id, event_name, tenant_id);

-- The unit of scheduling: an endpoint that had a due delivery. Small, and changed a few times a
-- second at most.
CREATE TABLE webhook_lanes (
  shard          smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id   uuid NOT NULL,
  endpoint_uuid  uuid NOT NULL,
  next_due_at    timestamptz,
  blocked_until  timestamptz,
  leased_until   timestamptz,
  fence          integer NOT NULL DEFAULT 0,
  served_at      timestamptz,
  failures       integer NOT NULL DEFAULT 0,
  latency_ms     integer,
  PRIMARY KEY (shard, processor_id, endpoint_uuid)
) WITH (fillfactor = 50);
COMMENT ON COLUMN webhook_lanes.next_due_at IS 'not later than the first due delivery; null: none is due. Real time, like the other instants here';
COMMENT ON COLUMN webhook_lanes.blocked_until IS 'the breaker is open until then; infinity: the endpoint is disabled';
COMMENT ON COLUMN webhook_lanes.leased_until IS 'until then one worker has the lane';
COMMENT ON COLUMN webhook_lanes.fence IS 'raised by each worker that takes the lane; results with an older fence are refused';
COMMENT ON COLUMN webhook_lanes.failures IS 'number of failures since the latest success';
COMMENT ON COLUMN webhook_lanes.latency_ms IS 'smoothed time of its answers; null: not known yet';
-- Workers ask for what is ready now, over all tenants. Idle, blocked and leased lanes cost nothing.
CREATE INDEX webhook_lanes_ready ON webhook_lanes (greatest(next_due_at, blocked_until, leased_until))
  WHERE next_due_at IS NOT NULL;

-- held: its endpoint is disabled; it becomes pending again when the endpoint is enabled.
CREATE TYPE delivery_state AS ENUM ('pending', 'held', 'delivered', 'dead', 'canceled');

CREATE TABLE webhook_due (
  processor_id    uuid NOT NULL,
  uuid            uuid NOT NULL,
  endpoint_uuid   uuid NOT NULL,
  event_position  bigint NOT NULL,
  event_name      event_type NOT NULL,
  due_at          timestamptz NOT NULL,
  attempt_count   integer NOT NULL DEFAULT 0,
  step            smallint NOT NULL DEFAULT 0,
  shard           smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  created_at      timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, uuid)
);
COMMENT ON COLUMN webhook_due.step IS 'attempts of the present schedule; a replay starts a new one';
CREATE INDEX webhook_due_order ON webhook_due (shard, processor_id, endpoint_uuid, due_at, event_position);

-- Finished deliveries with their last attempt. A job makes the partitions of the next days, and
-- drops those that are too old. The default partition has rows without a day.
CREATE TABLE webhook_deliveries (
  processor_id    uuid NOT NULL,
  uuid            uuid NOT NULL,
  endpoint_uuid   uuid NOT NULL,
  event_position  bigint NOT NULL,
  event_name      event_type NOT NULL,
  state           delivery_state NOT NULL,
  attempt_count   integer NOT NULL,
  shard           smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  created_at      timestamptz NOT NULL,
  finished_at     timestamptz NOT NULL,
  started_at      timestamptz,
  latency_ms      integer,
  outcome         text,
  status          smallint,
  error           text,
  answer          text,
  PRIMARY KEY (shard, processor_id, uuid, finished_at)
) PARTITION BY RANGE (finished_at);
COMMENT ON COLUMN webhook_deliveries.state IS 'delivered, dead or canceled; pending and held deliveries are in webhook_due';
COMMENT ON COLUMN webhook_deliveries.outcome IS 'of the last attempt, number attempt_count; null: the delivery was canceled';
CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries (shard, processor_id, endpoint_uuid, event_position);

CREATE TABLE webhook_deliveries_default PARTITION OF webhook_deliveries DEFAULT;

-- The attempts before the last.
CREATE TABLE webhook_attempts (
  shard          smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id   uuid NOT NULL,
  delivery_uuid  uuid NOT NULL,
  attempt        integer NOT NULL,
  started_at     timestamptz NOT NULL,
  latency_ms     integer NOT NULL,
  outcome        text NOT NULL,
  status         smallint,
  error          text,
  answer         text,
  PRIMARY KEY (shard, processor_id, delivery_uuid, attempt, started_at)
) PARTITION BY RANGE (started_at);

CREATE TABLE webhook_attempts_default PARTITION OF webhook_attempts DEFAULT;
