// Questions and news between processes: each question gets its own answer, or an error.
import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { longWaitMs } from '../../../test/support/runner/long-wait.ts';
import { type Answers, conversation, type Hears, type Peer } from './conversation.ts';

/** Two connected sides. Messages pass as JSON, as between processes. */
function twoSides(left: Answers, right: Answers, rightHears: Hears = {}) {
  const [toLeft, toRight] = [new EventEmitter(), new EventEmitter()];
  const peer = (hears: EventEmitter, tells: EventEmitter): Peer => ({
    send: (message) => void setImmediate(() => tells.emit('message', JSON.parse(JSON.stringify(message)))),
    on: (event, heard) => hears.on(event, heard),
  });
  return {
    left: conversation(peer(toLeft, toRight), left),
    right: conversation(peer(toRight, toLeft), right, rightHears),
    toLeft,
  };
}

describe('A conversation', () => {
  it('gives each question its own answer, in both directions at once', async () => {
    const slow = Promise.withResolvers<string>();
    const { left, right } = twoSides({ name: () => 'left' }, { first: () => slow.promise, second: async () => 2 });
    const first = left.ask('first', longWaitMs);
    const second = left.ask('second', longWaitMs);
    expect(await right.ask('name', longWaitMs)).toBe('left');
    expect(await second).toBe(2);
    slow.resolve('at last');
    expect(await first).toBe('at last');
  });

  it('rejects a question that cannot be answered, or gets no answer in time', async () => {
    const { left } = twoSides(
      {},
      { no: () => Promise.reject(new Error('not today')), never: () => new Promise(() => {}) },
    );
    await expect(left.ask('no', longWaitMs)).rejects.toThrow('not today');
    await expect(left.ask('unknown', longWaitMs)).rejects.toThrow('not a function');
    await expect(left.ask('never', 1)).rejects.toThrow('no answer within 1 ms');
  });

  it('carries news in order, and ignores news without a listener', async () => {
    const heard: unknown[] = [];
    const { left } = twoSides({}, { done: () => heard.length }, { ready: (address) => heard.push(address) });
    left.tell('ready', 'http://127.0.0.1:4010');
    left.tell('unknown');
    left.tell('ready', 'again');
    expect(await left.ask('done', longWaitMs)).toBe(2);
    expect(heard).toEqual(['http://127.0.0.1:4010', 'again']);
  });

  it('ignores messages of other senders', async () => {
    const { left, toLeft } = twoSides({}, { one: () => 1 });
    for (const other of [null, 'x', { cmd: 'NODE_CLUSTER' }, { conversation: 'answer', number: 99 }])
      toLeft.emit('message', other);
    expect(await left.ask('one', longWaitMs)).toBe(1);
  });
});
