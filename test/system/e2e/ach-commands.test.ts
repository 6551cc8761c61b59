// The commands for bank files: check, print and diff, as an operator or a script runs them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { goldenText, replaced, withLine } from '../../support/banks/ach-files.ts';
import { runAsProcess, startCommand } from '../../support/service/command-line.ts';
import { runCommand } from '../../support/service/run-command.ts';

const directory = mkdtempSync(join(tmpdir(), 'achord-ach-'));
afterAll(() => rmSync(directory, { recursive: true }));

function file(name: string, content: string | Buffer): string {
  const path = join(directory, name);
  writeFileSync(path, content, 'latin1');
  return path;
}

const returns = goldenText('returns');
const good = file('returns.ach', returns);
const bad = file('bad.ach', withLine(replaced(returns, 3, 12, '0'), 9));

describe('achord ach', () => {
  it.each(['check', 'print', 'diff'])('%s explains itself', async (command) => {
    const { code, stdout } = await runCommand(['ach', command, '--help']);
    expect([code, stdout]).toEqual([0, expect.stringMatching(new RegExp(`^Usage: achord ach ${command}[^]*--json`))]);
  });

  it.each([
    [['check'], 'missing required argument'],
    [['check', '/nowhere/returns.ach'], 'The file /nowhere/returns.ach does not exist.'],
    [['print', directory], 'is a directory'],
    [['diff', '-', '-'], 'Only one of the two'],
    [['check', good, '--jason'], "unknown option '--jason'"],
  ])('%j is refused: exit 2', async (args, complaint) => {
    expect(await runCommand(['ach', ...args])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(complaint),
    });
  });
});

describe('achord ach check', () => {
  it('accepts with exit 0: the verdict, totals and returned entries, in words', async () => {
    const { code, stdout } = await runCommand(['ach', 'check', good]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ACCEPT: /);
    expect(stdout).toContain('1 file, 1 batch, 3 entries: debits $125.00, credits $9.99.');
    expect(stdout).toMatch(/1 × R01 Insufficient funds/);
  });

  it('quarantines with exit 1: the verdict first, then the problems by line', async () => {
    const { code, stdout } = await runCommand(['ach', 'check', bad]);
    expect(code).toBe(1);
    const [verdict, , title, ...lines] = stdout.split('\n');
    expect(verdict).toMatch(/^QUARANTINE: .* has 1 problem\. Do not post anything of it/);
    expect(title).toBe('Problems:');
    expect(lines[0]).toMatch(/^ {2}line +9 {2}The batch control is missing/);
    expect(stdout).toMatch(/Notes:\n {2}line +3 {2}The check digit of routing number/);
  });

  it('prints the report as JSON', async () => {
    const { code, stdout } = await runCommand(['ach', 'check', good, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      verdict: 'accept',
      problems: [],
      batches: 1,
      entries: 3,
      debits: 12_500,
      credits: 999,
      returns: [
        { code: 'R01', original_trace: '091000010000001', amount: 12_500 },
        { code: 'R14', original_trace: '091000010000002', amount: 999 },
        { code: 'R03', original_trace: '091000010000004', amount: 0 },
      ],
      changes: [],
    });
    const changes = JSON.parse(
      (await runCommand(['ach', 'check', file('changes.ach', goldenText('changes')), '--json'])).stdout,
    );
    expect(changes.changes[0]).toEqual({ code: 'C01', original_trace: '091000010000001', corrected: '1000000009' });
    const refused = await runCommand(['ach', 'check', bad, '--json']);
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.stdout)).toMatchObject({
      verdict: 'quarantine',
      problems: [{ line: 9, field: 'record_type_code', found: '', allowed: '8', message: expect.any(String) }],
      notes: expect.arrayContaining([{ line: 3, field: 'check_digit', message: expect.any(String) }]),
      entries: 3,
    });
  });

  it('reads gzip, and standard input', async () => {
    expect(await runCommand(['ach', 'check', file('returns.ach.gz', gzipSync(returns))])).toMatchObject({ code: 0 });
    // The tests start children with empty standard input, and an empty file is no ACH file.
    expect(await runAsProcess(['ach', 'check', '-', '--json'])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('The file is empty'),
    });
  });

  it('ends quietly when its reader stops reading', async () => {
    const entries = returns.split('\n').slice(2, 4).join('\n');
    const child = startCommand(['ach', 'print', file('long.ach', `${entries}\n`.repeat(30_000))]);
    await child.printed(/\n/);
    child.process.stdout!.destroy();
    expect((await child.ended).stderr).toBe('');
  });
});

