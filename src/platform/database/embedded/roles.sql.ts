// Queries that make the roles of an embedded server, their database, and statistics for operators.
import type { ClientBase } from 'pg';

/**
 * Owns the database and all tables, and migrates. It is no superuser, so it can revoke rights from
 * itself.
 */
export const ownerRole = 'achord';
/** Serves. It has the rights of the grants table (`database/schema/grants.ts`) and owns nothing. */
export const serviceRole = 'achord_service';

export const superuserRole = 'postgres';

type EmbeddedRole = typeof ownerRole | typeof serviceRole;

export async function roleExists(client: ClientBase, role: EmbeddedRole): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  return rowCount === 1;
}

export async function createRole(client: ClientBase, role: EmbeddedRole, password: string): Promise<void> {
  await client.query(`create role ${role} login password ${client.escapeLiteral(password)}`);
}

export async function createDatabase(client: ClientBase): Promise<void> {
  await client.query(`create database achord owner ${ownerRole}`);
}

export async function installStatementStatistics(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query(`select from pg_extension where extname = 'pg_stat_statements'`);
  if (rowCount === 0) await client.query('create extension pg_stat_statements');
}

export async function changePassword(
  client: ClientBase,
  role: EmbeddedRole | typeof superuserRole,
  password: string,
): Promise<void> {
  await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
}

export interface Recovered {
  /** When the last replayed transaction was committed; null: none was replayed. */
  reached_at: Date | null;
  /** The file of the log up to which it was replayed. Its timeline is the new one. */
  last_wal_file: string;
}

export async function selectRecovered(client: ClientBase): Promise<Recovered> {
  const { rows } = await client.query(
    `select pg_last_xact_replay_timestamp() as reached_at,
            pg_walfile_name(pg_last_wal_replay_lsn()) as last_wal_file`,
  );
  return rows[0];
}
