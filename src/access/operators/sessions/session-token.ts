// The secret of a session or of a one-time link: 256 random bits. Only its hash is stored.
import { hash, randomBytes } from 'node:crypto';

export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** Null: it is no such token. */
export const hashOfToken = (token: string): Buffer | null =>
  /^[\w-]{43}$/.test(token) ? hash('sha256', token, 'buffer') : null;
