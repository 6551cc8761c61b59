// Starts the ordinary handler on its own database in the same PostgreSQL, with one tenant.
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Children } from '../../children.ts';
import { createTables, insertTenant } from './tables.sql.ts';

export interface Ordinary {
  url: string;
  token: string;
  payer_uuid: string;
  payee_uuid: string;
}

export async function prepareOrdinary(superuserUrl: string, processes: Children): Promise<Ordinary> {
  const name = 'bench_ordinary';
  await withPool(superuserUrl, (pool) => pool.query(`CREATE DATABASE ${name}`));
  const url = new URL(superuserUrl);
  url.pathname = `/${name}`;
  const token = randomUUID();
  const users = { payer_uuid: randomUUID(), payee_uuid: randomUUID() };
  await withPool(url.href, async (pool) => {
    await createTables(pool);
    await insertTenant(pool, { token_hash: createHash('sha256').update(token).digest(), ...users });
  });
  const address = await processes.start('bench/floors/ordinary/server.ts', /http:\S+/, { DATABASE_URL: url.href });
  return { url: `${address}/payments`, token, ...users };
}

async function withPool<Result>(connectionString: string, work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({ connectionString, max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
