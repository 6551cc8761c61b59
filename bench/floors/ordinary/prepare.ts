// Starts the ordinary handler on its own database in the same PostgreSQL, with one tenant.
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Children } from '../../children.ts';
import { createTables, insertTenant, type Tenant } from './tables.sql.ts';

export interface Ordinary {
  address: string;
  url: string;
  token: string;
}

/** `pairs`: its payers and payees; a uuid may be there several times. */
export async function prepareOrdinary(
  superuserUrl: string,
  processes: Children,
  pairs: Pick<Tenant, 'payers' | 'payees'>,
): Promise<Ordinary> {
  const name = 'bench_ordinary';
  await withPool(superuserUrl, (pool) => pool.query(`CREATE DATABASE ${name}`));
  const url = new URL(superuserUrl);
  url.pathname = `/${name}`;
  const token = randomUUID();
  await withPool(url.href, async (pool) => {
    await createTables(pool);
    await insertTenant(pool, { token_hash: createHash('sha256').update(token).digest(), ...pairs });
  });
  const address = await processes.start('bench/floors/ordinary/server.ts', /http:\S+/, { DATABASE_URL: url.href });
  return { address, url: `${address}/payments`, token };
}

async function withPool<Result>(connectionString: string, work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({ connectionString, max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
