// The signature of messages between this service and a provider over HTTP (decision 22), in both
// directions: the headers of Standard Webhooks 1.0.0, as on our own webhooks, and the id of the
// key.
import { timingSafeEqual } from 'node:crypto';
import { hmacSha256 } from '../std/hmac.ts';

export interface SigningKey {
  /** Names the key to the other side. */
  id: string;
  key: Buffer;
}

export const keyIdHeader = 'achord-key-id';

/** `id`: of the message; an answer has the id of its request. */
export function signatureHeaders({ id: keyId, key }: SigningKey, id: string, at: Date, body: string) {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  return {
    [keyIdHeader]: keyId,
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${hmacSha256(key)(`${id}.${seconds}.${body}`, 'base64')}`,
  };
}

/** A message is accepted this long before and after its timestamp. */
const toleranceS = 300;

export interface ReceivedMessage {
  header(name: string): string | undefined;
  body: Uint8Array;
  received_at: Date;
}

/**
 * The id of a message that the other side has signed; null: it is not proven that it did. The
 * header may have several signatures: one right one is enough.
 */
export function signedMessageId({ id: keyId, key }: SigningKey, message: ReceivedMessage): string | null {
  const { header, body, received_at } = message;
  const id = header('webhook-id');
  const seconds = header('webhook-timestamp');
  const signatures = header('webhook-signature');
  if (id === undefined || seconds === undefined || signatures === undefined || header(keyIdHeader) !== keyId)
    return null;
  if (id.length > 255 || signatures.length > 1_000 || !/^\d{1,12}$/.test(seconds)) return null;
  if (Math.abs(received_at.getTime() / 1_000 - Number(seconds)) > toleranceS) return null;
  const expected = hmacSha256(key)(Buffer.concat([Buffer.from(`${id}.${seconds}.`), body]));
  const isRight = (signature: string) => {
    const stated = Buffer.from(signature.startsWith('v1,') ? signature.slice(3) : '', 'base64');
    return stated.length === expected.length && timingSafeEqual(stated, expected);
  };
  return signatures.split(' ').some(isRight) ? id : null;
}
