// Balances a file: offset entries move its totals to and from an account at the bank. They are in
// the file only, and no payment has a part in them (decision 43).

import { isForSameDay } from '../../../ach/calendar/late-files.ts';
import type { BatchHeader, Entry } from '../../../ach/nacha/records.ts';
import type { Bank } from '../../connections/bank.ts';
import type { OffsetAccount } from '../../connections/profile/file-profile.ts';
import { mostOfEntry } from '../cut-off/file-room.ts';
import type { NamedFile } from '../files/name-file.ts';
import { takeTraces } from '../files/trace-numbers.sql.ts';
import type { Origination } from '../origination.ts';
import {
  deleteOffsetEntriesAfter,
  type OffsetEntry,
  selectOffsetEntries,
  upsertOffsetEntries,
} from './offset-entries.sql.ts';

/** Cents of a batch or a file. */
export interface Sums {
  debits: number;
  credits: number;
}

const codes = {
  checking: { debit: 27, credit: 22 },
  savings: { debit: 37, credit: 32 },
  general_ledger: { debit: 47, credit: 42 },
} as const satisfies Record<OffsetAccount['account_type'], object>;

/** The offset entries of one file of a bank that wants balanced files. */
export interface Balancing {
  per: OffsetAccount['per'];
  /** How many offset entries these sums need. */
  countFor(sums: Sums): number;
  /**
   * Gives them trace numbers, once: another try gets the same ones. `secCode`: of the batch that
   * they are in.
   */
  entriesFor(sums: Sums, secCode: string): Promise<Entry[]>;
  /** Forgets offset entries of an earlier try that had more of them. */
  end(): Promise<void>;
}

/** Null: the bank wants no balanced files. */
export async function balancingOf(
  { bank, database, inPhase }: Origination,
  file: NamedFile,
): Promise<Balancing | null> {
  const { offset } = bank.file;
  if (offset === undefined) return null;
  const most = mostOfOffset(bank, file);
  const known = await selectOffsetEntries(database, file.uuid);
  let made = 0;
  return {
    per: offset.per,
    countFor: (sums) => offsetsOf(sums, most).length,
    async entriesFor(sums, secCode) {
      const offsets = offsetsOf(sums, most);
      const before = made;
      made += offsets.length;
      const numbered = await inPhase(async (phase) => {
        const missing = Math.max(0, made - Math.max(known.length, before));
        const fresh = missing === 0 ? [] : await takeTraces(phase, bank.odfi, missing);
        const entries = offsets.map((one, n): OffsetEntry => {
          const number = before + n + 1;
          return { ...one, number, trace_id: known[number - 1]?.trace_id ?? fresh.shift()! };
        });
        await upsertOffsetEntries(phase, file.uuid, entries);
        return entries;
      });
      return numbered.map((one) => entryOf(one, offset, secCode));
    },
    end: () => inPhase((phase) => deleteOffsetEntriesAfter(phase, file.uuid, made)),
  };
}

/** Cents: an offset entry of a same-day file has the limit of every same-day entry. */
const mostOfOffset = ({ same_day_limit }: Bank, file: NamedFile) =>
  isForSameDay(file) ? Math.min(same_day_limit, mostOfEntry) : mostOfEntry;

/** Debits are offset by credits. A sum above the most of an entry needs several. */
function offsetsOf({ debits, credits }: Sums, most: number): Pick<OffsetEntry, 'direction' | 'amount'>[] {
  const parts = (direction: 'debit' | 'credit', cents: number) =>
    Array.from({ length: Math.ceil(cents / most) }, (_, n) => ({
      direction,
      amount: Math.min(most, cents - n * most),
    }));
  return [...parts('credit', debits), ...parts('debit', credits)];
}

/** Each debit of a WEB or TEL batch says that it does not recur: a reversal has made it a debit. */
const entryOf = ({ trace_id, direction, amount }: OffsetEntry, offset: OffsetAccount, secCode: string): Entry => ({
  transaction_code: codes[offset.account_type][direction],
  rdfi: offset.routing_number.slice(0, 8),
  check_digit: offset.routing_number.slice(8),
  account_number: offset.account_number,
  amount,
  identification: 'OFFSET',
  name: offset.name,
  discretionary_data: direction === 'debit' && (secCode === 'WEB' || secCode === 'TEL') ? 'S' : '',
  trace_number: trace_id,
  addenda: [],
});

/** TEL has credits only in a reversal: the offset of its debits is in a batch of its own. */
export const takesOffset = ({ sec_code, entry_description }: Pick<BatchHeader, 'sec_code' | 'entry_description'>) =>
  sec_code !== 'TEL' || entry_description === 'REVERSAL';

/**
 * The header of the batch that balances a whole file, or what no batch of it has balanced, without
 * the batch number.
 */
export function offsetBatchOf(
  { company_name, company_identification, odfi }: Bank,
  { debits, credits }: Sums,
  effective_entry_date: string,
): Omit<BatchHeader, 'batch_number'> {
  return {
    // Its credits are the offset of the debits of the file.
    service_class_code: debits > 0 && credits > 0 ? 200 : debits > 0 ? 220 : 225,
    company_name,
    company_discretionary_data: '',
    company_identification,
    sec_code: 'CCD',
    entry_description: 'OFFSET',
    descriptive_date: '',
    effective_entry_date,
    settlement_date: null,
    originator_status_code: '1',
    odfi,
  };
}
