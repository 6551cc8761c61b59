-- Payments are started by what is remembered of their users and their processor: what is written is held to both versions (decision 49).

ALTER TABLE processors ADD COLUMN version integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN processors.version IS 'raised by whatever changes that the start of a payment depends on: its settings, whether there are limits, names for bank statements';
