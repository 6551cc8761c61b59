-- The log of requests is compressed by the process that writes it, which is cheaper than in
-- PostgreSQL. What it had so far cannot be compressed here, and is dropped.

TRUNCATE request_batches;
ALTER TABLE request_batches DROP COLUMN requests;
ALTER TABLE request_batches ADD COLUMN packed_requests bytea NOT NULL;
ALTER TABLE request_batches ALTER COLUMN packed_requests SET STORAGE EXTERNAL;
COMMENT ON COLUMN request_batches.packed_requests IS 'JSON, compressed with zstd: [time in ms, request id, method, path, status, duration in ms, codes of refusals, token uuid] of each';
