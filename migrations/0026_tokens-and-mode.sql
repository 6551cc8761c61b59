-- Whether the payments of this database move money. The first start writes the row, and a service
-- in the other mode does not start: bodies of events are rendered with it, and files of a sandbox
-- must never reach a bank.
CREATE TABLE service_mode (
  one       boolean PRIMARY KEY DEFAULT true CHECK (one),
  livemode  boolean NOT NULL
);
COMMENT ON COLUMN service_mode.livemode IS 'true: ACHORD_MODE is live';

-- Every token can have a name, so that a tenant knows which of its programs has it.
ALTER TABLE tokens
  DROP CONSTRAINT tokens_check3,
  ADD CONSTRAINT tokens_admin_is_named CHECK (kind <> 'admin' OR name IS NOT NULL);
