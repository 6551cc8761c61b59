// One write for each turn of the event loop, nothing lost at the end, and a bounded memory when the
// reader is slow.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineWriter } from './line-writer.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));
const eagain = () => Object.assign(new Error('EAGAIN'), { code: 'EAGAIN' });
const lostLine = (lines: number) => `lost ${lines}\n`;

/** `takes`: how many bytes the reader takes with each write; null: it is slow. */
function reader(takes: () => number | null = () => Number.POSITIVE_INFINITY) {
  const writes: string[] = [];
  return {
    writes,
    text: () => writes.join(''),
    writeSome(bytes: Buffer) {
      const some = takes();
      if (some === null) throw eagain();
      const taken = bytes.subarray(0, some);
      writes.push(taken.toString('latin1'));
      return taken.length;
    },
  };
}

it('writes the lines of a turn with one write', async () => {
  const { writes, writeSome } = reader();
  const { write } = lineWriter(2, { writeSome, lostLine });
  for (const line of ['a\n', 'b\n', 'c\n']) write(line, false);
  expect(writes).toEqual([]);
  await turn();
  write('d\n', false);
  await turn();
  expect(writes).toEqual(['a\nb\nc\n', 'd\n']);
});

it('writes an urgent line now, after all lines before it', () => {
  const { writes, writeSome } = reader();
  const { write } = lineWriter(2, { writeSome, lostLine });
  write('a\n', false);
  write('b\n', true);
  expect(writes).toEqual(['a\nb\n']);
});

it('keeps lines for a slow reader up to the limit, then drops and counts them, and says so', () => {
  let isSlow = true;
  const { text, writeSome } = reader(() => (isSlow ? null : 100));
  const { write, end, lost } = lineWriter(2, { writeSome, lostLine, keepBytes: 10 });
  for (let n = 0; n < 9; n++) write(`${n}${n}\n`, n === 4);
  expect(text()).toBe('');
  expect(lost()).toBe(6);
  isSlow = false;
  end();
  expect(text()).toBe('00\n11\n22\nlost 6\n');
  write('on\n', true);
  expect(text()).toBe('00\n11\n22\nlost 6\non\n');
});

it('gives up waiting for a reader that never reads when the process ends', () => {
  const { write, end } = lineWriter(2, { ...reader(() => null), lostLine });
  write('a\n', false);
  end();
});

it('writes whole lines in their order, however the reader takes them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ size: fc.nat(12), urgent: fc.boolean() })),
      fc.array(fc.option(fc.integer({ min: 1, max: 20 })), { minLength: 1 }),
      (given, takes) => {
        let asked = 0;
        const { text, writeSome } = reader(() => (asked < takes.length ? takes[asked++]! : 1_000));
        const { write, end, lost } = lineWriter(2, { writeSome, lostLine, keepBytes: 30 });
        const lines = given.map(({ size }, n) => `${n}:${'x'.repeat(size)}\n`);
        lines.forEach((line, n) => void write(line, given[n]!.urgent));
        takes = [];
        end();
        const written = text()
          .split(/(?<=\n)/)
          .filter((line) => line !== '');
        const kept = written.filter((line) => !line.startsWith('lost'));
        expect(lines.filter((line) => kept.includes(line))).toEqual(kept);
        expect(kept.length + lost()).toBe(lines.length);
        const told = written.filter((line) => line.startsWith('lost')).map((line) => Number(line.slice(5)));
        expect(told.reduce((sum, n) => sum + n, 0)).toBe(lost());
      },
    ),
  );
});
