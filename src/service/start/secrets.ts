// The secrets of the service: from the environment; in a sandbox on the embedded database generated
// once and kept.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { newToken } from '../../access/tenants/token.ts';
import { readIfPresent, replaceFile } from '../../platform/database/embedded/small-file.ts';
import { openBriefly } from '../../platform/database/open-briefly.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { type EncryptionKeys, hasVaultKeys } from '../../platform/vault/data-keys.ts';
import { StartRefused } from '../checks/refused.ts';
import type { ProvidedDatabase } from './provide-database.ts';

export interface Secrets {
  adminToken: string;
  encryptionKeys: EncryptionKeys;
  /**
   * The generated secrets, to be shown at the start of a sandbox; null where secrets must come from
   * the environment.
   */
  generated: { adminToken: string | null; demo: DemoTokens } | null;
}

/**
 * Tokens of the demo tenant. They are made before the tenant, so that a start killed in between
 * makes no second one.
 */
export interface DemoTokens {
  processor: string;
  vendor: string;
}

/** The content of secrets.json in the data directory, mode 0600. */
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
  const { ACHORD_ENCRYPTION_KEY_PREVIOUS: previous } = settings;
  if (mode === 'live' || dataDirectory === null)
    // readSettings has already refused settings without them.
    return { adminToken: adminToken!, encryptionKeys: { current: encryptionKey!, previous }, generated: null };

  const path = join(dataDirectory, 'secrets.json');
  const kept = readKept(path);
  // As the owner: it may read before anything is granted.
  const isEncrypted = () => openBriefly(migrationUrl ?? url, hasVaultKeys);
  if (encryptionKey === null && kept.encryption_key === undefined && (await isEncrypted()))
    throw new StartRefused(
      `The database in ${dataDirectory} is encrypted and its key is not in ${path}. Set ACHORD_ENCRYPTION_KEY, or restore that file.`,
    );
  const complete = {
    // Secrets of the environment are not written to the file. A generated token is removed when the
    // environment gives one: a command that found it here would call with a token that the service
    // refuses.
    admin_token: adminToken === null ? (kept.admin_token ?? newToken('admin', mode)) : undefined,
    encryption_key: kept.encryption_key ?? (encryptionKey === null ? randomBytes(32).toString('base64') : undefined),
    demo_processor_token: kept.demo_processor_token ?? newToken('processor', mode),
    demo_vendor_token: kept.demo_vendor_token ?? newToken('vendor', mode),
  };
  const text = `${JSON.stringify(complete, null, 2)}\n`;
  if (text !== readIfPresent(path)) replaceFile(path, text, 0o600);
  return {
    adminToken: adminToken ?? complete.admin_token!,
    encryptionKeys: { current: encryptionKey ?? Buffer.from(complete.encryption_key!, 'base64'), previous },
    generated: {
      adminToken: complete.admin_token ?? null,
      demo: { processor: complete.demo_processor_token, vendor: complete.demo_vendor_token },
    },
  };
}

/** The token of the demo processor, for commands of a developer; null when none was made. */
export function keptDemoToken(dataDirectory: string): string | null {
  return readKept(join(dataDirectory, 'secrets.json')).demo_processor_token ?? null;
}

/** The token of the operator, for the same commands; null when the environment gives it. */
export function keptAdminToken(dataDirectory: string): string | null {
  return readKept(join(dataDirectory, 'secrets.json')).admin_token ?? null;
}

/** The generated encryption key; null when the environment gives it. */
export function keptEncryptionKey(dataDirectory: string): Buffer | null {
  const key = readKept(join(dataDirectory, 'secrets.json')).encryption_key;
  return key === undefined ? null : Buffer.from(key, 'base64');
}

function readKept(path: string): Kept {
  const text = readIfPresent(path);
  if (text === null) return {};
  try {
    return JSON.parse(text) as Kept;
  } catch (error) {
    throw new StartRefused(
      `${path} is not valid JSON. Restore it from a backup: it contains the key of the database.`,
      error,
    );
  }
}
