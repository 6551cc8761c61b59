// The style page, names: an operation has one name, from the description of the API to its file.
import { describe, expect, it } from 'vitest';
import { routes } from '../../../clients/typescript/src/routes.ts';
import { sources } from '../../support/runner/sources.ts';

const files = sources(['src'], '.http.ts').map(({ path, text }) => ({
  path,
  written: [...text.matchAll(/operationId: '(\w+)'/g)].map(([, name]) => name!),
  exported: [...text.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name]) => name!),
}));

// The sign-in at an identity provider is in no description.
const operationIds = [...new Set([...Object.keys(routes), ...files.flatMap(({ written }) => written)])];

/** `list-banks.http.ts` is `listBanks`. */
const nameOf = (path: string) =>
  path
    .slice(path.lastIndexOf('/') + 1, -'.http.ts'.length)
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('an operation', () => {
  it('is exported by a file of operations under its name', () => {
    const exported = new Set(files.flatMap((file) => file.exported));
    expect(operationIds.length).toBeGreaterThan(200);
    expect(operationIds.filter((name) => !exported.has(name))).toEqual([]);
  });

  it('gives its name to its file', () => {
    const strangers = files.filter(
      ({ path, exported }) => !exported.includes(nameOf(path)) || !operationIds.includes(nameOf(path)),
    );
    expect(strangers.map(({ path }) => path)).toEqual([]);
  });
});
