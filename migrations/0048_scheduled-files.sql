-- Files of lists that the service writes for each banking day, week or month.

CREATE TABLE file_schedules (
  uuid           uuid PRIMARY KEY,
  list           text NOT NULL,
  name           text NOT NULL,
  query          text NOT NULL,
  every          text NOT NULL CHECK (every IN ('banking_day', 'week', 'month')),
  hour           smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
  covered_until  date NOT NULL,
  leased_until   timestamptz,
  scheduled_by   uuid REFERENCES operators (uuid),
  scheduled_at   timestamptz NOT NULL
);
COMMENT ON TABLE file_schedules IS 'a saved view of a list that the service writes as a file for each period';
COMMENT ON COLUMN file_schedules.query IS 'the address of the list behind its question mark, as the view had it';
COMMENT ON COLUMN file_schedules.hour IS 'the Eastern hour on the banking day after the period';
COMMENT ON COLUMN file_schedules.covered_until IS 'the last day of the last file; before the first file, the day before the schedule';
COMMENT ON COLUMN file_schedules.leased_until IS 'until then another process does not write its file';
COMMENT ON COLUMN file_schedules.scheduled_by IS 'null: a token scheduled it';

CREATE TABLE scheduled_files (
  uuid               uuid PRIMARY KEY,
  schedule_uuid      uuid NOT NULL,
  list               text NOT NULL,
  name               text NOT NULL,
  first_day          date NOT NULL,
  last_day           date NOT NULL,
  row_count          bigint NOT NULL,
  made_at            timestamptz NOT NULL,
  scheduled_by       uuid REFERENCES operators (uuid),
  mail_attempts      smallint NOT NULL DEFAULT 0,
  mail_due_at        timestamptz,
  webhook_attempts   smallint NOT NULL DEFAULT 0,
  webhook_due_at     timestamptz,
  UNIQUE (schedule_uuid, last_day)
);
CREATE INDEX scheduled_files_mail ON scheduled_files (mail_due_at) WHERE mail_due_at IS NOT NULL;
CREATE INDEX scheduled_files_webhook ON scheduled_files (webhook_due_at) WHERE webhook_due_at IS NOT NULL;
COMMENT ON TABLE scheduled_files IS 'a file that a schedule wrote; it stays when its schedule has ended';
COMMENT ON COLUMN scheduled_files.mail_due_at IS 'when the next e-mail about it is tried; null: it is told, or given up';
COMMENT ON COLUMN scheduled_files.webhook_due_at IS 'as mail_due_at, for the webhook';

CREATE TABLE scheduled_file_chunks (
  file_uuid  uuid NOT NULL REFERENCES scheduled_files (uuid) ON DELETE CASCADE,
  number     int NOT NULL,
  content    bytea NOT NULL,
  PRIMARY KEY (file_uuid, number)
);
COMMENT ON TABLE scheduled_file_chunks IS 'the bytes of a scheduled file, compressed with gzip, in pieces';
