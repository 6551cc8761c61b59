// The log shows where and why something failed, and never what a caller sent.
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { StatedError } from '../std/stated-error.ts';
import { logTo, type ProcessLog } from './log.ts';
import { madeSafe, type SafeText, uuidOnly } from './loggable.ts';

const lines: string[] = [];
const log = logTo({ write: (line) => void lines.push(line) }, 'info');
const logged = (error: unknown) => {
  log.error({ err: error }, 'it failed');
  return lines.at(-1)!;
};

let own: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  own = await testDatabase('template0');
  client = new pg.Client(own.ownerUrl);
  await client.connect();
  await client.query('CREATE TABLE accounts (number text PRIMARY KEY CHECK (length(number) < 12), cents bigint)');
});
afterAll(async () => {
  await client.end();
  await own.drop();
});

describe('the type of a line', () => {
  // The compiler checks these: an error that it does not report makes `npm run types` fail.
  it('takes numbers, words of the program, and texts that were made safe', () => {
    const word = ['silent', 'disk_full'][0] as 'silent' | 'disk_full';
    const log: ProcessLog = logTo({ write: (line) => void lines.push(line) }, 'info');
    log.info({ word, count: 1, at: uuidOnly('x'), none: null, list: [madeSafe('x')], fixed: 'ours' }, `is ${word}`);
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ word, at: '[not a uuid]', list: ['x'], msg: 'is silent' });
  });

  it('refuses a text of another origin', () => {
    const text = String('of a caller');
    const pattern: `path ${string}` = `path ${text}`;
    const never = () => {
      // @ts-expect-error a text
      log.info({ text }, 'a line');
      // @ts-expect-error a text in a list
      log.info({ list: [text] }, 'a line');
      // @ts-expect-error a text in an object
      log.info({ some: { inner: text } }, 'a line');
      // @ts-expect-error an optional text
      log.info({ text: text as string | undefined }, 'a line');
      // @ts-expect-error a text that only begins with a word
      log.info({ pattern }, 'a line');
      // @ts-expect-error a value of unknown type
      log.info({ value: JSON.parse(text) as unknown }, 'a line');
      // @ts-expect-error an object with any fields
      log.info({} as Record<string, unknown>, 'a line');
      // @ts-expect-error a date has methods, and its text is not a word
      log.info({ date: new Date(0) }, 'a line');
      // @ts-expect-error bytes
      log.info({ bytes: Buffer.from(text) }, 'a line');
      // @ts-expect-error a message with a text
      log.info({}, `a line about ${text}`);
      // @ts-expect-error only the functions of loggable.ts make a text safe
      return text satisfies SafeText;
    };
    expect(never).toBeTypeOf('function');
  });
});

describe('a text that is made safe', () => {
  it.each([
    ['a token', 'is achord_test_proc_Abc123 known', 'is [not logged] known'],
    ['an account number', 'account 731905264850137, R01', 'account [digits], R01'],
    ['a line end', 'a\r\nb', 'a b'],
  ])('is without %s', (_name, text, safe) => {
    expect(madeSafe(text)).toBe(safe);
  });

  it('keeps words, uuids and dates, and has an end', () => {
    const text = 'R01-20260711.ach of 019a2f3d-2b10-7a20-8c30-123456789012';
    expect(madeSafe(text)).toBe(text);
    expect(madeSafe('x'.repeat(10_000))).toHaveLength(500);
  });

  it('is a uuid or nothing, for an id', () => {
    expect(uuidOnly('019a2f3d-2b10-7a20-8c30-123456789012')).toBe('019a2f3d-2b10-7a20-8c30-123456789012');
    for (const text of ['731905264850137', '', '019a2f3d-2b10-7a20-8c30-123456789012\n'])
      expect(uuidOnly(text)).toBe('[not a uuid]');
  });
});

