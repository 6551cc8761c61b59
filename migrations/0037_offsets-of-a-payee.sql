-- The statement of a payee shows offsets. Both accounts are the payee's own, so that no index of
-- what crosses has them; there are few.
CREATE INDEX postings_offset ON postings (processor_id, credit_owner_uuid, posted_at) WHERE transition = 'K6';
