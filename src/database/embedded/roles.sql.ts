// The role `achord`, its database, and statistics for operators.
import type { ClientBase } from 'pg';

export async function roleExists(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(`select from pg_roles where rolname = 'achord'`);
  return rowCount === 1;
}

/** No superuser: it can take rights on append-only tables away from itself. */
export async function createRole(client: ClientBase, password: string): Promise<void> {
  await client.query(`create role achord login password ${client.escapeLiteral(password)}`);
}

export async function createDatabase(client: ClientBase): Promise<void> {
  await client.query('create database achord owner achord');
}

export async function installStatementStatistics(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query(`select from pg_extension where extname = 'pg_stat_statements'`);
  if (rowCount === 0) await client.query('create extension pg_stat_statements');
}
