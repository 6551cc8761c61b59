// The query for the facts of a PostgreSQL server that decide whether it is safe for money.
import type { ClientBase } from 'pg';

export interface ServerFacts {
  version: string;
  /** 150004 for 15.4 */
  version_number: number;
  fsync: string;
  full_page_writes: string;
  synchronous_commit: string;
  encoding: string;
  in_recovery: boolean;
  read_only: string;
}

export async function serverFacts(client: ClientBase): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(`
    select current_setting('server_version') as version,
           current_setting('server_version_num')::int as version_number,
           current_setting('fsync') as fsync,
           current_setting('full_page_writes') as full_page_writes,
           current_setting('synchronous_commit') as synchronous_commit,
           pg_encoding_to_char(encoding) as encoding,
           pg_is_in_recovery() as in_recovery,
           current_setting('default_transaction_read_only') as read_only
      from pg_database
     where datname = current_database()`);
  return rows[0]!;
}
