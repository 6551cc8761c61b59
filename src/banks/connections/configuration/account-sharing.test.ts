// `shares_with` in the banks file: what such a bank has itself, and what is refused.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validBank } from '../../../../test/support/banks/valid-bank.ts';
import type { SharedModifier } from '../account-sharing.sql.ts';
import { isOfAnotherBank, modifiersOf, ownModifiers } from '../profile/own-modifiers.ts';
import { describedBank } from './open-bank.ts';
import { readBanksFile } from './read-banks-file.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'achord-shared-banks-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const owner = { ...validBank(), name: 'first', trace_numbers: '0000001-4999999' };
const sharing = {
  ...{ name: 'first-2', lane: 'cell-2', shares_with: 'first' },
  ...{ trace_numbers: '5000000-9999999', file_id_modifiers: 'S-9' },
};
const given = (bank: string, range: string, from_day = '2026-03-02'): SharedModifier[] =>
  modifiersOf(range).map((modifier) => ({ bank, owner: 'first', modifier, from_day }));

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
    const [first, second] = await read(owner, sharing);
    const { name, lane, traces, shares_with, file_id_modifiers, ...rest } = second!;
    expect({ name, lane, traces, shares_with }).toEqual({
      ...{ name: 'first-2', lane: 'cell-2', shares_with: 'first' },
      traces: { first: 5_000_000, last: 9_999_999 },
    });
    expect({ ...first, ...rest }).toEqual(first);
    expect(first!.shared).toEqual({ owner: 'first', others: [{ name, lane, traces, modifiers: modifiersOf('S-9') }] });
    const [alone] = await read(owner);
    expect(alone!.shared).toBeUndefined();
  });

  it('is refused with a field of its own, and the problems of the other bank are told once', async () => {
    expect(await problemsOf(owner, { ...sharing, odfi: '091000019', company_name: 'OTHER' })).toEqual([
      'banks[1].odfi must be left out: with shares_with, it is the one of the bank first.',
      'banks[1].company_name must be left out: with shares_with, it is the one of the bank first.',
    ]);
    expect(await problemsOf({ ...owner, company_name: '' }, sharing)).toEqual([
      expect.stringMatching(/^banks\[0\]\.company_name must be 1 to 16/),
    ]);
    expect(await problemsOf({ ...owner, sftp: { ...owner.sftp, password: { env: 'NOT_SET' } } }, sharing)).toEqual([
      'banks[0].sftp.password names the environment variable NOT_SET, which is not set.',
    ]);
  });

  it('is refused unless it names a bank of home that shares with none, for another lane', async () => {
    const allowed = 'must be the name of a bank of the lane home that has no shares_with itself.';
    for (const shares_with of ['nowhere', 'first-2'])
      expect(await problemsOf(owner, { ...sharing, shares_with })).toEqual([`banks[1].shares_with ${allowed}`]);
    expect(await problemsOf({ ...owner, lane: 'cell-3' }, sharing)).toEqual([`banks[1].shares_with ${allowed}`]);
    const third = { ...sharing, name: 'first-3', lane: 'cell-3', shares_with: 'first-2' };
    expect(await problemsOf(owner, sharing, third)).toContain(`banks[2].shares_with ${allowed}`);
    expect(await problemsOf(owner, { ...sharing, lane: undefined })).toContain(
      'banks[1].lane must be another one than home, with shares_with.',
    );
    expect(await problemsOf(owner, sharing, { ...sharing, name: 'first-3' })).toContain(
      'banks[2].lane must not be the lane of another bank with the same shares_with.',
    );
  });

  it('is refused with trace numbers of the other bank', async () => {
    expect(await problemsOf(owner, { ...sharing, trace_numbers: undefined })).toEqual([
      'banks[1].trace_numbers must not have numbers of the bank first, which has the same odfi in another lane.',
    ]);
  });

  it('names its file ID modifiers, apart from the modifiers of the others, and leaves some to the other bank', async () => {
    const third = { ...sharing, name: 'first-3', lane: 'cell-3', trace_numbers: '2000000-3999999' };
    const middle = { ...sharing, trace_numbers: '4000000-9999999' };
    const problemsWith = (second: string | undefined, last = 'G-L') =>
      problemsOf(
        { ...owner, trace_numbers: '0000001-1999999' },
        { ...middle, file_id_modifiers: second },
        { ...third, file_id_modifiers: last },
      );
    expect(await problemsWith('M-9')).toEqual([]);
    expect(await problemsWith('L-9')).toEqual([
      'banks[2].file_id_modifiers must not have a modifier of another bank with the same shares_with: their files would have one name.',
    ]);
    expect(await problemsWith('M-9', 'F-L')).toEqual([
      'banks[2].file_id_modifiers must leave 6 or more of the 36 modifiers to the bank of shares_with.',
    ]);
    for (const few of ['S-S', '5-9', '9-S'])
      expect(await problemsWith(few)).toEqual([
        'banks[1].file_id_modifiers must be 6 or more, in the order A to Z, then 0 to 9: otherwise a day has too few files.',
      ]);
    expect(await problemsWith(undefined)).toEqual([
      'banks[1].file_id_modifiers must be given with shares_with: the file ID modifiers of its files, such as S-9.',
    ]);
    expect(await problemsWith('S to 9')).toEqual([
      expect.stringMatching(/^banks\[1\]\.file_id_modifiers must be two file ID modifiers with a hyphen between/),
    ]);
    expect(await problemsOf({ ...owner, file_id_modifiers: 'A-R' })).toEqual([
      'banks[0].file_id_modifiers must be left out without shares_with: the bank has all that no bank of another lane has.',
    ]);
  });

  it('has its modifiers from their first day on, and the other bank has none of them at any time', async () => {
    const [first, second] = (await read(owner, sharing)).map(describedBank);
    const rows = [...given('first-2', 'S-5', '2026-03-02'), ...given('first-2', '6-9', '2026-03-04')];
    const has = (bank: typeof first, day: string) => ownModifiers(bank!, rows, day).join('');
    for (const day of ['2026-03-01', '2026-03-05']) expect(has(first, day)).toBe('ABCDEFGHIJKLMNOPQR');
    expect(has(second, '2026-03-01')).toBe('');
    expect(has(second, '2026-03-02')).toBe('STUVWXYZ012345');
    expect(has(second, '2026-03-04')).toBe('STUVWXYZ0123456789');
    expect(ownModifiers(second!, [], '2026-03-04')).toEqual([]);
  });

  it('has the secrets and keys of that bank, which are read once', async () => {
    const [first, second] = await read(owner, sharing);
    expect(second!.login).toBe(first!.login);
    expect(second!.pgp).toBe(first!.pgp);
    // In any order of the file.
    expect((await read(sharing, owner)).map(({ name, lane }) => [name, lane])).toEqual([
      ['first-2', 'cell-2'],
      ['first', undefined],
    ]);
  });

  it('knows by its name which file at the bank is of another one', async () => {
    const named = (name: string) => ({ ...owner, file: { name } });
    for (const [pattern, own, other] of [
      ['{yyyy}-{mm}-{dd}-{modifier}.ach', '2026-03-02-S.ach', '2026-03-02-A.ach'],
      ['ACH{yy}{ddd}{number}.{modifier}', 'ACH2606119.S', 'ACH2606101.A'],
      ['{number}.{yy}{ddd}', '19.26061', '01.26061'],
    ] as const) {
      const [first, second] = (await read(named(pattern), sharing)).map(describedBank);
      const rows = given('first-2', 'S-9');
      const isOther = (bank: typeof first, name: string) => isOfAnotherBank(bank!, rows, name);
      expect([isOther(second, own), isOther(second, other)]).toEqual([false, true]);
      expect([isOther(first, own), isOther(first, other)]).toEqual([true, false]);
      expect(isOther(first, 'another.txt')).toBe(false);
      expect(isOther(second, 'another.txt')).toBe(false);
      // The bank of home may have sent it: on this day, the modifier was still its own.
      const later = given('first-2', 'S-9', '2026-03-03');
      for (const bank of [first, second]) expect(isOfAnotherBank(bank!, later, own)).toBe(false);
      // A lane that home has not told yet.
      for (const name of [own, other]) expect(isOfAnotherBank(second!, [], name)).toBe(false);
    }
  });
});
