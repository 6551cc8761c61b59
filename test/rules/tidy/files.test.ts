// The style page, files: each file has one idea, says what it is for, and its name says so too.
import { describe, expect, it } from 'vitest';
import { isTest, programFolders, sources } from '../../support/runner/sources.ts';

const code = sources(programFolders, '.ts', '.mjs');
const all = [...code, ...sources(['test'], '.ts')];

/** One row per case and nothing else: splitting the file would split the table. */
const tables = [
  'clients/typescript/src/routes.ts',
  'src/ach/nacha/codes/return-codes.ts',
  'src/oversight/personal-data/kept-data.ts',
  'src/platform/refusals.ts',
  'src/platform/settings/settings.ts',
  'test/contract/operations.ts',
];

describe('every file', () => {
  it('opens with a sentence that says what it is for', () => {
    const silent = all
      .filter(({ text }) => !/^(#!.*\n)?\/\/ \S.*[.:]\n/.test(text))
      // A sentence may have several lines.
      .filter(({ text }) => !/^(#!.*\n)?(\/\/ .+\n)+/.test(text) || !/[.:]$/.test(openingComment(text)));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('is named by a noun of the field, or by a verb and a noun', () => {
    const shelves = /(^|[-/.])(utils?|helpers?|managers?|common|misc|shared|services|core|lib)([-/.]|$)/;
    expect(all.filter(({ path }) => shelves.test(path)).map(({ path }) => path)).toEqual([]);
  });

  it('has a name in lower case, words joined by hyphens', () => {
    expect(all.filter(({ path }) => path !== path.toLowerCase() || path.includes('_')).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it('holds one idea: at most 300 lines, a test at most 500, a table any number', () => {
    const long = all
      .filter(({ path }) => !tables.includes(path))
      .map((file) => ({ ...file, lines: file.text.split('\n').length, atMost: isTest(file) ? 500 : 300 }))
      .filter(({ lines, atMost }) => lines > atMost);
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });
});

describe('every folder', () => {
  it('has at most 40 files of its own', () => {
    const folders = Map.groupBy(all, ({ path }) => path.slice(0, path.lastIndexOf('/')));
    const crowded = [...folders].filter(([, files]) => files.length > 40);
    expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });
});

describe('code', () => {
  it('has no TODO', () => {
    expect(code.filter(({ text }) => /\b(TODO|FIXME|XXX|HACK)\b/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('has functions, not classes, except errors and what each request makes', () => {
    const classes = code
      .filter((file) => !isTest(file))
      .flatMap(({ path, text }) => [...text.matchAll(/^(?:export )?class .*$/gm)].map(([line]) => `${path}: ${line}`));
    // Its comment says why. Callers of a client expect `new`, and a promise with one method more.
    const argued = [
      'clients/typescript/src/achord.ts: export class Achord {',
      'clients/typescript/src/http/pending.ts: export class Pending<Data> implements Promise<Data> {',
      'src/api/http/fast/direct.ts: class DirectReply implements Reply {',
      'src/events/webhooks/delivery/posted.ts: export class Posted implements Dispatcher.DispatchHandler {',
    ];
    expect(classes.filter((line) => !/ extends (Error|\w+Refused|\w+Error) \{/.test(line))).toEqual(argued);
  });
});

function openingComment(text: string): string {
  return /^(?:#!.*\n)?((?:\/\/ .+\n)+)/.exec(text)?.[1]?.trimEnd() ?? '';
}
