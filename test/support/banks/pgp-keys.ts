// New OpenPGP keys for tests, in the form that operators use.
import { generateKey } from 'openpgp';

export interface PgpKeyTexts {
  /** Armored. */
  privateKey: string;
  publicKey: string;
}

export function newPgpKey(passphrase?: string): Promise<PgpKeyTexts> {
  return generateKey({
    type: 'rsa',
    rsaBits: 2048,
    userIDs: [{ name: 'Test' }],
    format: 'armored',
    ...(passphrase === undefined ? {} : { passphrase }),
  });
}
