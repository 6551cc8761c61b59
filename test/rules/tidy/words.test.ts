// The style page, words: texts use the field's terms, in US spelling and in plain English.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository, type Source, sources } from '../../support/runner/sources.ts';

interface Word {
  found: RegExp;
  write: string;
}

const spelled: Word[] = [
  { found: /dishonour/i, write: 'dishonor' },
  { found: /behaviour/i, write: 'behavior' },
  { found: /neighbour/i, write: 'neighbor' },
  { found: /colour/i, write: 'color' },
  { found: /favour/i, write: 'favor' },
  {
    found: /(author|categor|custom|final|general|initial|maxim|minim|normal|optim|organ)is(e|ed|er|es|ing|ation)/i,
    write: '-ize: authorize, initialize, normalize',
  },
  {
    found: /(prior|real|recogn|serial|special|summar|synchron|token|util)is(e|ed|er|es|ing|ation)/i,
    write: '-ize: recognize, serialize, summarize',
  },
  { found: /cancell(ed|ing)/i, write: 'canceled, canceling' },
  { found: /(label|model|signal|travel)l(ed|ing)(?!by)/i, write: 'one l: labeled, modeled' },
  { found: /catalogue/i, write: 'catalog' },
  { found: /\bfulfil(s|ment)?\b/i, write: 'fulfill' },
  { found: /\btowards\b/i, write: 'toward, or to' },
  { found: /\blicence\b/i, write: 'license' },
  { found: /\bcentre\b/i, write: 'center' },
  { found: /\bjudgement\b/i, write: 'judgment' },
];

