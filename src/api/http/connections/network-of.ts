// The network of a connection, as the limits count it.
import ipaddr from 'ipaddr.js';

const hextetsOfNetwork = 4;

/**
 * An IPv4 address as it is; the first 64 bits of an IPv6 address, because one client has all
 * addresses in them.
 */
export function networkOf(address = ''): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : (parsed as ipaddr.IPv6).parts
        .slice(0, hextetsOfNetwork)
        .map((part) => part.toString(16))
        .join(':');
}
