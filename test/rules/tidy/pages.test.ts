// Generated pages agree with their tables.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemsIn } from '../../../src/banks/connections/configuration/read-banks-file.ts';
import { keptData } from '../../../src/oversight/personal-data/kept-data.ts';
import type { Transition } from '../../../src/payments/lifecycle/stage.ts';
import { reversal, reversalEnds } from '../../../src/payments/lifecycle/states/reversal.stage.ts';
import { transitions } from '../../../src/payments/lifecycle/transitions.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { refusals } from '../../../src/platform/refusals.ts';
import { settingsTable } from '../../../src/platform/settings/settings.ts';
import { bankFilesPage } from '../../../tools/pages/bank-files.ts';
import { bankingCalendarPage } from '../../../tools/pages/banking-calendar.ts';
import { banksPage } from '../../../tools/pages/banks.ts';
import { clientPage } from '../../../tools/pages/client.ts';
import { configurationPage } from '../../../tools/pages/configuration.ts';
import { errorsPage } from '../../../tools/pages/errors.ts';
import { lifecyclePage } from '../../../tools/pages/lifecycle.ts';
import { diagrams, edgesOf } from '../../../tools/pages/lifecycle-diagrams.ts';
import { mcpReturnCodes } from '../../../tools/pages/mcp-return-codes.ts';
import { personalDataPage } from '../../../tools/pages/personal-data.ts';
import { returnsPage } from '../../../tools/pages/returns.ts';
import { sandboxPage } from '../../../tools/pages/sandbox.ts';
import { schemaPage } from '../../../tools/pages/schema.ts';
import { type TestDatabase, testDatabase } from '../../support/runner/database.ts';
import { isTest, literalText, repository, sources, walk } from '../../support/runner/sources.ts';

const page = (path: string) => readFileSync(join(repository, path), 'utf8');
const topPages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', '.github/SECURITY.md', 'CHANGELOG.md'];
const listed = (path: string) => [...page(path).matchAll(/^\| (?:\d+ \| )?`(\w+)` \|/gm)].map(([, name]) => name!);

describe('links', () => {
  it('lead to existing files', () => {
    const broken = [...sources(['docs'], '.md').map(({ path }) => path), ...topPages].flatMap((path) =>
      [...page(path).matchAll(/\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)/g)]
        .map(([, to]) => join(repository, dirname(path), to!))
        .filter((to) => !existsSync(to))
        .map((to) => `${path}: ${to}`),
    );
    expect(broken).toEqual([]);
  });
});

describe('docs/reference/banking-calendar.md', () => {
  it('is what `npm run pages` writes', () => {
    expect(page('docs/reference/banking-calendar.md')).toBe(bankingCalendarPage());
  });
});

describe('docs/operate/banks.md', () => {
  it('is what `npm run pages` writes', () => {
    expect(page('docs/operate/banks.md')).toBe(banksPage());
  });

  it('has a valid example', async () => {
    const [, example] = /```json\n([\s\S]*?)\n```/.exec(page('docs/operate/banks.md'))!;
    const { banks } = JSON.parse(example!);
    expect(problemsIn({ banks })).toEqual([]);
    // Each field is checked: an unknown field is a problem.
    expect(problemsIn({ banks: [{ ...banks[0], other: 1 }] })).toEqual(['banks[0].other is not a known field.']);
  });
});

describe('docs/reference/lifecycle.md', () => {
  it('is what `npm run pages` writes', () => {
    expect(page('docs/reference/lifecycle.md')).toBe(lifecyclePage());
  });

  it('has every row of the stage tables, once', () => {
    const rows = [...page('docs/reference/lifecycle.md').matchAll(/^\| ([A-Z]+\d+\w?) \|/gm)].map(([, name]) => name);
    expect(rows.toSorted()).toEqual(Object.keys({ ...transitions, ...reversal, ...reversalEnds }).toSorted());
  });

  it('draws every row that changes a status', () => {
    const drawn = new Set(Object.values(diagrams).flatMap((diagram) => edgesOf(diagram).flatMap(({ rows }) => rows)));
    const statuses = Object.values(diagrams).map(({ status }) => status);
    const changing = (Object.entries(transitions) as [string, Transition][]).filter(([, { from, to }]) =>
      statuses.some((status) => status in to && (to as object)[status as never] !== (from as object)[status as never]),
    );
    expect(changing.map(([name]) => name).filter((name) => !drawn.has(name))).toEqual([]);
  });
});

describe('docs/reference/returns.md', () => {
  it('is what `npm run pages` writes', () => {
    expect(page('docs/reference/returns.md')).toBe(returnsPage());
  });
});

describe('docs/operate/personal-data.md', () => {
  it('is what `npm run pages` writes', () => {
    expect(page('docs/operate/personal-data.md')).toBe(personalDataPage());
  });

  it('has every table of the schema, once', () => {
    const inSchema = [...page('docs/reference/schema.sql').matchAll(/^CREATE TABLE (\w+)/gm)].map(
      ([, table]) => table!,
    );
    expect(keptData.flatMap(({ tables }) => tables).toSorted()).toEqual(inSchema.toSorted());
  });
});

describe('docs/build/sandbox.md', () => {
  it('is what `npm run pages` writes', () => {
    expect(page('docs/build/sandbox.md')).toBe(sandboxPage());
  });
});

