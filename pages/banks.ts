// docs/banks.md: how a bank is connected, and the table of what the banks file says, made from its
// schema.
import { Bank } from '../src/banks/configuration/bank-schema.ts';
import { exchangeFaults } from '../src/banks/exchange/exchange-fault.ts';

export function banksPage(): string {
  return `# Connect a bank

Achord sends files to a bank (the ODFI) and takes the bank's files over SFTP. This page goes from what you must ask the bank for
to a connection that was tried. It is for an operator; nothing on it moves money.

## 1. Ask the bank

- the address, port and user name of its SFTP server, and whether it wants a password or a key of yours
- the **fingerprint of its host key**, on paper or by phone: not by the same connection that it is to protect
- the directories: where it takes files from, where it puts files, and what is to be done with a file once you have it
- whether files are encrypted or signed with OpenPGP, and its public key if so
- the values of the file header: immediate origin and destination with their names, the company identification, your ODFI number
- until when, Eastern time, it takes files in for each same-day window and for the next day
- how its statement books a file of which an entry comes back before the file settles: the total of the file and the return as two lines
  (\`gross\`, as most banks do), or one line less the return (\`net\`)

A directory is a path as the server shows it to you, without a slash at its end; \`.\` is the one you log in to.

Its server must let us **read back** what we have uploaded and **rename** it: that is how we know that a file is whole before it has
its name. A server that allows neither is not supported.

## 2. Make your keys

For the login, unless the bank wants a password:

\`\`\`sh
ssh-keygen -t ed25519 -f bank_login -C ''
\`\`\`

\`bank_login.pub\` goes to the bank; \`bank_login\` stays where only the service can read it. For OpenPGP, an RSA key of 3072 bits or
more is what most banks take (\`gpg --full-generate-key\`, then \`gpg --armor --export-secret-keys\` into a file, and
\`gpg --armor --export\` for the bank).

## 3. Pin the host key

Look at what the server shows:

\`\`\`sh
ssh-keyscan -p 22 sftp.bank.example | ssh-keygen -lf -
\`\`\`

One of the lines must have the fingerprint that the bank has told you. **If none has, stop and ask the bank.** That fingerprint
(\`SHA256:…\`), or the whole key (\`ssh-ed25519 AAAA…\`), goes into \`host_keys\`. A server with keys of several types shows the pinned one
if you pin whole keys. When the bank announces a new key, add it beside the old one, and remove the old one afterwards.

A key that is not pinned ends the connection before a name or password of yours is sent.

## 4. Write the banks file

JSON, named by \`ACHORD_BANKS_FILE\`. Secrets never stand in it: each is \`{"env": "NAME"}\`, an environment variable whose name does not
begin with \`ACHORD_\`, or \`{"file": "path"}\`, from the directory of the banks file.

\`\`\`json
${JSON.stringify({ banks: [example] }, null, 2)}
\`\`\`

${tables()}

## 5. Try it

\`\`\`sh
npx achord banks check
npx achord banks check --connect
\`\`\`

The first holds the file to its rules and names every problem at once. The second also logs in to each bank and looks into its
directories. It reads only. Both end with 1 when something is wrong. The service checks the file at its start, too, and does not start
with a wrong one.

## Several banks

The banks file may name any number of banks, and payments go through all of them at once. Each has windows, files, trace numbers, an SFTP
account, a statement and a reconciliation of its own; one whose server is away holds back its own payments, and no others.

A processor's entries go through the bank that is set for it, \`bank\` in \`PUT /admin/v1/processors/{uuid}\`. A processor for which none is set
goes through the **first** of the file: that is all that being first means. Putting another one first moves these processors.

\`$A\` stands for the address of the service, \`$ADMIN_TOKEN\` for an admin token ([where it is](configuration.md#the-admin-token)), \`$PROCESSOR\` for the uuid of the processor:

\`\`\`sh
curl -s -X PUT "$A/admin/v1/processors/$PROCESSOR" -H "Authorization: Bearer $ADMIN_TOKEN" -H 'Content-Type: application/json' \\
  -d '{"bank": "second-example"}'
curl -s "$A/admin/v1/banks" -H "Authorization: Bearer $ADMIN_TOKEN"
\`\`\`

A processor may be moved at any time: [the runbook](runbooks/move-a-processor.md). What is in no file yet goes through the new bank. What was
sent stays with the old one to its end: an answer is matched only with entries of the bank that it comes from, and a return is dishonored
there. An answer from another bank is in suspense and says so; an operator may name its entry all the same, say when one bank has taken the
other over.

Two banks must differ in \`immediate_origin\` or \`immediate_destination\`, and in their directories if they share a server. They may have the
same \`odfi\`: its trace numbers are counted together. Every process of the service needs the same file.

A bank that is used cannot be left out of the file: the start names what still goes through it. Leave it there for sixty days after its last
debit settled; until then debits can come back.

## What happens to a file of ours

It is archived first. Then it is uploaded under another name (\`<name>.<random>.tmp\`), read back, size and SHA-256 compared, and only then
renamed: under its own name the bank never sees a part of it. The bank may take it the next moment. Whatever breaks in between, the next
try looks first and sends nothing twice.

One case a program cannot decide: the connection broke while the rename was under way, and afterwards the file is neither under the one name
nor under the other. Either the bank has already taken it, or it is lost. It is then *uncertain*: nothing more is sent by itself.

\`\`\`sh
npx achord banks uncertain
npx achord banks decide <bank> <file> --delivered      # the bank has it
npx achord banks decide <bank> <file> --send-again     # the bank does not have it, and will not find it either
\`\`\`

The gauges \`achord_bank_files_uncertain\` and \`achord_bank_files_unreadable\` of \`/metrics\` count what waits for you, and
\`achord_bank_inbound_behind_seconds\` tells of each bank whether its server is away.

Ask the bank before you say \`--send-again\`: a file that arrives twice moves money twice.

## What happens to a file of the bank's

It is fetched once it was listed unchanged for \`settle_seconds\`, archived, and only then acknowledged in the way you have agreed. \`move\` is the best: nothing
is lost if the bank replaces a file in that moment. With \`remember\`, a file that is replaced by one of the same size in the same second
is not noticed. Hidden files and those that end like unfinished ones (\`.tmp\`, \`.part\`, \`.filepart\` …) are left alone.

The same content under two names, or twice, is kept once and known as duplicate. A wrapped file that cannot be opened is kept and acknowledged
all the same, reported, and opened as soon as the key is mended.

Files of both directions are kept in the database, encrypted, for six years. Nothing removes them by itself.

## What can go wrong

| fault | kind | meaning |
|---|---|---|
${Object.entries(exchangeFaults)
  .map(([code, { kind, meaning }]) => `| \`${code}\` | ${kind} | ${meaning} |`)
  .join('\n')}

