// The tests that `npm run mutate` runs: the tests of the stage tables and of the books that need no
// database.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'test/models/simulation/every-order.test.ts',
      'src/payments/lifecycle/{filing-rules,stage-tables,step,transaction-status}.test.ts',
      'src/payments/ledger/{entitlement-sides,posting-rules}.test.ts',
    ],
    testTimeout: 60_000,
  },
});
