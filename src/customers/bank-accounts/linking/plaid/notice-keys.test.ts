// The keys of notices: made-up ids neither replace known keys nor keep their notices out.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { keysOfNotices, TooManyKeys } from './notice-keys.ts';

const { signal } = new AbortController();

it('A flood of unknown ids leaves the known keys, and keeps no new key out that comes from another address', async () => {
  const [kid, other] = [randomUUID(), randomUUID()];
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const asked: string[] = [];
  const keys = keysOfNotices(async (id) => {
    asked.push(id);
    return id === kid || id === other ? { ...jwk, kid: id, alg: 'ES256', expired_at: null } : null;
  });
  const keyOf = (keyId: string, address: string) => keys({ keyId, address }, signal);
  expect(await keyOf(kid, '203.0.113.7')).not.toBeNull();
  const unknown = Array.from({ length: 20 }, () => randomUUID());
  for (const id of unknown) expect(await keyOf(id, '198.51.100.9')).toBeNull();
  await expect(keyOf(randomUUID(), '198.51.100.9')).rejects.toThrow(TooManyKeys);
  expect(await keyOf(other, '203.0.113.7')).not.toBeNull();
  // Known and unknown ids are not asked for again.
  for (const id of [kid, other, ...unknown])
    expect((await keyOf(id, '198.51.100.9')) === null).toBe(unknown.includes(id));
  expect(asked).toEqual([kid, ...unknown, other]);
});

it('Many addresses together make the service ask two hundred times a minute at most', async () => {
  let asked = 0;
  const keys = keysOfNotices(async () => {
    asked++;
    return null;
  });
  for (let n = 0; n < 200; n++) await keys({ keyId: randomUUID(), address: `198.51.100.${n}` }, signal);
  await expect(keys({ keyId: randomUUID(), address: '203.0.113.7' }, signal)).rejects.toThrow(TooManyKeys);
  expect(asked).toBe(200);
});
