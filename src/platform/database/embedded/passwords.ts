// The passwords of an embedded server: random, made once, readable only by the account that runs
// the service.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Home } from './home.ts';
import { readIfPresent, replaceFile } from './small-file.ts';

export interface Passwords {
  superuser: string;
  /** Of the role `achord`, which owns the database and all tables, and migrates. */
  achord: string;
  /** Of the role `achord_service`, which serves and owns nothing. */
  service: string;
}

export function keepPasswords(home: Home): Passwords {
  const kept = readPasswords(home);
  if (kept !== null) return kept;
  return renewPasswords(home);
}

/** Writes new ones. The roles do not have them yet. */
export function renewPasswords(home: Home): Passwords {
  const fresh = { superuser: randomPassword(), achord: randomPassword(), service: randomPassword() };
  replaceFile(join(home.ours, 'passwords.json'), `${JSON.stringify(fresh, null, 2)}\n`, 0o600);
  return fresh;
}

/** Null: no passwords yet. */
export function readPasswords(home: Home): Passwords | null {
  return JSON.parse(readIfPresent(join(home.ours, 'passwords.json')) ?? 'null');
}

/** Where the server listens. */
export interface Listener {
  port: number;
  /** The directory of its Unix socket; null when it has none. */
  socket: string | null;
}

/** Uses the socket if there is one. Without the parameter `host` the same address uses TCP. */
export function databaseAddress(
  { port, socket }: Listener,
  { user, password, database = 'achord' }: { user: string; password: string; database?: string },
): string {
  const overTcp = `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
  return socket === null ? overTcp : `${overTcp}?host=${encodeURIComponent(socket)}`;
}

/** Letters, digits, - and _ only, so that a URL can contain it unchanged. */
function randomPassword(): string {
  return randomBytes(24).toString('base64url');
}
