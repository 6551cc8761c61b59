// Bank files for the reader's tests: golden files as text, variants of them, and the results of
// reading them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenFiles } from '../../../src/ach/nacha/golden/golden-files.ts';
import { type CheckedFile, checkFile } from '../../../src/ach/nacha/reading/check-file.ts';
import { type ReadItem, readFile } from '../../../src/ach/nacha/reading/read-file.ts';
import { repository } from '../runner/sources.ts';

export const goldenNames = Object.keys(goldenFiles);

/** A golden file of the repository, with LF and a line end after its last line. */
export const goldenText = (name: string): string =>
  readFileSync(join(repository, `src/ach/nacha/golden/${name}.ach`), 'latin1');

export const check = (text: string | Buffer): Promise<CheckedFile> =>
  checkFile([typeof text === 'string' ? Buffer.from(text, 'latin1') : text]);

/** `line field` of every problem, in order. */
export const problemsOf = async (text: string | Buffer): Promise<string[]> =>
  (await check(text)).problems.map(({ line, field }) => `${line} ${field}`);

export const notesOf = async (text: string | Buffer): Promise<string[]> =>
  (await check(text)).notes.map(({ line, field }) => `${line} ${field}`);

export async function itemsOf(text: string | Buffer): Promise<ReadItem[]> {
  const items: ReadItem[] = [];
  for await (const page of readFile([Buffer.from(text as string, 'latin1')]).pages) items.push(...page);
  return items;
}

/** The text with the columns from `from` of a line replaced. Lines and columns count from 1. */
export function replaced(text: string, line: number, from: number, by: string): string {
  const lines = text.split('\n');
  const old = lines[line - 1]!;
  lines[line - 1] = old.slice(0, from - 1) + by + old.slice(from - 1 + by.length);
  return lines.join('\n');
}

/** The text without a line, or with other lines in its place. */
export function withLine(text: string, line: number, ...by: string[]): string {
  const lines = text.split('\n');
  lines.splice(line - 1, 1, ...by);
  return lines.join('\n');
}
