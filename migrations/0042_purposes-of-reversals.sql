-- What the entry of a reversal is for. A new value can be used only after its migration.

ALTER TYPE stage ADD VALUE 'reversal_debit';
ALTER TYPE stage ADD VALUE 'reversal_credit';
