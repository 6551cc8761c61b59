// What the banks file says of each bank: one schema for the check, the types and the page.
import { type Static, type TSchema, Type } from 'typebox';
import { statementBookings } from '../bank.ts';

// `allowed` says in words what a pattern or a range means: it becomes the message. `description`
// becomes docs/banks.md.

const Text = (pattern: string, allowed: string, description: string, options: { default?: string } = {}) =>
  Type.String({ pattern, allowed, description, ...options });
const Whole = (minimum: number, maximum: number, fallback: number, description: string) =>
  Type.Integer({
    minimum,
    maximum,
    default: fallback,
    allowed: `an integer from ${minimum} to ${maximum}`,
    description,
  });
const Choice = (fallback: boolean, description: string) => Type.Boolean({ default: fallback, description });
const Closed = <Properties extends Record<string, TSchema>>(properties: Properties, description: string) =>
  Type.Object(properties, { additionalProperties: false, description });

const TimeOfDay = (description: string) =>
  Text('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'a time from 00:00 to 23:59', description);
const Name = (length: number, description: string) =>
  Text(`^[!-~]([ -~]{0,${length - 2}}[!-~])?$`, `1 to ${length} ASCII characters, no blank at either end`, description);
const Directory = (description: string) =>
  Text('^[^\\0\\r\\n]*[^\\0\\r\\n/]$', 'a path without a slash at its end', description);

/** Where a secret or a key is: never in the file itself. */
export const Secret = Type.Object(
  {
    env: Type.Optional(
      Type.String({
        pattern: '^(?!ACHORD_)[A-Za-z_][A-Za-z0-9_]*$',
        allowed: 'the name of an environment variable that does not begin with ACHORD_ (those are settings)',
      }),
    ),
    file: Type.Optional(Type.String({ minLength: 1, allowed: 'a path, from the directory of the banks file' })),
  },
  {
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
    allowed: '{"env": "NAME"} or {"file": "path"}: a secret never stands in this file',
  },
);
export type Secret = Static<typeof Secret>;

const secretFor = (description: string) => Type.Optional({ ...Secret, description } as typeof Secret);

const Sftp = Closed(
  {
    host: Text('^[A-Za-z0-9.:-]+$', 'a host name or an address', "The bank's SFTP server"),
    port: Whole(1, 65_535, 22, 'Its port'),
    username: Text('^[!-~]{1,100}$', '1 to 100 visible ASCII characters', 'Whom we log in as'),
    password: secretFor('Also answers a keyboard-interactive login'),
    private_key: secretFor('OpenSSH or PEM text'),
    passphrase: secretFor('Of the private key'),
    host_keys: Type.Array(Type.String({ allowed: 'SHA256:… as OpenSSH shows it, or a key: ssh-ed25519 AAAA…' }), {
      minItems: 1,
      maxItems: 10,
      description:
        'The pinned keys of the server: `SHA256:…` or `ssh-ed25519 AAAA…`. Several while the bank changes its key',
    }),
    outgoing: Directory('Where the bank takes our files from'),
    temporary: Type.Optional(
      Directory(
        'Where they are uploaded to, when the bank also takes unfinished files from `outgoing`; on the same disk',
      ),
    ),
    incoming: Directory('Where the bank puts its files for us'),
    acknowledge: Type.Enum(['move', 'delete', 'remember'], {
      default: 'move',
      description:
        'What is done with a file that we keep: moved into `archive`, deleted, or only remembered by us because the bank clears the directory',
    }),
    archive: Type.Optional(Directory('Where files are moved to')),
    settle_seconds: Whole(
      0,
      3_600,
      30,
      'A file is fetched once it was listed unchanged for so long; 0 if the bank renames its files when they are whole',
    ),
    listing_limit: Whole(
      100,
      1_000_000,
      10_000,
      'Entries of `incoming` beyond which nothing is fetched and an operator is told',
    ),
    timeout_seconds: Whole(1, 600, 30, 'For the login and for each single request'),
    keepalive_seconds: Whole(
      1,
      600,
      15,
      'Between signs of life; after three without an answer the connection is given up',
    ),
  },
  'The file exchange',
);

const Pgp = Closed(
  {
    bank_public_keys: Type.Array(Secret, {
      maxItems: 10,
      default: [],
      description:
        "The bank's, armored: to encrypt for it and to verify what it signs. Several while it changes its key",
    }),
    own_private_key: secretFor('Ours, armored: to sign and to decrypt'),
    passphrase: secretFor('Of our private key'),
    encrypt: Choice(true, 'Our files are encrypted'),
    sign: Choice(true, 'Our files are signed'),
    inbound_encrypted: Choice(true, "The bank's files are encrypted; one that is not is not opened"),
    inbound_signed: Choice(true, "The bank's files are signed; one that is not is not opened"),
    suffix: Text(
      '^[A-Za-z0-9._-]{1,10}$',
      '1 to 10 of letters, digits, dot, hyphen, underscore',
      'Added to the name of a wrapped file',
      {
        default: '.pgp',
      },
    ),
  },
  'OpenPGP around the files; leave it out where they travel as they are',
);

const SameDayWindow = Closed(
  { closes: TimeOfDay('Eastern time'), settles: TimeOfDay('Eastern time') },
  'A same-day window',
);
const Windows = Closed(
  {
    same_day: Type.Array(SameDayWindow, {
      maxItems: 10,
      description: "The bank's same-day windows, each with `closes` and `settles`; none if it offers none",
    }),
    next_day: Closed(
      { closes: TimeOfDay('Eastern time') },
      'Until when the bank takes entries of the next day: `closes`',
    ),
  },
  'Until when the bank takes files in, Eastern time: earlier than the network, because the bank still has to send them on',
);

export const Bank = Closed(
  {
    name: Text(
      '^[a-z0-9][a-z0-9-]{0,39}$',
      '1 to 40 lower-case letters, digits and hyphens',
      'Names the bank in tables, logs and commands; never change it',
    ),
    odfi: Text(
      '^[0-9]{8}[0-9]?$',
      '8 digits, or 9 with the check digit',
      'Its routing number as originator: the first eight digits begin each trace number',
    ),
    immediate_destination: Text('^[0-9]{9}$', '9 digits', 'File header: whom the file goes to'),
    immediate_destination_name: Name(23, 'File header'),
    immediate_origin: Text(
      '^([0-9]{9}|[0-9A-Z]{10})$',
      '9 digits, or 10 digits and capital letters',
      'File header: who sends, as the bank assigned it',
    ),
    immediate_origin_name: Name(23, 'File header'),
    company_identification: Text(
      '^[0-9A-Z]{10}$',
      '10 digits and capital letters',
      'Batch header: as the bank assigned it',
    ),
    company_name: Name(16, 'Batch header, where a payment names no other'),
    windows: Windows,
    same_day_limit_cents: Whole(0, 9_999_999_999, 100_000_000, 'Cents of an entry at most, on the same day'),
    file_size_limit_bytes: Whole(10_000, 1_000_000_000, 100_000_000, 'A longer file is written as several'),
    statement_booking: Type.Enum([...statementBookings], {
      default: 'gross',
      description:
        "How the bank's statement books a file with an entry that came back before the file settled. `gross`: the total of the file, and the return as a line of its own. `net`: one line, less the return",
    }),
    sftp: Sftp,
    pgp: Type.Optional(Pgp),
  },
  'A bank',
);

export const BanksFile = Closed(
  { banks: Type.Array(Bank, { minItems: 1, maxItems: 100, description: 'The banks' }) },
  'The banks file',
);

export type BankEntry = Static<typeof Bank>;
export type PgpEntry = NonNullable<BankEntry['pgp']>;
