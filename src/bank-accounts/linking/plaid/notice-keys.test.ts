// The keys of notices: made-up ids neither replace known keys nor keep their notices out.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { keysOfNotices, TooManyKeys } from './notice-keys.ts';

const { signal } = new AbortController();

it('A flood of unknown ids leaves the known keys, and is asked for twenty times a minute', async () => {
  const kid = randomUUID();
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const asked: string[] = [];
  const keyOf = keysOfNotices(async (id) => {
    asked.push(id);
    return id === kid ? { ...jwk, kid, alg: 'ES256', expired_at: null } : null;
  });
  expect(await keyOf(kid, signal)).not.toBeNull();
  const unknown = Array.from({ length: 19 }, () => randomUUID());
  for (const id of unknown) expect(await keyOf(id, signal)).toBeNull();
  await expect(keyOf(randomUUID(), signal)).rejects.toThrow(TooManyKeys);
  // Known and unknown ids are not asked for again.
  for (const id of [kid, ...unknown]) expect((await keyOf(id, signal)) === null).toBe(id !== kid);
  expect(asked).toEqual([kid, ...unknown]);
});
