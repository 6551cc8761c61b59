// New OpenPGP keys for tests, in the form that operators use.
import { Readable } from 'node:stream';
import { generateKey } from 'openpgp';

export interface PgpKeyTexts {
  /** Armored. */
  privateKey: string;
  publicKey: string;
}

/** The whole content, wrapped or unwrapped. */
export async function through(
  way: (content: AsyncIterable<Buffer>) => AsyncIterable<Buffer>,
  content: Buffer,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of way(Readable.from([content]))) parts.push(part);
  return Buffer.concat(parts);
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
