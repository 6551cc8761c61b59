-- What happened, for those who want to hear of it.

CREATE TYPE event_type AS ENUM
  ('TransactionStarted', 'TransactionCaptureStarted', 'TransactionCompleted', 'TransactionFailed', 'TransactionCanceled',
   'PayoutFailed', 'PayoutCompleted',
   'ClawbackStarted', 'ClawbackFailed', 'ClawbackCompleted',
   'BankLinkedSuccessfully', 'BankLinkFailed', 'BankAccountRemoved',
   'BusinessCreated', 'BusinessUpdated',
   'BatchPayout', 'BatchRefund', 'MerchantBatchPayout',
   'RefundPending', 'RefundCaptureStarted', 'RefundCaptureCompleted', 'RefundCaptureFailed', 'RefundPayoutPending',
   'RefundPayoutCompleted', 'RefundPayoutFailed',
   'ReversePayoutStarted', 'ReversePayoutCompleted', 'ReversePayoutFailed');

-- Commits beside its cause and leaves with fan-out: always small.
CREATE TABLE outbox (
  processor_id  uuid NOT NULL,
  uuid          uuid NOT NULL,
  vendor_id     uuid,
  type          event_type NOT NULL,
  subject_uuid  uuid NOT NULL,
  sequence      integer NOT NULL,
  occurred_at   timestamptz NOT NULL,
  state         json NOT NULL,
  PRIMARY KEY (processor_id, subject_uuid, sequence)
);
COMMENT ON COLUMN outbox.subject_uuid IS 'data.uuid of the event';
COMMENT ON COLUMN outbox.state IS 'of that moment: what the subject''s own row may since have changed';

CREATE TABLE event_positions (
  processor_id   uuid PRIMARY KEY REFERENCES processors,
  last_position  bigint NOT NULL DEFAULT 0
);

CREATE TABLE events (
  processor_id  uuid NOT NULL,
  position      bigint NOT NULL,
  uuid          uuid NOT NULL,
  vendor_id     uuid,
  type          event_type NOT NULL,
  subject_uuid  uuid NOT NULL,
  occurred_at   timestamptz NOT NULL,
  body          text NOT NULL,
  PRIMARY KEY (processor_id, position)
);
COMMENT ON COLUMN events.position IS 'given under a row lock: no position appears after a greater one';
COMMENT ON COLUMN events.body IS 'the bytes that are signed and sent, rendered once';
CREATE INDEX events_of_vendor ON events (processor_id, vendor_id, position) WHERE vendor_id IS NOT NULL;
-- An announcement is positioned once; and a reader may go on after any event that it knows.
CREATE UNIQUE INDEX events_once ON events (processor_id, uuid);
