-- Holds: objects of their own beside the statuses; an open one stops the next outgoing step of its payment.

CREATE TYPE hold_kind AS ENUM ('tenant', 'operator', 'risk', 'compliance');

CREATE TABLE holds (
  processor_id      uuid NOT NULL,
  uuid              uuid NOT NULL,
  transaction_uuid  uuid NOT NULL,
  kind              hold_kind NOT NULL,
  reason            text NOT NULL,
  placed_at         timestamptz NOT NULL,
  released_at       timestamptz,
  PRIMARY KEY (processor_id, uuid),
  FOREIGN KEY (processor_id, transaction_uuid) REFERENCES transactions
);
COMMENT ON COLUMN holds.kind IS 'tenant: paused by the tenant itself, who resumes it; the others are the operator''s to release';
CREATE INDEX holds_of_transaction ON holds (processor_id, transaction_uuid, uuid);
CREATE UNIQUE INDEX holds_of_tenant ON holds (processor_id, transaction_uuid) WHERE kind = 'tenant' AND released_at IS NULL;
CREATE INDEX holds_open ON holds (placed_at) WHERE released_at IS NULL;

ALTER TABLE transactions ADD COLUMN open_hold_count smallint NOT NULL DEFAULT 0 CHECK (open_hold_count >= 0);
COMMENT ON COLUMN transactions.open_hold_count IS 'holds that are not released: while there is one, nothing of the payment goes out';
