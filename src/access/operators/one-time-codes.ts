// The codes of an authenticator app (TOTP, RFC 6238): SHA-1, six digits, 30 seconds, as every app
// supports them.
import { Secret, TOTP } from 'otpauth';
import type { Place } from '../../platform/vault/vault.ts';

const periodSeconds = 30;
/** A clock may differ by one period, in either direction. */
const window = 1;

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The text of the QR code that an authenticator app reads. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * The time step of a code; null: the code is wrong. A step counts once: the caller refuses one that
 * is not after the last accepted step.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / periodSeconds) + delta;
}

export const codesPlace = (operatorUuid: string): Place => ({
  table: 'operators',
  row: operatorUuid,
  column: 'totp_sealed',
});

export const codesOfLinkPlace = (linkUuid: string): Place => ({
  table: 'operator_links',
  row: linkUuid,
  column: 'totp_sealed',
});

/** Of a secret that was offered to a person and is not theirs yet. It is in no row. */
export const offeredCodesPlace = (operatorUuid: string): Place => ({
  table: 'operators',
  row: operatorUuid,
  column: 'totp_offered',
});

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Achord', label, secret: Secret.fromBase32(secret), period: periodSeconds });