describe('achord ach print', () => {
  it('shows codes in words and the last four digits of account numbers', async () => {
    const { code, stdout } = await runCommand(['ach', 'print', good]);
    expect(code).toBe(0);
    expect(stdout).toContain('from 011000015 (EASTERN BANK) to 091000019 (NORTHERN BANK)');
    expect(stdout).toMatch(
      /3 {2}011000010000001 {2}26 checking debit return +091000019 {2}\*{6}0001 +\$125\.00 {2}ADA MOSS/,
    );
    expect(stdout).toContain('return R01 Insufficient funds, of entry 091000010000001');
    expect(stdout).not.toContain('1000000001 ');
  });

  it('shows account numbers on request only', async () => {
    const path = file('changes-to-print.ach', goldenText('changes'));
    const hidden = await runCommand(['ach', 'print', path]);
    const hiddenJson = await runCommand(['ach', 'print', path, '--json']);
    for (const { stdout } of [hidden, hiddenJson]) expect(stdout).not.toContain('1000000009');
    expect((await runCommand(['ach', 'print', path, '--reveal'])).stdout).toContain('account number 1000000009');
  });

  it('prints one JSON object a line', async () => {
    const { stdout } = await runCommand(['ach', 'print', good, '--json', '--reveal']);
    const items = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(items.map(({ record }) => record)).toEqual([
      'file_header',
      'batch_header',
      'entry',
      'entry',
      'entry',
      'batch_control',
      'file_control',
      'summary',
    ]);
    expect(items[2]).toMatchObject({ line: 3, value: { account_number: '1000000001', amount: 12_500 } });
  });

  it('prints the readable records of a quarantined file, and says that it is quarantined', async () => {
    const { code, stdout } = await runCommand(['ach', 'print', bad]);
    expect(code).toBe(1);
    expect(stdout).toContain('ADA MOSS');
    expect(stdout).toMatch(/The file has 1 problem and belongs in quarantine/);
  });
});

describe('achord ach diff', () => {
  const lines = returns.split('\n');

  it('finds no difference, with exit 0, when records only change places', async () => {
    const moved = file('moved.ach', [lines[0], '', ...lines.slice(1)].join('\r\n'));
    expect(await runCommand(['ach', 'diff', good, moved])).toMatchObject({ code: 0, stdout: 'The same.\n' });
    expect(JSON.parse((await runCommand(['ach', 'diff', good, moved, '--json'])).stdout)).toEqual({
      differences: [],
      same: true,
    });
  });

  it('names fields by batch and trace number, with exit 1', async () => {
    const other = file('other.ach', withLine(withLine(replaced(replaced(returns, 3, 55, 'EVA '), 6, 4, 'R02'), 8), 7));
    const { code, stdout } = await runCommand(['ach', 'diff', good, other]);
    expect(code).toBe(1);
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      'file 1, batch 1 of 01100001, entry 011000010000001: name is "ADA MOSS" in the first (line 3), "EVA MOSS" in the second (line 3)',
      'file 1, batch 1 of 01100001, entry 011000010000002: addenda 1 return code is "R14" in the first (line 5), "R02" in the second (line 5)',
      'file 1, batch 1 of 01100001, entry 011000010000003: only in the first (line 7)',
    ]);
  });

  it('shows the last four digits of account numbers that differ', async () => {
    const other = file('account.ach', replaced(returns, 3, 13, '9'));
    const { stdout } = await runCommand(['ach', 'diff', good, other]);
    expect(stdout).toContain(
      'account number is "******0001" in the first (line 3), "******0001" in the second (line 3)',
    );
    expect((await runCommand(['ach', 'diff', good, other, '--reveal'])).stdout).toContain(
      '"1000000001" in the first (line 3), "9000000001" in the second',
    );
  });

  it('compares only ACH files', async () => {
    const none = file('empty.ach', '');
    expect(await runCommand(['ach', 'diff', none, none])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is not an ACH file'),
    });
  });
});
