// Every environment variable of the service, in one table: start-up checks and
// docs/configuration.md are made from it.
import ipaddr from 'ipaddr.js';

/** Reads one value; throws a sentence that says what is allowed. */
type Read<Value> = (text: string) => Value;

interface Setting<Value> {
  read: Read<Value>;
  /** Used when the variable is absent; undefined: absent stays absent. */
  fallback: Value;
  /** How the default is written in the documentation. */
  shown: string;
  secret?: boolean;
  meaning: string;
}

function setting<Value>(
  read: Read<Value>,
  fallback: Value,
  shown: string,
  meaning: string,
  secret = false,
): Setting<Value> {
  return { read, fallback, shown, meaning, secret };
}

const fail = (allowed: string): never => {
  throw new Error(`must be ${allowed}`);
};

function wholeNumber(minimum: number, maximum: number): Read<number> {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= minimum && value <= maximum ? value : fail(`a whole number from ${minimum} to ${maximum}`);
  };
}

function oneOf<const Values extends readonly string[]>(...values: Values): Read<Values[number]> {
  return (text) => (values.includes(text) ? text : fail(`one of: ${values.join(', ')}`));
}

function matching(pattern: RegExp, allowed: string): Read<string> {
  return (text) => (pattern.test(text) ? text : fail(allowed));
}

const databaseUrl: Read<string> = (text) => {
  const scheme = URL.canParse(text) ? new URL(text).protocol : '';
  return scheme === 'postgresql:' || scheme === 'postgres:'
    ? text
    : fail('a URL such as postgresql://user:password@host:5432/database');
};

const encryptionKey: Read<Buffer> = (text) => {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  return key.length === 32 && /^[0-9A-Za-z+/=]+$/.test(text)
    ? key
    : fail('32 bytes, written as 64 hexadecimal digits or in base64');
};

const networks: Read<string[]> = (text) =>
  text.split(',').map((part) => {
    const network = part.trim();
    return ipaddr.isValidCIDR(network)
      ? network
      : fail('a comma-separated list of networks such as 127.0.0.0/8,::1/128');
  });