*transient*: it is tried again by itself. *definite*: somebody must change something first. *ambiguous*: it may have taken effect; the next
try looks.
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

/** A table of the bank, and one of each of its objects. */
function tables(): string {
  const bank: Described = JSON.parse(JSON.stringify(Bank));
  const objects = Object.entries(bank.properties!).filter(([, { properties }]) => properties !== undefined);
  return [
    table(bank),
    ...objects.map(([name, object]) =>
      [`### \`${name}\``, object.description!.concat('.'), table(object)].join('\n\n'),
    ),
  ].join('\n\n');
}

function table({ properties, required }: Described): string {
  const rows = Object.entries(properties!).map(([name, property]) => {
    const fallback =
      'default' in property ? `\`${JSON.stringify(property.default)}\`` : required?.includes(name) ? 'required' : '';
    const allowed =
      property.enum?.map((value) => `\`${value}\``).join(', ') ??
      (isSecret(property) ? 'a secret' : (property.allowed ?? ''));
    return `| \`${name}\` | ${fallback} | ${allowed} | ${property.description ?? ''} |`;
  });
  return ['| field | default | allowed | meaning |', '|---|---|---|---|', ...rows].join('\n');
}

const isSecret = ({ properties }: Described) => properties !== undefined && 'env' in properties;
