// The style page, citations: each names an existing chapter, rule or row of docs/design/rules.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chaptersOf, citationsIn, documents, problemsIn, readRules, textsOf } from '../../support/runner/citations.ts';
import { repository, type Source, sources } from '../../support/runner/sources.ts';

const rules = readRules();
const folders = ['src', 'test', 'bin', 'cli', 'tools', 'bench', 'migrations', 'docs'];
const named = new RegExp(`\\b(${Object.keys(documents).join('|')})\\b`);
const citing = sources(folders, '.ts', '.mjs', '.mts', '.sql', '.md').filter(({ text }) => named.test(text));

const placed = (file: Source) => textsOf(file).map((text) => ({ path: file.path, text }));
// Written in parts, so that this file does not cite a rule that does not exist.
const cite = (document: keyof typeof documents, target: string) => `${document}, ${target}`;

describe('every citation', () => {
  const texts = citing.flatMap(placed);

  it('names an existing rule', () => {
    const problems = texts.flatMap(({ path, text }) => problemsIn(text, rules).map((problem) => `${path}: ${problem}`));
    expect(problems).toEqual([]);
  });

  it('is found: the code cites each page of the rules', () => {
    const code = texts.filter(({ path }) => !path.startsWith('docs/'));
    const cited = new Set(code.flatMap(({ text }) => citationsIn(text).map(({ document }) => document)));
    expect([...cited].sort()).toEqual(Object.keys(documents).sort());
  });
});

describe('a citation', () => {
  const problems = (text: string) => problemsIn(text, rules);

  it('may name a chapter in any case, a rule, several rules, or rows', () => {
    for (const target of ['idempotency', 'Idempotency 3', 'Idempotency 3 to 5', 'Idempotency 1, 3 to 4 and 6'])
      expect(problems(`Does it (${cite('Contract', target)}).`)).toEqual([]);
    expect(problems(`Does it (${cite('Lifecycle', 'C5, K8 and S1 to S4')}).`)).toEqual([]);
    expect(problems(`${cite('ACH', 'time')}: and so on; ${cite('Webhooks', 'faults 30')}.`)).toEqual([]);
    const two = `${cite('Interface', 'idempotency')}, and ${cite('Contract', 'idempotency 7')}: as a caller sees it.`;
    expect(citationsIn(two)).toHaveLength(2);
    expect(problems(two)).toEqual([]);
  });

  it.each([
    ['an unknown chapter', cite('Contract', 'order of things')],
    ['an unknown rule', cite('Contract', 'idempotency 99')],
    ['a range that ends after the last rule', cite('Webhooks', 'faults 22 to 31')],
    ['a range that runs backwards', cite('Webhooks', 'faults 25 to 22')],
    ['an unknown row', cite('Lifecycle', 'K8 and K99')],
    ['the second of two', `${cite('Interface', 'events')}; ${cite('Contract', 'nothing')}`],
    ['no chapter', `${'Contract'}: as agreed`],
  ])('is refused if it names %s', (_what, text) => {
    expect(problems(`(${text})`)).toHaveLength(1);
    expect(problems(text)).toHaveLength(1);
  });

  it('is also checked inside a sentence; a sentence about a page is no citation', () => {
    expect(problems(`as ${cite('Contract', 'idempotency')} says`)).toHaveLength(1);
    expect(problems(`This is the ${cite('Interface', 'but nothing is cited')}.`)).toEqual([]);
  });
});

describe('texts', () => {
  const inCode = (text: string) => textsOf({ path: 'src/one.ts', text });
  const cited = cite('Contract', 'bank accounts');

  it('of code are its comments, over several lines, and its literals', () => {
    expect(inCode(`// One (${cited.replace(' ', '\n// ')}).\nconst a = 1; // ${cited}\n`)).toEqual([
      `One (${cited}).`,
      cited,
    ]);
    expect(inCode(`/**\n * One (${cited.replace(' ', '\n * ')}).\n */\nf({\n  // ${cited}\n});`)).toEqual([
      `One (${cited}).`,
      cited,
    ]);
    expect(inCode(`f('it (${cited})', \`\${a} // ${cited}\`);`)).toEqual([`it (${cited})`, ` // ${cited}`.trim()]);
  });

  it('of pages are paragraphs, items and cells, without code blocks', () => {
    const page = `One\n(${cited}).\n\n1. *${cited}*\n\n| a | ${cited} |\n\n\`\`\`\n${cited}\n\`\`\`\n`;
    const texts = textsOf({ path: 'docs/one.md', text: page }).filter((text) => text.includes(cited));
    expect(texts).toEqual([`One (${cited}).`, cited, cited]);
  });

  it('of migrations are their comments', () => {
    const text = `-- One (${cited.replace(' ', '\n-- ')}).\nSELECT 1;\n`;
    expect(textsOf({ path: 'migrations/1.sql', text })).toEqual([`One (${cited}).`]);
  });
});

describe('the pages of rules', () => {
  it('are exactly those that can be cited', () => {
    const there = readdirSync(join(repository, 'docs/design/rules')).filter((name) => name !== 'README.md');
    expect(there.map((name) => `docs/design/rules/${name}`).sort()).toEqual(Object.values(documents).toSorted());
  });

  it('have each chapter once, and its rules numbered from 1', () => {
    for (const [name, chapters] of Object.entries(rules.chapters)) {
      const headings = chapters.map(({ heading }) => heading.toLowerCase());
      expect(headings, name).toEqual([...new Set(headings)]);
      for (const { heading, rules: numbers } of chapters)
        expect(numbers, `${name}, ${heading}`).toEqual(numbers.map((_number, index) => index + 1));
    }
  });

  it('have errors for a repeated chapter and for a gap', () => {
    expect(chaptersOf('# Page\n\n## One\n\n1. a\n3. b\n\n## One\n')).toEqual([
      { heading: 'One', rules: [1, 3] },
      { heading: 'One', rules: [] },
    ]);
  });
});