export const settingsTable = {
  HOST: setting(
    matching(/^[\w.:-]+$/, 'an address or a host name'),
    '127.0.0.1',
    '127.0.0.1',
    'Address that the API listens on.',
  ),
  PORT: setting(wholeNumber(0, 65_535), 4010, '4010', 'Port that the API listens on; 0 takes any free one.'),
  ACHORD_OPERATIONS_PORT: setting<number | null>(
    wholeNumber(0, 65_535),
    null,
    'none',
    'Port of a listener of its own for `/health` and `/metrics`, on `HOST`; 0 takes any free one. `/metrics` is then there alone, `/health` on both. See [operating.md](operating.md#is-it-well).',
  ),
  DATABASE_URL: setting<string | null>(
    databaseUrl,
    null,
    'none: the embedded PostgreSQL',
    'An outside PostgreSQL, version 15 or newer. Without it the service runs its own in the data directory.',
    true,
  ),
  ACHORD_MIGRATION_DATABASE_URL: setting<string | null>(
    databaseUrl,
    null,
    'none',
    'The same database as the role that owns its tables: used for migrations and grants only, by `achord migrate` and at a start that has some to make. The role of `DATABASE_URL` then owns nothing: see [operating.md](operating.md#the-database). The embedded PostgreSQL has both roles by itself.',
    true,
  ),
  ACHORD_DATA_DIR: setting(
    matching(/^[^\0]+$/, 'a path'),
    '.achord',
    '.achord',
    'Data directory: the embedded PostgreSQL and, in sandbox mode, generated secrets.',
  ),
  ACHORD_MODE: setting<'sandbox' | 'live'>(
    oneOf('sandbox', 'live'),
    'sandbox',
    'sandbox',
    '`sandbox`: simulated bank and providers, a clock that can be advanced, generated secrets. `live`: none of these.',
  ),
  ACHORD_ADMIN_TOKEN: setting<string | null>(
    matching(/^[\x21-\x7e]{32,200}$/, '32 to 200 visible ASCII characters'),
    null,
    'generated in sandbox mode with the embedded database, else required',
    "The operator's token, for `/admin` and `/sandbox`.",
    true,
  ),
  ACHORD_ENCRYPTION_KEY: setting<Buffer | null>(
    encryptionKey,
    null,
    'generated in sandbox mode with the embedded database, else required',
    'Encrypts account numbers, tax ids, secrets and stored answers at rest: 32 bytes in base64 or hexadecimal.',
    true,
  ),
  ACHORD_TEST_ROUTING_NUMBER: setting(
    matching(/^\d{9}$/, '9 digits'),
    '011000015',
    '011000015',
    'Routing number of the designated test pair, which always validates and never takes part in a transaction.',
  ),
  ACHORD_TEST_ACCOUNT_NUMBER: setting(
    matching(/^[0-9A-Za-z-]{1,17}$/, '1 to 17 digits, letters or hyphens'),
    '100000005555',
    '100000005555',
    'Account number of the designated test pair.',
  ),
  ACHORD_BANKS_FILE: setting<string | null>(
    matching(/^[^\0]+$/, 'a path'),
    null,
    'none',
    'JSON file that describes the banks: see [banks.md](banks.md). It is checked at the start; in sandbox mode the banks in it are simulated.',
  ),
  ACHORD_SANDBOX_PACE: setting(
    wholeNumber(0, 86_400),
    10,
    '10',
    'Real seconds that a banking day takes in the sandbox while a payment has something due; 0 turns it off. It moves the banking calendar; records keep their date ([sandbox.md](sandbox.md#time)).',
  ),
  ACHORD_WEBHOOK_ALLOW_ADDRESSES: setting<string[]>(
    networks,
    [],
    'none',
    'Networks (CIDR, separated by commas) that webhooks may reach although they are not public. For tests.',
  ),
  ACHORD_WEBHOOK_HISTORY_DAYS: setting(
    wholeNumber(7, 3_650),
    30,
    '30',
    'Days that a finished webhook delivery is kept with its attempts. At least 7. What is still to be delivered stays.',
  ),
  ACHORD_IDEMPOTENCY_HOURS: setting(
    wholeNumber(24, 8_760),
    25,
    '25',
    'Hours that the answer of an Idempotency-Key is kept. At least 24.',
  ),
  ACHORD_API_PROCESSES: setting(
    wholeNumber(0, 64),
    0,
    '0',
    'Processes of their own that serve the API, on one port; 0: it is served by the process that also works. For machines with more than two cores. Limits on requests and connections are those of each process.',
  ),
  ACHORD_RATE_LIMIT: setting(
    wholeNumber(0, 10_000_000),
    0,
    '0',
    'Requests a minute of a tenant, or of an operator, beyond which 429 is answered; 0: no limit. Each vendor has its own.',
  ),
  // One tenant alone gets 1,052 of these: it is turned away above 1,000 (Contract, envelope and
  // errors 14), with room left for others.
  ACHORD_IN_PROGRESS_LIMIT: setting(
    wholeNumber(1, 1_000_000),
    1_200,
    '1200',
    'Requests in progress at most. They are shared out fairly by tenant: beyond its share a tenant is answered 429, and 503 is answered when all are in use. See [operating.md](operating.md#limits).',
  ),
  ACHORD_UNREAD_BODIES_MIB: setting(
    wholeNumber(4, 100_000),
    128,
    '128',
    'Memory in MiB for request bodies that are still on their way, shared out fairly by token and by address; beyond it 429 is answered. A body counts with its length, and at least with 64 KiB.',
  ),
  ACHORD_CONNECTIONS_LIMIT: setting(
    wholeNumber(1, 1_000_000),
    10_000,
    '10000',
    'Connections to the API at most, shared out fairly by address. Fewer when the system gives the process fewer descriptors: see [operating.md](operating.md#limits).',
  ),
  ACHORD_INVARIANTS_MINUTES: setting(
    wholeNumber(0, 10_080),
    15,
    '15',
    'Minutes between two rounds of checks of the invariants; 0 turns them off.',
  ),
  ACHORD_DATABASE_CONNECTIONS: setting(
    wholeNumber(2, 200),
    12,
    '12',
    'Connections to PostgreSQL that a process keeps at most. It has one more to listen if it works, and one more to ask for a sign of life while queries wait long.',
  ),
  ACHORD_LOG_LEVEL: setting<'debug' | 'info' | 'warn' | 'error' | 'silent'>(
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
    'info',
    'info',
    'Least severity that is logged.',
  ),
  ACHORD_LOG_FORMAT: setting<'auto' | 'json' | 'pretty'>(
    oneOf('auto', 'json', 'pretty'),
    'auto',
    'auto',
    '`json`, `pretty`, or `auto`: pretty in a terminal, JSON otherwise.',
  ),
} as const satisfies Record<string, Setting<never> | Setting<unknown>>;

