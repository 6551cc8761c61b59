// OpenPGP keys for tests, made anew, in the form in which operators have them.
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
