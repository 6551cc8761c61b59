// Settings of the tests: every file uses a real PostgreSQL, started once for the whole run.
import { defineConfig } from 'vitest/config';
import { checkQueries } from './test/rules/query-rules/check-queries.ts';
import { watchQueries } from './test/rules/recorded-queries/watch-queries.ts';
import { checkRows } from './test/rules/row-types/check-rows.ts';
import { closingLine } from './test/support/runner/closing-line.ts';
import { LongestFirst } from './test/support/runner/longest-first.ts';
import { checkKinds } from './test/system/citus/check-kinds.ts';

const queries = checkQueries();
const rows = checkRows();

export default defineConfig({
  plugins: [watchQueries()],
  test: {
    globalSetup: 'test/support/runner/global-setup.ts',
    setupFiles: [
      'test/support/runner/after-each-file.ts',
      'test/support/runner/properties.ts',
      'test/rules/recorded-queries/record-queries.ts',
    ],
    // Test files share a process and its loaded modules: otherwise a third of the run would be
    // loading.
    isolate: false,
    // Most objects of a test are short-lived: with more space for young objects, fewer are copied.
    execArgv: ['--max-semi-space-size=64'],
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    // `npm run rules` runs these.
    exclude: ['test/rules/tidy/**'],
    // One more than two cores: tests sometimes wait for a process or a clock.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // No test may depend on its speed: a busy machine gets enough time. This costs a passing test
    // nothing.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // `.only` is for developers: in CI, a partial run must not look like a complete one.
    allowOnly: process.env.CI === undefined,
    reporters: ['default', queries, rows, checkKinds(), closingLine(() => queries.faults() + rows.faults())],
  },
});
