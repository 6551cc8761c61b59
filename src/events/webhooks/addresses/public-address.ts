// Which addresses a webhook may reach: public unicast, and the networks that the operator opened.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address, in the spelling of a resolver or a socket, may be reached. */
export type MayReach = (address: string) => boolean;

// A public number, but Azure's metadata and DNS service for every machine inside Azure.
const azureMetadata = '168.63.129.16';

// IANA assigns global unicast only from this block of IPv6. The rest, such as ::/96
// (IPv4-compatible), is not public.
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** `allowed`: networks in CIDR notation that may be reached although they are not public. */
export function reachable(allowed: readonly string[]): MayReach {
  const networks = allowed.map((network) => ipaddr.parseCIDR(network));
  return (text) => {
    // isIP is stricter than ipaddr.js, which also reads odd spellings of IPv4.
    if (isIP(text) === 0) return false;
    const address = ipaddr.parse(text);
    return isPublic(address) || networks.some((network) => contains(network, address));
  };
}

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  // ipaddr.js names every other range: private, mapped, 6to4, NAT64, documentation and so on.
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv6 ? address.match(globalUnicast) : address.toString() !== azureMetadata;
}

function contains([base, bits]: [ipaddr.IPv4 | ipaddr.IPv6, number], address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address instanceof ipaddr.IPv4) return base instanceof ipaddr.IPv4 && address.match(base, bits);
  return base instanceof ipaddr.IPv6 && address.match(base, bits);
}
