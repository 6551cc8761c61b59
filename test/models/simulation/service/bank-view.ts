// What the bank has: the entries of the files it received, and the items it sent. It reads
// directories and knows nothing of the service.
import { mkdir, readFile as readBytes, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transactionCodeRow } from '../../../../src/ach/nacha/codes/transaction-codes.ts';
import { readFile } from '../../../../src/ach/nacha/reading/read-file.ts';
import type { BatchHeader, Entry } from '../../../../src/ach/nacha/records.ts';
import { answerFile, type FiledAnswer } from '../../../../src/banks/simulated/answer-file.ts';
import { SimulationFailed } from './simulation-failed.ts';

export interface BankEntry {
  /** Of the file with the entry. */
  file: string;
  direction: 'debit' | 'credit';
  header: BatchHeader;
  entry: Entry;
}

export interface BankView {
  /** Every entry that the bank received so far, by trace number. Throws when two have the same. */
  entries(): Promise<Map<string, BankEntry>>;
  /** The entries among them that dishonor a return. */
  dishonors(): Promise<BankEntry[]>;
  /** Every item that was published, as `trace item code cents`. */
  answers(): Promise<Set<string>>;
  /** Names of the files that the bank received so far. */
  files(): Promise<Set<string>>;
  /** Publishes a file for the service. */
  writeInboundFile(name: string, bytes: Buffer): Promise<void>;
  /** Published files that the service has not fetched. */
  waiting(): Promise<string[]>;
}

export function bankView(directory: string): BankView {
  const read = new Map<string, BankEntry[]>();
  const answered = new Map<string, string[]>();
  const received = join(directory, 'to-bank');
  const sent = join(directory, 'from-bank');

  async function readNew(): Promise<void> {
    for (const place of [received, join(received, 'archive')])
      for (const name of await filesIn(place))
        if (!read.has(name)) read.set(name, await entriesOf(join(place, name), name));
  }

  return {
    async entries() {
      await readNew();
      const entries = new Map<string, BankEntry>();
      for (const one of [...read.values()].flat()) {
        const { trace_number } = one.entry;
        const other = entries.get(trace_number);
        if (other !== undefined)
          throw new SimulationFailed(`the bank has trace ${trace_number} twice: in ${other.file} and ${one.file}`);
        entries.set(trace_number, one);
      }
      return entries;
    },
    async dishonors() {
      await readNew();
      return [...read.values()].flat().filter(isDishonor);
    },
    async answers() {
      for (const place of [sent, join(sent, 'archive')])
        for (const name of await filesIn(place))
          if (!answered.has(name)) answered.set(name, await answersOf(join(place, name)));
      return new Set([...answered.values()].flat());
    },
    async files() {
      await readNew();
      return new Set(read.keys());
    },
    async writeInboundFile(name, bytes) {
      await mkdir(sent, { recursive: true });
      await writeFile(join(sent, name), bytes);
    },
    waiting: () => filesIn(sent),
  };
}

export const isDishonor = ({ entry: { addenda } }: BankEntry) => addenda[0]?.kind === 'dishonored_return_addenda';

async function filesIn(directory: string): Promise<string[]> {
  const found = await readdir(directory, { withFileTypes: true }).catch(() => []);
  // A file that is still being uploaded has another ending.
  return found
    .filter((one) => one.isFile() && one.name.endsWith('.ach'))
    .map(({ name }) => name)
    .toSorted();
}

async function entriesOf(path: string, file: string): Promise<BankEntry[]> {
  const reading = readFile([await readBytes(path)]);
  const entries: BankEntry[] = [];
  let header: BatchHeader | null = null;
  for await (const page of reading.pages)
    for (const item of page) {
      if (item.record === 'batch_header') header = item.value;
      if (item.record === 'entry') {
        const { direction } = transactionCodeRow(item.value.transaction_code)!;
        entries.push({ file, direction, header: header!, entry: item.value });
      }
    }
  const { verdict, problems } = reading.summary();
  if (verdict !== 'accept') throw new SimulationFailed(`${file} is no valid bank file: ${JSON.stringify(problems[0])}`);
  return entries;
}

/** In the form of `nameOfAnswer`. Of a malformed file, its readable items. */
async function answersOf(path: string): Promise<string[]> {
  const names: string[] = [];
  for await (const page of readFile([await readBytes(path)]).pages)
    for (const item of page) {
      const [addenda] = item.record === 'entry' ? item.value.addenda : [];
      if (item.record !== 'entry' || addenda === undefined || addenda.kind === 'payment_addenda') continue;
      const code =
        'return_code' in addenda ? addenda.return_code : 'change_code' in addenda ? addenda.change_code : null;
      const { trace_number: item_trace, amount } = item.value;
      names.push(
        nameOfAnswer({ original_trace: addenda.original_trace || null, item_trace, code: code || null, amount }),
      );
    }
  return names;
}

export const nameOfAnswer = (one: {
  original_trace: string | null;
  item_trace: string;
  code: string | null;
  amount: number;
}) => `${one.original_trace} ${one.item_trace} ${one.code} ${one.amount}`;

const bank = { immediate_destination: '091000019', immediate_destination_name: 'SIMULATED BANK' };
const parties = { ...bank, immediate_origin: '091000019', immediate_origin_name: 'ACHORD' };

/** The bytes of a file with these items. */
export async function bytesOf(answers: readonly FiledAnswer[], at: Date): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answerFile(answers, { parties, at })) parts.push(part);
  return Buffer.concat(parts);
}