const terms: Word[] = [
  { found: /misfit/i, write: 'unwritable entry' },
  { found: /\bfates?\b/i, write: 'outcome' },
  { found: /\bthe house\b|\bhouse's\b|\bhouse books\b/i, write: 'operator books' },
  { found: /act_not_possible|not_decidable/, write: 'invalid_state' },
  { found: /\bplain payments?\b/i, write: 'straight-through payments' },
  { found: /list_marks|\bmarks? of (a|the) list\b|\blist marks?\b/i, write: 'checkpoint' },
  { found: /\b(ledger|its|machine's) mood\b|\bmood of\b/i, write: 'under load' },
  { found: /\b(better|good) hour\b|\bhour of the machine\b|\bof that hour\b/i, write: 'with less load' },
];

const riddles: Word[] = [
  { found: /\bwho(so)?ever\b/i, write: 'who does it: the caller, the process, the operator' },
  { found: /\bwhat of it\b/i, write: 'the part that is meant' },
  { found: /\bbefe?[la]ll?(s|en|ing)?\b/i, write: 'apply, or happen to' },
  {
    found: /\bfar(e|es|ed) (well|badly|alike)\b|\b(it|they|each|one|bank) fares\b|\bhow .{1,30} fares?\b/i,
    write: 'state',
  },
  { found: /\bas (it|they|this|that) (stands?|stood)\b/i, write: 'as it is' },
  { found: /\bit is said\b/i, write: 'who says it: the bank, the log, the answer' },
  { found: /\bnobody knows\b/i, write: 'unknown' },
  { found: /\bfor ever\b/i, write: 'without end, or permanently' },
  { found: /\bhears? of\b/i, write: 'receive' },
  { found: /\bgoes its way\b/i, write: 'continue' },
  { found: /\bgives back\b/i, write: 'answer, or return' },
  { found: /\bno news\b/i, write: 'what did not arrive' },
];

/** Habits that a reader stumbles over. */
const tics: Word[] = [
  { found: /\bAnswers (whether|the|null|an?|undefined|how)\b/, write: 'Returns' },
  { found: /\bbeside\b/i, write: 'next to, in addition to, or at the same time' },
  { found: /\bthose of\b/i, write: 'the noun again, or a possessive' },
  { found: /\bthat of\b/i, write: 'the noun again, or a possessive' },
  { found: /\b(nobody|somebody|anybody)\b/i, write: 'no one, a person, the operator, or a better subject' },
  { found: /\b(is|are|was|were) none\b/i, write: 'there is no such …, or without one' },
  { found: /\bmeanwhile\b/i, write: 'until then, in this time, or first' },
  { found: /\banew\b/i, write: 'again' },
  {
    found: /\blet(s|ting)? (no one|someone|people|them|him|her|(a|the) (person|user|operator)) in\b|\bletting in\b/i,
    write: 'grant access, or admit',
  },
];

/** Where such words are left. Take a folder off this list when its texts are plain. */
const isThis = ({ path }: Source) => path === 'test/rules/tidy/words.test.ts';

const top = readdirSync(repository)
  .filter((name) => /\.(md|sql|ts|mjs)$/.test(name))
  .map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));
const folders = [
  ...['src', 'test', 'bin', 'cli', 'tools', 'bench', 'migrations', 'docs'],
  ...['console', 'site', 'clients', 'examples', 'deploy'],
];
/** The built console, and the types that a generator makes from the description of the API. */
const isMade = ({ path }: Source) =>
  /^(console|site)\/built\//.test(path) ||
  ['clients/typescript/src/description.ts', 'clients/typescript/src/routes.ts'].includes(path);
const all = [...top, ...sources(folders, '.ts', '.tsx', '.mjs', '.mts', '.py', '.sql', '.yaml', '.md')].filter(
  (file) => !isThis(file) && !isMade(file),
);
/** `is None` is a comparison of Python. */
const tree = all.map(({ path, text }) => ({
  path,
  text: path.endsWith('.py') ? text.replaceAll('is None', 'is_none') : text,
}));
/** A migration never changes, so its comments keep their words. */
const isMigrated = ({ path }: Source) => /^migrations\/.*\.sql$|^docs\/reference\/schema\.sql$/.test(path);

/** Each line with such a word, and what to write instead. */
function found(files: readonly Source[], words: readonly Word[]): string[] {
  return files.flatMap(({ path, text }) =>
    words
      // Most files have none: their lines are not looked at.
      .filter((word) => word.found.test(text))
      .flatMap((word) =>
        text
          .split('\n')
          .flatMap((line, index) => (word.found.test(line) ? [`${path}:${index + 1}: write "${word.write}"`] : [])),
      ),
  );
}

describe('words', () => {
  it('have US spelling', () => {
    expect(found(tree, spelled)).toEqual([]);
  });

  it("are the field's terms", () => {
    expect(found(tree, terms)).toEqual([]);
  });

  it('are plain', () => {
    expect(found(tree, riddles)).toEqual([]);
  });

  it('are no tics', () => {
    expect(
      found(
        tree.filter((file) => !isMigrated(file)),
        tics,
      ),
    ).toEqual([]);
  });

  it('read the console, the clients, the examples and the deployments', () => {
    const read = new Set(tree.map(({ path }) => path.split('/')[0]));
    for (const folder of folders) expect(read).toContain(folder);
    expect(tree.map(({ path }) => path)).toContain('console/words/en.ts');
  });

  it('that are replaced are found', () => {
    const text =
      'A dishonour.\nPlain.\nWhoever cancelled it, nobody knows its fate.\nAnswers whether that of A is none.';
    expect(found([{ path: 'one.md', text }], [...spelled, ...terms, ...riddles, ...tics])).toEqual([
      'one.md:1: write "dishonor"',
      'one.md:3: write "canceled, canceling"',
      'one.md:3: write "outcome"',
      'one.md:3: write "who does it: the caller, the process, the operator"',
      'one.md:3: write "unknown"',
      'one.md:4: write "Returns"',
      'one.md:4: write "the noun again, or a possessive"',
      'one.md:3: write "no one, a person, the operator, or a better subject"',
      'one.md:4: write "there is no such …, or without one"',
    ]);
  });
});
