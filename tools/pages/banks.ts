// docs/operate/banks.md: how to connect a bank, with the tables of the banks file from its schema.
import { Bank } from '../../src/banks/connections/configuration/bank-schema.ts';
import { exchangeFaults } from '../../src/banks/connections/exchange/exchange-fault.ts';

export function banksPage(): string {
  return `# Connect a bank

Achord sends files to a bank (the ODFI) and takes the bank's files, both over SFTP. This page is for an operator. It starts with what you
must ask the bank for and ends with a tested connection. Nothing on it moves money.

## 1. Ask the bank

- the address, port and user name of its SFTP server, and whether it wants a password or your public key
- the **fingerprint of its host key**, on paper or by phone, not over the connection that the key protects
- the directories: where it takes files, where it puts files (there may be several), and what you must do with a file after you have read it
- **what else it puts there**: whether it answers each file with an acknowledgment, whether statements or reports are in the directory, too,
  and how the names of each kind look (\`names\`)
- whether files are encrypted or signed with OpenPGP, and its public key if so
- the values of the file header: immediate origin and destination with their names, the company identification, your ODFI number
- when it stops taking files for each same-day window and for the next day, in Eastern time
- **what form our files must have**. Send the bank a file of the sandbox and ask whether it reads it. Ask for each of these, because
  they are the usual reasons why a first file is refused:
  - whether files must be *balanced*, per batch or per file, and the account for the offset entries (\`file.offset\`)
  - the line ends, and the lines of nines at the end (\`line_end\`, \`padding\`), and whether a line comes before the header (\`first_line\`)
  - the file name, if it matters (\`name\`); the reference code and the creation time in the header (\`reference_code\`, \`creation_time\`)
  - whether the immediate destination is a routing number (\`destination_is_routing_number\`); whether the immediate origin is a number
    of ten digits, or zeros; whether the company identification has ten characters, nine, or a blank and nine
  - whether each company, or each batch, needs a file of its own (\`one_file_for\`)
  - the most entries of a batch or a file (\`batch_entries\`, \`file_entries\`), and the most bytes (\`file_size_limit_bytes\`)
- whether it takes files in the evening and on days that are no banking days (\`windows\`)
- how its bank statement shows a file if an entry is returned before settlement: the total of the file and the return as two lines
  (\`gross\`, as most banks do), or one line less the return (\`net\`)

A directory is a path as the server shows it to you, without a slash at its end; \`.\` is the directory of the login.

The server must let us **read back** and **rename** an uploaded file. So we know that a file is complete before it gets its name.
A server that allows only one of these, or neither, is not supported.

## 2. Make your keys

For the login, unless the bank wants a password:

\`\`\`sh
ssh-keygen -t ed25519 -f bank_login -C ''
\`\`\`

Give \`bank_login.pub\` to the bank. Keep \`bank_login\` where only the service can read it. For OpenPGP, most banks accept an RSA key of
3072 bits or more: \`gpg --full-generate-key\`, then \`gpg --armor --export-secret-keys\` into a file, and \`gpg --armor --export\` for the
bank.

## 3. Pin the host key

List the keys of the server:

\`\`\`sh
ssh-keyscan -p 22 sftp.bank.example | ssh-keygen -lf -
\`\`\`

One of the lines must have the fingerprint that you got from the bank. **If none has, stop and ask the bank.** Write that fingerprint
(\`SHA256:…\`) or the whole key (\`ssh-ed25519 AAAA…\`) into \`host_keys\`. If the server has keys of several types, pin the whole key:
then the server shows that one. When the bank announces a new key, add it, and remove the old one after the change.

If the server shows a key that is not pinned, the connection ends before your user name or password is sent.

## 4. Write the banks file

The file is JSON; \`ACHORD_BANKS_FILE\` names it. It never has a secret itself. A secret is \`{"env": "NAME"}\`, an environment variable whose
name does not begin with \`ACHORD_\`, or \`{"file": "path"}\`, relative to the directory of the banks file.

\`\`\`json
${JSON.stringify({ banks: [example] }, null, 2)}
\`\`\`

${tables()}

## 5. Try it

\`\`\`sh
npx achord banks check
npx achord banks check --connect
\`\`\`

The first command checks the file and names every problem. The second also logs in to each bank and lists its directories; it changes
nothing. Both exit with 1 when something is wrong. The service checks the file at its start too, and does not start with a wrong one.

A whole month of plain and of balanced files was played against another project's reader of ACH files, moov-io/ach 1.38.1, over SFTP
with OpenPGP. It read every file, and its returns and changes were applied (\`test/system/second-bank/README.md\`).

## Several banks

The banks file may name several banks, and payments go through all of them. Each bank has its own windows, files, trace numbers, SFTP
account, bank statement and reconciliation. If the server of one bank is away, only the payments of that bank wait.

The bank of a processor is \`bank\` in \`PUT /admin/v1/processors/{uuid}\`. A processor without this setting uses the **first** bank of the
file. If you put another bank first, these processors move to it.

\`$A\` is the address of the service, \`$ADMIN_TOKEN\` an admin token ([where it is](configuration.md#the-admin-token)), \`$PROCESSOR\` the uuid of the processor:

\`\`\`sh
curl -s -X PUT "$A/admin/v1/processors/$PROCESSOR" -H "Authorization: Bearer $ADMIN_TOKEN" -H 'Content-Type: application/json' \\
  -d '{"bank": "second-example"}'
curl -s "$A/admin/v1/banks" -H "Authorization: Bearer $ADMIN_TOKEN"
\`\`\`

A processor may move at any time: see [the runbook](runbooks/move-a-processor.md). Payments that are in no file yet go through the new
bank. Entries that were sent through the old bank stay with it. Returns of them come from the old bank and are dishonored there. A return matches
only entries of the bank that sent it. A return from another bank goes into suspense with this reason. If one bank has taken over the other, an operator may still assign it to its entry.

Two banks must differ in \`immediate_origin\` or \`immediate_destination\`, and in their directories if they share a server. They may have the
same \`odfi\`: then they share one sequence of trace numbers. Every process of the service needs the same file.

Do not remove a bank that is in use: the service does not start and names what still uses it. Keep a bank for sixty days after its last debit
settled, because debits can be returned until then.

## What happens to a file of ours

The file is archived first. Then it is uploaded under another name (\`<name>.<random>.tmp\`) and read back; its size and SHA-256 must match.
Only then it is renamed. So the bank never sees an incomplete file under the real name. The bank may take the file right after that. If
anything breaks, the next try first looks at the bank and sends nothing twice.

A program cannot decide one case: the connection broke during the rename, and now the bank has the file under neither name. The bank has
already taken it, or it is lost. The file is then *uncertain*, and nothing more is sent automatically.

\`\`\`sh
npx achord banks uncertain
npx achord banks decide <bank> <file> --delivered      # the bank has it
npx achord banks decide <bank> <file> --send-again     # the bank does not have it, and will not find it later
\`\`\`

The gauges \`achord_bank_files_uncertain\` and \`achord_bank_files_unreadable\` of \`/metrics\` count the files that wait for you, and
\`achord_bank_inbound_behind_seconds\` shows for each bank how long its files have not been read.

Ask the bank before you use \`--send-again\`: a file that arrives twice moves money twice.

If the bank wants balanced files, the file also has *offset entries*: a credit over the debits, a debit over the credits. They move the
money to and from the account in \`file.offset\`. No payment has a part in them, and the books have no posting for them. \`debits\` and
\`credits\` of a bank file are without them; \`offset_debits\` and \`offset_credits\` are theirs, and the file control has the sums. An
offset entry above the most of an entry, or in a same-day file above \`same_day_limit_cents\`, becomes several. If the bank returns an
offset entry, it waits in suspense: ask the bank why. Files of dishonors are not balanced.

A file that the bank cannot get in time is withdrawn: a next-day file when its effective entry date begins, a same-day file
when the network's window closes, or 15 minutes after the cut-off if that is later. Its entries go into the next file, with
new dates. \`received_at\` of a file is the banking time from which the bank had it for certain, and \`settles_at\` follows from
it. So do the dates of its payments.

## What happens to a file of the bank's

\`incoming\` is listed every \`poll_seconds\`, and at each time of the banking day before anything goes out. A file is fetched when it was
listed unchanged for \`settle_seconds\`. If one is not yet, a cut-off waits for it, at most three times so long: a return in it must stop
the payout. A file that always changes keeps debits from becoming good: if it is no file for Achord, name it in \`ignore\`. Then the file is archived, and only then acknowledged in the agreed way. \`move\`
is the best way: nothing is lost if the bank replaces a file at that moment. With \`remember\`, a file that is replaced by one of the same
size in the same second is not noticed. Hidden and unfinished files (\`.tmp\`, \`.part\`, \`.filepart\` …) are ignored.

Most banks put more than returns into the directory: acknowledgments of our files, statements, reports. Without \`names\` each file is
read as one with returns; a text about files becomes a report, and anything else is in quarantine and holds the bank. With \`names\`:

- what is to be ignored stays where it is. It is never fetched, moved or deleted, and told once in the log. It counts in \`listing_limit\`. When you
  take the pattern out, it is fetched
- an acknowledgment or a statement is archived and waits for you on Today as a report of the bank: read it, do what it asks, and release
  it. It is never read as an ACH file. Without \`acknowledgments\`, what one says has no consequence until you act: its note has its
  beginning, and the act for a rejected file is on the page of that file
- a file that fits no pattern waits as a report, too. If it is an ACH file, it is in quarantine and holds the bank, because it may have
  returns: [decide about it](runbooks/quarantined-file.md), and add a pattern

If the same content comes twice, under one name or two, it is stored once and counts as a duplicate. A wrapped file that cannot be opened is
also archived, acknowledged and reported. It is opened as soon as the key is corrected.

Files in both directions are kept in the database, encrypted, for six years. Nothing deletes them automatically.

## What can go wrong

| fault | kind | meaning |
|---|---|---|
${Object.entries(exchangeFaults)
  .map(([code, { kind, meaning }]) => `| \`${code}\` | ${kind} | ${meaning} |`)
  .join('\n')}

