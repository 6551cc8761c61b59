// How the tests run: every file against a real PostgreSQL, started once for the whole run.
import { defineConfig } from 'vitest/config';
import { closingLine } from './test/support/runner/closing-line.ts';
import { LongestFirst } from './test/support/runner/longest-first.ts';

export default defineConfig({
  test: {
    globalSetup: 'test/support/runner/global-setup.ts',
    setupFiles: ['test/support/runner/after-each-file.ts', 'test/support/runner/properties.ts'],
    // Files that follow each other share a process and what it has loaded: a third of the run's
    // work would be loading.
    isolate: false,
    // Most of what a test makes is garbage soon: with more room for it, less of it is copied.
    execArgv: ['--max-semi-space-size=64'],
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    // One more than there are cores: now and then a test waits, for a process or for a clock.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Nothing may depend on how fast a test runs: what is slow on a busy machine has time. It costs
    // a passing test nothing.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // `.only` belongs on a developer's screen: a run that leaves tests out must not look like a
    // whole one.
    allowOnly: process.env.CI === undefined,
    reporters: ['default', closingLine()],
  },
});
