-- The planner must not take the index that lists the payments of a file for a portion of its legs.
-- It takes a partial index only for a query that names the index's condition. The condition is true
-- for each leg.

DROP INDEX legs_of_file_by_payment;
CREATE INDEX legs_of_file_by_payment ON legs (file_uuid, transaction_uuid) WHERE amount > 0;
