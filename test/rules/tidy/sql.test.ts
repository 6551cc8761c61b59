// The style page, SQL: it is in migrations and in `.sql.ts` files only, and append-only tables are
// only added to.
import { describe, expect, it } from 'vitest';
import { isTest, literalText, programFolders, sources, walk } from '../../support/runner/sources.ts';

const code = sources(programFolders, '.ts').filter((file) => !isTest(file));
const migrations = sources(['migrations'], '.sql')
  .map(({ text }) => text)
  .join('\n');
const statement =
  /^\s*(select\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|truncate\s|create\s+(table|type|index|unique|role|database|extension)\s|alter\s|drop\s+\w+\s|lock\s+table\s|with\s+\w+(\s*\(.*?\))?\s+as\s|(grant|revoke)\s[^;]*\son\s|copy\s+\w+\s)/is;

// The commands that make up an atomic phase, and only these.
const transactionControl = /^(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b/;

/** The literals that are SQL. Each file is parsed once for all rules. */
const found: { path: string; place: string; text: string }[] = [];
for (const file of code)
  walk(file, (node, place) => {
    const text = literalText(node);
    if (text !== null && (statement.test(text) || transactionControl.test(text)))
      found.push({ path: file.path, place: place(), text });
  });

describe('SQL', () => {
  it('is in migrations and .sql.ts files only', () => {
    // Writes SQL as text for a reader, and runs none of it.
    const describing = 'src/platform/database/schema/describe-schema.ts';
    const stray = found
      .filter(({ path, text }) => statement.test(text) && !path.endsWith('.sql.ts') && path !== describing)
      .map(({ place }) => place);
    expect(stray).toEqual([]);
  });

  it('opens and ends atomic phases only where they are implemented', () => {
    const stray = found.filter(({ text }) => transactionControl.test(text)).map(({ path }) => path);
    expect([...new Set(stray)]).toEqual([
      // The shop has a database of its own.
      'examples/marketplace/database.ts',
      'src/platform/database/atomic-phase.ts',
      'src/platform/database/pipeline/pipeline.ts',
      'src/platform/database/pipeline/rolled-back.ts',
    ]);
  });

  it('names its columns: no SELECT * of a table', () => {
    const tables = migrations.match(/(?<=CREATE TABLE )\w+/g)!.join('|');
    // With the column list in the same query, `*` hides nothing.
    const lazy = new RegExp(`select\\s+(\\w+\\.)?\\*\\s+from\\s+(${tables})\\b`, 'i');
    expect(code.filter(({ text }) => lazy.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('append-only tables', () => {
  const appendOnly = ['audit_links', 'audit_trail', 'posting_seals', 'postings', 'transactions', 'transitions'];
  const change = new RegExp(
    `\\b(update\\s+(only\\s+)?(${appendOnly.join('|')})\\b|delete\\s+from\\s+(only\\s+)?(${appendOnly.join('|')})\\b|truncate\\s[^;]*\\b(${appendOnly.join('|')})\\b)`,
    'i',
  );

  it('are never updated, deleted from or truncated by our queries', () => {
    const changing = [...code, ...sources(['migrations'], '.sql')].filter(({ text }) =>
      change.test(text.replace(/^revoke .*$/gim, '')),
    );
    expect(changing.map(({ path }) => path)).toEqual([]);
  });

  it('cannot be changed by the service: the database refuses', () => {
    for (const table of appendOnly)
      expect(migrations).toMatch(new RegExp(`REVOKE UPDATE, DELETE, TRUNCATE ON ${table} FROM CURRENT_USER;`));
  });
});
