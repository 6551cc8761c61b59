// Which addresses a webhook may reach: public unicast ones, and what the operator has opened.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Says of an address, as a resolver or a socket writes it, whether it may be reached. */
export type MayReach = (address: string) => boolean;

// Public by its number, but Azure's metadata and DNS service to every machine inside it.
const azureMetadata = '168.63.129.16';

// Only this block of IPv6 is handed out as global unicast; ::/96 (IPv4-compatible) and the rest of
// the space is not.
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** `allowed`: networks in CIDR notation that may be reached although they are not public. */
export function reachable(allowed: readonly string[]): MayReach {
  const networks = allowed.map((network) => ipaddr.parseCIDR(network));
  return (text) => {
    // Stricter than ipaddr.js, which also reads the odd spellings of IPv4.
    if (isIP(text) === 0) return false;
    const address = ipaddr.parse(text);
    return isPublic(address) || networks.some((network) => contains(network, address));
  };
}

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  // ipaddr.js names every range that is not ordinary: private, mapped, 6to4, NAT64, documentation …
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv6 ? address.match(globalUnicast) : address.toString() !== azureMetadata;
}

function contains([base, bits]: [ipaddr.IPv4 | ipaddr.IPv6, number], address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address instanceof ipaddr.IPv4) return base instanceof ipaddr.IPv4 && address.match(base, bits);
  return base instanceof ipaddr.IPv6 && address.match(base, bits);
}
