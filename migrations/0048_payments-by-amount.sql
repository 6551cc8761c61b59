-- Payments of an amount are found however old they are.

CREATE INDEX transactions_by_amount ON transactions (shard, processor_id, amount, uuid);
