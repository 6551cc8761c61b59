// The banks file: a correct file is read with its secrets; in an incorrect file every problem is
// named with its place.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPgpKey } from '../../../../test/support/banks/pgp-keys.ts';
import { validBank } from '../../../../test/support/banks/valid-bank.ts';
import { SettingsFileRefused } from '../../../platform/settings/files/read-file.ts';
import { plainProfile } from '../profile/file-profile.ts';
import { readBanksFile } from './read-banks-file.ts';

let directory: string;
let path: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'achord-banks-'));
  path = join(directory, 'banks.json');
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const environment = { BANK_PASSWORD: 'hunter2' };
const read = (file: unknown) => {
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
  return readBanksFile(path, environment);
};
const problemsOf = async (file: unknown): Promise<readonly string[]> => {
  const error = await read(file).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(SettingsFileRefused);
  return error.problems;
};
const problemsWith = (changes: object, sftp: object = {}) => {
  const entry = validBank();
  return problemsOf({ banks: [{ ...entry, ...changes, sftp: { ...entry.sftp, ...sftp } }] });
};

describe('A banks file', () => {
  it('is read with defaults, and with secrets from the environment or from files', async () => {
    writeFileSync(join(directory, 'key'), 'the key\n');
    const entry = validBank();
    const [first, second] = await read({
      banks: [
        entry,
        {
          ...entry,
          name: 'second',
          odfi: '09100001',
          immediate_origin: '1234567891',
          sftp: { ...entry.sftp, username: 'second', password: undefined, private_key: { file: 'key' } },
        },
      ],
    });
    expect(first).toMatchObject({
      odfi: '09100001',
      same_day_limit_cents: 100_000_000,
      file_size_limit_bytes: 100_000_000,
      login: { port: 22, password: 'hunter2', private_key: null, timeout_ms: 30_000, keepalive_ms: 15_000 },
      sftp: { acknowledge: 'move', listing_limit: 10_000, settle_seconds: 30 },
      pgp: { keys: [], wrap: null, unwrap: null },
    });
    expect(second!.login).toMatchObject({ password: null, private_key: 'the key' });
  });

  it('names every problem with its place and what is allowed, all at once', async () => {
    const { odfi: _odfi, ...entry } = validBank();
    expect(
      await problemsOf({
        banks: [
          {
            ...entry,
            name: 'Big Bank',
            sftp: { ...entry.sftp, port: 0, acknowledge: 'burn', host_keys: [], hots: 'x' },
          },
          { ...validBank(), windows: { same_day: [{ closes: '24:00' }], next_day: 'late' } },
        ],
      }),
    ).toEqual([
      'banks[0].odfi is missing.',
      'banks[0].name must be 1 to 40 lower-case letters, digits and hyphens.',
      'banks[0].sftp.hots is not a known field.',
      'banks[0].sftp.port must be an integer from 1 to 65535.',
      'banks[0].sftp.host_keys must have at least 1 entry.',
      'banks[0].sftp.acknowledge must be one of: move, delete, remember.',
      'banks[1].windows.same_day[0].settles is missing.',
      'banks[1].windows.same_day[0].closes must be a time from 00:00 to 23:59.',
      'banks[1].windows.next_day must be an object.',
    ]);
  });

  it('checks fields against each other and against other banks', async () => {
    const entry = validBank();
    expect(await problemsOf({ banks: [entry, entry] })).toEqual([
      'banks[1].name must not be first-example, the name of another bank.',
      'banks[1].immediate_origin must differ from the immediate_origin of another bank with this immediate_destination: otherwise their files cannot be told apart.',
      'banks[1].sftp.outgoing must not be the directory of another bank: files of both have the same names.',
      'banks[1].sftp.incoming must not be the directory of another bank: otherwise it is unknown whose files they are.',
    ]);
    expect(await problemsWith({ odfi: '091000018', immediate_destination: '091000010' })).toEqual([
      'banks[0].odfi must end in its check digit, or have 8 digits.',
      'banks[0].immediate_destination must be a routing number with its check digit. If the bank gave you another number, set file.destination_is_routing_number to false.',
    ]);
    expect(
      await problemsWith({}, { password: undefined, passphrase: { env: 'BANK_PASSWORD' }, archive: undefined }),
    ).toEqual([
      'banks[0].sftp must have a password or a private_key to log in with.',
      'banks[0].sftp.passphrase must come with its private_key.',
      'banks[0].sftp.archive must name a directory, or acknowledge must be "delete" or "remember".',
    ]);
    expect(await problemsWith({}, { incoming: entry.sftp.outgoing, host_keys: ['MD5:00'] })).toEqual([
      'banks[0].sftp.host_keys[0] must be SHA256:… as OpenSSH shows it, or a key such as ssh-ed25519 AAAA….',
      'banks[0].sftp.incoming must be a separate directory: otherwise our own files there would be read as new ones.',
    ]);
  });

  it('may say how the bank wants our files; what it leaves out is as the rules of the network say', async () => {
    const entry = validBank();
    const file = {
      line_end: 'crlf',
      padding: 'none',
      first_line: '$$ADD ID=EXAMPLE',
      name: 'ACH{yy}{ddd}.{number}',
      reference_code: 'REF 1',
      creation_time: 'written',
      destination_is_routing_number: false,
      batch_entries: 100,
      file_entries: 5_000,
    };
    const named = {
      immediate_destination: '091000010',
      immediate_origin: '0000000000',
      company_identification: ' 123456789',
    };
    const windows = { same_day: [], next_day: { closes: '23:30' }, closed_day: { closes: '17:00' } };
    const [plain, special] = await read({
      banks: [entry, { ...entry, ...named, name: 'special', windows, file, sftp: { ...entry.sftp, host: 'other' } }],
    });
    expect(plain!.file).toEqual({ ...plainProfile, destination_is_routing_number: true, file_entries: 99_999_999 });
    expect(special).toMatchObject({ ...named, windows, file });
  });

  it('names the account of balanced files, whose number is a secret', async () => {
    const offset = { routing_number: '011000015', account_number: { env: 'BANK_PASSWORD' }, name: 'EXAMPLE' };
    const [bank] = await read({ banks: [{ ...validBank(), file: { offset } }] });
    expect(bank!.file.offset).toEqual({
      ...offset,
      account_number: 'hunter2',
      per: 'batch',
      account_type: 'checking',
    });
    writeFileSync(join(directory, 'number'), '123456789012345678');
    const plain = { ...offset, account_number: '4400555' };
    expect(await problemsWith({ file: { offset: plain } })).toEqual([
      'banks[0].file.offset.account_number must be {"env": "NAME"} or {"file": "path"}: this file never has a secret itself.',
    ]);
    const wrong = { ...offset, account_number: { file: 'number' }, routing_number: '011000010' };
    expect(await problemsWith({ file: { offset: wrong }, statement_booking: 'net' })).toEqual([
      'banks[0].file.offset.routing_number must be a routing number with its check digit.',
      'banks[0].statement_booking must be "gross" with file.offset: the offset entries of a file are its totals, whatever is returned later.',
      'banks[0].file.offset.account_number must name a number of 1 to 17 ASCII characters, no space at either end.',
    ]);
  });

  it('is refused when its wishes for files cannot be met', async () => {
    const file = { line_end: 'cr', first_line: '1 line', reference_code: 'too long a code', batch_entries: 0, pad: 1 };
    expect(await problemsWith({ file })).toEqual([
      'banks[0].file.pad is not a known field.',
      'banks[0].file.line_end must be one of: lf, crlf, none.',
      'banks[0].file.first_line must be 1 to 94 ASCII characters, no space at either end, no digit first.',
      'banks[0].file.reference_code must be 0 to 8 ASCII characters, no space at either end.',
      'banks[0].file.batch_entries must be an integer from 2 to 999999.',
    ]);
    expect(await problemsWith({ file: { name: '{yyyy}{mm}{modifier}.ach' } })).toEqual([
      expect.stringMatching(/^banks\[0\]\.file\.name must have a year .* otherwise two files have the same name\.$/),
    ]);
    expect(await problemsWith({ company_identification: '0000000000', immediate_destination: '12345678901' })).toEqual([
      'banks[0].immediate_destination must be 9 digits, or 10 digits and capital letters.',
      'banks[0].company_identification must be 10 digits and capital letters, not only zeros; the first may be a space; or 9.',
    ]);
  });

  it('may tell the kinds of the bank’s files by their names', async () => {
    const entry = validBank();
    const names = { ignore: ['*.pdf'], acknowledgments: ['ACK*'] };
    const [bank] = await read({ banks: [{ ...entry, sftp: { ...entry.sftp, names } }] });
    expect(bank!.sftp.names).toEqual({ ...names, statements: [], returns: ['*'] });
    expect((await read({ banks: [entry] }))[0]!.sftp.names).toBe(undefined);
    expect(
      await problemsWith({}, { names: { ignore: ['a/', ''], statements: 'ST*', returns: [], return: [] } }),
    ).toEqual([
      'banks[0].sftp.names.return is not a known field.',
      'banks[0].sftp.names.ignore[0] must be a name, or a directory, a slash and a name, in which * is any text.',
      'banks[0].sftp.names.ignore[1] must be a name, or a directory, a slash and a name, in which * is any text.',
      'banks[0].sftp.names.statements must be a list.',
      'banks[0].sftp.names.returns must have at least 1 entry.',
    ]);
    expect(await problemsWith({}, { names: { ignore: ['*.pdf'], statements: ['ST*', 'ST*.pdf'] } })).toEqual([
      'banks[0].sftp.names.statements[1] can match no file: each name of "ST*.pdf" matches ignore[0]. The order is ignore, acknowledgments, statements, returns.',
    ]);
  });

  it('may tell how its acknowledgments are read, and needs their names then', async () => {
    const entry = validBank();
    const acknowledgments = { accepted: ['STATUS: ACCEPTED'] };
    const named = { ...entry.sftp, names: { acknowledgments: ['ACK*'] } };
    const [bank] = await read({ banks: [{ ...entry, sftp: named, acknowledgments }] });
    expect(bank!.acknowledgments).toEqual({ ...acknowledgments, file: ['{name}'], rejected: [] });
    expect(await problemsWith({ acknowledgments: { accepted: [' '], file: ['{nam}'] } })).toEqual([
      'banks[0].acknowledgments.accepted[0] must be 1 to 200 ASCII characters, not only spaces.',
    ]);
    expect(await problemsWith({ acknowledgments: { ...acknowledgments, file: ['{nam}'] } })).toEqual([
      expect.stringMatching(/^banks\[0\]\.acknowledgments\.file must have only these words in braces: name, /),
      'banks[0].acknowledgments must come with sftp.names.acknowledgments: the names of these files.',
    ]);
  });

  it('may name several directories with files for us', async () => {
    const entry = validBank();
    const withIncoming = (incoming: unknown) => ({ banks: [{ ...entry, sftp: { ...entry.sftp, incoming } }] });
    expect((await read(withIncoming('a')))[0]!.sftp.incoming).toEqual(['a']);
    expect((await read(withIncoming(['a', 'b'])))[0]!.sftp.incoming).toEqual(['a', 'b']);
    const allowed = 'a path without a slash at its end, or a list of 1 to 10 different ones';
    for (const wrong of [5, null, [], ['a', 'a']])
      expect(await problemsOf(withIncoming(wrong))).toEqual([`banks[0].sftp.incoming must be ${allowed}.`]);
    expect(await problemsOf(withIncoming(['a', 'b/']))).toEqual([
      'banks[0].sftp.incoming[1] must be a path without a slash at its end.',
    ]);
    expect(await problemsOf(withIncoming(['a', entry.sftp.archive]))).toEqual([
      expect.stringMatching(/^banks\[0\]\.sftp\.incoming must be a separate directory/),
    ]);
    const [first] = withIncoming(['a', 'b']).banks;
    const second = { ...first!, name: 'second', immediate_origin: '1234567891' };
    expect(
      await problemsOf({ banks: [first, { ...second, sftp: { ...entry.sftp, outgoing: 'o', incoming: 'b' } }] }),
    ).toEqual([expect.stringMatching(/^banks\[1\]\.sftp\.incoming must not be the directory of another bank/)]);
    const names = { statements: ['c/*'] };
    expect(await problemsWith({}, { names })).toEqual([
      'banks[0].sftp.names.statements[0] must begin with a directory of sftp.incoming, or have no slash: from-bank.',
    ]);
  });

  it('is refused when its windows do not fit the network’s windows', async () => {
    const windows = { same_day: [{ closes: '10:31', settles: '13:00' }], next_day: { closes: '17:00' } };
    expect(await problemsWith({ windows })).toEqual([
      'banks[0].windows.same_day[0].closes must be 10:30 at the latest to settle at 13:00, not 10:31.',
    ]);
  });

  it('refuses a secret in the file and does not show it', async () => {
    const problems = await problemsWith(
      {},
      { password: 'swordfish', private_key: { env: 'X', file: 'y' }, passphrase: {} },
    );
    const allowed = 'must be {"env": "NAME"} or {"file": "path"}: this file never has a secret itself.';
    expect(problems).toEqual([
      `banks[0].sftp.password ${allowed}`,
      `banks[0].sftp.private_key ${allowed}`,
      `banks[0].sftp.passphrase ${allowed}`,
    ]);
    expect((await problemsOf('{"password": "swordfish')).join()).toBe('is not JSON.');
  });

  it('is refused when a secret is missing', async () => {
    writeFileSync(join(directory, 'empty'), '\n');
    expect(
      await problemsWith(
        {},
        { password: { env: 'NOT_SET' }, private_key: { file: 'nowhere' }, passphrase: { file: 'empty' } },
      ),
    ).toEqual([
      'banks[0].sftp.password names the environment variable NOT_SET, which is not set.',
      `banks[0].sftp.private_key names the file ${join(directory, 'nowhere')}, which cannot be read (ENOENT).`,
      `banks[0].sftp.passphrase names the file ${join(directory, 'empty')}, which is empty.`,
    ]);
    expect(await problemsWith({}, { password: { env: 'ACHORD_BANK_PASSWORD' } })).toEqual([
      'banks[0].sftp.password.env must be the name of an environment variable that does not begin with ACHORD_ (those are settings).',
    ]);
  });

  it('is refused when its OpenPGP keys do not fit the agreement', async () => {
    const [us, bank] = await Promise.all([newPgpKey('sesame'), newPgpKey()]);
    writeFileSync(join(directory, 'us.asc'), us.privateKey);
    writeFileSync(join(directory, 'bank.asc'), bank.publicKey);
    writeFileSync(join(directory, 'passphrase'), 'sesame\n');
    const pgp = {
      bank_public_keys: [{ file: 'bank.asc' }],
      own_private_key: { file: 'us.asc' },
      passphrase: { file: 'passphrase' },
    };
    const [read_] = await read({ banks: [{ ...validBank(), pgp }] });
    expect(read_).toMatchObject({ pgp: { wrap: expect.any(Function), unwrap: expect.any(Function) }, suffix: '.pgp' });
    expect(await problemsWith({ pgp: { ...pgp, passphrase: undefined } })).toEqual([
      'banks[0].pgp: our private key needs its passphrase.',
    ]);
    expect(await problemsWith({ pgp: { ...pgp, bank_public_keys: [{ file: 'us.asc' }] } })).toEqual([
      "banks[0].pgp: the bank's key is a private one: it must be its public key.",
    ]);
    expect(await problemsWith({ pgp: {} })).toEqual([
      'banks[0].pgp: a public key of the bank is needed to encrypt for it or to verify what it signs.',
    ]);
  });

  it('is refused when it does not exist', async () => {
    await expect(readBanksFile(join(directory, 'none.json'), {})).rejects.toThrow(
      'none.json: cannot be read (ENOENT).',
    );
  });
});
