// A tenant runs few queries at a time; the others do not wait for it.
import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { onBehalfOf } from '../std/on-behalf.ts';
import { ConnectionsBusy } from './database-error.ts';
import { queryTurns } from './query-turns.ts';

const ofTenant = Math.max(2, availableParallelism());
const tenant = (tenant_id: string) => ({ processor_id: tenant_id, tenant_id });
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Queries that run until they are ended. */
function queries(patienceMs = 60_000) {
  const turns = queryTurns(patienceMs);
  const running: { name: string; end: PromiseWithResolvers<void> }[] = [];
  const query = (name: string) => async () => {
    const end = Promise.withResolvers<void>();
    running.push({ name, end });
    await end.promise;
    return name;
  };
  return {
    running,
    names: () => running.map(({ name }) => name),
    run: (of: string, name: string) => onBehalfOf(tenant(of), () => turns.inTurn(query(name))),
    runForNobody: (name: string) => turns.inTurn(query(name)),
  };
}

describe('The queries of a tenant', () => {
  it('run as many at a time as there are cores, in their order, and keep no other query waiting', async () => {
    const { running, names, run, runForNobody } = queries();
    const mine = Array.from({ length: ofTenant + 2 }, (_, n) => run('a', `a${n}`));
    const others = [run('b', 'b0'), runForNobody('job')];
    await turn();
    const begun = Array.from({ length: ofTenant }, (_, n) => `a${n}`);
    expect(names().toSorted()).toEqual([...begun, 'b0', 'job'].toSorted());
    running.find(({ name }) => name === 'a1')!.end.resolve();
    expect(await mine[1]).toBe('a1');
    await turn();
    expect(names().at(-1)).toBe(`a${ofTenant}`);
    // A failed query gives its turn to the next one too.
    running.find(({ name }) => name === 'a0')!.end.reject(new Error('broken'));
    await expect(mine[0]).rejects.toThrow('broken');
    await turn();
    expect(names().at(-1)).toBe(`a${ofTenant + 1}`);
    for (const { end } of running) end.resolve();
    await Promise.allSettled([...mine, ...others]);
  });

  it('that wait too long are refused, and leave their place to the next', async () => {
    const { running, names, run } = queries(1);
    const first = Array.from({ length: ofTenant }, (_, n) => run('a', `a${n}`));
    await expect(run('a', 'late')).rejects.toBeInstanceOf(ConnectionsBusy);
    running[0]!.end.resolve();
    await first[0];
    const next = run('a', 'next');
    await turn();
    expect(names()).not.toContain('late');
    expect(names().at(-1)).toBe('next');
    for (const { end } of running) end.resolve();
    await Promise.all([...first, next]);
  });
});
