// The style page, paths: a page names only files, folders and headings that exist, and
// ARCHITECTURE.md every folder of src.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf, repository, sources } from '../../support/runner/sources.ts';

const page = (path: string) => readFileSync(join(repository, path), 'utf8');
const folders = ['.ci', 'bench', 'bin', 'cli', 'deploy', 'docs', 'migrations', 'src', 'test', 'tools'];
const top = readdirSync(repository);
const files = [...top, ...sources(folders, '').map(({ path }) => path)];
const written = ['docs/design/decisions', 'docs/operate/runbooks', 'docs/design/rules'].flatMap((folder) =>
  sources([folder], '.md'),
);
const pages = [
  ...top.filter((name) => name.endsWith('.md')),
  ...[
    'operate/operating',
    'operate/deploy',
    'design/performance',
    'operate/risk',
    'operate/originators',
    'build/batches',
  ].map((name) => `docs/${name}.md`),
  ...written.map(({ path }) => path),
];

/**
 * The texts in backticks that name a place: `src/service/operations.ts`, `exchange/deliver.ts`,
 * `src/platform/vault/`.
 */
function namedIn(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/`([^`\s]+)`/g)]
    .map(([, name]) => name!)
    .filter(
      (name) => folders.some((folder) => name.startsWith(`${folder}/`)) || /^[\w-][\w./*-]*\.(ts|mjs|sql)$/.test(name),
    );
}

/** The arguments of `npx vitest run` that are a part of a test's path. */
function testsRunIn(text: string): string[] {
  return [...text.matchAll(/\bvitest run ([^\n#`]+)/g)].flatMap(([, args]) =>
    args!.split(/\s+/).filter((argument) => /^[\w-]+\//.test(argument)),
  );
}

const isTested = (argument: string) => files.some((path) => path.endsWith('.test.ts') && path.includes(argument));

/** A file may be named by the end of its path; a folder by all of it. */
const isThere = (name: string) =>
  name.includes('*')
    ? files.some((path) => matchesGlob(path, name))
    : existsSync(join(repository, name)) || files.some((path) => path.endsWith(`/${name}`));

describe('a path in', () => {
  it.each(pages)('%s exists', (path) => {
    expect(namedIn(page(path)).filter((name) => !isThere(name))).toEqual([]);
  });

  it.each(pages)('%s names tests that exist', (path) => {
    expect(testsRunIn(page(path)).filter((argument) => !isTested(argument))).toEqual([]);
  });

  it('a command that runs tests is found, and one that runs none is noticed', () => {
    const text =
      "npx vitest run -t 'one' test/rules/tidy # all\nX=1 npx vitest run src/platform/std/fair-shares.test.ts test/none";
    expect(testsRunIn(text).map(isTested)).toEqual([true, true, false]);
  });

  it('a page is found, and one that does not exist is noticed', () => {
    const text =
      'See `src/service/operations.ts`, `service/jobs.ts`, `src/payments/lifecycle/*.stage.ts` and `src/service/start/none.ts`; not `npm start`.';
    expect(namedIn(text).map(isThere)).toEqual([true, true, true, false]);
  });
});

it('A link to a heading leads to one that exists', () => {
  const all = [...sources(['docs'], '.md').map(({ path }) => path), ...top.filter((name) => name.endsWith('.md'))];
  const broken = all.flatMap((path) =>
    [...page(path).matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)]
      .filter(([, to, anchor]) => !anchorsOf(page(to === '' ? path : join(dirname(path), to!))).includes(anchor!))
      .map(([link]) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

describe('ARCHITECTURE.md', () => {
  const [, tree] = /^```\n([\s\S]*?)^```$/m.exec(page('ARCHITECTURE.md'))!;

  it('lists every folder of src, and no other', () => {
    const listed = [...tree!.matchAll(/^ {2}([\w-]+)\/ /gm)].map(([, name]) => name!);
    const there = readdirSync(join(repository, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(listed.toSorted()).toEqual(there.map(({ name }) => name).toSorted());
  });
});

describe('migrations/README.md', () => {
  it('lists every table of the schema, and no other', () => {
    const tables = [...page('docs/reference/schema.sql').matchAll(/^CREATE TABLE (\w+) /gm)].map(([, name]) => name!);
    const rows = [...page('migrations/README.md').matchAll(/^\| (`.+?`) \| /gm)].map(([, names]) => names!);
    const listed = rows.flatMap((names) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
    const parts = new Set(tables.filter((name) => /_(default|\d{8})$/.test(name)));
    expect(listed.toSorted()).toEqual(tables.filter((name) => !parts.has(name)).toSorted());
  });
});
