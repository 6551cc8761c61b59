// The style page, decisions: numbered without gaps, short, in one form, and indexed. Every citation
// leads to one, and the code cites each of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository, type Source, sources } from '../../support/runner/sources.ts';

const folder = 'docs/design/decisions';
const names = readdirSync(join(repository, folder))
  .filter((name) => name !== 'README.md')
  .sort();
const records = sources([folder], '.md').filter(({ path }) => !path.endsWith('README.md'));
const index = sources([folder], 'README.md')[0]!.text;
const numberOf = (name: string) => Number(name.slice(0, 4));
const numbers = new Set(names.map(numberOf));

const topPages: readonly Source[] = readdirSync(repository)
  .filter((name) => name.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));
const codeFolders = 'src cli bin console clients bench test migrations tools deploy'.split(' ');
const endings = ['.ts', '.tsx', '.mts', '.mjs', '.sql', '.md', '.yaml', '.conf', '.service', 'Dockerfile'];
const tree = [...topPages, ...sources([...codeFolders, 'docs', 'examples'], ...endings)].filter(
  ({ path }) => path !== 'test/rules/tidy/decisions.test.ts',
);

// A record that only the index and other pages name is not about the code.
const ofEngineers = ['ARCHITECTURE.md', 'CONTRIBUTING.md'];
const code = tree.filter(({ path }) => ofEngineers.includes(path) || codeFolders.includes(path.split('/')[0]!));

/**
 * The decisions that a text cites: `decision 21`, `decisions 37, 39 and 45`,
 * `docs/design/decisions/0021`.
 */
function cited(text: string): string[] {
  // A citation may run over two lines of a comment.
  const flat = text.replace(/\n\s*(?:\/\/|\*|--)?\s*/g, ' ');
  const spoken = [...flat.matchAll(/\bdecisions? (\d+(?:(?:, | and |, and | to )\d+\b)*)/gi)].flatMap(([, list]) =>
    list!.split(/\D+/).map((number) => number.padStart(4, '0')),
  );
  const written = [...flat.matchAll(/\bdecisions\/(\d{4}(?:-[\w-]+\.md)?)/g)].map(([, name]) => name!);
  const linked = [...flat.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, name]) => name!);
  return [...spoken, ...written, ...linked];
}

const leads = (to: string) => (to.endsWith('.md') ? names.includes(to) : numbers.has(Number(to)));

function problems(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) =>
    cited(text)
      .filter((to) => !leads(to))
      .map((to) => `${path}: there is no decision ${to}`),
  );
}

describe('decision records', () => {
  it('are numbered from 1 without gaps', () => {
    expect(names.map(numberOf)).toEqual(names.map((_name, place) => place + 1));
  });

  it('have one form: a numbered title, then context, decision, reasons and costs', () => {
    const form =
      /^# (\d+)\. .+\n\n\*\*Context\.\*\* [\s\S]+\n\*\*Decision\.\*\* ?[\s\S]+\n\*\*Why\.\*\* [\s\S]+\n\*\*What it costs\.\*\* /;
    const odd = records.filter(
      ({ path, text }) => Number(form.exec(text)?.[1]) !== numberOf(path.slice(folder.length + 1)),
    );
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  it('are short: 450 words at most, without tables', () => {
    const words = (text: string) => text.replace(/^(# |\|).*$/gm, '').match(/\S+/g)?.length ?? 0;
    expect(records.filter(({ text }) => words(text) > 450).map(({ path }) => path)).toEqual([]);
  });

  it('have no measured times: docs/performance.md has them', () => {
    const measured = /\d\s*(µs|ms)\b/;
    expect(records.filter(({ text }) => measured.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('are in the index once, with their titles', () => {
    const lines = records.map(({ path, text }) => {
      const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text)!;
      return `- ${number}. [${title}](${path.slice(folder.length + 1)})`;
    });
    const listed = index.split('\n').filter((line) => line.startsWith('- '));
    expect(listed.toSorted()).toEqual(lines.toSorted());
  });
});

describe('a citation of a decision', () => {
  it('leads to a record', () => {
    expect(problems(tree)).toEqual([]);
  });

  it('keeps its record: the code cites each record', () => {
    const kept = new Set(code.flatMap(({ text }) => cited(text)).map(numberOf));
    expect(names.filter((name) => !kept.has(numberOf(name)))).toEqual([]);
  });

  it('is found in every form', () => {
    const text =
      'see decision 1.\n// Decisions 2, 3 and\n// 4; (docs/design/decisions/0005), decisions/0006-a.md, [x](0007-b.md)';
    expect(cited(text)).toEqual(['0001', '0002', '0003', '0004', '0005', '0006-a.md', '0007-b.md']);
  });

  it('is refused when it leads nowhere', () => {
    expect(problems([{ path: 'one.ts', text: `// As decision ${numbers.size + 1} says.` }])).toHaveLength(1);
  });
});
