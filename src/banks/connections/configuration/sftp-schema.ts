// The schema of the file exchange with a bank, and of the names of its files.
import { Type } from 'typebox';
import { Closed, Directory, secretFor, Text, Whole } from '../../../platform/settings/files/fields.ts';
import { type OldAlgorithm, oldAlgorithms } from '../exchange/sftp/connection.ts';
import { type InboundKind, inboundKinds } from '../profile/inbound-names.ts';

const Patterns = (kind: InboundKind, asked: string, fallback: string[]) =>
  Type.Array(
    Text(
      '^[^\\0\\r\\n]{0,1000}[^/\\0\\r\\n]$',
      'a name, or a directory, a slash and a name, in which * is any text',
      '',
    ),
    {
      // Without a pattern for returns they could not be read.
      minItems: kind === 'returns' ? 1 : 0,
      maxItems: 100,
      default: fallback,
      description: `${asked}. ${inboundKinds[kind]}`,
    },
  );

const Names = Closed(
  {
    ignore: Patterns('ignore', 'The names of files for others, such as reports as PDF (`["*.pdf"]`)', []),
    acknowledgments: Patterns(
      'acknowledgments',
      'The names of the files that say whether the bank took a file of ours (`["ACK*.txt", "REJ*"]`)',
      [],
    ),
    statements: Patterns('statements', 'The names of bank statements (`["*.bai"]`)', []),
    returns: Patterns(
      'returns',
      'The names of files with returns and changes (`["RET*.ach", "NOC*.ach"]`). Without it, each file of no other kind',
      ['*'],
    ),
  },
  'The kinds of the files in `incoming`, told by their names: for each kind a list of patterns, in which `*` is any text and every other character is itself. With a slash in it, a pattern is for one directory of `incoming`: `from-bank/acks/*`. A name has its suffix, such as `.pgp`. A name that fits two kinds has the first of them in the order of this table. A file that fits none is kept and shown on Today; if it is an ACH file, it is in quarantine. Without `names` each file is one with returns',
);

export const Sftp = Closed(
  {
    host: Text('^[A-Za-z0-9.:-]+$', 'a host name or an address', "The bank's SFTP server"),
    port: Whole(1, 65_535, 22, 'Its port'),
    username: Text('^[!-~]{1,100}$', '1 to 100 visible ASCII characters', 'The user name of the login'),
    password: secretFor('The password of the login, also for a keyboard-interactive one'),
    private_key: secretFor('The private key of the login, as OpenSSH or PEM text'),
    passphrase: secretFor('The passphrase of the private key'),
    host_keys: Type.Array(
      Type.String({ allowed: 'SHA256:… as OpenSSH shows it, or a key such as ssh-ed25519 AAAA…' }),
      {
        minItems: 1,
        maxItems: 10,
        description:
          'The pinned keys of the server: `SHA256:…` or `ssh-ed25519 AAAA…`. Several while the bank changes its key',
      },
    ),
    old_algorithms: Type.Array(Type.Enum(Object.keys(oldAlgorithms) as OldAlgorithm[]), {
      uniqueItems: true,
      default: [],
      allowed: `a list of different ones of ${Object.keys(oldAlgorithms).join(', ')}`,
      description:
        'Old algorithms that are allowed in addition to the usual ones, if the bank has no others. Each is weaker: ask the bank when it will have better ones. OpenPGP protects the files in any case',
    }),
    outgoing: Directory('The directory from which the bank takes our files'),
    temporary: Type.Optional(
      Directory(
        'The directory for uploads, if the bank also takes unfinished files from `outgoing`; it must be on the same disk',
      ),
    ),
    incoming: Type.Array(Directory(''), {
      minItems: 1,
      maxItems: 10,
      uniqueItems: true,
      allowed: 'a path without a slash at its end, or a list of 1 to 10 different ones',
      description:
        'The directory in which the bank puts its files for us, or a list of them. What is said of it holds for each; a name in two directories is two files',
    }),
    names: Type.Optional(Names),
    acknowledge: Type.Enum(['move', 'delete', 'remember'], {
      default: 'move',
      description:
        'What happens to a bank file after we archived it: we move it to `archive`, delete it, or remember it because the bank clears the directory',
    }),
    archive: Type.Optional(Directory('The directory to which `move` moves files')),
    settle_seconds: Whole(
      0,
      3_600,
      30,
      'How long a listed file must stay unchanged before it is fetched; 0 if the bank renames its files when they are complete',
    ),
    poll_seconds: Whole(
      0,
      86_400,
      300,
      'How often `incoming` is listed between the times of the banking day; 0 if the bank forbids it: then its files are read when it opens, at cut-offs and at settlements',
    ),
    listing_limit: Whole(
      100,
      1_000_000,
      10_000,
      'The most entries of `incoming`; with more, nothing is fetched and an alarm is raised',
    ),
    timeout_seconds: Whole(1, 600, 30, 'The time limit of the login and of each request'),
    keepalive_seconds: Whole(
      1,
      600,
      15,
      'The time between keepalive messages; after three without an answer the connection is closed',
    ),
  },
  'The file exchange',
);
