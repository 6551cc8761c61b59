// The service's secrets: those of the environment; in a sandbox on the embedded database, generated
// once and kept.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '../../database/database.ts';
import { readIfPresent, replaceFile } from '../../database/embedded/small-file.ts';
import type { Settings } from '../../settings.ts';
import { newToken } from '../../tenants/token.ts';
import { hasVaultKeys } from '../../vault/vault.ts';
import type { ProvidedDatabase } from './provide-database.ts';
import { StartRefused } from './refused.ts';

export interface Secrets {
  adminToken: string;
  encryptionKey: Buffer;
  /**
   * What was generated, to be shown to whoever started the sandbox; null where secrets must come
   * from outside.
   */
  generated: { adminToken: string | null; demo: DemoTokens } | null;
}

/**
 * Tokens of the demo tenant: made before it, so that a start that is killed in between makes no
 * second one.
 */
export interface DemoTokens {
  processor: string;
  vendor: string;
}

/** What secrets.json holds, in the data directory, mode 0600. */
interface Kept {
  admin_token?: string;
  /** 32 bytes in base64. */
  encryption_key?: string;
  demo_processor_token?: string;
  demo_vendor_token?: string;
}

export async function provideSecrets(
  settings: Settings,
  { url, migrationUrl, dataDirectory }: ProvidedDatabase,
): Promise<Secrets> {
  const { ACHORD_MODE: mode, ACHORD_ADMIN_TOKEN: adminToken, ACHORD_ENCRYPTION_KEY: encryptionKey } = settings;
  if (mode === 'live' || dataDirectory === null)
    // readSettings has refused to go on without them.
    return { adminToken: adminToken!, encryptionKey: encryptionKey!, generated: null };

  const path = join(dataDirectory, 'secrets.json');
  const kept = readKept(path);
  if (encryptionKey === null && kept.encryption_key === undefined && (await isEncrypted(migrationUrl ?? url)))
    throw new StartRefused(
      `The database in ${dataDirectory} is encrypted and its key is not in ${path}: set ACHORD_ENCRYPTION_KEY, or bring that file back.`,
    );
  const complete = {
    // What the environment gives is not written down. A token that was generated before does not
    // stay beside a given one: a command that found it there would call with a token that the
    // service does not take.
    admin_token: adminToken === null ? (kept.admin_token ?? newToken('admin')) : undefined,
    encryption_key: kept.encryption_key ?? (encryptionKey === null ? randomBytes(32).toString('base64') : undefined),
    demo_processor_token: kept.demo_processor_token ?? newToken('processor'),
    demo_vendor_token: kept.demo_vendor_token ?? newToken('vendor'),
  };
  const text = `${JSON.stringify(complete, null, 2)}\n`;
  if (text !== readIfPresent(path)) replaceFile(path, text, 0o600);
  return {
    adminToken: adminToken ?? complete.admin_token!,
    encryptionKey: encryptionKey ?? Buffer.from(complete.encryption_key!, 'base64'),
    generated: {
      adminToken: complete.admin_token ?? null,
      demo: { processor: complete.demo_processor_token, vendor: complete.demo_vendor_token },
    },
  };
}

/**
 * The demo processor's token, for commands that a developer runs beside the service; null when none
 * was made.
 */
export function keptDemoToken(dataDirectory: string): string | null {
  return readKept(join(dataDirectory, 'secrets.json')).demo_processor_token ?? null;
}

/**
 * The operator's token, for the same commands; null where the environment of the service gives it.
 */
export function keptAdminToken(dataDirectory: string): string | null {
  return readKept(join(dataDirectory, 'secrets.json')).admin_token ?? null;
}

function readKept(path: string): Kept {
  const text = readIfPresent(path);
  if (text === null) return {};
  try {
    return JSON.parse(text) as Kept;
  } catch (error) {
    throw new StartRefused(`${path} is not readable as JSON: restore it, it holds the key of the database.`, error);
  }
}

/** As the owner, who may look before anything is granted. */
async function isEncrypted(url: string): Promise<boolean> {
  const database = openDatabase(url, 1, () => {});
  try {
    return await hasVaultKeys(database);
  } finally {
    await database.end();
  }
}
