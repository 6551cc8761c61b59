// `shares_with` in the banks file: what such a bank has itself, and what is refused.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validBank } from '../../../../test/support/banks/valid-bank.ts';
import { isOfAnotherBank, ownModifiers } from '../profile/own-modifiers.ts';
import { describedBank } from './open-bank.ts';
import { readBanksFile } from './read-banks-file.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'achord-shared-banks-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const owner = { ...validBank(), name: 'first', trace_numbers: '0000001-4999999' };
const guest = { name: 'first-2', lane: 'cell-2', shares_with: 'first', trace_numbers: '5000000-9999999' };

function read(...banks: object[]) {
  const path = join(directory, 'banks.json');
  writeFileSync(path, JSON.stringify({ banks }));
  return readBanksFile(path, { BANK_PASSWORD: 'hunter2' });
}

const problemsOf = (...banks: object[]): Promise<readonly string[]> =>
  read(...banks).then(
    () => [],
    (error) => error.problems,
  );

describe('A bank that shares the account of another one', () => {
  it('has everything from that bank but its name, lane and trace numbers', async () => {
    const [first, second] = await read(owner, guest);
    const { name, lane, traces, shares_with, ...rest } = second!;
    expect({ name, lane, traces, shares_with }).toEqual({
      ...{ name: 'first-2', lane: 'cell-2', shares_with: 'first' },
      traces: { first: 5_000_000, last: 9_999_999 },
    });
    expect({ ...first, ...rest }).toEqual(first);
    expect(first!.shared).toEqual({ owner: 'first', others: [{ name, lane, traces }] });
    const [alone] = await read(owner);
    expect(alone!.shared).toBeUndefined();
  });

  it('is refused with a field of its own, and the problems of the other bank are told once', async () => {
    expect(await problemsOf(owner, { ...guest, odfi: '091000019', company_name: 'OTHER' })).toEqual([
      'banks[1].odfi must be left out: with shares_with, it is the one of the bank first.',
      'banks[1].company_name must be left out: with shares_with, it is the one of the bank first.',
    ]);
    expect(await problemsOf({ ...owner, company_name: '' }, guest)).toEqual([
      expect.stringMatching(/^banks\[0\]\.company_name must be 1 to 16/),
    ]);
    expect(await problemsOf({ ...owner, sftp: { ...owner.sftp, password: { env: 'NOT_SET' } } }, guest)).toEqual([
      'banks[0].sftp.password names the environment variable NOT_SET, which is not set.',
    ]);
  });

  it('is refused unless it names a bank of home that shares with none, for another lane', async () => {
    const allowed = 'must be the name of a bank of the lane home that has no shares_with itself.';
    for (const shares_with of ['nowhere', 'first-2'])
      expect(await problemsOf(owner, { ...guest, shares_with })).toEqual([`banks[1].shares_with ${allowed}`]);
    expect(await problemsOf({ ...owner, lane: 'cell-3' }, guest)).toEqual([`banks[1].shares_with ${allowed}`]);
    const third = { ...guest, name: 'first-3', lane: 'cell-3', shares_with: 'first-2' };
    expect(await problemsOf(owner, guest, third)).toContain(`banks[2].shares_with ${allowed}`);
    expect(await problemsOf(owner, { ...guest, lane: undefined })).toContain(
      'banks[1].lane must be another one than home, with shares_with.',
    );
    expect(await problemsOf(owner, guest, { ...guest, name: 'first-3' })).toContain(
      'banks[2].lane must not be the lane of another bank with the same shares_with.',
    );
  });

  it('is refused with trace numbers of the other bank', async () => {
    expect(await problemsOf(owner, { ...guest, trace_numbers: undefined })).toEqual([
      'banks[1].trace_numbers must not have numbers of the bank first, which has the same odfi in another lane.',
    ]);
  });

  it('has an equal share of the file ID modifiers of a day, apart from the shares of the others', async () => {
    const third = { ...guest, name: 'first-3', lane: 'cell-3', trace_numbers: '2000000-3999999' };
    const middle = { ...guest, trace_numbers: '4000000-9999999' };
    const banks = (await read({ ...owner, trace_numbers: '0000001-1999999' }, middle, third)).map(describedBank);
    const modifiers = banks.map(ownModifiers);
    expect(modifiers.map((own) => own.join(''))).toEqual(['ABCDEFGHIJKL', 'MNOPQRSTUVWX', 'YZ0123456789']);
    const seven = Array.from({ length: 6 }, (_, n) => ({ ...guest, name: `g-${n}`, lane: `cell-${n}` }));
    expect(await problemsOf(owner, ...seven)).toContain(
      'banks[6].shares_with must not name a bank that 6 banks share already: a day has 36 files.',
    );
  });

  it('knows by its name which file at the bank is of another one', async () => {
    const named = (name: string) => ({ ...owner, file: { name } });
    for (const [pattern, own, other] of [
      ['{yyyy}-{mm}-{dd}-{modifier}.ach', '2026-03-02-S.ach', '2026-03-02-A.ach'],
      ['ACH{yy}{ddd}{number}.{modifier}', 'ACH2606119.S', 'ACH2606101.A'],
      ['{number}.{yy}{ddd}', '19.26061', '01.26061'],
    ] as const) {
      const [first, second] = (await read(named(pattern), guest)).map(describedBank);
      expect([isOfAnotherBank(second!, own), isOfAnotherBank(second!, other)]).toEqual([false, true]);
      expect([isOfAnotherBank(first!, own), isOfAnotherBank(first!, other)]).toEqual([true, false]);
      expect(isOfAnotherBank(first!, 'another.txt')).toBe(false);
      expect(isOfAnotherBank({ ...first!, shared: undefined } as never, own)).toBe(false);
    }
  });
});
