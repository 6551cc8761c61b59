-- Seals of a data key are counted, and a new key is made long before their nonces could repeat
-- (decision 61).

ALTER TABLE vault_keys
  ADD COLUMN seals_reserved bigint NOT NULL DEFAULT 0,
  ADD COLUMN seals_from timestamptz NOT NULL DEFAULT now();
COMMENT ON COLUMN vault_keys.seals_reserved IS 'seals that processes may have made with this key: each reserves a block before it uses it';
COMMENT ON COLUMN vault_keys.seals_from IS 'from this instant on it is sealed with, once every process has read it';

-- Nobody has counted what these keys have sealed: the service makes a new one at once.
UPDATE vault_keys SET seals_reserved = 2147483648 WHERE purpose = 'data';