type Table = typeof settingsTable;
export type SettingName = keyof Table;
export type Settings = { readonly [Name in SettingName]: Table[Name]['fallback'] };

/** All problems of the environment at once, one sentence each. */
export class SettingsRefused extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsRefused';
    this.problems = problems;
  }
}

/**
 * Reads the environment. Throws SettingsRefused with every unknown, malformed and missing setting.
 * Commands that only need the database do without the secrets.
 */
export function readSettings(
  environment: Record<string, string | undefined>,
  { secrets = true }: { secrets?: boolean } = {},
): Settings {
  const problems: string[] = [];
  const settings: Record<string, unknown> = {};
  for (const [name, { read, fallback, secret }] of Object.entries(settingsTable)) {
    const text = environment[name];
    settings[name] = fallback;
    if (text === undefined || text === '') continue;
    try {
      settings[name] = (read as Read<unknown>)(text);
    } catch (error) {
      problems.push(`${name} ${(error as Error).message}${secret ? '.' : `, not ${JSON.stringify(text)}.`}`);
    }
  }
  for (const name of Object.keys(environment).sort())
    if (name.startsWith('ACHORD_') && !(name in settingsTable))
      problems.push(`${name} is not a setting of this service${suggestion(name)}`);

  const read = settings as Settings;
  if (read.ACHORD_MIGRATION_DATABASE_URL !== null && (environment.DATABASE_URL ?? '') === '')
    problems.push('DATABASE_URL must be set when ACHORD_MIGRATION_DATABASE_URL is: it is the role that serves.');
  if (secrets) problems.push(...missingSecrets(read, environment));
  if (problems.length > 0) throw new SettingsRefused(problems);
  return read;
}

/**
 * Only a sandbox on the embedded database generates them. One that is there but malformed has been
 * reported already.
 */
function missingSecrets(settings: Settings, environment: Record<string, string | undefined>): string[] {
  const live = settings.ACHORD_MODE === 'live';
  if (!live && settings.DATABASE_URL === null) return [];
  return (['ACHORD_ADMIN_TOKEN', 'ACHORD_ENCRYPTION_KEY'] as const)
    .filter((name) => (environment[name] ?? '') === '')
    .map((name) => `${name} must be set ${live ? 'in live mode' : 'when DATABASE_URL is'}.`);
}

/** The setting that differs least from a mistyped name, if one is near. */
function suggestion(name: string): string {
  const near = Object.keys(settingsTable)
    .map((known) => ({ known, far: distance(name, known) }))
    .sort((a, b) => a.far - b.far)[0]!;
  return near.far <= 3 ? `: did you mean ${near.known}?` : '.';
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
