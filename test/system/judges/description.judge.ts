// Redocly's linter reads the description of the API.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { testService } from '../../support/service/service.ts';

it('The description has no finding of a linter', async () => {
  const service = await testService();
  const { body } = await service.send('GET', '/openapi.json', { token: null });
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // An alias has a word where other paths have a uuid: no uuid is that word.
      'no-ambiguous-paths': 'off',
      // It does not see through an event, which is one of several. The test of the description
      // checks examples.
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
      'no-invalid-schema-examples': { severity: 'error', allowAdditionalProperties: true },
    },
  });
  const found = await lintFromString({ source: JSON.stringify(body), absoluteRef: 'openapi.json', config });
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});
