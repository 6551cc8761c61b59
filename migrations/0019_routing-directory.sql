-- The ACH participant directory of the Federal Reserve, and its imports.

CREATE TABLE routing_directory (
  routing_number      text PRIMARY KEY CHECK (routing_number ~ '^[0-9]{9}$'),
  institution_name    text NOT NULL,
  office_code         text NOT NULL CHECK (office_code IN ('O', 'B')),
  record_type         text NOT NULL CHECK (record_type IN ('0', '1', '2')),
  new_routing_number  text CHECK (new_routing_number ~ '^[0-9]{9}$'),
  status_code         text,
  changed_on          date,
  CHECK ((record_type = '2') = (new_routing_number IS NOT NULL))
);
COMMENT ON TABLE routing_directory IS 'the routing numbers that receive ACH entries; empty: no directory was imported';
COMMENT ON COLUMN routing_directory.office_code IS 'O main office, B branch';
COMMENT ON COLUMN routing_directory.record_type IS '0 a Federal Reserve Bank; 1 entries go to this routing number; 2 they go to new_routing_number';
COMMENT ON COLUMN routing_directory.status_code IS 'institution status code of the file; 1: receives government and commercial entries';

CREATE TABLE routing_directory_imports (
  uuid             uuid PRIMARY KEY,
  imported_at      timestamptz NOT NULL,
  file_sha256      bytea NOT NULL CHECK (length(file_sha256) = 32),
  entry_count      integer NOT NULL,
  added_count      integer NOT NULL,
  changed_count    integer NOT NULL,
  removed_count    integer NOT NULL
);
COMMENT ON TABLE routing_directory_imports IS 'each import of the directory; the audit trail has who made it';
REVOKE UPDATE, DELETE, TRUNCATE ON routing_directory_imports FROM CURRENT_USER;
