-- The sandbox's clock has two readings: the pace moves the banking calendar alone, and records keep
-- today's date.

-- Records of an existing sandbox were dated by the one reading there was: they go on from there,
-- and never back.
ALTER TABLE sandbox_clock ADD COLUMN records_ahead_ms bigint NOT NULL DEFAULT 0;
UPDATE sandbox_clock SET records_ahead_ms = ahead_ms;
ALTER TABLE sandbox_clock ADD CHECK (records_ahead_ms BETWEEN 0 AND ahead_ms);
COMMENT ON COLUMN sandbox_clock.ahead_ms IS 'how far the banking calendar is ahead of real time';
COMMENT ON COLUMN sandbox_clock.records_ahead_ms IS 'how far the times that records show are ahead of real time';

-- Why a refund failed: the reason of the entry that failed last. For refunds that failed before
-- this migration the history has the reason.
ALTER TABLE refunds
  ADD COLUMN ach_return_code text,
  ADD COLUMN failure_code    text,
  ADD COLUMN failure_reason  text;
