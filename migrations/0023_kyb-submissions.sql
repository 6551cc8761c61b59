-- Businesses that a provider over HTTP verifies: what is sent to it, and what it has answered last.

-- A provider may ask for a submission with corrections too.
ALTER TABLE kyb_decisions DROP CONSTRAINT kyb_decisions_check1;
ALTER TABLE kyb_decisions
  ADD CONSTRAINT kyb_decisions_check1 CHECK (source = 'provider' OR outcome NOT IN ('undecided', 'no_answer'));

CREATE TYPE kyb_submission_end AS ENUM ('submitted_again', 'operator_decided', 'user_deleted');

CREATE TABLE kyb_submissions (
  uuid                        uuid PRIMARY KEY,
  processor_id                uuid NOT NULL,
  user_uuid                   uuid NOT NULL,
  vendor_id                   uuid,
  billing_merchant_user_uuid  uuid,
  submitted_at                timestamptz NOT NULL,
  send_due_at                 timestamptz,
  sending_until               timestamptz,
  send_attempts               integer NOT NULL DEFAULT 0,
  send_error                  text,
  sent_at                     timestamptz,
  notice_version              integer NOT NULL DEFAULT 0 CHECK (notice_version >= 0),
  billed_at                   timestamptz,
  ended_at                    timestamptz,
  ended_by                    kyb_submission_end,
  CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  CHECK (send_due_at IS NULL OR (sent_at IS NULL AND ended_at IS NULL))
);
COMMENT ON TABLE kyb_submissions IS 'a business that a provider over HTTP verifies; a notice of the provider names only the uuid';
COMMENT ON COLUMN kyb_submissions.vendor_id IS 'who is billed for a decision: the vendor that submitted it; null: the processor';
COMMENT ON COLUMN kyb_submissions.send_due_at IS 'when it is sent or sent again; null: the provider has it, or the submission ended';
COMMENT ON COLUMN kyb_submissions.sending_until IS 'the lease of the attempt that is under way';
COMMENT ON COLUMN kyb_submissions.send_error IS 'why the last attempt to send it failed';
COMMENT ON COLUMN kyb_submissions.notice_version IS 'the highest version of its notices: a lower or equal one changes nothing; 0: none came';
COMMENT ON COLUMN kyb_submissions.billed_at IS 'when the first decision of the provider was billed';
COMMENT ON COLUMN kyb_submissions.ended_at IS 'since when notices about it change nothing';
-- A business has one submission that its provider may still decide.
CREATE UNIQUE INDEX kyb_submissions_open ON kyb_submissions (processor_id, user_uuid) WHERE ended_at IS NULL;
CREATE INDEX kyb_submissions_to_send ON kyb_submissions (send_due_at) WHERE send_due_at IS NOT NULL;
