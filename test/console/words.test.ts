// The words of the console: each is shown somewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { words } from '../../console/words/en.ts';

const folder = fileURLToPath(new URL('../../console', import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/^(built|words|api\/description)/.test(path))
  .map((path) => readFileSync(join(folder, path), 'utf8'))
  .join('\n');

const names = Object.entries(words).flatMap(([group, value]) =>
  typeof value === 'string' ? [group] : Object.keys(value).map((name) => `${group}.${name}`),
);

it('Each sentence is used', () => {
  expect(names.length).toBeGreaterThan(80);
  const isUsed = (name: string) => new RegExp(`words\\.${name.replace('.', '\\.')}\\b`).test(sources);
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});
