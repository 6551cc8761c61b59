// The Postman collection equals the description of the API.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectionPath, postmanCollection } from '../../../tools/pages/postman.ts';
import { repository } from '../../support/runner/sources.ts';
import { testService } from '../../support/service/service.ts';

const service = await testService();
const path = join(repository, collectionPath);

it('The Postman collection has the operations of the description (`npm run pages` writes it)', async () => {
  const { body } = await service.send('GET', '/openapi.json', { token: null });
  expect(readFileSync(path, 'utf8')).toBe(postmanCollection(body));
});
