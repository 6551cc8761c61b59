// npm run citus: the tests of payments on a server with Citus, where each test has a distributed
// schema in place of a database, and the kinds of the queries that they made.
import { join } from 'node:path';
import { runToEnd } from '../../support/runner/run-to-end.ts';

/**
 * `costs`: its limits are for PostgreSQL alone. `whole-payment` delivers webhooks, whose results
 * cannot be recorded there (decision 69). In `transaction-users` a payee changes twenty times a
 * second. A start takes longer there, finds it changed five times, and is answered 503.
 */
const left = ['costs', 'whole-payment', 'transaction-users'];
const usual = [
  ...['test/system/citus', 'test/contract/payments'],
  ...left.flatMap((name) => ['--exclude', `test/contract/payments/${name}.test.ts`]),
];

const vitest = join(import.meta.dirname, '../../../node_modules/vitest/vitest.mjs');

const needs = `NOT TESTED on Citus: ACHORD_TEST_CITUS_URL is not set. Set it to the URL of a superuser at the coordinator:

  ACHORD_TEST_CITUS_URL=postgresql://postgres@127.0.0.1:5432/achord npm run citus

It needs Citus 13 on PostgreSQL 15 or later, with a worker. Every node must have the address and port that the
other nodes use, because the tests connect to the node that has a schema. They make the roles achord and
achord_service, and schemas whose names begin with lane_, which they drop. Arguments name other tests to run.
`;

if (process.env.ACHORD_TEST_CITUS_URL === undefined) process.stdout.write(needs);
else {
  const chosen = process.argv.slice(2);
  process.exitCode = await runToEnd(process.execPath, [vitest, 'run', ...(chosen.length > 0 ? chosen : usual)], {
    env: { ...process.env, CITUS_KINDS: '1' },
  });
}
