// The schema of the banks file: for the check, the types and the page.
import { type Static, Type } from 'typebox';
import { Choice, Closed, Secret, secretFor, Text, Whole } from '../../../platform/settings/files/fields.ts';
import { statementBookings } from '../bank.ts';
import { filePlaceholders } from '../profile/acknowledgments.ts';
import {
  creationTimes,
  fileUnits,
  lineEnds,
  offsetAccountTypes,
  offsetPlaces,
  paddings,
  plainProfile,
} from '../profile/file-profile.ts';
import { placeholders } from '../profile/name-pattern.ts';
import { Sftp } from './sftp-schema.ts';

// `description` is the text in docs/operate/banks.md.

const wordsOf = (known: Record<string, { meaning: string }>) =>
  Object.entries(known)
    .map(([word, { meaning }]) => `\`{${word}}\` (${meaning})`)
    .join(', ');

const TimeOfDay = (description: string) =>
  Text('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'a time from 00:00 to 23:59', description);
const Name = (length: number, description: string) =>
  Text(`^[!-~]([ -~]{0,${length - 2}}[!-~])?$`, `1 to ${length} ASCII characters, no space at either end`, description);

const Pgp = Closed(
  {
    bank_public_keys: Type.Array(Secret, {
      maxItems: 10,
      default: [],
      description:
        'The public keys of the bank, armored: we encrypt with them and verify signatures. Several while the bank changes its key',
    }),
    own_private_key: secretFor('Our private key, armored: it signs and decrypts'),
    passphrase: secretFor('The passphrase of our private key'),
    encrypt: Choice(true, 'Our files are encrypted'),
    sign: Choice(true, 'Our files are signed'),
    inbound_encrypted: Choice(true, "The bank's files are encrypted; a file that is not is refused"),
    inbound_signed: Choice(true, "The bank's files are signed; a file that is not is refused"),
    suffix: Text(
      '^[A-Za-z0-9._-]{1,10}$',
      '1 to 10 characters: letters, digits, dot, hyphen, underscore',
      'Added to the name of a wrapped file',
      {
        default: '.pgp',
      },
    ),
  },
  'OpenPGP for the files; leave it out if files are sent without it',
);

const SameDayWindow = Closed(
  { closes: TimeOfDay('Eastern time'), settles: TimeOfDay('Eastern time') },
  'A same-day window',
);
const Windows = Closed(
  {
    same_day: Type.Array(SameDayWindow, {
      maxItems: 10,
      description: 'The same-day windows of the bank, each with `closes` and `settles`; an empty list if it has none',
    }),
    next_day: Closed({ closes: TimeOfDay('Eastern time') }, 'When the bank stops taking next-day entries: `closes`'),
    closed_day: Type.Optional(
      Closed(
        { closes: TimeOfDay('Eastern time') },
        'When the bank stops taking files on Saturdays, Sundays and holidays of the Federal Reserve: `closes`. Such a file settles on the next banking day. Leave it out if the bank takes none',
      ),
    ),
  },
  'When the bank stops taking files, Eastern time: earlier than the network, because the bank still has to forward them',
);

const Offset = Closed(
  {
    per: Type.Enum([...offsetPlaces], {
      default: 'batch',
      description:
        '`batch`: each batch has an entry over its total in the other direction, and service class 200; only the offset of TEL, which may have no credits, is in a batch at the end. `file`: one more batch at the end of the file has an entry over all debits and one over all credits',
    }),
    routing_number: Text('^[0-9]{9}$', '9 digits', 'The routing number of the account'),
    account_number: { ...Secret, description: 'The number of the account' } as typeof Secret,
    account_type: Type.Enum([...offsetAccountTypes], { default: 'checking', description: 'The kind of the account' }),
    name: Name(22, 'The name of its holder, in the offset entries'),
  },
  'Balanced files: offset entries move the money to and from this account at the bank, so that the debits of a file equal its credits. Leave it out unless the bank asks for balanced files',
);

const Profile = Type.Object(
  {
    line_end: Type.Enum([...lineEnds], {
      default: plainProfile.line_end,
      description:
        'What follows each line. `lf`: a line feed. `crlf`: a carriage return and a line feed. `none`: nothing, the file is one line. Ask whether the bank reads files from Unix',
    }),
    padding: Type.Enum([...paddings], {
      default: plainProfile.padding,
      description:
        '`ten`: lines of nines follow the file control until the number of lines is a multiple of ten, as the rules say. `none`: nothing follows it, for banks that refuse these lines',
    }),
    first_line: Type.Optional(
      Text(
        '^[!-/:-~]([ -~]{0,92}[!-~])?$',
        '1 to 94 ASCII characters, no space at either end, no digit first',
        'A line before the file header, as mainframes need it (`$$ADD ID=…`). It is in no count',
      ),
    ),
    name: Type.String({
      minLength: 1,
      default: plainProfile.name,
      allowed: 'a text with words in braces',
      description: `The pattern of the file names. Words in braces are replaced: ${wordsOf(placeholders)}. A year, a day, and \`{modifier}\` or \`{number}\` are needed, so that no two files have one name`,
    }),
    reference_code: Text(
      '^([!-~]([ -~]{0,6}[!-~])?)?$',
      '0 to 8 ASCII characters, no space at either end',
      'File header: the reference code, if the bank assigned one',
      { default: plainProfile.reference_code },
    ),
    creation_time: Type.Enum([...creationTimes], {
      default: plainProfile.creation_time,
      description: 'File header: `written` gives the Eastern time of the cut-off, `blank` leaves the field blank',
    }),
    destination_is_routing_number: Choice(
      true,
      'The nine digits of `immediate_destination` are checked as a routing number. `false` if the bank gave you another number',
    ),
    batch_entries: Whole(
      2,
      999_999,
      plainProfile.batch_entries,
      'The most entries of a batch; addenda do not count, offset entries do. More entries go into another batch',
    ),
    file_entries: Whole(
      2,
      99_999_999,
      99_999_999,
      'The most entries of a file; addenda do not count, offset entries do. More entries go into another file. A day has at most 36 files',
    ),
    one_file_for: Type.Enum([...fileUnits], {
      default: plainProfile.one_file_for,
      description:
        'What gets a file of its own. `cut_off`: all entries of a cut-off. `company`: the entries of one company identification. `batch`: a batch. A day has at most 36 files; what is in the thirty-seventh goes out on the next day',
    }),
    offset: Type.Optional(Offset),
  },
  {
    additionalProperties: false,
    default: {},
    description:
      'How the bank wants our files. Without it they are as the rules of the network say; many banks want something else',
  },
);

const WordsOfBank = Text('^(?=.*[!-~])[ -~]{1,200}$', '1 to 200 ASCII characters, not only spaces', '');
const BankTexts = (description: string) => Type.Array(WordsOfBank, { maxItems: 20, default: [], description });

const Acknowledgments = Closed(
  {
    file: Type.Array(WordsOfBank, {
      minItems: 1,
      maxItems: 10,
      default: ['{name}'],
      description: `Patterns that all occur in the acknowledgment of a file: how the bank names our file. Words in braces are replaced by what the file has: ${wordsOf(filePlaceholders)}, and the words of \`file.name\``,
    }),
    accepted: BankTexts(
      'Texts, of which one occurs only if the bank took the file (`["STATUS: ACCEPTED"]`): `ACCEPTED` alone occurs in `NOT ACCEPTED`, too',
    ),
    rejected: BankTexts(
      'Texts, of which one occurs only if the bank refused the file (`["STATUS: REJECTED"]`). Leave out what the bank says of a second copy of a file, such as `DUPLICATE FILE`: it has the first one',
    ),
  },
  'How Achord reads the files of the kind `acknowledgments`: without it an operator reads them. Capital letters, spaces and ends of lines make no difference, and a text does not occur as a part of a longer word or number',
);

export const Bank = Closed(
  {
    name: Text(
      '^[a-z0-9][a-z0-9-]{0,39}$',
      '1 to 40 lower-case letters, digits and hyphens',
      'The name of the bank in tables, logs and commands; never change it',
    ),
    lane: Type.Optional(
      Text(
        '^[a-z0-9][a-z0-9-]{0,39}$',
        '1 to 40 lower-case letters, digits and hyphens',
        'The lane whose tenants use the bank, if the service has several (`ACHORD_LANES_FILE`). Default: `home`',
      ),
    ),
    shares_with: Type.Optional(
      Text(
        '^[a-z0-9][a-z0-9-]{0,39}$',
        '1 to 40 lower-case letters, digits and hyphens',
        'The bank of home whose agreement, account, server and statement this bank uses for the tenants of another lane. Such a bank has only `name`, `lane`, `shares_with`, `trace_numbers` and `file_id_modifiers`, and everything else from that bank',
      ),
    ),
    file_id_modifiers: Type.Optional(
      Text(
        '^[A-Z0-9]-[A-Z0-9]$',
        'two file ID modifiers with a hyphen between, such as S-9',
        'With `shares_with`, and needed there: the file ID modifiers of its files, six or more, in the order A to Z, then 0 to 9. The bank that it names has the others, at least six. A modifier stays with its bank for good: you can only add some',
      ),
    ),
    odfi: Text(
      '^[0-9]{8}[0-9]?$',
      '8 digits, or 9 with the check digit',
      'The routing number of the bank as ODFI: its first eight digits start each trace number',
    ),
    trace_numbers: Text(
      '^[0-9]{7}-[0-9]{7}$',
      'two numbers of seven digits with a hyphen between',
      'The last seven digits of its trace numbers. Banks of different lanes that have the same `odfi` need ranges apart, each of 500,000 numbers or more',
      { default: '0000001-9999999' },
    ),
    immediate_destination: Text(
      '^([0-9]{9}|[0-9A-Z]{10})$',
      '9 digits, or 10 digits and capital letters',
      'File header: the receiver of the file. Nine digits are a routing number, unless `destination_is_routing_number` of `file` is false',
    ),
    immediate_destination_name: Name(23, 'File header'),
    immediate_origin: Text(
      '^([0-9]{9}|[0-9A-Z]{10})$',
      '9 digits, or 10 digits and capital letters',
      'File header: the sender, as the bank assigned it; zeros are allowed',
    ),
    immediate_origin_name: Name(23, 'File header'),
    company_identification: Text(
      '^(?!0+$)( [0-9A-Z]{9}|[0-9A-Z]{9,10})$',
      '10 digits and capital letters, not only zeros; the first may be a space; or 9',
      'Batch header: as the bank assigned it',
    ),
    company_name: Name(16, 'Batch header, if a payment names no other'),
    windows: Windows,
    file: Profile,
    same_day_limit_cents: Whole(0, 9_999_999_999, 100_000_000, 'The most cents of a same-day entry'),
    file_size_limit_bytes: Whole(10_000, 1_000_000_000, 100_000_000, 'Entries that do not fit go into another file'),
    statement_booking: Type.Enum([...statementBookings], {
      default: 'gross',
      description:
        'How the bank statement shows a file with an entry that was returned before settlement. `gross`: the total of the file, and the return as a separate line. `net`: one line, less the return',
    }),
    sftp: Sftp,
    acknowledgments: Type.Optional(Acknowledgments),
    pgp: Type.Optional(Pgp),
  },
  'A bank',
);

export const BanksFile = Closed(
  { banks: Type.Array(Bank, { minItems: 1, maxItems: 100, description: 'The banks' }) },
  'The banks file',
);

export type BankEntry = Static<typeof Bank>;
export type ProfileEntry = BankEntry['file'];
export type PgpEntry = NonNullable<BankEntry['pgp']>;
