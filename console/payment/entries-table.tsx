// The entries of a payment at banks.
import { dollars } from '../format/money.ts';
import { day } from '../format/times.ts';
import { Code } from '../parts/code.tsx';
import { Panel } from '../parts/panel.tsx';
import { explained, PlainTable, right } from '../parts/plain-table.tsx';
import { Status } from '../parts/status.tsx';
import { inWords, words } from '../words/en.ts';
import type { Payment } from './payment.ts';

export function EntriesTable({ entries }: { entries: Payment['entries'] }) {
  if (entries.length === 0) return null;
  return (
    <Panel title={words.payment.entries}>
      <PlainTable
        label={words.payment.entries}
        heads={[
          words.fields.stage,
          right(words.fields.amount),
          words.fields.state,
          explained(words.payment.secCode, 'sec_code'),
          explained(words.fields.trace_id, 'trace_number'),
          words.fields.bank,
          words.fields.file_name,
          words.fields.settles_at,
          explained(words.payment.returnedWith, 'return_code'),
        ]}
        rows={entries.map((entry) => ({
          key: `${entry.stage} ${entry.attempt} ${entry.refund_uuid ?? ''}`,
          cells: [
            inWords(entry.stage),
            dollars(entry.amount),
            <Status key="state" of={entry.state} />,
            entry.sec_code,
            <span key="trace" className="mono">
              {entry.trace_id}
            </span>,
            entry.bank,
            entry.file_name ?? '–',
            entry.settles_on === null ? '–' : day(entry.settles_on),
            entry.returned_with === null ? '–' : <Code key="code" of={entry.returned_with} />,
          ],
        }))}
      />
    </Panel>
  );
}
