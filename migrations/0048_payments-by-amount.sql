-- Payments of an amount are found however old they are. It costs a start 150 bytes of the log.

CREATE INDEX transactions_by_amount ON transactions (shard, processor_id, amount, uuid);
