// Settings of the fault campaigns (`npm run faults`): complete, in real time, one after the other.
// They take about an hour.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { closingLine } from '../../support/runner/closing-line.ts';

export default defineConfig({
  test: {
    globalSetup: fileURLToPath(new URL('../../support/runner/global-setup.ts', import.meta.url)),
    include: ['test/models/faults/**/*.faults.ts'],
    // Each campaign needs the whole machine.
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 600_000, interval: 200 } },
    reporters: ['verbose', closingLine()],
  },
});
