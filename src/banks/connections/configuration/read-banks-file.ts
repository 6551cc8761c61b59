// Reads the banks file with its secrets, and reports every problem at once, each with its place and
// what is allowed.
import { dirname } from 'node:path';
import { problemsOf } from '../../../ach/calendar/windows.ts';
import { problemsBy } from '../../../platform/settings/files/problems.ts';
import {
  type Environment,
  parseFile,
  type ReadSecret,
  SettingsFileRefused,
  secretReader,
} from '../../../platform/settings/files/read-file.ts';
import type { Sharing, TraceRange } from '../bank.ts';
import type { SftpServer } from '../exchange/sftp/connection.ts';
import { isHostKeyPin } from '../exchange/sftp/host-keys.ts';
import { openPgp, type Pgp, PgpRefused } from '../pgp/pgp.ts';
import { problemsOfWords } from '../profile/acknowledgments.ts';
import type { OffsetAccount } from '../profile/file-profile.ts';
import { problemsOfNames } from '../profile/inbound-names.ts';
import { problemsOfPattern } from '../profile/name-pattern.ts';
import { fillShared, sharingOf, withoutShared } from './account-sharing.ts';
import { type BankEntry, BanksFile, type PgpEntry, type ProfileEntry } from './bank-schema.ts';

/** More than a file has entries. */
const fewestTraces = 500_000;

/** A bank as it is configured, with its secrets. Never log it. */
export interface ConfiguredBank extends Omit<BankEntry, 'file' | 'pgp' | 'trace_numbers'> {
  file: Omit<ProfileEntry, 'offset'> & { offset?: OffsetAccount };
  /** The first eight digits of its routing number. */
  odfi: string;
  traces: TraceRange;
  login: SftpServer;
  pgp: Pgp;
  /** Added to the names of wrapped files. */
  suffix: string;
  /** Absent: no other bank shares its account. */
  shared?: Sharing;
}

/** Paths of secrets are relative to the directory of the banks file. Throws SettingsFileRefused. */
export async function readBanksFile(path: string, environment: Environment): Promise<ConfiguredBank[]> {
  const file = (await parseFile(path)) as { banks: BankEntry[] };
  const malformed = problemsIn(file);
  if (malformed.length > 0) throw new SettingsFileRefused(path, malformed);
  const problems: string[] = [];
  const banks: ConfiguredBank[] = [];
  for (const [index, entry] of file.banks.entries()) {
    const at = `banks[${index}]`;
    problems.push(...contradictions(entry, at, file.banks.slice(0, index)));
    if (entry.shares_with === undefined)
      banks.push(await configured(entry, at, secretReader(dirname(path), environment, problems), problems));
  }
  if (problems.length > 0) throw new SettingsFileRefused(path, problems);
  const all = file.banks.map((entry) => {
    const bank = banks.find(({ name }) => name === (entry.shares_with ?? entry.name))!;
    return entry.shares_with === undefined ? bank : sharing(bank, entry);
  });
  return all.map((bank) => {
    const shared = sharingOf(bank, all);
    return shared === undefined ? bank : { ...bank, shared };
  });
}

const malformedIn = problemsBy(BanksFile);

/** Fills defaults and lists into `file`. An empty list: the file is a BanksFile. */
export function problemsIn(file: unknown): string[] {
  makeLists(file);
  const problems = fillShared(file);
  return [...problems, ...withoutShared(file, malformedIn(file))];
}

/** One directory stands for a list of one. */
function makeLists(file: unknown): void {
  const { banks } = (file ?? {}) as { banks?: unknown };
  for (const bank of Array.isArray(banks) ? banks : [])
    if (typeof bank?.sftp?.incoming === 'string') bank.sftp.incoming = [bank.sftp.incoming];
}

