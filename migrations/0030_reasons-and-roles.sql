-- Admin tokens have a name and a role; acts have a reason.

CREATE TYPE operator_role AS ENUM ('viewer', 'support', 'operator', 'risk', 'administrator', 'developer');

ALTER TABLE tokens ADD COLUMN name text, ADD COLUMN role operator_role;
UPDATE tokens SET name = 'admin token', role = 'administrator' WHERE kind = 'admin';
ALTER TABLE tokens
  ADD CHECK ((kind = 'admin') = (name IS NOT NULL)),
  ADD CHECK ((kind = 'admin') = (role IS NOT NULL)),
  ADD CHECK (role <> 'developer');
COMMENT ON COLUMN tokens.name IS 'what an admin token is for';
COMMENT ON COLUMN tokens.role IS 'what an admin token may do';

ALTER TABLE audit_trail
  ADD COLUMN operator_uuid uuid,
  ADD COLUMN session_uuid uuid,
  ADD COLUMN address text,
  ADD COLUMN reason text;
COMMENT ON COLUMN audit_trail.operator_uuid IS 'the person who had signed in; null: a token, or the service itself';
COMMENT ON COLUMN audit_trail.address IS 'of the client; null outside of a request';
COMMENT ON COLUMN audit_trail.reason IS 'as the caller gave it; null: none';
