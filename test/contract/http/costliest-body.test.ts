// Searches for the most expensive body over many shapes: the cost of a request before its refusal
// is bounded.
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { bodyLimits } from '../../../src/api/http/body/body-limits.ts';
import type { Operation } from '../../../src/api/http/operation.ts';
import { requestReader } from '../../../src/api/http/read-request.ts';
import { canonicalJson } from '../../../src/api/idempotency/key.ts';
import { registerBusiness } from '../../../src/customers/registration/register-business.http.ts';
import { createTransaction } from '../../../src/payments/transactions/start/create-transaction.http.ts';
import { createTransactionsInBulk } from '../../../src/payments/transactions/start/create-transactions-in-bulk.http.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import { hmacSha256 } from '../../../src/platform/std/hmac.ts';
import { budget } from '../../support/runner/budget.ts';
import { leastProcessorMs } from '../../support/runner/processor-time.ts';

/** The shape of a body: one item, repeated until the body has the allowed size. */
interface Shape {
  /** The kind of the values. */
  leaf: keyof typeof leaves;
  /** The length of a text, a number or a word of a value. */
  length: number;
  /** Values in an object or a list. 0: the values are in the outermost one. */
  width: number;
  /** Levels of lists or objects around each item. */
  depth: number;
  /** Objects with keys, or lists. */
  keyed: boolean;
  keyLength: number;
  /** Every key is different. */
  distinct: boolean;
  /** The start of every key and text. */
  prefix: string;
  /** Blanks between values. */
  blanks: number;
  /** The field of the body that holds the items. */
  field: string;
  /** The part of the allowed size that the body fills. */
  share: number;
  ending: '' | 'twice' | 'broken';
}

const number = (digits: string) => (n: number, length: number) => `${n % 10}${digits.repeat(length)}`.slice(0, length);
const text =
  (unit: string) =>
  (n: number, length: number, prefix: string): string =>
    `"${prefix}${n.toString(36)}${unit.repeat(Math.ceil(length / unit.length))}"`;
const leaves = {
  zero: () => '0',
  minusZero: () => '-0',
  decimal: (n: number, length: number) => `${n}.5${number('3')(n, length)}`,
  digits: (n: number, length: number) => `1${number('7')(n, length)}`,
  exponent: (_: number, length: number) => `1e-${number('3')(0, length % 300)}1`,
  null: () => 'null',
  object: () => '{}',
  list: () => '[]',
  ascii: text('a'),
  escaped: text('\\n'),
  unicodeEscaped: text('\\u00e9'),
  latin: text('\u00e9'),
  han: text('\u4e2d'),
  decomposed: text('e\u0301'),
  marks: text('\u0301\u0316'),
  fewMarks: text(`a${'\u0301'.repeat(15)}${'\u0316'.repeat(15)}`),
  ligature: text('\ufdfa'),
  surrogate: text('\\ud800'),
  control: text('\\u0001'),
} satisfies Record<string, (n: number, length: number, prefix: string) => string>;

const genes: { [Gene in keyof Shape]: readonly Shape[Gene][] } = {
  leaf: Object.keys(leaves) as Shape['leaf'][],
  length: [0, 1, 8, 30, 250, 780, 5_000, 60_000, 1_000_000],
  width: [0, 1, 2, 10, 135, 1_000, 5_000],
  depth: [0, 1, 5, 28],
  keyed: [true, false],
  keyLength: [1, 6, 200, 256, 400, 50_000],
  distinct: [true, false],
  prefix: ['', '\\n', '\u00e9', '\\ud800'],
  blanks: [0, 1, 50],
  field: ['x', 'transactions', 'business_owners', 'description', 'k'.repeat(50_000)],
  share: [0.05, 0.2, 0.99],
  ending: ['', 'twice', 'broken'],
};

