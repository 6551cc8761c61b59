// How the tests run: every file against a real PostgreSQL, started once for the whole run.
import { defineConfig } from 'vitest/config';
import { closingLine } from './test/support/closing-line.ts';
import { LongestFirst } from './test/support/longest-first.ts';

export default defineConfig({
  test: {
    globalSetup: 'test/support/global-setup.ts',
    setupFiles: ['test/support/after-each-file.ts', 'test/support/properties.ts'],
    // Files that follow each other share a process and what it has loaded: a third of the run's work would be loading.
    isolate: false,
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    // One more than there are cores: now and then a test waits, for a process or for a clock.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // What a test waits for may be slow on a busy machine; waiting longer costs a passing test nothing.
    expect: { poll: { timeout: 20_000 } },
    // `.only` belongs on a developer's screen: a run that leaves tests out must not look like a whole one.
    allowOnly: process.env.CI === undefined,
    reporters: ['default', closingLine()],
  },
});
