// Queries of the doctor on the PostgreSQL server, its connections, and the tokens.
import type { Queryable } from '../../platform/database/database.ts';
import { listenerName } from '../../platform/database/listen.ts';

export interface ServerHealth {
  version: string;
  connections: number;
  /** Without those that are reserved for superusers. */
  connections_limit: number;
  /** Of the role of DATABASE_URL; other roles hide theirs. */
  oldest_transaction_seconds: number;
  autovacuum: boolean;
  /** Transactions since the oldest unfrozen row. PostgreSQL stops at about 2,000,000,000. */
  frozen_age: number;
  /** Connections that listen for notifications: each worker has one. */
  listeners: number;
}

export async function selectServerHealth(db: Queryable): Promise<ServerHealth> {
  const [row] = await db.query<ServerHealth>(
    `SELECT current_setting('server_version') AS version,
            (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend')::int AS connections,
            (current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int)
              AS connections_limit,
            (SELECT coalesce(max(extract(epoch FROM clock_timestamp() - xact_start)), 0)::float8
             FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
               AND backend_type = 'client backend') AS oldest_transaction_seconds,
            current_setting('autovacuum')::boolean AS autovacuum,
            (SELECT age(datfrozenxid) FROM pg_database WHERE datname = current_database()) AS frozen_age,
            (SELECT count(*) FROM pg_stat_activity
             WHERE datname = current_database() AND usename = current_user AND application_name = $1)::int AS listeners`,
    [listenerName],
  );
  return row!;
}

/** Usable tokens that never expire. */
export async function countEndlessTokens(db: Queryable): Promise<number> {
  const [row] = await db.query<{ tokens: number }>(
    'SELECT count(*)::int AS tokens FROM tokens WHERE revoked_at IS NULL AND expires_at IS NULL',
    [],
  );
  return row!.tokens;
}
