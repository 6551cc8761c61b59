// Types at the database: the check at the end of a test run finds each kind of wrong row type.
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../support/runner/database.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { watchQueries } from '../recorded-queries/watch-queries.ts';
import { differences } from '../row-types/compare-rows.ts';
import { type DeclaredCall, declaredCalls } from '../row-types/declared-rows.ts';
import { describer } from '../row-types/described-rows.ts';

/** A function for each row: its name, the declared row and the query. */
const examples = {
  right: [
    '{ processor_id: string; name: string; created_at: Date }',
    'SELECT processor_id, name, created_at FROM processors',
  ],
  missing: ['{ processor_id: string; color: string }', 'SELECT processor_id FROM processors'],
  extra: ['{ processor_id: string }', 'SELECT processor_id, name FROM processors'],
  text: ['{ at: string }', 'SELECT created_at AS at FROM processors'],
  count: ['{ found: string }', 'SELECT count(*) AS found FROM processors'],
  date: ['{ day: Date }', 'SELECT current_date AS day'],
  nullable: ['{ deleted_at: Date }', 'SELECT deleted_at FROM users'],
  excluded: ['{ deleted_at: Date }', 'SELECT deleted_at FROM users WHERE deleted_at IS NOT NULL'],
  left: ['{ name: string }', 'SELECT v.name FROM processors LEFT JOIN vendors v USING (processor_id)'],
  label: [`{ kind: 'person' | 'robot' }`, 'SELECT kind FROM users'],
  json: ['{ document: { at: Date } }', 'SELECT json_build_object() AS document'],
  elements: ['{ days: string[] }', 'SELECT ARRAY[current_date] AS days'],
  returning: ['{ uuid: number }', 'DELETE FROM users RETURNING uuid'],
} as const satisfies Record<string, readonly [string, string]>;

const path = 'src/example.sql.ts';
const text = [
  `import type { Queryable } from './platform/database/database.ts';`,
  ...Object.entries(examples).map(
    ([name, [row, query]]) =>
      `export const ${name} = (db: Queryable): Promise<${row}[]> => db.query(\`${query}\`, []);`,
  ),
  'export const silent = (db: Queryable) => db.query(`DELETE FROM users`, []);',
].join('\n');

describe('The check of row types', async () => {
  const calls = declaredCalls([path], new Map([[path, text]]));
  const database = await testDatabase();
  endAfterFile(database.drop);
  const { describe: describeQuery, end } = await describer(database.superuserUrl);
  endAfterFile(end);

  const find = (name: string): DeclaredCall => calls.find(({ within }) => within === name)!;
  async function faultsOf(name: keyof typeof examples, ...nullColumns: string[]): Promise<string[]> {
    const query = examples[name][1];
    return differences(find(name).columns!, await describeQuery(query), {
      text: query,
      nullColumns: new Set(nullColumns),
      neverNull: new Set(),
    });
  }

  it('accepts a row type that agrees', async () => {
    expect(await faultsOf('right')).toEqual([]);
  });

  it('compares the names', async () => {
    expect(await faultsOf('missing')).toEqual(['color: the type declares it (string), the query does not return it']);
    expect(await faultsOf('extra')).toEqual(['name: the query returns it (text), the type does not declare it']);
  });

  it('compares the types with the values that the service reads', async () => {
    expect(await faultsOf('text')).toEqual(['at: declared string, but timestamptz becomes Date']);
    expect(await faultsOf('count')).toEqual(['found: declared string, but int8 becomes number']);
    expect(await faultsOf('date')).toEqual(['day: declared Date, but date becomes string']);
    expect(await faultsOf('elements')).toEqual(['days: declared string[], but the elements of _date become Date']);
    expect(await faultsOf('returning')).toEqual(['uuid: declared number, but uuid becomes string']);
  });

  it('knows the values of an enum, and that JSON holds no instant', async () => {
    expect(await faultsOf('label')).toEqual([`kind: declared "person" | "robot", but user_kind has no value robot`]);
    expect(await faultsOf('json')).toEqual(['document: declared { at: Date; }, but json holds no Date and no Buffer']);
  });

  it('refuses a type without null where the column may be null, unless the query excludes it', async () => {
    expect(await faultsOf('nullable')).toEqual(['deleted_at: declared Date, but its column may be null']);
    expect(await faultsOf('excluded')).toEqual([]);
  });

  it('refuses a type without null where a test saw null', async () => {
    expect(await faultsOf('left')).toEqual([]);
    expect(await faultsOf('left', 'name')).toEqual(['name: declared string, but it was null in a row']);
  });

  it('leaves a call alone that declares no row', () => {
    expect(find('silent').columns).toBeNull();
  });

  it('makes every call tell its place, and moves no line', () => {
    const { transform } = watchQueries() as { transform(text: string, id: string): string };
    const watched = transform(
      '\n\nawait db.query<Row>(`SELECT 1`, []);\n',
      new URL(`../../../${path}`, import.meta.url).pathname,
    );
    expect(watched).toBe(
      `\n\nawait (globalThis.watchQuery?.("${path}:3:10", db) ?? db).query<Row>(\`SELECT 1\`, []);\n`,
    );
    expect(transform('await db.pipeline(steps);', new URL(`../../../${path}`, import.meta.url).pathname)).toBe(
      `await (globalThis.watchQuery?.("${path}:1:10", db) ?? db).pipeline(steps);`,
    );
  });
});
