// The two passwords of an embedded server: random, made once, readable only by the account that runs the service.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Home } from './home.ts';
import { readIfPresent, replaceFile } from './small-file.ts';

export interface Passwords {
  superuser: string;
  achord: string;
}

export function keepPasswords(home: Home): Passwords {
  const kept = readPasswords(home);
  if (kept !== null) return kept;
  const fresh = { superuser: randomPassword(), achord: randomPassword() };
  replaceFile(join(home.ours, 'passwords.json'), `${JSON.stringify(fresh, null, 2)}\n`, 0o600);
  return fresh;
}

export function readPasswords(home: Home): Passwords | null {
  const text = readIfPresent(join(home.ours, 'passwords.json'));
  return text === null ? null : (JSON.parse(text) as Passwords);
}

export function databaseAddress(login: { user: string; password: string; port: number; database?: string }): string {
  return `postgresql://${login.user}:${login.password}@127.0.0.1:${login.port}/${login.database ?? 'achord'}`;
}

/** Letters, digits, - and _ only, so that it stands in a URL as it is. */
function randomPassword(): string {
  return randomBytes(24).toString('base64url');
}
