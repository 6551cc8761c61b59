-- A person who does not sign in at the identity provider.

ALTER TABLE operators ADD COLUMN password_only boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN operators.password_only IS 'signs in with the password and the authenticator app only, not at the identity provider';
