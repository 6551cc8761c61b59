-- Operators search for the returns of a code in some days: `R10 last week`.

CREATE INDEX bank_items_by_code ON bank_items (code, received_at) WHERE code IS NOT NULL;
