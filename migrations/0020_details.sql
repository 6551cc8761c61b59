-- What an operator or a tenant reads of one payment.

-- Entries that a bank took back with their file: few, and read with the others of their payment.
CREATE INDEX legs_rejected ON legs (processor_id, transaction_uuid) WHERE rejected;
