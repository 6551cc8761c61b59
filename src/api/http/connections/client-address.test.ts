// The address of a client, with and without proxies, and with forged headers.
import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const asked = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

it.each([
  [[], '192.0.2.7', '203.0.113.9', '192.0.2.7'],
  [[], '::ffff:192.0.2.7', undefined, '192.0.2.7'],
  [['10.0.0.0/8'], '10.1.1.1', '203.0.113.9', '203.0.113.9'],
  [['10.0.0.0/8'], '10.1.1.1', undefined, '10.1.1.1'],
  [['10.0.0.0/8'], '10.1.1.1', 'unknown', '10.1.1.1'],
  // A stranger sends the header without a proxy.
  [['10.0.0.0/8'], '192.0.2.7', '203.0.113.9', '192.0.2.7'],
  // The client has written the first address itself.
  [['10.0.0.0/8'], '10.1.1.1', '1.2.3.4, 203.0.113.9, 10.2.2.2', '203.0.113.9'],
  [['10.0.0.0/8'], '::ffff:10.1.1.1', '2001:db8::5', '2001:db8::5'],
  [['fd00::/8'], 'fd00::1', '203.0.113.9', '203.0.113.9'],
  [['10.0.0.0/8'], '10.1.1.1', '10.3.3.3', '10.1.1.1'],
])('with the proxies %j, a connection from %s that forwards %s is from %s', (proxies, direct, forwarded, address) => {
  expect(clientAddress(proxies)(asked(direct, forwarded))).toBe(address);
});
