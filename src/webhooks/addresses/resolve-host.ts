// Resolves a host to the addresses that may be dialled: within a budget, cached, one lookup a name
// at a time.
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { elapsedMs, reading } from '../../std/clock.ts';
import { knownHere } from './hosts-file.ts';
import type { MayReach } from './public-address.ts';

/** The host leads, or may lead, where a webhook must not go. */
export class AddressRefused extends Error {
  constructor() {
    // The address stays unsaid: the owner of a URL is not told how this machine's network looks.
    super('the host is not at a public address');
    this.name = 'AddressRefused';
  }
}

/** The name could not be resolved; `message` says why. */
export class HostUnknown extends Error {
  constructor(reason: string) {
    super(`the host name could not be resolved: ${reason}`);
    this.name = 'HostUnknown';
  }
}

export interface DnsRecord {
  address: string;
  /** Seconds. */
  ttl: number;
}

/** Asks the name servers for A and AAAA records. Throws when neither could be had. */
export type AskDns = (name: string) => Promise<DnsRecord[]>;

/** The addresses to dial, best first. Throws AddressRefused or HostUnknown. */
export type ResolveHost = (host: string) => Promise<string[]>;

// dns.lookup has four threads in all, so that one hanging name would hold up everyone; c-ares has
// none.
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

// A short-lived record is asked for again soon, but not at every delivery; a failure is soon tried
// again.
const shortestMs = 5_000;
const longestMs = 60_000;
const failureMs = 2_000;
const cachedAtMost = 10_000;
const lookupsAtMost = 64;

interface Entry {
  addresses: Promise<string[]>;
  since: number;
  /** Infinity while the lookup is under way. */
  forMs: number;
}

export function resolveHost(mayReach: MayReach, ask: AskDns = nameServers()): ResolveHost {
  const cache = new Map<string, Entry>();
  let lookups = 0;

  function lookUp(name: string): Promise<string[]> {
    const cached = cache.get(name);
    if (cached !== undefined && elapsedMs(cached.since) < cached.forMs) return cached.addresses;
    if (lookups >= lookupsAtMost) return Promise.reject(new HostUnknown('too many names are being looked up'));
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
    const here = await knownHere(host);
    if (here.length > 0) {
      // Nobody outside writes the hosts file, so of several addresses those that may be reached are
      // used.
      const usable = here.filter(mayReach);
      if (usable.length === 0) throw new AddressRefused();
      return usable;
    }
    const addresses = await lookUp(host.toLowerCase());
    // One private address among public ones is an attempt to get through by chance: none of them is
    // dialled.
    if (!addresses.every(mayReach)) throw new AddressRefused();
    return addresses;
  };
}
