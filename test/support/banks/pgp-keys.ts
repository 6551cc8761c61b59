// New OpenPGP keys for tests, in the form that operators use.
import { generateKey } from 'openpgp';

export interface PgpKeyTexts {
  /** Armored. */
  privateKey: string;
  publicKey: string;
}

/** `validFor`: seconds from `madeAt`; without it, the key never expires. */
export function newPgpKey(
  passphrase?: string,
  validity: { madeAt?: Date; validFor?: number } = {},
): Promise<PgpKeyTexts> {
  return generateKey({
    type: 'rsa',
    rsaBits: 2048,
    userIDs: [{ name: 'Test' }],
    format: 'armored',
    ...(validity.madeAt === undefined ? {} : { date: validity.madeAt }),
    ...(validity.validFor === undefined ? {} : { keyExpirationTime: validity.validFor }),
    ...(passphrase === undefined ? {} : { passphrase }),
  });
}
