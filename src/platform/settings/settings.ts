// The table of environment variables, for the checks of the start and
// docs/operate/configuration.md.
import { availableParallelism } from 'node:os';
import {
  databaseUrl,
  encryptionKey,
  laneNames,
  mailAddress,
  matching,
  networks,
  oneOf,
  providerUrl,
  type Setting,
  setting,
  signingSecret,
  smtpUrl,
  waysToSignIn,
  wholeNumber,
} from './setting-readers.ts';

export const settingsTable = {
  HOST: setting(
    matching(/^[\w.:-]+$/, 'an address or a host name'),
    '127.0.0.1',
    'Address or host name on which the API listens.',
  ),
  PORT: setting(wholeNumber(0, 65_535), 4010, 'Port on which the API listens. 0: any free port.'),
  ACHORD_OPERATIONS_PORT: setting<number | null>(
    wholeNumber(0, 65_535),
    null,
    'Port of a separate listener for `/health` and `/metrics`, on `HOST`. 0: any free port. If it is set, `/metrics` is only there, and `/health` is on both ports. Without it, `/metrics` needs an admin token in live mode. See [monitoring.md](monitoring.md#health-and-metrics).',
  ),
  DATABASE_URL: setting<string | null>(
    databaseUrl,
    null,
    'URL of an outside PostgreSQL, version 15 or later. Without it, the service runs its own PostgreSQL in the data directory.',
    { shown: 'none: the embedded PostgreSQL', secret: true },
  ),
  ACHORD_MIGRATION_DATABASE_URL: setting<string | null>(
    databaseUrl,
    null,
    'URL of the same database with the role that owns its tables. It is only used for migrations and grants, by `achord migrate` and by a start that has to make some. The role of `DATABASE_URL` then owns nothing: see [database.md](database.md#the-database). Not needed with the embedded PostgreSQL, which has both roles.',
    { secret: true },
  ),
  ACHORD_LANES_FILE: setting<string | null>(
    matching(/^[^\0]+$/, 'a path'),
    null,
    'Path of the JSON file that names further databases, each with tenants of its own: see [lanes.md](lanes.md). It needs `DATABASE_URL`.',
    { shown: 'none: all tenants are in one database' },
  ),
  ACHORD_WORKER_LANES: setting<string[] | null>(
    laneNames,
    null,
    'Lanes whose work this process does, if it is a worker. With many lanes, let several workers divide them. Each lane needs one: `achord doctor` names a lane that has none.',
    { shown: 'all' },
  ),
  ACHORD_DATA_DIR: setting(
    matching(/^[^\0]+$/, 'a path'),
    '.achord',
    'Data directory. It contains the embedded PostgreSQL and, in sandbox mode, the generated secrets.',
  ),
  ACHORD_ARCHIVE_DIR: setting<string | null>(
    matching(/^\/[^\0]+$/, 'an absolute path'),
    null,
    'Folder into which the embedded PostgreSQL archives its log, on another disk than the data directory. With it, `achord restore --to` restores any moment after a backup; without it, the moment of a backup. See [backups.md](backups.md).',
  ),
  ACHORD_MODE: setting<'sandbox' | 'live'>(
    oneOf('sandbox', 'live'),
    'sandbox',
    '`sandbox`: the bank and the providers are simulated, the clock can be advanced, and secrets are generated. `live`: real banks, real time, and secrets from the environment. The first start decides the mode of a database for good.',
  ),
  ACHORD_ADMIN_TOKEN: setting<string | null>(
    matching(
      /^(?!(?:[0-9a-f]{4}-?){8}$)[\x21-\x7e]{32,200}$/i,
      '32 to 200 visible ASCII characters, and not a uuid, because the log may show a uuid',
    ),
    null,
    'Token of the operator, for `/admin` and `/sandbox`. To make one: `openssl rand -hex 32`.',
    { shown: 'generated in sandbox mode with the embedded database, otherwise required', secret: true },
  ),
  ACHORD_PUBLIC_URL: setting<string | null>(
    providerUrl,
    null,
    'URL at which browsers reach this service: for links in invitations and to the pages for users, and for the check of `Origin`. See [operators.md](operators.md).',
    { shown: 'the host that a request names, in live mode with `https://`' },
  ),
  ACHORD_SMTP_URL: setting<string | null>(
    smtpUrl,
    null,
    'URL of the mail server that tells operators by e-mail of approvals. The connection is encrypted: from its start with `smtps://`, by STARTTLS with `smtp://`. A blank or another special character in the user or the password is percent-encoded. See [operators.md](operators.md#told-by-e-mail-or-webhook).',
    { shown: 'none: no e-mail is sent', secret: true },
  ),
  ACHORD_MAIL_FROM: setting<string | null>(mailAddress, null, 'Address that e-mails come from.', {
    shown: 'none; required with `ACHORD_SMTP_URL`',
  }),
  ACHORD_NOTICE_URL: setting<string | null>(
    providerUrl,
    null,
    'URL of yours that gets a signed webhook for each approval that waits, and for its end. See [operators.md](operators.md#told-by-e-mail-or-webhook).',
  ),
  ACHORD_NOTICE_SECRET: setting<string | null>(
    signingSecret,
    null,
    'Secret that signs the webhooks to `ACHORD_NOTICE_URL`.',
    { shown: 'none; required with `ACHORD_NOTICE_URL`', secret: true },
  ),
  ACHORD_OIDC_ISSUER: setting<string | null>(
    providerUrl,
    null,
    'URL of an identity provider (OpenID Connect) at which operators sign in. See [operators.md](operators.md#sign-in-at-an-identity-provider).',
    { shown: 'none: operators have passwords' },
  ),
  ACHORD_OIDC_CLIENT_ID: setting<string | null>(
    matching(/^[\x21-\x7e]{1,200}$/, '1 to 200 visible ASCII characters'),
    null,
    'Id of this service at the identity provider.',
    { shown: 'none; required with `ACHORD_OIDC_ISSUER`' },
  ),
  ACHORD_OIDC_CLIENT_SECRET: setting<string | null>(
    matching(/^[\x21-\x7e]{16,500}$/, '16 to 500 visible ASCII characters'),
    null,
    'Secret of this service at the identity provider.',
    { shown: 'none; required with `ACHORD_OIDC_ISSUER`', secret: true },
  ),
  ACHORD_OIDC_AMR: setting<string[]>(
    waysToSignIn,
    [],
    'Ways to sign in at the identity provider, such as `mfa,hwk` (RFC 8176). The claim `amr` of the identity token must have one of them.',
    { shown: 'none: any way' },
  ),
  ACHORD_TRUSTED_PROXIES: setting<string[]>(
    networks,
    [],
    'Networks of your own proxies in front of this service. The audit trail and the limits of sign-ins then use the address in their `X-Forwarded-For`.',
    { shown: 'none: the address of the connection' },
  ),
  ACHORD_ENCRYPTION_KEY: setting<Buffer | null>(
    encryptionKey,
    null,
    'Key that encrypts account numbers, tax ids, secrets and stored answers in the database. To make one: `openssl rand -base64 32`. Back it up: without it, the encrypted values are lost.',
    { shown: 'generated in sandbox mode with the embedded database, otherwise required', secret: true },
  ),
  ACHORD_ENCRYPTION_KEY_PREVIOUS: setting<Buffer | null>(
    encryptionKey,
    null,
    'The key before ACHORD_ENCRYPTION_KEY, while it is [changed](runbooks/change-the-encryption-key.md). It opens what the new key does not open yet.',
    { secret: true },
  ),
  ACHORD_TEST_ROUTING_NUMBER: setting(
    matching(/^\d{9}$/, '9 digits'),
    '011000015',
    'Routing number of the designated test pair. This bank account always passes validation, and no transaction may use it.',
  ),
  ACHORD_TEST_ACCOUNT_NUMBER: setting(
    matching(/^[0-9A-Za-z-]{1,17}$/, '1 to 17 digits, letters or hyphens'),
    '100000005555',
    'Account number of the designated test pair.',
  ),
  ACHORD_BANKS_FILE: setting<string | null>(
    matching(/^[^\0]+$/, 'a path'),
    null,
    'Path of the JSON file that describes the banks: see [banks.md](banks.md). The start checks it. In sandbox mode its banks are simulated. In live mode without it, no bank is connected and payments stay `CAPTURE_PENDING`.',
  ),
  ACHORD_LINKING_PROVIDER: setting<'plaid' | 'http' | null>(
    oneOf('plaid', 'http'),
    null,
    'Provider that links bank accounts in live mode: see [linking-provider.md](linking-provider.md). Without it, linking answers 503. The sandbox simulates linking and calls no provider.',
  ),
  ACHORD_LINKING_URL: setting<string | null>(
    providerUrl,
    null,
    'URL of the linking provider. For tests with the sandbox of Plaid: `https://sandbox.plaid.com`.',
    { shown: 'the production of Plaid; required with `http`' },
  ),
  ACHORD_LINKING_KEY_ID: setting<string | null>(
    matching(/^[\x21-\x7e]{1,200}$/, '1 to 200 visible ASCII characters'),
    null,
    'Identification of this service at the linking provider: the `client_id` of Plaid; for `http`, the id of the key.',
    { shown: 'none; required with `ACHORD_LINKING_PROVIDER`' },
  ),
  ACHORD_LINKING_SECRET: setting<string | null>(
    matching(/^[\x21-\x7e]{16,200}$/, '16 to 200 visible ASCII characters'),
    null,
    'Secret of this service at the linking provider: the `secret` of Plaid; for `http`, `whsec_` and base64 of 24 to 64 bytes.',
    { shown: 'none; required with `ACHORD_LINKING_PROVIDER`', secret: true },
  ),
  ACHORD_VALIDATION_URL: setting<string | null>(
    providerUrl,
    null,
    'URL of the provider that validates bank accounts in live mode: see [validation.md](validation.md). Without it, a validation that no other source decides is `not_validated`. The sandbox simulates validation and calls no provider.',
  ),
  ACHORD_VALIDATION_KEY_ID: setting<string | null>(
    matching(/^[\x21-\x7e]{1,200}$/, '1 to 200 visible ASCII characters'),
    null,
    'Id of the key that signs the messages to and from the validation provider.',
    { shown: 'none; required with `ACHORD_VALIDATION_URL`' },
  ),
  ACHORD_VALIDATION_SECRET: setting<string | null>(
    signingSecret,
    null,
    'Secret that signs the messages to and from the validation provider.',
    { shown: 'none; required with `ACHORD_VALIDATION_URL`', secret: true },
  ),
  ACHORD_VERIFICATION_URL: setting<string | null>(
    providerUrl,
    null,
    'URL of the provider that verifies businesses in live mode: see [business-verification.md](business-verification.md). Without it, operators decide about every business. The sandbox simulates the verification and calls no provider.',
  ),
  ACHORD_VERIFICATION_KEY_ID: setting<string | null>(
    matching(/^[\x21-\x7e]{1,200}$/, '1 to 200 visible ASCII characters'),
    null,
    'Id of the key that signs messages to and from the verification provider.',
    { shown: 'none; required with `ACHORD_VERIFICATION_URL`' },
  ),
  ACHORD_VERIFICATION_SECRET: setting<string | null>(
    signingSecret,
    null,
    'Key that signs messages to and from the verification provider.',
    { shown: 'none; required with `ACHORD_VERIFICATION_URL`', secret: true },
  ),
  ACHORD_SCREENING_URL: setting<string | null>(
    providerUrl,
    null,
    'URL of the provider that screens users for sanctions in live mode, in addition to the lists or instead of them: see [sanctions.md](sanctions.md#a-screening-provider). The sandbox calls no provider.',
  ),
  ACHORD_SCREENING_KEY_ID: setting<string | null>(
    matching(/^[\x21-\x7e]{1,200}$/, '1 to 200 visible ASCII characters'),
    null,
    'Id of the key that signs messages to and from the screening provider.',
    { shown: 'none; required with `ACHORD_SCREENING_URL`' },
  ),
  ACHORD_SCREENING_SECRET: setting<string | null>(
    signingSecret,
    null,
    'Key that signs messages to and from the screening provider.',
    { shown: 'none; required with `ACHORD_SCREENING_URL`', secret: true },
  ),
  ACHORD_SANDBOX_PACE: setting(
    wholeNumber(0, 86_400),
    10,
    'Real seconds of a banking day in the sandbox, while a payment has something due. 0: the banking calendar only moves by hand. Records keep their real date ([sandbox.md](../build/sandbox.md#time)).',
  ),
  ACHORD_WEBHOOK_ALLOW_ADDRESSES: setting<string[]>(
    networks,
    [],
    'Networks that webhooks may reach although they are not public. For tests: leave it unset in production.',
  ),
  ACHORD_WEBHOOK_HISTORY_DAYS: setting(
    wholeNumber(7, 3_650),
    30,
    'Days to keep a finished webhook delivery and its attempts. Unfinished deliveries are always kept.',
  ),
  ACHORD_REQUEST_LOG_DAYS: setting(wholeNumber(0, 365), 14, 'Days to keep the log of requests. 0: there is no log.'),
  ACHORD_REMOVED_ACCOUNT_DAYS: setting(
    wholeNumber(95, 3_650),
    730,
    'Days to keep the number of a bank account after it was removed: see [personal-data.md](personal-data.md).',
  ),
  ACHORD_IDENTITY_DAYS: setting(
    wholeNumber(0, 7_305),
    1_826,
    'Days to keep the identity of an erased user, encrypted, counted from the deletion of the user. 0: nothing is kept. See [personal-data.md](personal-data.md).',
  ),
  ACHORD_IDEMPOTENCY_HOURS: setting(
    wholeNumber(24, 8_760),
    25,
    'Hours to keep the stored answer of an Idempotency-Key.',
  ),
  ACHORD_API_PROCESSES: setting(
    wholeNumber(0, 64),
    // The worker computes for up to 30 ms at a time: on a core of its own it delays no answer.
    availableParallelism() > 1 ? 1 : 0,
    'Number of separate processes that serve the API on one port, in addition to the process of the worker. 0: one process serves the API and is the worker. More than 1 need more than two cores. The limits on requests and connections apply to each process.',
    { shown: '1; 0 on a machine with one core' },
  ),
  ACHORD_RATE_LIMIT: setting(
    wholeNumber(0, 10_000_000),
    0,
    'Requests a minute for each processor, vendor and operator; more are answered with 429. 0: no limit.',
  ),
  // One tenant alone gets 1,052 of these, more than the 1,000 that it must get (Contract, envelope
  // and errors 14), with room left for others.
  ACHORD_IN_PROGRESS_LIMIT: setting(
    wholeNumber(1, 1_000_000),
    1_200,
    'Maximum number of requests in progress. Tenants share them fairly: a tenant above its share gets 429; when all are in use, the answer is 503. See [monitoring.md](monitoring.md#limits).',
  ),
  ACHORD_UNREAD_BODIES_MIB: setting(
    wholeNumber(4, 100_000),
    128,
    'Memory in MiB for arriving request bodies. Tokens and addresses share it fairly: a body above the share gets 429. A body counts with its length, and at least with 64 KiB.',
  ),
  ACHORD_CONNECTIONS_LIMIT: setting(
    wholeNumber(1, 1_000_000),
    10_000,
    'Maximum number of connections to the API. Addresses share them fairly. It is lower if the system allows the process fewer file descriptors: see [monitoring.md](monitoring.md#limits).',
  ),
  ACHORD_DRAIN_SECONDS: setting(
    wholeNumber(0, 300),
    0,
    'Seconds in which an API that is told to stop still answers requests, while `/health/ready` answers 503 and each answer ends its connection. Set it to a longer time than your load balancer needs to notice: see [deploy.md](deploy.md#several-processes). 0: it refuses new requests immediately.',
  ),
  ACHORD_INVARIANTS_MINUTES: setting(
    wholeNumber(0, 10_080),
    15,
    'Minutes between two rounds of invariant checks. 0: no checks.',
  ),
  ACHORD_DATABASE_CONNECTIONS: setting(
    wholeNumber(2, 200),
    12,
    'Maximum number of PostgreSQL connections in the pool of a process. A worker has one more to listen for notifications, and each process one more to check the server while queries wait long.',
  ),
  ACHORD_LOG_LEVEL: setting<'debug' | 'info' | 'warn' | 'error' | 'silent'>(
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
    'info',
    'Lowest severity to log.',
  ),
  ACHORD_LOG_FORMAT: setting<'auto' | 'json' | 'pretty'>(
    oneOf('auto', 'json', 'pretty'),
    'auto',
    'Format of the log. `auto`: `pretty` in a terminal, `json` otherwise.',
  ),
} as const satisfies Record<string, Setting<never> | Setting<unknown>>;

type Table = typeof settingsTable;
export type SettingName = keyof Table;
export type Settings = { readonly [Name in SettingName]: Table[Name]['fallback'] };