function bodyOf(shape: Shape, mostBytes: number): Buffer {
  const { width, depth, keyed, distinct, prefix, blanks, ending } = shape;
  // Wide items get shorter values, so that at least one item fits.
  const room = Math.floor(mostBytes / (width + 1) / 4);
  const [length, keyLength] = [Math.min(shape.length, room), Math.min(shape.keyLength, room)];
  let made = 0;
  const leaf = () => leaves[shape.leaf](made++, length, prefix);
  const field = (value: string, n: number) => {
    if (!keyed) return value;
    return `"${prefix}${(distinct ? made * 7919 : n).toString(36).padStart(keyLength, 'k')}":${value}`;
  };
  const [open, close] = keyed ? ['{', '}'] : ['[', ']'];
  const separator = `,${' '.repeat(blanks)}`;
  const item = (n: number): string => {
    if (width === 0) return field(leaf(), n);
    const inner = `${open}${Array.from({ length: width }, (_, index) => field(leaf(), index)).join(separator)}${close}`;
    // Wide items are in a list, like the items of a bulk call.
    return '['.repeat(depth) + inner + ']'.repeat(depth);
  };
  const most = mostBytes * shape.share - shape.field.length - 50;
  // At most 2,000 different items, which are repeated: building the body must not take longer than
  // reading it.
  const items: string[] = [];
  let bytes = 0;
  for (let n = 0; n < 2_000 && bytes < most; n++) {
    items.push(item(n));
    bytes += Buffer.byteLength(items[n]!) + separator.length;
  }
  if (bytes > most) bytes -= Buffer.byteLength(items.pop()!) + separator.length;
  const all = items.join(separator);
  const repeated = Array.from({ length: bytes === 0 ? 0 : Math.floor(most / bytes) }, () => all);
  const whole = width === 0 && keyed ? ['{', '}'] : ['[', ']'];
  const last = { '': '', twice: ',"z":1,"z":2', broken: ',' }[ending];
  return Buffer.from(`{"${shape.field}":${whole[0]}${repeated.join(separator)}${whole[1]}${last}}`);
}

/** Pseudo-random numbers, the same in every run. */
function drawn(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// Safety, one tenant cannot stop the others 1: 50 ms. On an idle machine the most expensive bodies
// cost 10 to 20 ms. A busy machine may take several times that.
const generousMs = 250;

const hmac = hmacSha256(Buffer.alloc(32));

/**
 * Milliseconds of processor time from the bytes of a body to the call or its refusal, and to its
 * fingerprint under a key.
 */
function costOf(operation: Operation, raw: Buffer, runs: number): Promise<number> {
  const read = requestReader(operation, realClock, () => '127.0.0.1');
  const received = { caller: null, params: {}, query: {}, id: 'test', raw: new IncomingMessage(new Socket()) };
  return leastProcessorMs(runs, () => {
    const { body } = read(received, Buffer.from(raw));
    hmac(body === undefined ? raw : canonicalJson(body));
  });
}

const plainest: Shape = {
  ...{ leaf: 'zero', length: 8, width: 0, depth: 0, keyed: false, keyLength: 6, distinct: true, prefix: '' },
  ...{ blanks: 0, field: 'x', share: 0.99, ending: '' },
};

/**
 * First every kind of value, many and long. Then the most expensive so far, with one to three
 * properties changed.
 */
async function costliest(
  operation: Operation,
  mostBytes: number,
  tries: number,
): Promise<{ shape: Shape; ms: number }> {
  const draw = drawn(1);
  const names = Object.keys(genes) as (keyof Shape)[];
  const changes = (of: readonly (keyof Shape)[]) =>
    Object.fromEntries(of.map((gene) => [gene, genes[gene][draw(genes[gene].length)]]));
  const begin = genes.leaf.flatMap((leaf): Partial<Shape>[] => [{ leaf }, { leaf, length: 1_000_000 }]);
  let best = { shape: plainest, ms: 0 };
  for (let tried = 0; tried < begin.length + tries && best.ms < generousMs; tried++) {
    const few = Array.from({ length: 1 + draw(3) }, () => names[draw(names.length)]!);
    const shape: Shape = tried < begin.length ? { ...plainest, ...begin[tried] } : { ...best.shape, ...changes(few) };
    const raw = bodyOf(shape, mostBytes);
    expect(raw.length).toBeLessThanOrEqual(mostBytes);
    // A single run may be slow by chance.
    if ((await costOf(operation, raw, 1)) <= best.ms) continue;
    const first = await costOf(operation, raw, 3);
    // On a machine with other work, all three may be.
    const ms = first < generousMs ? first : await costOf(operation, raw, 10);
    if (ms > best.ms) best = { shape, ms };
  }
  return best;
}

describe('The most expensive body that a search finds', () => {
  const context = {} as never;
  it.each<[string, () => Operation]>([
    ['a payment', () => createTransaction(context)],
    ['a business with its owners', () => registerBusiness(context)],
    ['a bulk call', () => createTransactionsInBulk(context)],
  ])('of %s costs little before it is refused', async (_name, operation) => {
    const { bodyLimit = bodyLimits.bytes } = operation();
    const { shape, ms } = await costliest(operation(), bodyLimit, budget({ usual: 15, campaign: 300 }));
    expect(ms, JSON.stringify(shape).slice(0, 500)).toBeLessThan(generousMs);
  });
});
