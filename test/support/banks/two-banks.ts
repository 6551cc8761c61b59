// A service with two sandbox banks, which differ in every field of a bank file that describes a
// bank.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { transactionCodeRow } from '../../../src/ach/nacha/codes/transaction-codes.ts';
import { readFile } from '../../../src/ach/nacha/reading/read-file.ts';
import type { BatchHeader, FileHeader } from '../../../src/ach/nacha/records.ts';
import type { ConfiguredBank } from '../../../src/banks/connections/configuration/read-banks-file.ts';
import { plainProfile } from '../../../src/banks/connections/profile/file-profile.ts';
import { type TestService, testService } from '../service/service.ts';
import { validBank } from './valid-bank.ts';

/** A bank of the sandbox. */
export const configuredBank = (changes: Partial<ConfiguredBank>) =>
  ({
    ...validBank(),
    file: { ...plainProfile, destination_is_routing_number: true, file_entries: 99_999_999 },
    same_day_limit_cents: 100_000_000,
    file_size_limit_bytes: 1_000_000,
    statement_booking: 'gross',
    ...changes,
  }) as ConfiguredBank;

/** The first bank of the banks file. */
export const northBank = configuredBank({
  name: 'north',
  odfi: '09100001',
  immediate_destination_name: 'NORTH BANK',
  company_identification: '1111111111',
  windows: { same_day: [{ closes: '09:45', settles: '13:00' }], next_day: { closes: '17:00' } },
});

export const southBank = configuredBank({
  name: 'south',
  odfi: '12100035',
  immediate_destination: '121000358',
  immediate_destination_name: 'SOUTH BANK',
  company_identification: '2222222222',
  same_day_limit_cents: 50_000,
  windows: { same_day: [{ closes: '14:00', settles: '17:00' }], next_day: { closes: '15:30' } },
});

export const twoBanksService = (): Promise<TestService> =>
  testService({ context: () => ({ configuredBanks: [northBank, southBank] }) });

export const moveToBank = (service: TestService, processor_uuid: string, bank: string | null) =>
  service.send('PUT', `/admin/v1/processors/${processor_uuid}`, { body: { bank } });

/** Makes a bank's server unreachable, or reachable again. */
export const setReachable = (service: TestService, bank: string, reachable: boolean) =>
  service.send('POST', '/sandbox/v1/bank/server', { body: { bank, reachable } });

export interface EntryAtBank {
  file: string;
  header: FileHeader;
  batch: BatchHeader;
  trace_id: string;
  /** Cents. */
  amount: number;
  direction: 'debit' | 'credit';
}

/**
 * The entries that a bank has received or will receive at its next instant, as the bank reads them.
 */
export async function entriesAt({ context }: TestService, bank: string): Promise<EntryAtBank[]> {
  const root = join(context.settings.ACHORD_DATA_DIR, 'banks', bank, 'to-bank');
  const found: EntryAtBank[] = [];
  for (const file of filesIn(root)) {
    const reading = readFile([readFileSync(join(root, file))]);
    let header: FileHeader;
    let batch: BatchHeader;
    for await (const page of reading.pages)
      for (const { record, value } of page) {
        if (record === 'file_header') header = value;
        if (record === 'batch_header') batch = value;
        if (record !== 'entry') continue;
        const { direction } = transactionCodeRow(value.transaction_code)!;
        found.push({
          file,
          header: header!,
          batch: batch!,
          trace_id: value.trace_number,
          amount: value.amount,
          direction,
        });
      }
    const { problems } = reading.summary();
    if (problems.length > 0) throw new Error(`${file} at ${bank}: ${JSON.stringify(problems)}`);
  }
  return found;
}

/** Empty before the bank has got its first file. */
function filesIn(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('.tmp') && statSync(join(root, name)).isFile())
    .toSorted();
}
