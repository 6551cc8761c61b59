// The days that are closed, the newest first, each with its documents.
import { Group, Text } from '@mantine/core';
import { get } from '../api/request.ts';
import { dayAndYear } from '../format/times.ts';
import { MoreButton } from '../parts/more-button.tsx';
import { Panel } from '../parts/panel.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { Time } from '../parts/time.tsx';
import { usePages } from '../parts/use-pages.ts';
import { words } from '../words/en.ts';

export function ClosedDays() {
  const query = usePages(['list', 'closed-days'], (after) =>
    get('/admin/v1/closed-days', { query: { limit: 31, after } }),
  );
  const days = query.data?.pages.flatMap((page) => page.closed_days);
  return (
    <Panel title={words.closing.closed}>
      {query.isPending && <Loading lines={3} />}
      {query.isError && <Problem error={query.error} again={() => void query.refetch()} />}
      {days?.length === 0 && <Text className="quiet">{words.closing.none}</Text>}
      {days !== undefined && days.length > 0 && (
        <PlainTable
          label={words.closing.closed}
          heads={[
            words.closing.day,
            words.closing.at,
            words.closing.by,
            right(words.closing.files),
            right(words.closing.carried),
            words.closing.documents,
          ]}
          rows={days.map(({ day, signatures, files, carried }) => ({
            key: day,
            cells: [
              dayAndYear(day),
              <Time key="at" at={signatures.at(-1)!.signed_at} />,
              signatures.map(({ name }) => name).join(', '),
              files.length.toLocaleString('en-US'),
              carried.length.toLocaleString('en-US'),
              <Documents key="documents" day={day} />,
            ],
          }))}
        />
      )}
      <MoreButton query={query} />
    </Panel>
  );
}

const Documents = ({ day }: { day: string }) => (
  <Group gap="sm">
    {(['pdf', 'csv'] as const).map((format) => (
      <a
        key={format}
        className="link"
        href={`/admin/v1/closed-days/${day}?format=${format}`}
        aria-label={words.closing.documentOf(words.closing[format], dayAndYear(day))}
      >
        {words.closing[format]}
      </a>
    ))}
  </Group>
);
