-- What a straight-through payment writes after its start (decision 24).

-- A leg does not move: where it stands is where its payment stands.

ALTER TABLE legs ALTER COLUMN state DROP NOT NULL;
ALTER TABLE legs RENAME COLUMN state TO own_state;
COMMENT ON COLUMN legs.own_state IS 'null: the leg stands where its payment says, so it is the first capture or payout of the payment. current_legs has the state of every leg';

-- With its indexes. `NOT rejected` must be true of a leg without own_state.
ALTER TABLE legs DROP COLUMN rejected;
ALTER TABLE legs ADD COLUMN rejected boolean NOT NULL GENERATED ALWAYS AS (coalesce(own_state = 'rejected', false)) STORED;
CREATE UNIQUE INDEX legs_attempt ON legs (shard, processor_id, transaction_uuid, stage, refund_uuid, attempt) NULLS NOT DISTINCT WHERE NOT rejected;
CREATE INDEX legs_rejected ON legs (shard, processor_id, transaction_uuid) WHERE rejected;

-- When a leg moves next follows from its file, and of a capture from the delay of its payment.
ALTER TABLE leg_dates ADD COLUMN delay_days smallint NOT NULL DEFAULT 0;
ALTER TABLE leg_dates DROP CONSTRAINT leg_dates_pkey;
UPDATE leg_dates SET delay_days = 2 WHERE state = 'settled' AND stage <> 'capture';
-- The legs of a rejected file do not settle.
DELETE FROM leg_dates d USING bank_files f WHERE f.uuid = d.file_uuid AND f.state = 'rejected' AND d.state = 'sent';
WITH dates AS (
  DELETE FROM leg_dates WHERE state = 'settled' AND stage = 'capture' RETURNING file_uuid, stage, state, due_at
)
INSERT INTO leg_dates (file_uuid, stage, state, due_at, delay_days)
SELECT DISTINCT d.file_uuid, d.stage, d.state, d.due_at, t.payout_delay_days
FROM dates d
JOIN legs l ON l.file_uuid = d.file_uuid AND l.stage = d.stage AND l.own_state = d.state AND l.due_at = d.due_at
JOIN transactions t ON t.shard = l.shard AND t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid;
ALTER TABLE leg_dates ALTER COLUMN delay_days DROP DEFAULT;
ALTER TABLE leg_dates ADD PRIMARY KEY (state, due_at, file_uuid, stage, delay_days);
COMMENT ON COLUMN leg_dates.delay_days IS 'banking days from the settlement until the legs are good: of captures, of those payments with this payout_delay_days. 0 until they settle';
ALTER TABLE legs DROP COLUMN due_at;
ALTER TABLE legs RESET (fillfactor);

CREATE VIEW current_legs AS
SELECT l.shard, l.processor_id, l.uuid, l.transaction_uuid, l.refund_uuid, l.stage, l.attempt, l.amount, l.speed, l.file_uuid,
  l.entry_uuid, l.created_at, l.rejected,
  -- A payout whose payment waits for another one has settled.
  coalesce(l.own_state, (
    SELECT coalesce(CASE l.stage WHEN 'capture' THEN s.capture_leg ELSE s.payout_leg END::text::leg_state, 'settled')
    FROM transaction_states s
    WHERE s.shard = l.shard AND s.processor_id = l.processor_id AND s.uuid = l.transaction_uuid)) AS state
FROM legs l;
COMMENT ON VIEW current_legs IS 'legs with the state of each';

-- The captures of a portion are one bill of their tenant or vendor.
ALTER TABLE billable_events ADD COLUMN subject_uuids uuid[] CHECK (subject_uuids IS NULL OR (subject_uuid IS NULL AND billing_merchant_user_uuid IS NULL));
ALTER TABLE billable_events ALTER COLUMN subject_uuids SET STORAGE EXTERNAL;
COMMENT ON TABLE billable_events IS 'a call that is billed, or the captures of several payments that were sent together: one event each';
COMMENT ON COLUMN billable_events.subject_uuids IS 'the payments of captures that were sent together; null: subject_uuid';

CREATE VIEW billed_subjects AS
SELECT b.shard, b.processor_id, b.vendor_id, b.kind, b.billing_merchant_user_uuid, b.subject_uuid, b.occurred_at
FROM billable_events b WHERE b.subject_uuids IS NULL
UNION ALL
SELECT b.shard, b.processor_id, b.vendor_id, b.kind, b.billing_merchant_user_uuid, subject.uuid, b.occurred_at
FROM billable_events b CROSS JOIN LATERAL unnest(b.subject_uuids) AS subject (uuid);
COMMENT ON VIEW billed_subjects IS 'billable events, a row for each subject';
