-- The sandbox: its clock, and the answers and faults of its simulated banks.

-- One row.
CREATE TABLE sandbox_clock (
  one               boolean PRIMARY KEY DEFAULT true CHECK (one),
  ahead_ms          bigint NOT NULL DEFAULT 0 CHECK (ahead_ms >= 0),
  advance_count     integer NOT NULL DEFAULT 0,
  records_ahead_ms  bigint NOT NULL DEFAULT 0,
  CHECK (records_ahead_ms BETWEEN 0 AND ahead_ms)
);
COMMENT ON COLUMN sandbox_clock.ahead_ms IS 'how far the banking calendar is ahead of real time';
COMMENT ON COLUMN sandbox_clock.advance_count IS 'number of advances by hand; the first one stops the pace of every running process';
COMMENT ON COLUMN sandbox_clock.records_ahead_ms IS 'how far the time of records is ahead of real time';

INSERT INTO sandbox_clock DEFAULT VALUES;

CREATE TYPE simulated_answer_kind AS ENUM ('return', 'change', 'contest');
CREATE TYPE simulated_misbehavior AS ENUM ('duplicated', 'late', 'cut', 'untidy');

CREATE TABLE simulated_answers (
  uuid            uuid PRIMARY KEY,
  due_at          timestamptz NOT NULL,
  kind            simulated_answer_kind NOT NULL,
  code            text NOT NULL,
  corrected_data  text,
  entry_sealed    bytea NOT NULL,
  magic_trace     text UNIQUE,
  file_uuid       uuid,
  laid_out        boolean NOT NULL DEFAULT false,
  bank            text NOT NULL,
  misbehavior     simulated_misbehavior
);
COMMENT ON TABLE simulated_answers IS 'what a simulated bank will answer, and when';
COMMENT ON COLUMN simulated_answers.misbehavior IS 'the fault that its file will have; null: none';
CREATE INDEX simulated_answers_due ON simulated_answers (due_at) WHERE NOT laid_out;

CREATE TABLE simulated_faults (
  bank                text PRIMARY KEY,
  fail_next_upload    boolean NOT NULL DEFAULT false,
  uploads_fail_until  timestamptz,
  next_answers        simulated_misbehavior,
  unreachable         boolean NOT NULL DEFAULT false
);
COMMENT ON TABLE simulated_faults IS 'the faults that a simulated bank was asked to make; no row: none';
COMMENT ON COLUMN simulated_faults.unreachable IS 'true: its server is away until this is set to false';
