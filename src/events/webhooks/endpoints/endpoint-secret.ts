// The secret of an endpoint: created, sealed and opened. Standard Webhooks 1.0.0: `whsec_` and
// base64 of 24 to 64 bytes.
import { randomBytes } from 'node:crypto';
import type { Vault } from '../../../platform/vault/vault.ts';

const prefix = 'whsec_';
const bytes = 32;

export function newSecret(): string {
  return prefix + randomBytes(bytes).toString('base64');
}

export type SecretColumn = 'secret_encrypted' | 'previous_secret_encrypted';

export const secretPlace = (endpointUuid: string, column: SecretColumn) => ({
  table: 'webhook_endpoints',
  row: endpointUuid,
  column,
});

export function sealSecret(vault: Vault, endpointUuid: string, column: SecretColumn, secret: string): Buffer {
  return vault.seal(secretPlace(endpointUuid, column), secret);
}

export function openSecret(vault: Vault, endpointUuid: string, column: SecretColumn, sealed: Uint8Array): string {
  return vault.open(secretPlace(endpointUuid, column), sealed).toString('utf8');
}

export interface SealedSecrets {
  endpoint_uuid: string;
  secret_encrypted: Buffer;
  previous_secret_encrypted: Buffer | null;
  previous_secret_until: Date | null;
}

/** Opens the secrets that sign at this time. */
export type OpenSecrets = (sealed: SealedSecrets, at: Date) => string[];

const keptAtMost = 10_000;

/**
 * During a rotation both secrets sign, so the receiver can change over at any time. Caches opened
 * secrets by their sealed bytes, because opening costs more than signing.
 */
export function secretOpener(vault: Vault): OpenSecrets {
  const opened = new Map<string, { sealed: Buffer; secret: string }>();
  const open = (endpointUuid: string, column: SecretColumn, sealed: Buffer) => {
    const key = `${endpointUuid} ${column}`;
    const kept = opened.get(key);
    if (kept?.sealed.equals(sealed)) return kept.secret;
    if (opened.size >= keptAtMost) opened.clear();
    const secret = openSecret(vault, endpointUuid, column, sealed);
    opened.set(key, { sealed, secret });
    return secret;
  };
  return ({ endpoint_uuid, secret_encrypted, previous_secret_encrypted, previous_secret_until }, at) => {
    const secrets = [open(endpoint_uuid, 'secret_encrypted', secret_encrypted)];
    if (previous_secret_encrypted !== null && previous_secret_until !== null && at < previous_secret_until)
      secrets.push(open(endpoint_uuid, 'previous_secret_encrypted', previous_secret_encrypted));
    return secrets;
  };
}
