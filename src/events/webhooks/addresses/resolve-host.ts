// Resolves a host to the addresses that may be dialed: cached, within a budget, one lookup for each
// name at a time.
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { elapsedMs, reading } from '../../../platform/std/clock.ts';
import { localAddresses } from './hosts-file.ts';
import type { MayReach } from './public-address.ts';

/** The host has, or may have, an address that a webhook must not reach. */
export class AddressRefused extends Error {
  constructor() {
    // The message omits the address, because it would show the owner of the URL our network.
    super('the host is not at a public address');
    this.name = 'AddressRefused';
  }
}

/** The name does not resolve; `message` says why. */
export class HostUnknown extends Error {
  constructor(reason: string) {
    super(`the host name could not be resolved: ${reason}`);
    this.name = 'HostUnknown';
  }
}

export interface DnsRecord {
  address: string;
  /** In seconds. */
  ttl: number;
}

/** Asks the name servers for A and AAAA records. Throws if both fail. */
export type AskDns = (name: string) => Promise<DnsRecord[]>;

/** The addresses to dial, best first. Throws AddressRefused or HostUnknown. */
export type ResolveHost = (host: string) => Promise<string[]>;

// dns.lookup shares four threads, so a few hanging names would block all others. c-ares needs none.
export function nameServers(): AskDns {
  const resolver = new Resolver({ timeout: 1_400, tries: 2 });
  return async (name) => {
    const answers = await Promise.allSettled([
      resolver.resolve4(name, { ttl: true }),
      resolver.resolve6(name, { ttl: true }),
    ]);
    const records = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (records.length > 0) return records;
    const failed = answers.find((answer) => answer.status === 'rejected');
    throw new HostUnknown(String((failed?.reason as NodeJS.ErrnoException | undefined)?.code ?? 'ENODATA'));
  };
}

// A record with a short TTL is not asked for at every delivery. A failure is tried again soon.
const shortestMs = 5_000;
const longestMs = 60_000;
const failureMs = 2_000;
const cachedAtMost = 10_000;
const lookupsAtMost = 64;

interface Entry {
  addresses: Promise<string[]>;
  since: number;
  /** Infinity during the lookup. */
  forMs: number;
}

export function resolveHost(mayReach: MayReach, ask: AskDns = nameServers()): ResolveHost {
  const cache = new Map<string, Entry>();
  let lookups = 0;

  function lookUp(name: string): Promise<string[]> {
    const cached = cache.get(name);
    if (cached !== undefined && elapsedMs(cached.since) < cached.forMs) return cached.addresses;
    if (lookups >= lookupsAtMost)
      return Promise.reject(new HostUnknown('too many names are being resolved at once; try again later'));
    if (cache.size >= cachedAtMost) cache.clear();

    lookups++;
    const asked = ask(name).finally(() => lookups--);
    const entry: Entry = {
      addresses: asked.then((records) => records.map((record) => record.address)),
      since: reading(),
      forMs: Number.POSITIVE_INFINITY,
    };
    const keepFor = (ms: number) => Object.assign(entry, { since: reading(), forMs: ms });
    void asked.then(
      (records) =>
        keepFor(Math.min(longestMs, Math.max(shortestMs, Math.min(...records.map(({ ttl }) => ttl)) * 1_000))),
      () => keepFor(failureMs),
    );
    cache.set(name, entry);
    return entry.addresses;
  }

  return async (host) => {
    if (isIP(host) !== 0) {
      if (!mayReach(host)) throw new AddressRefused();
      return [host];
    }
    const here = await localAddresses(host);
    if (here.length > 0) {
      // Only the operator writes the hosts file, so the allowed ones of several addresses are used.
      const usable = here.filter(mayReach);
      if (usable.length === 0) throw new AddressRefused();
      return usable;
    }
    const addresses = await lookUp(host.toLowerCase());
    // A private address among public ones is an attack: no address is dialed.
    if (!addresses.every(mayReach)) throw new AddressRefused();
    return addresses;
  };
}
