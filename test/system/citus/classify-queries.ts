// How Citus runs each query of a list, in a schema that is distributed.
import pg from 'pg';
import { connectionTo } from '../../../src/platform/database/session-settings.ts';

/**
 * `as one`: it goes to the node as it is. `without tables`: PostgreSQL itself runs it. `in parts`:
 * Citus runs parts of it by themselves, and keeps their rows in files. `refused`: Citus does not
 * run it. `not judged`: it needs values to be planned.
 */
export const kinds = ['as one', 'without tables', 'in parts', 'refused', 'not judged'] as const;

export type Kind = (typeof kinds)[number];

export interface Judged {
  kind: Kind;
  /** What the server said. */
  said: string;
}

const notSupported = '0A000';

/** `url`: of a role that may run all of them. Nothing is changed. Leaves out what is no query. */
export async function classifyQueries(url: string, texts: Iterable<string>): Promise<Map<string, Judged>> {
  const client = new pg.Client(connectionTo(url));
  await client.connect();
  const judged = new Map<string, Judged>();
  try {
    // Citus plans some queries only together with their values.
    await client.query('SET plan_cache_mode TO force_custom_plan');
    for (const text of texts) if (isQuery(text)) judged.set(text, await classify(client, text));
  } finally {
    await client.end();
  }
  return judged;
}

const isQuery = (text: string) => /^\s*(WITH|SELECT|INSERT|UPDATE|DELETE|\()/i.test(text);

async function classify(client: pg.Client, text: string): Promise<Judged> {
  await client.query('BEGIN');
  try {
    await client.query(`PREPARE judged AS ${text}`);
    const { rows: prepared } = await client.query<{ types: string[] }>(
      `SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = 'judged'`,
    );
    const values = prepared[0]!.types.map(anyValue).join(', ');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN EXECUTE judged${values === '' ? '' : ` (${values})`}`,
    );
    return kindOf(rows.map((row) => row['QUERY PLAN']).join('\n'));
  } catch (error) {
    const { code, message, detail } = error as pg.DatabaseError;
    const said = [code, message, detail].filter((part) => part !== undefined).join(' · ');
    return { kind: code === notSupported ? 'refused' : 'not judged', said };
  } finally {
    await client.query('ROLLBACK');
    await client.query('DEALLOCATE ALL');
  }
}

/** As SQL. With NULL, Citus sees that some conditions are never true, and cannot explain them. */
function anyValue(type: string): string {
  if (type.endsWith('[]')) return `'{}'::${type}`;
  const known = valuesOf[type];
  return known === undefined ? 'NULL' : `${known}::${type}`;
}

const valuesOf: Readonly<Record<string, string>> = {
  uuid: "'00000000-0000-0000-0000-000000000001'",
  smallint: '1',
  integer: '1',
  bigint: '1',
  numeric: '1',
  'double precision': '1',
  boolean: 'true',
  text: "'1'",
  bytea: "'1'",
  date: "'2026-01-02'",
  'timestamp with time zone': "'2026-01-02'",
  json: "'[]'",
  jsonb: "'[]'",
};

function kindOf(plan: string): Judged {
  const scans = plan.match(/Custom Scan \(Citus [^)]*\)/g) ?? [];
  const subplans = (plan.match(/Distributed Subplan/g) ?? []).length;
  if (scans.length === 0) return { kind: 'without tables', said: '' };
  const isAsOne =
    scans.length === 1 && scans[0]!.includes('Adaptive') && subplans === 0 && /Task Count: 1\b/.test(plan);
  if (isAsOne) return { kind: 'as one', said: '' };
  return { kind: 'in parts', said: `${[...new Set(scans)].join(', ')}, ${subplans} subplans` };
}
