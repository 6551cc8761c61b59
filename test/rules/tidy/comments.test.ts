// The style page, comments: at most 100 columns wide, so that they can be read next to the code.
import { expect, it } from 'vitest';
import { programFolders, sources } from '../../support/runner/sources.ts';

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
