// The address of the client of a request, also behind proxies of the operator.
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

export type ClientAddress = (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string;

/**
 * `trustedProxies`: networks such as 10.0.0.0/8. Each of them appends to X-Forwarded-For the
 * address that it got the request from. The client is the last address there that is no trusted
 * proxy; everything before it may be forged.
 */
export function clientAddress(trustedProxies: readonly string[]): ClientAddress {
  const networks = trustedProxies.map((network) => ipaddr.parseCIDR(network));
  const isTrusted = (address: string): boolean => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return networks.some(([network, bits]) => parsed.kind() === network.kind() && parsed.match(network, bits));
  };
  return ({ socket, headers }) => {
    const direct = plain(socket.remoteAddress ?? '');
    if (networks.length === 0 || !isTrusted(direct)) return direct;
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((one) => plain(one.trim()))
      .filter((one) => ipaddr.isValid(one));
    return forwarded.findLast((one) => !isTrusted(one)) ?? direct;
  };
}

/** An IPv4 address that is written as IPv6 becomes IPv4 again. */
const plain = (address: string): string =>
  address.startsWith('::ffff:') && ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
