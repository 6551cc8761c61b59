// The tests that `npm run mutate` asks: those of the stage tables and of the books that need no database.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'test/simulation/every-order.test.ts',
      'src/transactions/stages/*.test.ts',
      'src/ledger/{sides,posting-rules}.test.ts',
    ],
    testTimeout: 60_000,
  },
});
