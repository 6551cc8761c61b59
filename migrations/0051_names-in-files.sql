-- The name of a user that entries in bank files show, if the tenant gives one.

ALTER TABLE users ADD COLUMN name_in_file text CHECK (length(name_in_file) <= 22);
COMMENT ON COLUMN users.name_in_file IS 'null: from the name, in the characters of a bank file';