describe('docs/reference/bank-files.md', () => {
  it('is what `npm run pages` writes', () => {
    expect(page('docs/reference/bank-files.md')).toBe(bankFilesPage());
  });
});

describe('docs/operate/configuration.md', () => {
  it('is what `npm run pages` writes', () => {
    expect(page('docs/operate/configuration.md')).toBe(configurationPage());
  });

  it('has every setting, and no other', () => {
    const names = listed('docs/operate/configuration.md').filter((name) => /^[A-Z_]+$/.test(name));
    expect(names).toEqual(Object.keys(settingsTable));
  });
});

describe('docs/build/client.md', () => {
  it('is what `npm run pages` writes', () => {
    expect(page('docs/build/client.md')).toBe(clientPage());
  });
});

describe('clients/mcp/src/return-codes.ts', () => {
  it('is what `npm run pages` writes', () => {
    expect(page('clients/mcp/src/return-codes.ts')).toBe(mcpReturnCodes());
  });
});

describe('docs/reference/errors.md', () => {
  it('is what `npm run pages` writes', () => {
    expect(page('docs/reference/errors.md')).toBe(errorsPage());
  });

  it('has every refusal, and no other', () => {
    expect(new Set(listed('docs/reference/errors.md'))).toEqual(new Set(Object.keys(refusals)));
  });
});

describe('docs/operate/monitoring.md', () => {
  it('names no metric that does not exist', () => {
    const literals = new Set<string>();
    for (const file of sources(['src'], '.ts').filter((one) => !isTest(one)))
      walk(file, (node) => {
        const text = literalText(node);
        if (text !== null) literals.add(text);
      });
    const named = [...page('docs/operate/monitoring.md').matchAll(/`(achord_\w+)`/g)].map(([, name]) => name!);
    expect(named).toContain('achord_invariant_violations');
    expect(named.filter((name) => !literals.has(name))).toEqual([]);
  });
});

describe('the table of refusals', () => {
  it('has no unused row', () => {
    const used = new Set<string>();
    for (const file of sources(['src'], '.ts').filter((one) => !isTest(one) && one.path !== 'src/platform/refusals.ts'))
      walk(file, (node) => {
        const text = literalText(node);
        if (text !== null) used.add(text);
      });
    expect(Object.keys(refusals).filter((code) => !used.has(code))).toEqual([]);
  });

  it('is in the order of statuses', () => {
    const statuses = Object.values(refusals).map(({ status }) => status);
    expect(statuses).toEqual([...statuses].sort((a, b) => a - b));
  });
});

describe('docs/reference/schema.sql', () => {
  let test: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    test = await testDatabase();
    database = openDatabase(test.ownerUrl, 1, () => {});
  });
  afterAll(async () => {
    await database.end();
    await test.drop();
  });

  it('is the result of the migrations (`npm run pages` writes it)', async () => {
    expect(await schemaPage(database)).toBe(page('docs/reference/schema.sql'));
  });

  it('notices every kind of change', async () => {
    const before = await schemaPage(database);
    const changes = [
      `ALTER TABLE vendors ADD COLUMN note text`,
      `ALTER TABLE vendors ALTER COLUMN note SET NOT NULL`,
      `ALTER TABLE vendors ALTER COLUMN note SET DEFAULT 'x'`,
      `ALTER TABLE vendors ADD CHECK (note <> '')`,
      `CREATE INDEX ON vendors (note)`,
      `COMMENT ON COLUMN vendors.note IS 'why'`,
      `ALTER TYPE token_kind ADD VALUE 'robot'`,
      `ALTER TABLE vendors SET (fillfactor = 90)`,
      `REVOKE DELETE ON vendors FROM CURRENT_USER`,
      `CREATE FUNCTION one() RETURNS integer LANGUAGE sql AS 'SELECT 1'`,
      `CREATE OR REPLACE FUNCTION one() RETURNS integer LANGUAGE sql AS 'SELECT 2'`,
      `REVOKE EXECUTE ON FUNCTION one() FROM PUBLIC`,
    ];
    const seen = [before];
    for (const change of changes) {
      await database.query(change);
      const after = await schemaPage(database);
      expect(seen, change).not.toContain(after);
      seen.push(after);
    }
    await database.query('CREATE SEQUENCE hidden');
    await expect(schemaPage(database)).rejects.toThrow('relation hidden');
  });

  it('builds the same schema when it is run itself', async () => {
    const empty = await testDatabase('template0');
    const other = openDatabase(empty.ownerUrl, 1, () => {});
    try {
      const text = page('docs/reference/schema.sql');
      await other.query(withParentsFirst(text));
      expect(await schemaPage(other)).toBe(text);
    } finally {
      await other.end();
      await empty.drop();
    }
  });
});

/**
 * The page is in the order of names. Foreign keys need their referenced tables first, so they are
 * added last.
 */
function withParentsFirst(text: string): string {
  const keys: string[] = [];
  const tables = text.replace(/CREATE TABLE (\w+) \(\n[\s\S]*?\n\)/g, (table, name: string) =>
    table.replace(/,\n {2}(CONSTRAINT \w+ FOREIGN KEY [^\n]*?)(?=,?\n)/g, (_line, key: string) => {
      keys.push(`ALTER TABLE ${name} ADD ${key};`);
      return '';
    }),
  );
  return `${tables}\n${keys.join('\n')}`;
}
