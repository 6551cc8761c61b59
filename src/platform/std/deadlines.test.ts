// Deadlines of the same length share a timer, and each passes once.
import { expect, it } from 'vitest';
import { sleep } from './clock.ts';
import { deadlines } from './deadlines.ts';

it('A deadline passes once for each item that has not ended, in order', async () => {
  const passed: string[] = [];
  const allPassed = Promise.withResolvers<void>();
  const under = deadlines<string>(20, (item) => {
    passed.push(item);
    if (item === 'last') allPassed.resolve();
  });
  for (const item of ['first', 'ended', 'second']) under.begin(item);
  under.end('ended');
  await sleep(5);
  under.begin('last');
  await allPassed.promise;
  // The timer begins again after a time without items.
  const again = Promise.withResolvers<void>();
  const later = deadlines<string>(1, () => again.resolve());
  later.begin('one');
  later.end('one');
  await sleep(5);
  later.begin('two');
  await again.promise;
  expect(passed).toEqual(['first', 'second', 'last']);
});

it('No deadline passes after the stop', async () => {
  const passed: string[] = [];
  const under = deadlines<string>(1, (item) => passed.push(item));
  under.begin('one');
  under.stop();
  await sleep(10);
  expect(passed).toEqual([]);
});
