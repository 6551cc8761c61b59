-- An act whose effect has committed, and whose answer has not: whoever repeats it under its key goes on from here.

ALTER TABLE idempotency_keys ADD COLUMN resume_from json;
COMMENT ON COLUMN idempotency_keys.resume_from IS 'what a phase before an outside call has left, once its effect is there: ids, and no secrets';