/** Checks that a schema cannot make. `all`: the banks before it. */
function contradictions(bank: BankEntry, at: string, all: readonly BankEntry[]): string[] {
  const { name, odfi, immediate_destination, windows, file, sftp, pgp, statement_booking, acknowledgments } = bank;
  const problems: string[] = [];
  const expect = (holds: boolean, problem: string) => {
    if (!holds) problems.push(`${at}.${problem}`);
  };
  expect(!all.some((other) => other.name === name), `name must not be ${name}, the name of another bank.`);
  expect(
    bank.shares_with !== undefined || bank.file_id_modifiers === undefined,
    'file_id_modifiers must be left out without shares_with: the bank has all that no bank of another lane has.',
  );
  const ofTraces = problemOfTraces(bank, all);
  if (ofTraces !== null) problems.push(`${at}.${ofTraces}`);
  // Everything else is checked with the bank that it shares.
  if (bank.shares_with !== undefined) return problems;
  const before = all.filter(({ shares_with }) => shares_with === undefined);
  expect(odfi.length === 8 || hasCheckDigit(odfi), 'odfi must end in its check digit, or have 8 digits.');
  expect(
    immediate_destination.length !== 9 || !file.destination_is_routing_number || hasCheckDigit(immediate_destination),
    'immediate_destination must be a routing number with its check digit. If the bank gave you another number, set file.destination_is_routing_number to false.',
  );
  problems.push(...problemsOfPattern(file.name, pgp?.suffix ?? '').map((problem) => `${at}.file.name ${problem}`));
  expect(
    file.offset === undefined || hasCheckDigit(file.offset.routing_number),
    'file.offset.routing_number must be a routing number with its check digit.',
  );
  expect(
    file.offset === undefined || statement_booking === 'gross',
    'statement_booking must be "gross" with file.offset: the offset entries of a file are its totals, whatever is returned later.',
  );
  expect(
    file.one_file_for !== 'batch' || file.offset?.per !== 'file',
    'file.offset.per must be "batch" with one_file_for "batch": a batch for the offset entries would be a second one.',
  );
  for (const [index, pin] of sftp.host_keys.entries())
    expect(
      isHostKeyPin(pin),
      `sftp.host_keys[${index}] must be SHA256:… as OpenSSH shows it, or a key such as ssh-ed25519 AAAA….`,
    );
  const sameServer = before.filter(
    ({ sftp: other }) => other.host === sftp.host && other.port === sftp.port && other.username === sftp.username,
  );
  expect(
    !before.some((other) => sendsAs(other) === sendsAs(bank)),
    'immediate_origin must differ from the immediate_origin of another bank with this immediate_destination: otherwise their files cannot be told apart.',
  );
  expect(
    !sameServer.some((other) => other.sftp.outgoing === sftp.outgoing),
    'sftp.outgoing must not be the directory of another bank: files of both have the same names.',
  );
  expect(
    !sameServer.some((other) => other.sftp.incoming.some((directory) => sftp.incoming.includes(directory))),
    'sftp.incoming must not be the directory of another bank: otherwise it is unknown whose files they are.',
  );
  problems.push(...problemsOf(windows).map((problem) => `${at}.windows.${problem}`));
  expect(
    sftp.password !== undefined || sftp.private_key !== undefined,
    'sftp must have a password or a private_key to log in with.',
  );
  expect(
    sftp.passphrase === undefined || sftp.private_key !== undefined,
    'sftp.passphrase must come with its private_key.',
  );
  expect(
    sftp.acknowledge !== 'move' || sftp.archive !== undefined,
    'sftp.archive must name a directory, or acknowledge must be "delete" or "remember".',
  );
  expect(
    ![sftp.outgoing, sftp.temporary, sftp.archive].some((own) => own !== undefined && sftp.incoming.includes(own)),
    'sftp.incoming must be a separate directory: otherwise our own files there would be read as new ones.',
  );
  if (sftp.names !== undefined)
    problems.push(...problemsOfNames(sftp.names, sftp.incoming).map((problem) => `${at}.sftp.names.${problem}`));
  if (acknowledgments !== undefined) {
    problems.push(...problemsOfWords(acknowledgments).map((problem) => `${at}.acknowledgments.${problem}`));
    expect(
      (sftp.names?.acknowledgments ?? []).length > 0,
      'acknowledgments must come with sftp.names.acknowledgments: the names of these files.',
    );
  }
  return problems;
}

function rangeOf(written: string): TraceRange {
  const [first, last] = written.split('-').map(Number);
  return { first: first!, last: last! };
}

/** Of one lane, banks with the same ODFI share a sequence. Of several lanes, each has its own. */
function problemOfTraces(bank: BankEntry, others: readonly BankEntry[]): string | null {
  const { first, last } = rangeOf(bank.trace_numbers);
  if (first < 1 || last - first < fewestTraces - 1)
    return `trace_numbers must be from 0000001 up, and at least 500,000.`;
  for (const other of others.filter(({ odfi }) => odfi.slice(0, 8) === bank.odfi.slice(0, 8))) {
    const range = rangeOf(other.trace_numbers);
    if (
      other.lane === bank.lane
        ? range.first !== first || range.last !== last
        : range.first <= last && first <= range.last
    )
      return other.lane === bank.lane
        ? `trace_numbers must be the same as the bank ${other.name} has: both have the same odfi.`
        : `trace_numbers must not have numbers of the bank ${other.name}, which has the same odfi in another lane.`;
  }
  return null;
}

