// Settings of the static checks (`npm run rules`, a part of `npm run check`): they read the files
// of the repository. Tests of a running program are in the other settings.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { closingLine } from '../support/runner/closing-line.ts';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    globalSetup: fileURLToPath(new URL('../support/runner/global-setup.ts', import.meta.url)),
    include: ['test/rules/tidy/**/*.test.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    allowOnly: process.env.CI === undefined,
    reporters: ['default', closingLine()],
  },
});