describe('an error in the log', () => {
  it.each([
    ['a duplicate', `INSERT INTO accounts (number) VALUES ('41114111'), ('41114111')`],
    ['a check', `INSERT INTO accounts (number) VALUES ('411141114111')`],
    ['a value of another type', `SELECT '41114111x'::bigint`],
    ['a wrong uuid', `SELECT '41114111'::uuid`],
    ['broken JSON', `SELECT '{"n": 41114111'::jsonb`],
  ])('keeps the kind and the place of a database error, not its values: %s', async (_name, text) => {
    const line = logged(await client.query(text).catch((error: unknown) => error));
    expect(line).not.toContain('4111');
    expect(JSON.parse(line).err).toMatchObject({ type: 'DatabaseError', code: expect.any(String) });
    expect(JSON.parse(line).err.stack).toContain('    at ');
  });

  it('names the constraint of a database error', async () => {
    const error = await client.query(`INSERT INTO accounts VALUES ('1'), ('1')`).catch((error: unknown) => error);
    expect(JSON.parse(logged(error)).err).toMatchObject({
      constraint: 'accounts_pkey',
      table: 'accounts',
      message: 'duplicate key value violates unique constraint "accounts_pkey"',
    });
  });

  it('has the message of our own errors, with their causes', () => {
    const cause = Object.assign(new Error('the cause has S3CRET'), { code: 'ECONNRESET', syscall: 'read' });
    const error = Object.assign(new StatedError('the message', { cause }), { body: { account_number: '41114111' } });
    expect(JSON.parse(logged(error)).err).toEqual({
      type: 'StatedError',
      message: 'the message',
      stack: expect.stringContaining('log.test.ts'),
      cause: { type: 'Error', code: 'ECONNRESET', syscall: 'read', stack: expect.stringContaining('log.test.ts') },
    });
  });

  it('has no message of any other error, wherever the text comes from', async () => {
    const thrown = (work: () => unknown) => {
      try {
        work();
      } catch (error) {
        return error;
      }
      throw new StatedError('nothing was thrown');
    };
    const errors = [
      new TypeError('S3CRET'),
      new Error('one line\n    at S3CRET (/a.ts:1:1)'),
      Object.assign(new Error('a'), { code: 'S3CRET x', name: 'S3CRET 1', syscall: 'S3CRET 1' }),
      thrown(() => JSON.parse('{"S3CRET"')),
      thrown(() => new URL('S3CRET')),
      thrown(() => BigInt('S3CRET')),
      thrown(() => Buffer.alloc('S3CRET' as unknown as number)),
      await fetch('http://user:S3CRET@127.0.0.1:1/S3CRET').catch((error: unknown) => error),
      new AggregateError([new Error('S3CRET')], 'S3CRET'),
      'S3CRET',
    ];
    for (const error of errors) expect(logged(error)).not.toContain('S3CRET');
  });

  it('may have a cause that is itself', () => {
    const circle: Error = new Error('a');
    circle.cause = circle;
    expect(logged(circle)).toContain('"cause"');
  });
});

describe('the log of a process', () => {
  const run = (lines: string, stderr: number | 'pipe', format = 'json') =>
    spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { openLog } = await import(${JSON.stringify(new URL('./log.ts', import.meta.url).href)});
         const log = await openLog({ ACHORD_LOG_LEVEL: 'info', ACHORD_LOG_FORMAT: '${format}' });
         ${lines}`,
      ],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', stderr], maxBuffer: 1e8 },
    );

  it.runIf(existsSync('/dev/full')).each(['json', 'pretty'])(
    'does not stop the process when its disk is full, as %s',
    (format) => {
      const full = openSync('/dev/full', 'w');
      const program = `
        for (let line = 0; line < 2_000; line++) log.info({ line: 'x'.repeat(1_000) }, 'a line');
        setImmediate(() => process.stdout.write('went on ' + (log.linesLost() > 0)));`;
      const { status, stdout } = run(program, full, format);
      closeSync(full);
      expect([status, stdout]).toEqual([0, 'went on true']);
    },
  );

  it.each([
    ['at its end', ''],
    ['before it exits', 'process.exit(0);'],
    ['before an uncaught error', "throw new Error('not caught');"],
    [
      'at an error line, though the process is killed in the same turn',
      "log.error({}, 'last'); process.kill(process.pid, 'SIGKILL');",
    ],
  ])('has every line %s', (_name, end) => {
    const { stderr } = run(`for (let n = 0; n < 100; n++) log.info({ n }, 'a line'); ${end}`, 'pipe');
    const written = stderr.split('\n').filter((line) => line.startsWith('{'));
    expect(written.slice(0, 100).map((line) => JSON.parse(line).n)).toEqual([...Array(100).keys()]);
  });
});