*transient*: it is tried again automatically. *definite*: you must change something first. *ambiguous*: the operation may have succeeded; the next
try checks.
`;
}

const example = {
  name: 'first-example',
  odfi: '091000019',
  immediate_destination: '091000019',
  immediate_destination_name: 'FIRST EXAMPLE BANK',
  immediate_origin: '1234567890',
  immediate_origin_name: 'EXAMPLE PAYMENTS',
  company_identification: '1234567890',
  company_name: 'EXAMPLE',
  windows: {
    same_day: [
      { closes: '09:45', settles: '13:00' },
      { closes: '14:00', settles: '17:00' },
    ],
    next_day: { closes: '17:00' },
  },
  sftp: {
    host: 'sftp.bank.example',
    username: 'example',
    private_key: { file: 'bank_login' },
    host_keys: ['SHA256:ht+qb8ckV14AvQbgJldN09NwZ23vdwTiRnXHtaFRcEY'],
    outgoing: 'to-bank',
    incoming: 'from-bank',
    archive: 'from-bank/done',
  },
  pgp: {
    bank_public_keys: [{ file: 'bank.asc' }],
    own_private_key: { file: 'own.asc' },
    passphrase: { env: 'BANK_PGP_PASSPHRASE' },
  },
};

interface Described {
  description?: string;
  default?: unknown;
  allowed?: string;
  enum?: readonly string[];
  properties?: Record<string, Described>;
  required?: readonly string[];
}

/** One table for the bank, and one for each object in it with more than one field. */
function tables(): string {
  const bank: Described = JSON.parse(JSON.stringify(Bank));
  return [table(bank), ...objectsOf(bank, '')].join('\n\n');
}

function objectsOf({ properties }: Described, path: string): string[] {
  return Object.entries(properties!).flatMap(([name, object]) =>
    object.properties === undefined || isSecret(object) || Object.keys(object.properties).length === 1
      ? []
      : [
          [`### \`${path}${name}\``, object.description!.concat('.'), table(object)].join('\n\n'),
          ...objectsOf(object, `${path}${name}.`),
        ],
  );
}

function table({ properties, required }: Described): string {
  const rows = Object.entries(properties!).map(([name, property]) => {
    const fallback =
      'default' in property && property.properties === undefined
        ? `\`${JSON.stringify(property.default)}\``
        : required?.includes(name) && property.default === undefined
          ? 'required'
          : '';
    const allowed =
      property.enum?.map((value) => `\`${value}\``).join(', ') ??
      (isSecret(property) ? 'a secret' : (property.allowed ?? ''));
    return `| \`${name}\` | ${fallback} | ${allowed} | ${property.description ?? ''} |`;
  });
  return ['| field | default | allowed | meaning |', '|---|---|---|---|', ...rows].join('\n');
}

const isSecret = ({ properties }: Described) => properties !== undefined && 'env' in properties;
