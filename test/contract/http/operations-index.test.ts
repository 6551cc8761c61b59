// The index of contract tests: it names every operation of the API, and no other.
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../../src/api/http/documentation/openapi.ts';
import { repository } from '../../support/runner/sources.ts';
import { sharedService, type TestService } from '../../support/service/service.ts';
import { contractTests } from '../operations.ts';

let service: TestService;

beforeAll(async () => {
  service = await sharedService();
});

describe('The index of contract tests', () => {
  it('names every operation, and no other', async () => {
    const document = (await service.send('GET', '/openapi.json')).body as OpenApiDocument;
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(Object.keys(contractTests).toSorted()).toEqual(operations.toSorted());
  });

  it('names at least one test file for each operation, and each of them exists', () => {
    const missing = Object.values(contractTests)
      .flat()
      .filter((path) => !existsSync(`${repository}test/contract/${path}`));
    expect(missing).toEqual([]);
    expect(Object.keys(contractTests).filter((operation) => contractTests[operation]!.length === 0)).toEqual([]);
  });
});
