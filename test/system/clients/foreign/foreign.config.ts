// Settings of `npm run foreign-clients`: clients in languages that a machine need not have, against
// the service. `npm test` compares what is generated of them with the description.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { closingLine } from '../../../support/runner/closing-line.ts';

export default defineConfig({
  test: {
    globalSetup: fileURLToPath(new URL('../../../support/runner/global-setup.ts', import.meta.url)),
    setupFiles: [fileURLToPath(new URL('../../../support/runner/after-each-file.ts', import.meta.url))],
    include: ['test/system/clients/foreign/*.foreign.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ['verbose', closingLine()],
  },
});
