// The files that schedules wrote, the newest first.
import { Text } from '@mantine/core';
import { get } from '../api/request.ts';
import { dayAndYear } from '../format/times.ts';
import { MoreButton } from '../parts/more-button.tsx';
import { Panel } from '../parts/panel.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { Time } from '../parts/time.tsx';
import { usePages } from '../parts/use-pages.ts';
import { words } from '../words/en.ts';
import { nameOfList } from './name-of-list.ts';

export function ScheduledFiles() {
  const query = usePages(['list', 'scheduled-files'], (after) =>
    get('/admin/v1/scheduled-files', { query: { limit: 50, after } }),
  );
  const files = query.data?.pages.flatMap((page) => page.files);
  return (
    <Panel title={words.scheduled.files}>
      {query.isPending && <Loading lines={3} />}
      {query.isError && <Problem error={query.error} again={() => void query.refetch()} />}
      {files?.length === 0 && <Text className="quiet">{words.scheduled.noFiles}</Text>}
      {files !== undefined && files.length > 0 && (
        <PlainTable
          label={words.scheduled.files}
          heads={[
            words.scheduled.name,
            words.scheduled.list,
            words.scheduled.days,
            right(words.scheduled.rows),
            words.scheduled.made,
            words.scheduled.file,
          ]}
          rows={files.map(({ uuid, name, list, first_day, last_day, row_count, made_at }) => {
            const days = words.scheduled.range(dayAndYear(first_day), dayAndYear(last_day));
            return {
              key: uuid,
              cells: [
                name,
                nameOfList(list),
                days,
                row_count.toLocaleString('en-US'),
                <Time key="made" at={made_at} />,
                <a
                  key="file"
                  className="link"
                  href={`/admin/v1/scheduled-files/${uuid}`}
                  aria-label={words.scheduled.csvOf(name, days)}
                >
                  {words.scheduled.csv}
                </a>,
              ],
            };
          })}
        />
      )}
      <MoreButton query={query} />
    </Panel>
  );
}
