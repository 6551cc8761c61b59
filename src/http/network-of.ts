// Whose address a connection comes from, as limits count it.
import ipaddr from 'ipaddr.js';

const hextetsOfNetwork = 4;

/** An IPv4 address as it is; of IPv6 the first 64 bits, for whoever has one address there has all of them. */
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
