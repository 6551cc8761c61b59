-- We ask a receiving bank to return an entry that was sent wrongly (R06).

-- Why an entry is wrong: the only reasons for which Nacha allows a reversal or a request for a return.
CREATE TYPE entry_error AS ENUM ('duplicate', 'wrong_amount', 'wrong_account', 'wrong_date');
CREATE TYPE return_request_answer AS ENUM ('accepted', 'refused', 'none');

CREATE TABLE return_requests (
  shard             smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id      uuid NOT NULL,
  uuid              uuid NOT NULL,
  transaction_uuid  uuid NOT NULL,
  entry_uuid        uuid NOT NULL,
  entry_error       entry_error NOT NULL,
  requested_on      date NOT NULL,
  answer_until      date NOT NULL,
  asked_by          text NOT NULL,
  asked_how         text NOT NULL,
  recorded_at       timestamptz NOT NULL,
  answer            return_request_answer,
  answer_note       text,
  answered_at       timestamptz,
  returned_with     text,
  returned_at       timestamptz,
  PRIMARY KEY (shard, processor_id, uuid),
  CHECK ((answered_at IS NULL) = (answer IS NULL) AND (answered_at IS NULL) = (answer_note IS NULL)),
  CHECK ((returned_at IS NULL) = (returned_with IS NULL))
);
COMMENT ON TABLE return_requests IS 'a receiving bank is asked to return an entry that was sent wrongly';
COMMENT ON COLUMN return_requests.transaction_uuid IS 'the payment for which it was recorded; other payments may share the entry';
COMMENT ON COLUMN return_requests.answer_until IS 'the last banking day for the answer of the receiving bank';
COMMENT ON COLUMN return_requests.asked_by IS 'who asked, in words; empty: not recorded';
COMMENT ON COLUMN return_requests.answer IS 'accepted: the bank says that it returns the entry; none: it did not answer in time';
COMMENT ON COLUMN return_requests.returned_with IS 'the return code with which the entry came back; null: it did not';
CREATE UNIQUE INDEX return_requests_open ON return_requests (shard, processor_id, entry_uuid)
  WHERE answered_at IS NULL AND returned_at IS NULL;
CREATE INDEX return_requests_of_entry ON return_requests (shard, processor_id, entry_uuid) WHERE returned_at IS NULL;
CREATE INDEX return_requests_waiting ON return_requests (answer_until) WHERE answered_at IS NULL AND returned_at IS NULL;
CREATE INDEX return_requests_by_time ON return_requests (recorded_at, uuid);
