-- What a prenote is for. A new value can be used only after its migration.

ALTER TYPE stage ADD VALUE 'prenote_debit';
ALTER TYPE stage ADD VALUE 'prenote_credit';
