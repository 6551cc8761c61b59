-- Banks ask for the proof that a payer authorized a payment.

CREATE TABLE proof_requests (
  shard             smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id      uuid NOT NULL,
  uuid              uuid NOT NULL,
  transaction_uuid  uuid NOT NULL,
  requested_on      date NOT NULL,
  prove_until       date NOT NULL,
  bank_reference    text NOT NULL,
  recorded_at       timestamptz NOT NULL,
  answered_at       timestamptz,
  answer            text,
  PRIMARY KEY (shard, processor_id, uuid),
  CHECK ((answered_at IS NULL) = (answer IS NULL))
);
COMMENT ON TABLE proof_requests IS 'a bank asks for the proof that a payer authorized a payment';
COMMENT ON COLUMN proof_requests.prove_until IS 'the last banking day to answer';
COMMENT ON COLUMN proof_requests.bank_reference IS 'of the request, as the bank names it; empty: it has none';
COMMENT ON COLUMN proof_requests.answer IS 'what was sent, in words';
CREATE UNIQUE INDEX proof_requests_open ON proof_requests (shard, processor_id, transaction_uuid) WHERE answered_at IS NULL;
CREATE INDEX proof_requests_waiting ON proof_requests (prove_until) WHERE answered_at IS NULL;
CREATE INDEX proof_requests_by_time ON proof_requests (recorded_at, uuid);
