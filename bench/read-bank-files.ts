// Reading bank files: entries checked a second, as a ratio to looking at every byte once, and
// memory for any size. Alone: node bench/read-bank-files.ts [--rounds 5] [--entries 900000]
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { goldenFiles } from '../src/ach/nacha/golden/golden-files.ts';
import { checkFile } from '../src/ach/nacha/reading/check-file.ts';
import { readFile } from '../src/ach/nacha/reading/read-file.ts';
import type { Entry } from '../src/ach/nacha/records.ts';
import { type BatchToWrite, writeFile } from '../src/ach/nacha/writing/write-file.ts';
import { median } from './figures.ts';
import { countLines } from './floors/count-lines.ts';

const { header, batches } = goldenFiles['ppd-debit-and-credit']!;
const [batch] = batches;
const [entry] = batch!.entries;

/** A generated file, in batches of half a million entries. */
function made(entries: number): AsyncGenerator<Buffer> {
  const most = 500_000;
  const parts = Array.from({ length: Math.ceil(entries / most) }, (_, n) => Math.min(most, entries - n * most));
  return writeFile(
    header,
    parts.map((size, n): BatchToWrite => ({ header: { ...batch!.header, batch_number: n + 1 }, entries: pages(size) })),
  );
}

async function* pages(entries: number): AsyncGenerator<Entry[]> {
  for (let first = 1; first <= entries; first += 1_000)
    yield Array.from({ length: Math.min(1_000, entries - first + 1) }, (_, place) => ({
      ...entry!,
      amount: 1 + ((first + place) % 100),
      trace_number: batch!.header.odfi + String(first + place).padStart(7, '0'),
    }));
}

async function rate(entries: number, work: () => unknown): Promise<number> {
  const begun = performance.now();
  await work();
  return entries / ((performance.now() - begun) / 1_000);
}

/** Rows of the table that `npm run bench` prints. */
export async function benchReading(rounds: number, entries: number): Promise<object[]> {
  const pieces: Buffer[] = [];
  for await (const piece of made(entries)) pieces.push(piece);
  const check = async () => {
    const { verdict } = await checkFile(pieces);
    if (verdict !== 'accept') throw new Error('the file of the benchmark has problems');
  };
  const toObjects = async () => {
    for await (const _page of readFile(pieces).pages);
  };
  const ways = { checked: check, 'checked, and read as typed records': toObjects };
  for (const way of Object.values(ways)) await way();
  const floor: number[] = [];
  const ours = Object.values(ways).map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    floor.push(await rate(entries, () => countLines(pieces)));
    for (const [place, way] of Object.values(ways).entries()) ours[place]!.push(await rate(entries, way));
  }
  return Object.keys(ways).map((what, place) => ({
    what: `bank file of ${entries} entries ${what}`,
    'a second': Math.round(median(ours[place]!)),
    floor: `every byte once ${Math.round(median(floor))}/s`,
    ratio: Number(median(ours[place]!.map((one, round) => one / floor[round]!)).toFixed(2)),
    target: place === 0 ? '4,000,000/s' : '-',
  }));
}

/**
 * The maximum memory of reading `sizes` entries. Each size has its own process, which also
 * generates the entries.
 */
function benchMemory(sizes: readonly number[]): object[] {
  return sizes.map((size) => {
    // V8 would grow the space for young objects over time, which says nothing about the memory of
    // reading.
    const args = ['--max-semi-space-size=4', import.meta.filename, '--memory-of', String(size)];
    const child = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { what: `${size} entries made and read`, 'MiB, maximum': Number(child.stdout) };
  });
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      entries: { type: 'string', default: '900000' },
      'memory-of': { type: 'string' },
    },
  });
  if (values['memory-of'] !== undefined) {
    await checkFile(made(Number(values['memory-of'])));
    process.stdout.write(String(Math.round(process.resourceUsage().maxRSS / 1024)));
  } else {
    // biome-ignore-start lint/suspicious/noConsole: the tables are this command's output
    console.table(await benchReading(Number(values.rounds), Number(values.entries)));
    console.table(benchMemory([10_000, 100_000, 1_000_000, 5_000_000]));
    // biome-ignore-end lint/suspicious/noConsole: the tables are this command's output
  }
}
