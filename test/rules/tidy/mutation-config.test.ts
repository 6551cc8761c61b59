// The configurations of `npm run mutate` name files by pattern. A renamed file must not drop out of
// them unnoticed.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const patterns = ['test/models/mutation/stryker.config.mjs', 'test/models/mutation/mutation.config.ts'].flatMap(
  (config) => [...readFileSync(config, 'utf8').matchAll(/'((?:src|test)\/[^']+\.ts)'/g)].map(([, pattern]) => pattern!),
);

/** `{a,b}.ts` as `a.ts` and `b.ts`. */
const alternatives = (pattern: string): string[] => {
  const [whole, list] = /\{([^}]+)\}/.exec(pattern) ?? [];
  return list === undefined ? [pattern] : list.split(',').flatMap((one) => alternatives(pattern.replace(whole!, one)));
};

it.each(patterns.flatMap(alternatives))('%s is a file', (path) => {
  expect(globSync(path)).toEqual([path]);
});
