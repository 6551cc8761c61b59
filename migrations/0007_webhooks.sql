-- Who hears of which events, and what came of telling them.

CREATE TYPE endpoint_state AS ENUM ('enabled', 'disabled');

CREATE TABLE webhook_endpoints (
  processor_id                uuid NOT NULL REFERENCES processors,
  uuid                        uuid NOT NULL,
  tenant_id                   uuid NOT NULL,
  vendor_id                   uuid,
  url                         text NOT NULL,
  url_normalised              text NOT NULL,
  secret_encrypted            bytea NOT NULL,
  previous_secret_encrypted   bytea,
  previous_secret_until       timestamptz,
  state                       endpoint_state NOT NULL DEFAULT 'enabled',
  failing_since               timestamptz,
  disabled_at                 timestamptz,
  disabled_reason             text,
  created_at                  timestamptz NOT NULL,
  PRIMARY KEY (processor_id, uuid),
  UNIQUE (processor_id, tenant_id, url_normalised)
);
COMMENT ON COLUMN webhook_endpoints.tenant_id IS 'the processor, or the vendor, that registered it';
COMMENT ON COLUMN webhook_endpoints.url IS 'as it was written when it was first registered';
COMMENT ON COLUMN webhook_endpoints.failing_since IS 'the first failure since the latest success; real time';

CREATE TABLE webhook_registrations (
  processor_id   uuid NOT NULL,
  endpoint_uuid  uuid NOT NULL,
  event_name     event_type NOT NULL,
  tenant_id      uuid NOT NULL,
  created_at     timestamptz NOT NULL,
  PRIMARY KEY (processor_id, endpoint_uuid, event_name),
  FOREIGN KEY (processor_id, endpoint_uuid) REFERENCES webhook_endpoints
);
-- Fan-out asks: which endpoints of this tenant hear of this event?
CREATE INDEX webhook_registrations_to_tell ON webhook_registrations (processor_id, event_name, tenant_id);

-- held: its endpoint is disabled; it becomes pending again when the endpoint is enabled.
CREATE TYPE delivery_state AS ENUM ('pending', 'held', 'delivered', 'dead', 'canceled');

CREATE TABLE webhook_deliveries (
  processor_id    uuid NOT NULL,
  uuid            uuid NOT NULL,
  endpoint_uuid   uuid NOT NULL,
  event_position  bigint NOT NULL,
  event_name      event_type NOT NULL,
  state           delivery_state NOT NULL DEFAULT 'pending',
  attempt_count   smallint NOT NULL DEFAULT 0,
  due_at          timestamptz NOT NULL,
  fence           integer NOT NULL DEFAULT 0,
  created_at      timestamptz NOT NULL,
  finished_at     timestamptz,
  PRIMARY KEY (processor_id, uuid),
  FOREIGN KEY (processor_id, endpoint_uuid) REFERENCES webhook_endpoints
);
COMMENT ON COLUMN webhook_deliveries.due_at IS 'real time; while an attempt is under way, the end of its lease';
CREATE UNIQUE INDEX webhook_deliveries_once ON webhook_deliveries (processor_id, endpoint_uuid, event_position);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (processor_id, endpoint_uuid, due_at, event_position)
  WHERE state = 'pending';

CREATE TABLE webhook_attempts (
  processor_id   uuid NOT NULL,
  delivery_uuid  uuid NOT NULL,
  attempt        smallint NOT NULL,
  started_at     timestamptz NOT NULL,
  latency_ms     integer NOT NULL,
  outcome        text NOT NULL,
  status         smallint,
  error          text,
  answer         text,
  PRIMARY KEY (processor_id, delivery_uuid, attempt)
);
