-- An approval keeps the policy that asked for it: the policy may change while the act waits.
ALTER TABLE approvals ADD COLUMN above_amount bigint NOT NULL DEFAULT 0;
ALTER TABLE approvals ALTER COLUMN above_amount DROP DEFAULT;
COMMENT ON COLUMN approvals.above_amount IS 'cents: the policy asked for acts that move more, and for those without an amount';
