// The reversals of a file: how far each is, and what it left out.
import { useQuery } from '@tanstack/react-query';
import { get } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { Panel } from '../parts/panel.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { Status } from '../parts/status.tsx';
import { Time } from '../parts/time.tsx';
import { inWords, words } from '../words/en.ts';

export function FileReversals({ uuid }: { uuid: string }) {
  const { data } = useQuery({
    queryKey: ['list', 'file', uuid, 'reversals'],
    queryFn: () => get('/admin/v1/file-reversals', { query: { file_uuid: uuid, limit: 100 } }),
  });
  if (data === undefined || data.file_reversals.length === 0) return null;
  const { fields } = words.lists['file-reversals'];
  return (
    <Panel title={words.file.reversals}>
      <PlainTable
        label={words.file.reversals}
        heads={[
          fields.requested_at,
          words.file.progress,
          fields.entry_error,
          fields.reversed_count,
          fields.reversed_debits,
          fields.reversed_credits,
          fields.transmit_until,
          fields.reversals,
          fields.refused,
        ]}
        rows={data.file_reversals.map((one) => ({
          key: one.uuid,
          cells: [
            <Time key="requested" at={one.requested_at} />,
            <Status key="state" of={one.state} />,
            words.entryErrors[one.entry_error],
            one.reversed_count.toLocaleString('en-US'),
            dollars(one.reversed_debits),
            dollars(one.reversed_credits),
            <Time key="until" at={one.transmit_until} />,
            one.reversals.map(({ status, count }) => `${inWords(status)} ${count}`).join(', ') || '–',
            one.refused.map(({ why, count }) => `${count}: ${words.notReversed[why]}`).join(' ') || '–',
          ],
        }))}
      />
    </Panel>
  );
}
