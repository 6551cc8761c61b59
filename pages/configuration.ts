// docs/configuration.md: the table of settings, for people.
import { settingsTable } from '../src/settings.ts';

export function configurationPage(): string {
  const rows = Object.entries(settingsTable).map(
    ([name, { shown, meaning }]) => `| \`${name}\` | ${shown === '' ? '' : defaultOf(shown)} | ${meaning} |`,
  );
  return `# Configuration

Everything is set by environment variables. All of them are checked when the service starts: an unknown name that begins
with \`ACHORD_\`, a malformed value or a missing one is refused, all problems at once, one sentence each. An empty value
counts as absent.

| variable | default | meaning |
|---|---|---|
${rows.join('\n')}

## Live mode

No provider of account validation, account linking or business verification is connected in live mode yet:

- A validation ends \`not_validated\`; a routing number that fails its checksum is refused all the same.
- Linking an account is answered with 503 \`linking_unavailable\`.
- Every business waits for an operator: \`POST /admin/v1/users/{uuid}/kyb\`.

Without \`ACHORD_BANKS_FILE\` no bank is connected either: payments are accepted and stay \`CAPTURE_PENDING\`.

## Secrets

In sandbox mode on the embedded database, \`ACHORD_ADMIN_TOKEN\` and \`ACHORD_ENCRYPTION_KEY\` are generated at the first
start and kept in \`secrets.json\` in the data directory, readable only by its owner, together with the tokens of a demo
tenant. Live mode and an outside database require both: a key that was invented beside a database that is backed up
somewhere else would be lost sooner or later.

### The admin token

\`$ADMIN_TOKEN\` in these pages stands for the token of an operator, for \`/admin\` and \`/sandbox\`. It is \`ACHORD_ADMIN_TOKEN\` where that is
set. Otherwise \`npm start\` prints it as \`Admin token\`, and keeps it in the data directory:

\`\`\`sh
export ADMIN_TOKEN=$(node -p "require('./.achord/secrets.json').admin_token")
\`\`\`

\`achord trigger\` and \`achord banks statement\` find it there by themselves. Beside a service that was started with \`ACHORD_ADMIN_TOKEN\`
they take the same variable, or \`--admin-token\`.

An encryption key of your own: \`openssl rand -base64 32\`. Whoever loses it loses the account numbers; whoever changes it
is refused at the next start, because it does not open what is there.

Node's own \`NODE_EXTRA_CA_CERTS\` names further certificate authorities that webhook targets may be signed by.

## Banks

\`ACHORD_BANKS_FILE\` names a JSON file that describes each bank: its numbers and names, its windows and limits, its SFTP server and
keys. Secrets stand in files or in environment variables that it names, never in itself. It is checked at the start, all problems at once;
\`achord banks check --connect\` also tries the way to each bank. Each processor goes through one of them. In sandbox mode the same banks are
simulated, with their windows, limits and headers, and nothing is sent to a server. See [banks.md](banks.md).

## The data directory

| path | what |
|---|---|
| \`lock\`, \`lock.pid\` | held by the running service; a second one is refused |
| \`secrets.json\` | what was generated: sandbox mode only |
| \`address\` | where the running service answers: for commands beside it |
| \`postgres/\` | the embedded PostgreSQL: passwords, port, cluster, logs of a week |
| \`banks/\` | the files of the simulated banks, in plain text: sandbox mode only. Every process of a sandbox must see the same |

PostgreSQL refuses to run as root, so that root's service runs it as the system user \`postgres\`. Where that user cannot
get into the data directory (a checkout below \`/root\`), the database lies in \`/var/lib/achord\` and the data directory
says where.
`;
}

/** Values are code, explanations are words. */
function defaultOf(shown: string): string {
  return /\s/.test(shown) || shown === 'none' ? shown : `\`${shown}\``;
}
