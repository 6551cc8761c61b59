-- Who had the text of a token cannot decide alone about what it registers.

ALTER TABLE tokens ADD COLUMN first_issued_by uuid REFERENCES operators (uuid);
ALTER TABLE tokens ADD COLUMN approved_by uuid REFERENCES operators (uuid);
UPDATE tokens SET first_issued_by = issued_by_operator WHERE issued_by_operator IS NOT NULL;
COMMENT ON COLUMN tokens.issued_by_operator IS 'who answers for it: the token works while this person is an administrator';
COMMENT ON COLUMN tokens.first_issued_by IS 'who asked for it, also after another person answers for it';
COMMENT ON COLUMN tokens.approved_by IS 'the second person, who got its text';
