// Settings of `npm run campaigns`: the tests that search, repeat or draw at random, with their
// large budgets.
import { defineConfig } from 'vitest/config';
import tests from '../../../vitest.config.ts';
import { sources } from './sources.ts';

/** A budget, a property, or what is judged more seldom in a usual run. */
const hasBudget = /\bbudget\(|\bisCampaign\b|\bnewViolationsOn\(|from 'fast-check'/;

export default defineConfig({
  ...tests,
  test: {
    ...tests.test,
    include: sources(['src', 'test'], '.test.ts')
      .filter(({ text }) => hasBudget.test(text))
      .map(({ path }) => path),
    env: { CAMPAIGN: '1' },
    testTimeout: 3_600_000,
  },
});
