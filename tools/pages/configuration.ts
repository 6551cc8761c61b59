// docs/operate/configuration.md: the table of settings for readers.
import { settingsTable } from '../../src/platform/settings/settings.ts';

export function configurationPage(): string {
  const rows = Object.entries(settingsTable).map(
    ([name, { reader, shown, meaning }]) => `| \`${name}\` | ${reader.allowed} | ${defaultOf(shown)} | ${meaning} |`,
  );
  return `# Configuration

Environment variables configure the service. The start checks all of them and reports every problem in one sentence: an unknown name that
begins with \`ACHORD_\`, a value that is not allowed, a required value that is missing. An empty value counts as absent.

| variable | allowed | default | meaning |
|---|---|---|---|
${rows.join('\n')}

## Live mode

The settings \`ACHORD_VERIFICATION_…\` connect a provider that verifies businesses: see
[business-verification.md](business-verification.md). Without it, an operator verifies every business: \`POST /admin/v1/users/{uuid}/kyb\`.

The settings \`ACHORD_SCREENING_…\` connect a provider that screens users for sanctions: see
[sanctions.md](sanctions.md#a-screening-provider). Without it, the lists that you import screen them.

The settings \`ACHORD_VALIDATION_…\` connect a provider for account validation: see [validation.md](validation.md). Without
it, a validation that the routing number does not decide ends with \`not_validated\`.

The settings \`ACHORD_LINKING_…\` connect a provider for account linking: see [linking-provider.md](linking-provider.md).
Without it, linking an account gets 503 \`linking_unavailable\`.

Without \`ACHORD_BANKS_FILE\` no bank is connected either: the service accepts payments, and they stay \`CAPTURE_PENDING\`.

## Secrets

In sandbox mode on the embedded database, the first start generates \`ACHORD_ADMIN_TOKEN\` and \`ACHORD_ENCRYPTION_KEY\`. It stores them with
the tokens of a demo tenant in \`secrets.json\` in the data directory, readable only by its owner. Live mode and an outside database require
both variables: a generated key would be lost when the database is restored on another machine.

### The admin token

In these pages \`$ADMIN_TOKEN\` is the token of an operator, for \`/admin\` and \`/sandbox\`. If \`ACHORD_ADMIN_TOKEN\` is set, use that value.
Otherwise \`npm start\` prints it as \`Admin token\` and stores it in the data directory:

\`\`\`sh
export ADMIN_TOKEN=$(node -p "require('../../pages/.achord/secrets.json').admin_token")
\`\`\`

\`achord trigger\` and \`achord banks statement\` find it there automatically. If the service was started with \`ACHORD_ADMIN_TOKEN\`, set the
same variable for these commands or pass \`--admin-token\`.

To make an encryption key: \`openssl rand -base64 32\`. Without the key, the account numbers are lost. With another key, the service refuses to
start, because that key does not decrypt the stored values.

\`NODE_EXTRA_CA_CERTS\`, a variable of Node, names additional certificate authorities for webhook targets.

## Banks

\`ACHORD_BANKS_FILE\` is the path of a JSON file that describes each bank: its numbers and names, its cut-offs and limits, its SFTP server and
keys. The file contains no secrets: it names the files or environment variables that contain them. The start checks it and reports every
problem. \`achord banks check --connect\` also checks the connection to each bank. Each processor uses one of the banks. In sandbox mode the
same banks are simulated, with their cut-offs, limits and headers, and nothing is sent to a server. See [banks.md](banks.md).

## The data directory

| path | content |
|---|---|
| \`lock\`, \`lock.pid\` | lock of the running service: a second start is refused |
| \`secrets.json\` | the generated secrets: sandbox mode only |
| \`address\` | the address of the running service, for commands |
| \`postgres/\` | the embedded PostgreSQL: passwords, port, cluster, logs of one week |
| \`banks/\` | the files of the simulated banks, in plain text: sandbox mode only. Every process of a sandbox must use the same folder |

PostgreSQL refuses to run as root. A service of root runs it as the system user \`postgres\`. If that user cannot reach the data directory (for
example below \`/root\`), the database is in \`/var/lib/achord\`, and the data directory contains its path.
`;
}

/** A value is shown as code, an explanation as text. */
function defaultOf(shown: string): string {
  return /\s/.test(shown) || shown === 'none' ? shown : `\`${shown}\``;
}
