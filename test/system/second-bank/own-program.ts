// The program of a bank, made of our own reader and writer: with it the month is played in every
// run of the tests. `node own-program.ts DIRECTORY` reads the files in DIRECTORY/to-bank, decides
// by DIRECTORY/rules.json, writes into DIRECTORY/from-bank, and prints what it read.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transactionCodeRow } from '../../../src/ach/nacha/codes/transaction-codes.ts';
import { readFile } from '../../../src/ach/nacha/reading/read-file.ts';
import type { BatchHeader, FileHeader } from '../../../src/ach/nacha/records.ts';
import { answerFile, type FiledAnswer } from '../../../src/banks/simulated/answer-file.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import type { ReadFile } from './second-bank.ts';

interface Rule {
  account_number: string;
  entry_type: 'debit' | 'credit';
  return?: string;
  correction?: string;
  corrected_data?: string;
}

const directory = process.argv[2]!;
const rules: Rule[] = JSON.parse(readFileSync(join(directory, 'rules.json'), 'utf8'));

async function answer(name: string): Promise<ReadFile> {
  const path = join(directory, 'to-bank', name);
  const reading = readFile([readFileSync(path)]);
  const answers: FiledAnswer[] = [];
  let file: FileHeader | null = null;
  let header: BatchHeader | null = null;
  for await (const page of reading.pages)
    for (const one of page) {
      if (one.record === 'file_header') file = one.value;
      if (one.record === 'batch_header') header = one.value;
      if (one.record !== 'entry') continue;
      const { direction } = transactionCodeRow(one.value.transaction_code)!;
      const rule = rules.find(
        ({ account_number, entry_type }) => account_number === one.value.account_number && entry_type === direction,
      );
      if (rule === undefined) continue;
      answers.push({
        uuid: randomUUID(),
        header: header!,
        entry: one.value,
        kind: rule.return === undefined ? 'change' : 'return',
        code: rule.return ?? rule.correction!,
        corrected_data: rule.corrected_data ?? null,
      });
    }
  const { verdict, entries, debits, credits, problems } = reading.summary();
  if (verdict !== 'accept') throw new Error(`${name}: ${JSON.stringify(problems)}`);
  rmSync(path);
  if (answers.length > 0) {
    const parts: Buffer[] = [];
    for await (const part of answerFile(answers, { parties: file!, at: realClock.now() })) parts.push(part);
    writeFileSync(join(directory, 'from-bank', `RETURN-${name}`), Buffer.concat(parts));
  }
  return { name, entries, debits, credits, answers: answers.length === 0 ? [] : [`RETURN-${name}`] };
}

const read: ReadFile[] = [];
for (const name of readdirSync(join(directory, 'to-bank')).toSorted()) read.push(await answer(name));
process.stdout.write(JSON.stringify(read));
