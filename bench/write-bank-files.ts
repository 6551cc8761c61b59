// Writing bank files: entries a second from the database to the file, as a ratio to COPY of the
// same rows, and memory for any size. Alone: node bench/write-bank-files.ts [--rounds 5] [--entries
// 1000000]
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { plainBatch as batchHeader, header, plainEntry } from '../src/ach/nacha/golden/sample-records.ts';
import type { Entry } from '../src/ach/nacha/records.ts';
import { fileIdModifiers } from '../src/ach/nacha/writing/check-file-header.ts';
import { writeFile } from '../src/ach/nacha/writing/write-file.ts';
import { writeFiles } from '../src/ach/nacha/writing/write-files.ts';
import { startTemporaryPostgres } from '../src/platform/database/embedded/temporary-postgres.ts';
import { copyEntries, fillEntries } from './bank-files.sql.ts';
import { median } from './figures.ts';
import { copiedRows, copyOut } from './floors/copy-out.ts';

/** Writes bytes to a file in the temporary directory. Returns entries a second. */
async function rate(entries: number, bytes: AsyncIterable<Buffer>): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'achord-bench-'));
  const file = openSync(join(directory, 'file'), 'w');
  const begun = performance.now();
  try {
    for await (const chunk of bytes) writeSync(file, chunk);
    return entries / ((performance.now() - begun) / 1000);
  } finally {
    closeSync(file);
    rmSync(directory, { recursive: true });
  }
}

async function* entriesOf(pages: AsyncIterable<string[][]>): AsyncGenerator<Entry[]> {
  for await (const rows of pages)
    yield rows.map(([code, rdfi, check_digit, account_number, amount, identification, name, trace_number]) => ({
      transaction_code: Number(code),
      rdfi: rdfi!,
      check_digit: check_digit!,
      account_number: account_number!,
      amount: Number(amount),
      identification: identification!,
      name: name!,
      discretionary_data: '',
      trace_number: trace_number!,
      addenda: [],
    }));
}

/** A row of the table that `npm run bench` prints. */
export async function benchWriting(url: string, rounds: number, entries: number): Promise<object> {
  await fillEntries(url, entries);
  const ours: number[] = [];
  const floor: number[] = [];
  const write = () =>
    rate(
      entries,
      writeFile(header, [{ header: batchHeader, entries: entriesOf(copiedRows(copyOut(url, copyEntries))) }]),
    );
  await write();
  for (let round = 0; round < rounds; round++) {
    floor.push(await rate(entries, copyOut(url, copyEntries)));
    ours.push(await write());
  }
  return {
    what: `bank file of ${entries} entries`,
    'a second': Math.round(median(ours)),
    floor: `COPY ${Math.round(median(floor))}/s`,
    ratio: Number(median(ours.map((one, round) => one / floor[round]!)).toFixed(2)),
    target: '0.5',
  };
}

/** The maximum memory of writing bank files, each size in its own process. */
export function benchMemory(): object[] {
  return [10_000, 100_000, 1_000_000, 5_000_000].map((size) => {
    // V8 would grow the space for young objects over time, which says nothing about the memory of
    // writing.
    const args = ['--max-semi-space-size=4', import.meta.filename, '--memory-of', String(size)];
    const child = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { what: `bank files of ${size} entries`, 'MiB, maximum': Number(child.stdout) };
  });
}

/** Generated one by one, so that only writing needs memory. */
async function* madeEntries(count: number): AsyncGenerator<Entry[]> {
  for (let made = 0; made < count; made += 1000)
    yield Array.from({ length: Math.min(1000, count - made) }, (_, place) => ({
      ...plainEntry,
      trace_number: batchHeader.odfi + String(made + place + 1).padStart(7, '0'),
    }));
}

async function writeMadeEntries(count: number): Promise<number> {
  const { batch_number: _, ...group } = batchHeader;
  await writeFiles([{ header: group, entries: madeEntries(count) }], {
    open: (n) => ({ ...header, file_id_modifier: fileIdModifiers[n]! }),
    write() {},
    close() {},
  });
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      entries: { type: 'string', default: '900000' },
      'memory-of': { type: 'string' },
    },
  });
  if (values['memory-of'] !== undefined)
    process.stdout.write(String(await writeMadeEntries(Number(values['memory-of']))));
  else {
    const postgres = await startTemporaryPostgres('achord-bench-');
    try {
      // biome-ignore-start lint/suspicious/noConsole: the tables are this command's output
      console.table([await benchWriting(postgres.ownerUrl, Number(values.rounds), Number(values.entries))]);
      console.table(benchMemory());
      // biome-ignore-end lint/suspicious/noConsole: the tables are this command's output
    } finally {
      await postgres.stop();
    }
  }
}
