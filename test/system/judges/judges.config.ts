// Settings of `npm run judges`: what we publish, judged by programs of others. Their packages are
// large and rarely needed, so they have a lock file of their own, next to this file.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { closingLine } from '../../support/runner/closing-line.ts';

export default defineConfig({
  test: {
    globalSetup: fileURLToPath(new URL('../../support/runner/global-setup.ts', import.meta.url)),
    setupFiles: [fileURLToPath(new URL('../../support/runner/after-each-file.ts', import.meta.url))],
    include: ['test/system/judges/*.judge.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ['default', closingLine()],
  },
});
