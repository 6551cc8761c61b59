// The settlements of merchants as a CSV file, with names and dollars.
import type { Download } from '../../platform/answer.ts';
import { streamFromSnapshot } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import { csvRecord } from '../../platform/std/csv.ts';
import { nextUtcDay, startOfUtcDay } from '../../platform/std/timestamps.ts';
import type { StatementFiles } from '../statements/statement-file.ts';
import { readMerchantSettlements } from './merchant-settlements.sql.ts';

const amounts = [
  'captured',
  'fees',
  'returns',
  'clawbacks',
  'refunds',
  'payouts',
  'written_off',
  'change',
  'refunds_collected',
] as const;
const columns = ['day', 'merchant_uuid', 'merchant_name', 'payments', ...amounts];

export const exampleSettlementsFile = { content_type: 'text/csv', example: csvRecord(columns) };

/** A record for each merchant and day with a change. The days are `Y-m-d`, UTC, both inclusive. */
export function settlementsFile(
  { database, files }: { database: Database; files: StatementFiles },
  processorId: string,
  { start_date, end_date }: { start_date: string; end_date: string },
): Download {
  const period = { from: startOfUtcDay(start_date)!, before: nextUtcDay(startOfUtcDay(end_date)!) };
  return {
    content_type: 'text/csv; charset=utf-8; header=present',
    filename: `settlements-${start_date}-${end_date}.csv`,
    text: files.counted(settlementsOf(database, processorId, period)),
  };
}

const settlementsOf = (
  database: Database,
  processorId: string,
  period: { from: Date; before: Date },
): AsyncGenerator<string, void> =>
  streamFromSnapshot(database, async function* (snapshot) {
    yield csvRecord(columns);
    for await (const portion of readMerchantSettlements(snapshot, processorId, period))
      yield portion
        .map((one) =>
          csvRecord([
            one.day,
            one.merchant_uuid,
            one.merchant_name,
            one.payments,
            ...amounts.map((name) => ({ cents: one[name] })),
          ]),
        )
        .join('');
  });
