// Resolves names on this machine: `localhost` and the hosts file, which c-ares does not read.
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { elapsedMs, reading } from '../../../platform/std/clock.ts';

const cachedMs = 10_000;
const path = process.platform === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts';

let known: { names: ReadonlyMap<string, string[]>; since: number } | undefined;

/** The addresses that this machine has for a name; empty if it has none. */
export async function localAddresses(host: string): Promise<string[]> {
  const name = host.toLowerCase();
  if (known === undefined || elapsedMs(known.since) > cachedMs)
    known = { names: namesIn(await readFile(path, 'utf8').catch(() => '')), since: reading() };
  const listed = known.names.get(name) ?? [];
  if (listed.length > 0) return listed;
  // RFC 6761: localhost and its subdomains are this machine.
  return name === 'localhost' || name.endsWith('.localhost') ? ['127.0.0.1', '::1'] : [];
}

export function namesIn(hosts: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const line of hosts.split('\n')) {
    const [address, ...aliases] = line.replace(/#.*/, '').trim().split(/\s+/);
    if (address === undefined || isIP(address) === 0) continue;
    for (const alias of aliases) {
      const name = alias.toLowerCase();
      names.set(name, [...(names.get(name) ?? []), address]);
    }
  }
  return names;
}
