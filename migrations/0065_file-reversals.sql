-- Reversals of whole files: every entry of a file that was sent wrongly is reversed, in portions.

-- working: its entries are reversed, portion by portion. done: each of them has a reversal, or a
-- reason why it has none.
CREATE TYPE file_reversal_state AS ENUM ('working', 'done');

CREATE TABLE file_reversals (
  uuid                uuid PRIMARY KEY,
  file_uuid           uuid NOT NULL REFERENCES bank_files,
  bank                text NOT NULL,
  state               file_reversal_state NOT NULL,
  entry_error         entry_error NOT NULL,
  processor_id        uuid,
  stage               stage,
  reason              text NOT NULL,
  discovered_at       timestamptz NOT NULL,
  after_stage         stage,
  after_processor_id  uuid,
  after_entry_uuid    uuid,
  reversed_count      integer NOT NULL DEFAULT 0,
  reversed_debits     bigint NOT NULL DEFAULT 0,
  reversed_credits    bigint NOT NULL DEFAULT 0,
  requested_at        timestamptz NOT NULL,
  done_at             timestamptz
);
COMMENT ON TABLE file_reversals IS 'the reversal of a file: every entry of it that can be reversed';
COMMENT ON COLUMN file_reversals.processor_id IS 'only the entries of this tenant; null: of all';
COMMENT ON COLUMN file_reversals.stage IS 'only the entries of this stage; null: of captures and payouts';
COMMENT ON COLUMN file_reversals.discovered_at IS 'banking time at which the error was discovered: the network wants the reversals within 24 hours';
COMMENT ON COLUMN file_reversals.after_entry_uuid IS 'the last entry of the last portion, with its stage and tenant; null: nothing is done yet';
COMMENT ON COLUMN file_reversals.reversed_debits IS 'cents of the debits of the file that are given back';
COMMENT ON COLUMN file_reversals.done_at IS 'when the last portion was done';
-- One at a time for a file.
CREATE UNIQUE INDEX file_reversals_working ON file_reversals (file_uuid) WHERE state = 'working';
CREATE INDEX file_reversals_of_file ON file_reversals (file_uuid);
CREATE INDEX file_reversals_by_time ON file_reversals (requested_at, uuid);

CREATE TABLE refused_reversals (
  file_reversal_uuid  uuid NOT NULL REFERENCES file_reversals,
  stage               stage NOT NULL,
  processor_id        uuid NOT NULL,
  entry_uuid          uuid NOT NULL,
  transaction_uuid    uuid NOT NULL,
  trace_id            text NOT NULL,
  direction           text NOT NULL CHECK (direction IN ('debit', 'credit')),
  amount              bigint NOT NULL CHECK (amount >= 0),
  why                 text NOT NULL,
  PRIMARY KEY (file_reversal_uuid, stage, processor_id, entry_uuid)
);
COMMENT ON TABLE refused_reversals IS 'an entry that the reversal of its file did not reverse, with the reason';
COMMENT ON COLUMN refused_reversals.transaction_uuid IS 'the payment of the entry, or the first one of a batch';
COMMENT ON COLUMN refused_reversals.direction IS 'of the entry';

ALTER TABLE reversals ADD COLUMN file_reversal_uuid uuid;
COMMENT ON COLUMN reversals.file_reversal_uuid IS 'the reversal of the file; null: of this entry alone';
CREATE INDEX reversals_of_file ON reversals (file_reversal_uuid, status) WHERE file_reversal_uuid IS NOT NULL;

-- The reversals of a file are requested at one instant.
DROP INDEX reversals_waiting;
CREATE INDEX reversals_waiting ON reversals (bank, requested_at, uuid) WHERE status = 'REVERSAL_PENDING';
