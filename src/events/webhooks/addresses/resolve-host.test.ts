// Resolving: names of this machine, one lookup for each name, and refused addresses.
import { describe, expect, it } from 'vitest';
import { namesIn } from './hosts-file.ts';
import { reachable } from './public-address.ts';
import { AddressRefused, type DnsRecord, HostUnknown, resolveHost } from './resolve-host.ts';

const publicAddress: DnsRecord = { address: '8.8.8.8', ttl: 60 };

describe('resolveHost', () => {
  it('makes one lookup for concurrent requests of a name, and no other until the answer expires', async () => {
    let asked = 0;
    const resolve = resolveHost(reachable([]), async () => {
      asked++;
      return [publicAddress];
    });
    await Promise.all(Array.from({ length: 50 }, () => resolve('example.com')));
    expect(await resolve('EXAMPLE.com')).toEqual(['8.8.8.8']);
    expect(asked).toBe(1);
  });

  it('resolves other names while one name hangs', async () => {
    const resolve = resolveHost(reachable([]), (name) =>
      name === 'hangs.test' ? new Promise(() => {}) : Promise.resolve([publicAddress]),
    );
    void resolve('hangs.test');
    expect(await resolve('answers.test')).toEqual(['8.8.8.8']);
  });

  it('refuses a lookup when its budget is used', async () => {
    const resolve = resolveHost(reachable([]), () => new Promise(() => {}));
    for (let index = 0; index < 64; index++) void resolve(`name-${index}.test`);
    await expect(resolve('one-more.test')).rejects.toThrow(HostUnknown);
  });

  it('refuses a name if any of its addresses is not public', async () => {
    const resolve = resolveHost(reachable([]), async () => [publicAddress, { address: 'fd00::1', ttl: 60 }]);
    await expect(resolve('mixed.test')).rejects.toThrow(AddressRefused);
  });

  it('resolves localhost and its subdomains without a lookup', async () => {
    const never = () => Promise.reject(new Error('asked'));
    await expect(resolveHost(reachable([]), never)('localhost')).rejects.toThrow(AddressRefused);
    expect(await resolveHost(reachable(['127.0.0.0/8']), never)('api.localhost')).toEqual(['127.0.0.1']);
  });
});

describe('namesIn', () => {
  it('reads a hosts file', () => {
    const names = namesIn('127.0.0.1 localhost Box # comment\n::1\tlocalhost\n\n# 10.0.0.1 no\nnonsense name\n');
    expect([...names]).toEqual([
      ['localhost', ['127.0.0.1', '::1']],
      ['box', ['127.0.0.1']],
    ]);
  });
});
