-- Restores of the database, the banks that wait after one, and files that only the banks know.

CREATE TABLE restores (
  uuid         uuid PRIMARY KEY,
  restored_at  timestamptz NOT NULL,
  reached_at   timestamptz,
  backup       text
);
COMMENT ON TABLE restores IS 'each restore of this database from a backup; every bank waits until it is released';
COMMENT ON COLUMN restores.reached_at IS 'the moment that the database was restored to; null: it was restored by other means';
COMMENT ON COLUMN restores.backup IS 'the name of the backup; null: it was restored by other means';
REVOKE UPDATE, DELETE, TRUNCATE ON restores FROM CURRENT_USER;

CREATE TABLE restore_releases (
  restore_uuid  uuid NOT NULL,
  bank          text NOT NULL,
  released_at   timestamptz NOT NULL,
  reason        text NOT NULL,
  PRIMARY KEY (restore_uuid, bank)
);
COMMENT ON TABLE restore_releases IS 'an operator has compared the files of the bank with ours after the restore; the audit trail has who did';
REVOKE UPDATE, DELETE, TRUNCATE ON restore_releases FROM CURRENT_USER;

CREATE TABLE files_only_at_banks (
  bank          text NOT NULL,
  name          text NOT NULL,
  restore_uuid  uuid NOT NULL,
  PRIMARY KEY (bank, name)
);
COMMENT ON TABLE files_only_at_banks IS 'a bank has got this file of ours, and the database lost it in a restore: no other file gets its name';
REVOKE UPDATE, DELETE, TRUNCATE ON files_only_at_banks FROM CURRENT_USER;
