// `@arethetypeswrong/core` resolves the types of the client's package.
import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect, it } from 'vitest';
import { packClient } from '../../support/clients/packed-client.ts';

it('The client has types that each way of resolving modules with `exports` finds; CommonJS has to import it', async () => {
  const { tarball } = await packClient();
  const checked = await checkPackage(createPackageFromTarballData(await readFile(tarball)));
  if (checked.types === false) throw new Error('the package has no types');
  const isOld = (problem: object) => 'resolutionKind' in problem && problem.resolutionKind === 'node10';
  const kinds = checked.problems.filter((problem) => !isOld(problem)).map(({ kind }) => kind);
  expect([...new Set(kinds)]).toEqual(['CJSResolvesToESM']);
});
