-- Entries that a bank rejected alone. A new value can be used only after its migration.

ALTER TYPE bank_item_kind ADD VALUE 'reject';
ALTER TYPE item_resolution ADD VALUE 'rejected_entry';
ALTER TYPE simulated_answer_kind ADD VALUE 'reject';
