// How the fault campaigns run, `npm run faults`: in full, in real time, one after the other; they
// take an hour or so.
import { defineConfig } from 'vitest/config';
import { closingLine } from './test/support/runner/closing-line.ts';

export default defineConfig({
  test: {
    globalSetup: 'test/support/runner/global-setup.ts',
    include: ['test/faults/**/*.faults.ts'],
    // Each has the machine for itself.
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 600_000, interval: 200 } },
    reporters: ['verbose', closingLine()],
  },
});
