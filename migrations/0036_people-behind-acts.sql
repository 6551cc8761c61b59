-- Who is behind an act: the person who issued a token, and when a person gave the password.

ALTER TABLE tokens ADD COLUMN issued_by_operator uuid REFERENCES operators;
COMMENT ON COLUMN tokens.issued_by_operator IS 'the person who issued it, also through another token; null: the operator''s machine';

ALTER TABLE operator_sessions ALTER COLUMN confirmed_at DROP NOT NULL;
COMMENT ON COLUMN operator_sessions.confirmed_at IS 'when the operator last gave the password, here or at the identity provider; null: unknown';

-- An approved invitation answers a one-time link, so answers are sealed. Earlier ones are dropped.
ALTER TABLE approvals DROP COLUMN answer;
ALTER TABLE approvals ADD COLUMN answer_sealed bytea;
ALTER TABLE approvals ADD CHECK (answer_sealed IS NULL OR outcome = 'approved');
COMMENT ON COLUMN approvals.answer_sealed IS 'status, message and data of the operation, as JSON; null: refused, undecided, or approved before answers were sealed';
