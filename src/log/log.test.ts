// The log shows where and why something failed, and never what a caller sent.
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { logTo } from './log.ts';

const lines: string[] = [];
const log = logTo({ write: (line) => void lines.push(line) }, 'info');
const logged = (error: unknown) => {
  log.error({ err: error }, 'it failed');
  return lines.at(-1)!;
};

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await testDatabase('template0');
  database = openDatabase(own.ownerUrl, 1, () => {});
  await database.query('CREATE TABLE accounts (number text PRIMARY KEY CHECK (length(number) < 12), cents bigint)');
});
afterAll(async () => {
  await database.end();
  await own.drop();
});

describe('the log', () => {
  it.each(['authorization', 'token', 'access_token', 'secret', 'account_number', 'routing_number', 'tin', 'ssn9'])(
    'never writes the value of %s',
    (name) => {
      log.info({ [name]: 'S3CRET', a: { [name]: 'S3CRET', b: { [name]: 'S3CRET', c: { [name]: 'S3CRET' } } } }, 'x');
      expect(lines.at(-1)).not.toContain('S3CRET');
      expect(lines.at(-1)).toContain('[not logged]');
    },
  );

  it.each([
    ['a duplicate', `INSERT INTO accounts (number) VALUES ('41114111'), ('41114111')`],
    ['a check', `INSERT INTO accounts (number) VALUES ('411141114111')`],
    ['a value of another type', `SELECT '41114111x'::bigint`],
    ['a wrong uuid', `SELECT '41114111'::uuid`],
    ['broken JSON', `SELECT '{"n": 41114111'::jsonb`],
  ])('keeps the kind and the place of a database error, not its values: %s', async (_name, text) => {
    const line = logged(await database.query(text).catch((error: unknown) => error));
    expect(line).not.toContain('4111');
    expect(JSON.parse(line).err).toMatchObject({ type: 'DatabaseError', code: expect.any(String) });
    expect(JSON.parse(line).err.stack).toContain('    at ');
  });

  it.runIf(existsSync('/dev/full')).each(['json', 'pretty'])(
    'does not stop the process when its disk is full, as %s',
    (format) => {
      const full = openSync('/dev/full', 'w');
      const program = `
        const { openLog } = await import(${JSON.stringify(new URL('./log.ts', import.meta.url).href)});
        const log = await openLog({ ACHORD_LOG_LEVEL: 'info', ACHORD_LOG_FORMAT: '${format}', ACHORD_ADMIN_TOKEN: null });
        for (let line = 0; line < 2_000; line++) log.info({ line: 'x'.repeat(1_000) }, 'a line');
        setImmediate(() => process.stdout.write('went on'));`;
      const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', full],
      });
      closeSync(full);
      expect([status, stdout]).toEqual([0, 'went on']);
    },
  );

  it('keeps type, message, stack, code and cause of other errors, and nothing else', () => {
    const cause = Object.assign(new Error('the cause'), { code: 'ECONNRESET' });
    const error = Object.assign(new TypeError('the message', { cause }), { body: { account_number: '41114111' } });
    const { err } = JSON.parse(logged(error));
    expect(err).toEqual({
      type: 'TypeError',
      message: 'the message',
      stack: expect.stringContaining('log.test.ts'),
      cause: { type: 'Error', message: 'the cause', code: 'ECONNRESET', stack: expect.any(String) },
    });
  });

  it('handles thrown values that are no errors, and circular causes', () => {
    expect(JSON.parse(logged('41114111')).err.message).not.toContain('4111');
    const circle: Error = new Error('a');
    circle.cause = circle;
    expect(logged(circle)).toContain('"cause"');
  });
});
