// The secret of an endpoint: made, sealed and opened. Standard Webhooks 1.0.0: `whsec_` and base64 of 24 to 64 bytes.
import { randomBytes } from 'node:crypto';
import type { Vault } from '../../vault/vault.ts';

const prefix = 'whsec_';
const bytes = 32;

export function newSecret(): string {
  return prefix + randomBytes(bytes).toString('base64');
}

/** The key that the secret stands for; null when it is not written as one. */
export function keyOf(secret: string): Buffer | null {
  const match = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret);
  const key = Buffer.from(match?.[1] ?? '', 'base64');
  return key.length >= 24 && key.length <= 64 ? key : null;
}

type Column = 'secret_encrypted' | 'previous_secret_encrypted';

const place = (endpointUuid: string, column: Column) => ({ table: 'webhook_endpoints', row: endpointUuid, column });

export function sealSecret(vault: Vault, endpointUuid: string, column: Column, secret: string): Buffer {
  return vault.seal(place(endpointUuid, column), secret);
}

export function openSecret(vault: Vault, endpointUuid: string, column: Column, sealed: Uint8Array): string {
  return vault.open(place(endpointUuid, column), sealed).toString('utf8');
}
