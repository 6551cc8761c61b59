// When a bank's files are listed between its instants, and how long an instant waits for a file.
import { expect, it } from 'vitest';
import { inboundListing } from './inbound-listing.ts';

const cutOff = new Date('2026-03-04T22:00:00Z');
const opening = new Date('2026-03-05T13:30:00Z');

function listing({ pollMs = 300_000, settleMs = 30_000 } = {}) {
  const time = { ms: 1_000 };
  return { time, one: inboundListing({ pollMs, settleMs }, () => time.ms) };
}

it('Files are listed at the start of a process, then at the pace of the bank', () => {
  const { time, one } = listing();
  expect(one.isDue()).toBe(true);
  one.listed(false);
  expect([one.isDue(), one.dueInMs()]).toEqual([false, 300_000]);
  time.ms += 300_000;
  expect(one.isDue()).toBe(true);
});

it('A file that may still be written is listed again once it has settled', () => {
  const { time, one } = listing();
  one.listed(true);
  expect(one.dueInMs()).toBe(30_500);
  time.ms += 30_500;
  expect(one.isDue()).toBe(true);
});

it('Without a pace, files are listed at instants only, except one that settles', () => {
  const { one } = listing({ pollMs: 0 });
  expect([one.isDue(), one.dueInMs()]).toEqual([false, Number.POSITIVE_INFINITY]);
  one.listed(true);
  expect(one.dueInMs()).toBe(30_500);
  one.listed(false);
  expect(one.dueInMs()).toBe(Number.POSITIVE_INFINITY);
});

it('An instant waits for files that settle, but not for a bank that writes without end', () => {
  const { time, one } = listing();
  for (const isAllowed of [true, true, true, false]) {
    one.listed(true);
    expect(one.mayWait(cutOff)).toBe(isAllowed);
    expect(one.isWaiting(cutOff)).toBe(isAllowed);
    time.ms += 30_500;
    expect(one.isWaiting(cutOff)).toBe(false);
  }
  one.listed(true);
  expect(one.mayWait(opening)).toBe(true);
});

it('Files of a bank that renames finished files keep no instant waiting', () => {
  const { time, one } = listing({ settleMs: 0 });
  one.listed(true);
  one.mayWait(cutOff);
  time.ms += 1_500;
  expect(one.mayWait(cutOff)).toBe(false);
});