/** The fields by which the file headers of two banks must differ. */
const sendsAs = ({ immediate_destination, immediate_origin }: BankEntry) =>
  `${immediate_destination} ${immediate_origin}`;

/** The weights are 3, 7, 1. A wrong digit is found; a matching digit proves little. */
function hasCheckDigit(routingNumber: string): boolean {
  const sum = [...routingNumber].reduce((total, digit, index) => total + Number(digit) * [3, 7, 1][index % 3]!, 0);
  return sum % 10 === 0;
}

/** It has the secrets and keys of the bank whose account it uses: they are read once. */
const sharing = (owner: ConfiguredBank, { name, lane, shares_with, trace_numbers, file_id_modifiers }: BankEntry) => ({
  ...owner,
  ...{ name, lane: lane!, shares_with: shares_with!, file_id_modifiers: file_id_modifiers! },
  traces: rangeOf(trace_numbers),
});

async function configured(
  entry: BankEntry,
  at: string,
  readSecret: ReadSecret,
  problems: string[],
): Promise<ConfiguredBank> {
  const { sftp, pgp, trace_numbers, ...bank } = entry;
  const login: SftpServer = {
    host: sftp.host,
    port: sftp.port,
    username: sftp.username,
    password: await readSecret(sftp.password, `${at}.sftp.password`),
    private_key: await readSecret(sftp.private_key, `${at}.sftp.private_key`),
    passphrase: await readSecret(sftp.passphrase, `${at}.sftp.passphrase`),
    host_keys: sftp.host_keys,
    old_algorithms: sftp.old_algorithms,
    timeout_ms: sftp.timeout_seconds * 1_000,
    keepalive_ms: sftp.keepalive_seconds * 1_000,
  };
  return {
    ...bank,
    file: await profileOf(bank.file, `${at}.file`, readSecret, problems),
    odfi: bank.odfi.slice(0, 8),
    traces: rangeOf(trace_numbers),
    sftp,
    login,
    pgp: await pgpOf(pgp, `${at}.pgp`, readSecret, problems),
    suffix: pgp?.suffix ?? '',
  };
}

async function profileOf(
  { offset, ...file }: ProfileEntry,
  at: string,
  readSecret: ReadSecret,
  problems: string[],
): Promise<ConfiguredBank['file']> {
  if (offset === undefined) return file;
  const account_number = await readSecret(offset.account_number, `${at}.offset.account_number`);
  if (account_number !== null && !/^[!-~]([ -~]{0,15}[!-~])?$/.test(account_number))
    problems.push(
      `${at}.offset.account_number must name a number of 1 to 17 ASCII characters, no space at either end.`,
    );
  return { ...file, offset: { ...offset, account_number: account_number ?? '' } };
}

async function pgpOf(
  entry: PgpEntry | undefined,
  at: string,
  readSecret: ReadSecret,
  problems: string[],
): Promise<Pgp> {
  const none: Pgp = { keys: [], wrap: null, unwrap: null };
  if (entry === undefined) return none;
  const before = problems.length;
  const bankKeys: string[] = [];
  for (const [index, source] of entry.bank_public_keys.entries()) {
    const key = await readSecret(source, `${at}.bank_public_keys[${index}]`);
    if (key !== null) bankKeys.push(key);
  }
  const keys = {
    bank_public_keys: bankKeys,
    own_private_key: await readSecret(entry.own_private_key, `${at}.own_private_key`),
    passphrase: await readSecret(entry.passphrase, `${at}.passphrase`),
  };
  // A key that could not be read is one problem, not two.
  if (problems.length > before) return none;
  try {
    return await openPgp(keys, {
      outgoing: { encrypt: entry.encrypt, sign: entry.sign },
      inbound: { encrypted: entry.inbound_encrypted, signed: entry.inbound_signed },
    });
  } catch (error) {
    if (!(error instanceof PgpRefused)) throw error;
    problems.push(`${at}: ${error.message}.`);
    return none;
  }
}
