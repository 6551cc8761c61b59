-- An act whose effect has committed, and whose answer has not: whoever repeats it under its key goes on from here.

ALTER TABLE idempotency_keys ADD COLUMN resume_from json;
COMMENT ON COLUMN idempotency_keys.resume_from IS 'what a phase before an outside call has left, once its effect is there: ids, and no secrets';

-- Days of debits that no return rate reads any more are folded into one: found by their day, in whatever processor.
CREATE INDEX debit_days_by_day ON debit_days USING brin (day);
COMMENT ON COLUMN debit_days.day IS 'in Eastern time, on which they were sent or came back; -infinity: all that no rate reads any more';
