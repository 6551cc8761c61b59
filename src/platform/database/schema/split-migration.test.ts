// A migration is split where PostgreSQL's parser finds the end of a query.
import { loadModule, parseSync } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrationsOnDisk } from './migrate.ts';
import { queriesOf } from './split-migration.ts';

beforeAll(loadModule);

describe('A migration', () => {
  it('is split into queries, each with the comments before it', () => {
    const migration = `-- The first; one.\nSELECT 'a;''b' AS "x;""y"; /* two; */\nSELECT 1 - 2 / 1;;\n-- The end;\n`;
    expect(queriesOf(migration)).toEqual([
      `-- The first; one.\nSELECT 'a;''b' AS "x;""y"`,
      '/* two; */\nSELECT 1 - 2 / 1',
    ]);
  });

  it('keeps the body of a function in one query', () => {
    const body = 'CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS';
    expect(queriesOf(`${body} $$BEGIN; $x$ END; $$;${body} $x$BEGIN; $$ END; $x$`)).toHaveLength(2);
  });

  it('is split as PostgreSQL reads it', async () => {
    const migrations = await migrationsOnDisk();
    expect(migrations.length).toBeGreaterThan(0);
    for (const { name, text } of migrations) {
      const queries = queriesOf(text).map((query) => withoutPlaces(parseSync(query).stmts));
      const whole = (parseSync(text).stmts ?? []).map((statement) => withoutPlaces([statement]));
      expect(queries, name).toEqual(whole);
    }
  });
});

const places = new Set([
  'location',
  'stmt_location',
  'stmt_len',
  'list_start',
  'list_end',
  'rexpr_list_start',
  'rexpr_list_end',
]);

const withoutPlaces = (tree: unknown): unknown =>
  JSON.parse(JSON.stringify(tree, (key, value) => (places.has(key) ? undefined : value)));
