-- What a micro-entry is for. A new value can be used only after its migration.

ALTER TYPE stage ADD VALUE 'micro_entry';
