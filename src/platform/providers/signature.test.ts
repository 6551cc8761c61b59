// Messages to and from providers: an independent verifier of Standard Webhooks accepts ours, and we
// accept only what the other side has signed now.

import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { instant, realClock, secondsAfter } from '../std/clock.ts';
import { keyOf } from '../std/signing-secret.ts';
import { type ReceivedMessage, signatureHeaders, signedMessageId } from './signature.ts';

const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const key = { id: 'key-1', key: keyOf(secret)! };
const at = realClock.now();

const received = (headers: Record<string, string>, body: string, received_at = at): ReceivedMessage => ({
  header: (name) => headers[name],
  body: Buffer.from(body),
  received_at,
});

describe('a signed message', () => {
  it('is accepted by an independent verifier, and by us', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.jsonValue(), (id, content) => {
        const body = JSON.stringify({ content });
        const headers = signatureHeaders(key, id, at, body);
        expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
        expect(signedMessageId(key, received(headers, body))).toBe(id);
      }),
    );
  });

  it('is accepted for five minutes, and with any of several signatures', () => {
    const headers = signatureHeaders(key, 'm', at, '{}');
    const whole = instant(Math.floor(at.getTime() / 1_000) * 1_000);
    for (const seconds of [-300, 300]) {
      expect(signedMessageId(key, received(headers, '{}', secondsAfter(whole, seconds)))).toBe('m');
      expect(signedMessageId(key, received(headers, '{}', secondsAfter(whole, seconds * 1.01)))).toBeNull();
    }
    const two = { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` };
    expect(signedMessageId(key, received(two, '{}'))).toBe('m');
  });

  it('is refused after any change', () => {
    const headers = signatureHeaders(key, 'm', at, '{}');
    const changed: [Record<string, string>, string][] = [
      [headers, '{} '],
      [{ ...headers, 'webhook-id': 'n' }, '{}'],
      [{ ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) }, '{}'],
      [{ ...headers, 'achord-key-id': 'key-2' }, '{}'],
      [{ ...headers, 'webhook-signature': headers['webhook-signature'].replace('v1', 'v2') }, '{}'],
      [{ ...headers, 'webhook-signature': 'v1,' }, '{}'],
      [signatureHeaders({ ...key, key: Buffer.alloc(32, 6) }, 'm', at, '{}'), '{}'],
      [{}, '{}'],
    ];
    for (const [given, body] of changed) expect(signedMessageId(key, received(given, body))).toBeNull();
  });
});
