// Questions between processes: each gets its own answer, or an error.
import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { type Answers, conversation, type Peer } from './conversation.ts';

/** Two connected sides. Messages pass as JSON, as between processes. */
function twoSides(left: Answers, right: Answers) {
  const [toLeft, toRight] = [new EventEmitter(), new EventEmitter()];
  const peer = (hears: EventEmitter, tells: EventEmitter): Peer => ({
    send: (message) => void setImmediate(() => tells.emit('message', JSON.parse(JSON.stringify(message)))),
    on: (event, heard) => hears.on(event, heard),
  });
  return { left: conversation(peer(toLeft, toRight), left), right: conversation(peer(toRight, toLeft), right), toLeft };
}

describe('A conversation', () => {
  it('gives each question its own answer, in both directions at once', async () => {
    const { left, right } = twoSides(
      { twice: (given) => 2 * (given as number) },
      { later: async (given) => new Promise((resolve) => setTimeout(resolve, 10 - (given as number), given)) },
    );
    const numbers = [1, 2, 3, 4, 5];
    expect(await Promise.all(numbers.map((number) => left('later', number)))).toEqual(numbers);
    expect(await Promise.all(numbers.map((number) => right('twice', number)))).toEqual([2, 4, 6, 8, 10]);
  });

  it('rejects a question that cannot be answered', async () => {
    const { left } = twoSides({}, { no: () => Promise.reject(new Error('not today')) });
    await expect(left('no')).rejects.toThrow('not today');
    await expect(left('unknown')).rejects.toThrow('not a function');
  });

  it('ignores messages of other senders', async () => {
    const { left, toLeft } = twoSides({}, { one: () => 1 });
    for (const other of [null, 'x', { cmd: 'NODE_CLUSTER' }, { conversation: 'answer', number: 99 }])
      toLeft.emit('message', other);
    expect(await left('one')).toBe(1);
  });
});
