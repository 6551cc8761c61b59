// Mutation testing of what decides over money: each condition is changed, and a test must notice
// (`npm run mutate`). The stage tables are constants, which Stryker leaves alone:
// test/models/simulation/one-payment.test.ts breaks each row of them.
export default {
  mutate: [
    'src/payments/lifecycle/{step,filing-rules,transaction-status}.ts',
    'src/payments/ledger/{entitlement-sides,posting-rules,accounts}.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'test/models/mutation/mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Generous: a slow machine must not look like an endless loop.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.stryker-tmp/report.json' },
  tempDirName: '.stryker-tmp',
  thresholds: { high: 90, low: 80, break: 80 },
};
