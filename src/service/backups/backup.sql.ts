// Queries of a physical backup, in one session of a superuser: PostgreSQL ends the backup with it.
import type { ClientBase } from 'pg';

export interface BackupStop {
  /** The end of the backup in the log: a recovery has to replay up to here. */
  end_lsn: string;
  /** The last file of the log that this needs. */
  last_wal_file: string;
  /** The content of the file backup_label. */
  label: string;
}

/** Keeps the log from here on until the session ends. */
export async function keepLog(client: ClientBase, slot: string): Promise<void> {
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
}

/** Returns the first file of the log that a recovery needs. */
export async function startBackup(client: ClientBase, label: string): Promise<string> {
  const { rows } = await client.query('select pg_walfile_name(pg_backup_start($1, true)) as first', [label]);
  return rows[0].first;
}

/** Also ends the current file of the log, so that it is complete on the disk. */
export async function stopBackup(client: ClientBase): Promise<BackupStop> {
  const { rows } = await client.query(
    `select lsn::text as end_lsn, pg_walfile_name(lsn - 1) as last_wal_file, labelfile as label
     from pg_backup_stop(false)`,
  );
  return rows[0];
}

export interface ServerFacts {
  postgresql: string;
  system_identifier: string;
}

export async function selectServerFacts(client: ClientBase): Promise<ServerFacts> {
  const { rows } = await client.query(
    `select current_setting('server_version') as postgresql, system_identifier::text from pg_control_system()`,
  );
  return rows[0];
}
