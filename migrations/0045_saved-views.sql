-- Views of a list in the console, which operators share.

CREATE TABLE saved_views (
  uuid      uuid PRIMARY KEY,
  list      text NOT NULL,
  name      text NOT NULL,
  query     text NOT NULL,
  saved_by  uuid REFERENCES operators (uuid),
  saved_at  timestamptz NOT NULL
);
CREATE UNIQUE INDEX saved_views_names ON saved_views (list, lower(name));
COMMENT ON TABLE saved_views IS 'filters, columns and order of a list in the console under a name; each act is in the audit trail';
COMMENT ON COLUMN saved_views.query IS 'the address of the list behind its question mark';
COMMENT ON COLUMN saved_views.saved_by IS 'null: a token saved it';
