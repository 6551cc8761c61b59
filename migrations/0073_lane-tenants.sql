-- A shard can be given to another lane while it has tenants: they stay where they are.

-- At home: the tenants that are not in the lane of their shard, and the lane of each.
CREATE TABLE lane_tenants (
  processor_id uuid PRIMARY KEY,
  lane text NOT NULL
);
