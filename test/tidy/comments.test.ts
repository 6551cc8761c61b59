// The style page, comments: they are read beside the code, so they are at most 100 columns wide.
import { expect, it } from 'vitest';
import { programFolders, sources } from '../support/runner/sources.ts';

const widest = 100;

it('A comment on lines of its own is at most 100 columns wide', () => {
  const wide = sources([...programFolders, 'test', 'bench'], '.ts', '.mjs').flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
      .filter(({ line }) => /^\s*(\/\/|\/\*\*|\* )/.test(line) && line.length > widest),
  );
  expect(wide.map(({ place }) => place)).toEqual([]);
});
