-- Further databases of the service. Each is a lane: it has the tenants of some shards.

-- At home: every lane that was added. In another lane: its own row, by which the service knows it again.
CREATE TABLE lanes (
  name text PRIMARY KEY CHECK (name ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  uuid uuid NOT NULL UNIQUE,
  added_at timestamptz NOT NULL
);

-- The lane of each shard. What home says is true. A lane takes new tenants only of shards that are its own.
CREATE TABLE lane_shards (
  shard smallint PRIMARY KEY CHECK (shard BETWEEN 0 AND 63),
  lane text NOT NULL,
  moved_at timestamptz
);
INSERT INTO lane_shards (shard, lane) SELECT shard, 'home' FROM generate_series(0, 63) AS shard;

-- The trace numbers that this database takes: lanes with the same ODFI have ranges apart.
ALTER TABLE trace_counters
  ADD first_trace integer NOT NULL DEFAULT 1 CHECK (first_trace BETWEEN 1 AND 9999999),
  ADD last_trace integer NOT NULL DEFAULT 9999999,
  ADD CHECK (last_trace BETWEEN first_trace AND 9999999);
-- With several lanes, people are at home, and their tenant may be in another lane. So may be the
-- tokens that they issued.

ALTER TABLE operators DROP CONSTRAINT operators_processor_id_fkey;

ALTER TABLE operators ADD COLUMN tokens_kept_by uuid;
COMMENT ON COLUMN operators.tokens_kept_by IS 'who answers for the tokens of the person, who may issue none any more; all zeros: the machine of the operator; null: they are revoked';
