// What the operations of this folder need.
import type { Database } from '../../platform/database/database.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import type { Sessions } from './sessions/find-session.ts';
import type { Cookies } from './sessions/session-cookie.ts';

export interface Operating {
  database: Database;
  vault: Vault;
  sessions: Sessions;
  cookies: Cookies;
  /**
   * Where browsers reach the service, without a slash at the end; null: at the host that they name.
   */
  publicUrl: string | null;
  /** Passwords need an authenticator app: always in live mode. */
  needsCode: boolean;
}
