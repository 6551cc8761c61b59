// achord banks statement: enters a bank statement file into the running service, once.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataDirectory, runAsProcess, usedDataDirectory } from '../../support/service/command-line.ts';
import { runCommand } from '../../support/service/run-command.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'achord-statement-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function file(...rows: string[]): string {
  const path = join(directory, 'statement.csv');
  writeFileSync(path, `booked_on,direction,amount,reference\n${rows.join('\n')}\n`);
  return path;
}

file.raw = (text: string) => {
  const path = join(directory, 'statement.bai');
  writeFileSync(path, text);
  return path;
};

describe('achord banks statement', () => {
  it('enters a file, names its unexpected lines, and may be repeated', async () => {
    const environment = { ACHORD_DATA_DIR: await usedDataDirectory(), ACHORD_SANDBOX_PACE: '0' };
    const { facts } = await startInProcess(environment);
    const admin = { authorization: `Bearer ${facts.admin_token}`, 'content-type': 'application/json' };
    const get = async (path: string) =>
      ((await (await fetch(`${facts.address}${path}`, { headers: admin })).json()) as { data: Record<string, never> })
        .data;
    const { now } = await get('/sandbox/v1/clock');
    // The day before, in any time zone: a line of a future day is refused.
    const booked = new Date(Date.parse(now!) - 86_400_000).toISOString().slice(0, 10);

    const path = file(`${booked},debit,100,"RETURN, 21"`, `${booked},credit,7,OTHER`);
    const entered = await runAsProcess(['banks', 'statement', path], environment);
    expect(entered).toMatchObject({ code: 0, stderr: '' });
    expect(entered.stdout.split('\n')).toEqual([
      '2 lines, 0 explained, these are not:',
      `${booked}  debit            100  open      RETURN, 21`,
      `${booked}  credit             7  open      OTHER`,
      '',
    ]);
    const again = JSON.parse((await runCommand(['banks', 'statement', path, '--json'], environment)).stdout);
    expect(again.lines).toMatchObject([{ reference: 'RETURN, 21' }, { reference: 'OTHER' }]);
    expect(await get('/admin/v1/bank-statement/lines')).toMatchObject({ lines: { length: 2 }, next: null });

    const wrong = await runCommand(['banks', 'statement', file(`${booked},debit,1.00,x`)], environment);
    expect(wrong).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/statement\.csv, row 2: amount is "1\.00"[\s\S]*Nothing was entered\.\n$/),
    });
    const day = booked.replaceAll('-', '').slice(2);
    const bai2 = (closing: number, more = '') =>
      file.raw(
        `01,1,2,${day},0000,1,,,2/\n02,1,2,1,${day},,USD,2/\n03,123,USD,010,107,,,015,${closing},,/\n${more}98,0,1,1/\n99,0,1,1/\n`,
      );
    // The lines of the day are there already, under other references.
    const twice = bai2(207, '16,165,100,,A,,RETURN OF 03/04/\n');
    const differs = await runCommand(['banks', 'statement', twice], environment);
    expect(differs).toMatchObject({ code: 1, stderr: expect.stringContaining('the closing balance is $2.07') });
    const accepted = await runCommand(['banks', 'statement', twice, '--accept-differences', '--json'], environment);
    expect(JSON.parse(accepted.stdout).lines).toMatchObject([{ reference: 'A RETURN OF 03/04', direction: 'credit' }]);
    const foreign = await runCommand(['banks', 'statement', twice, '--account', '9'], environment);
    expect(foreign).toMatchObject({ code: 1, stderr: expect.stringContaining('the account of this bank is 9') });

    const refused = await runCommand(['banks', 'statement', file('2019-01-01,debit,1,x')], environment);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('lines.0.booked_on: must be from') });
    const nowhere = await runCommand(['banks', 'statement', path, '--bank', 'elsewhere'], environment);
    expect(nowhere).toMatchObject({ code: 1, stderr: expect.stringContaining('bank: must be one of simulated') });
  });

  it('fails with a plain error without a file, and without a service', async () => {
    const environment = { ACHORD_DATA_DIR: dataDirectory(), ACHORD_ADMIN_TOKEN: 'x'.repeat(40), PORT: '1' };
    expect(await runCommand(['banks', 'statement', join(directory, 'none.csv')], environment)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('cannot be read: ENOENT'),
    });
    expect(await runCommand(['banks', 'statement', file('2026-03-04,debit,1,x')], environment)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Start the service first'),
    });
  });
});
