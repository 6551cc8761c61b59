// The style page, tests: all of them run, and none depends on the speed of the machine.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { programFolders, sources, walk } from '../../support/runner/sources.ts';

const tests = sources(['test', 'src'], '.test.ts');

function calls(wanted: RegExp): string[] {
  const places: string[] = [];
  for (const file of tests)
    walk(file, (node, place) => {
      if (ts.isCallExpression(node) && wanted.test(node.expression.getText())) places.push(place());
    });
  return places;
}

describe('tests', () => {
  it('exist', () => {
    expect(tests.length).toBeGreaterThan(0);
  });

  it('all run: no only, skip or todo', () => {
    expect(calls(/^(it|test|describe|suite)(\.\w+)*\.(only|skip|todo|fails)$/)).toEqual([]);
  });

  it('mock no module of ours', () => {
    expect(calls(/^vi\.(mock|doMock|spyOn|useFakeTimers)$/)).toEqual([]);
  });

  it('name no registry, no person and no path of a machine', () => {
    const all = sources([...programFolders, 'test', 'migrations'], '.ts', '.mjs', '.sql');
    const named = new RegExp(['/wor', 'k/|/home/\\w|registry\\.', 'npmjs'].join(''));
    expect(all.filter(({ text }) => named.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
