// Turns for database connections: who waits, who is next, and how a wait is given up.
import { describe, expect, it } from 'vitest';
import type { Tenant } from '../std/on-behalf.ts';
import { fairTurns } from './fair-turns.ts';

const tenant = (name: string): Tenant => ({ processor_id: name, tenant_id: name });
const [crowd, neighbor, third] = [tenant('crowd'), tenant('neighbor'), tenant('third')];

describe('Turns for connections', () => {
  it('leave room for a newcomer: one tenant alone gets all but two of twelve', () => {
    const turns = fairTurns(12);
    let taken = 0;
    while (turns.acquire(crowd)) taken++;
    expect(taken).toBe(10);
    expect(turns.acquire(neighbor)).toBe(true);
  });

  it('count work for no tenant, and never make it wait', () => {
    const turns = fairTurns(12);
    for (let job = 0; job < 2; job++) expect(turns.takeForNoTenant()).toBe(true);
    let taken = 0;
    while (turns.acquire(crowd)) taken++;
    expect(taken).toBe(8);
    expect(turns.acquire(neighbor)).toBe(true);
  });

  it('rotate among the waiting tenants, the oldest turn of each first', () => {
    const turns = fairTurns(1);
    expect(turns.acquire(third)).toBe(true);
    const begun: string[] = [];
    for (const name of ['crowd 1', 'crowd 2', 'crowd 3']) turns.wait(crowd, () => begun.push(name));
    for (const name of ['neighbor 1', 'neighbor 2']) turns.wait(neighbor, () => begun.push(name));
    turns.end(third);
    for (const next of [crowd, neighbor, crowd, neighbor]) turns.end(next);
    expect(begun).toEqual(['crowd 1', 'neighbor 1', 'crowd 2', 'neighbor 2', 'crowd 3']);
  });

  it('skip a wait that was given up', () => {
    const turns = fairTurns(1);
    expect(turns.acquire(crowd)).toBe(true);
    const begun: string[] = [];
    const giveUp = turns.wait(crowd, () => begun.push('given up'));
    turns.wait(crowd, () => begun.push('next'));
    giveUp();
    turns.end(crowd);
    expect(begun).toEqual(['next']);
  });
});
