// Views that are written as files for each banking day, week or month, and the files.
import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type DataOf, get } from '../api/request.ts';
import { dayAndYear } from '../format/times.ts';
import { ActButtons, type ActWithRole } from '../parts/act-buttons.tsx';
import { Panel } from '../parts/panel.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Time } from '../parts/time.tsx';
import { words } from '../words/en.ts';
import { listsWithFiles } from './lists-with-files.ts';
import { nameOfList } from './name-of-list.ts';
import { ScheduledFiles } from './scheduled-files.tsx';

const path = '/admin/v1/file-schedules';

type Schedule = DataOf<'/admin/v1/file-schedules'>['schedules'][number];
type View = DataOf<'/admin/v1/saved-views'>['views'][number];

export function ScheduledScreen() {
  const schedules = useQuery({ queryKey: ['list', 'file-schedules'], queryFn: () => get(path) });
  const views = useQuery({ queryKey: ['views'], queryFn: () => get('/admin/v1/saved-views') });
  const some = views.data?.views.filter(({ list }) => listsWithFiles.includes(list)) ?? [];
  return (
    <Stack gap="md">
      <ScreenHead title={words.scheduled.title} address={path} />
      <Panel title={words.scheduled.schedules} aside={some.length > 0 && <ActButtons acts={[scheduling(some)]} />}>
        {schedules.isPending && <Loading lines={2} />}
        {schedules.isError && <Problem error={schedules.error} again={() => void schedules.refetch()} />}
        {schedules.data?.schedules.length === 0 && <Text className="quiet">{words.scheduled.noSchedules}</Text>}
        {schedules.data !== undefined && schedules.data.schedules.length > 0 && (
          <Schedules schedules={schedules.data.schedules} />
        )}
      </Panel>
      <ScheduledFiles />
    </Stack>
  );
}

const Schedules = ({ schedules }: { schedules: readonly Schedule[] }) => (
  <PlainTable
    label={words.scheduled.schedules}
    heads={[
      words.scheduled.name,
      words.scheduled.list,
      words.scheduled.every,
      words.scheduled.next,
      words.scheduled.by,
      '',
    ]}
    rows={schedules.map((one) => ({
      key: one.uuid,
      cells: [
        one.name,
        nameOfList(one.list),
        words.scheduled.everyNames[one.every],
        <Stack key="next" gap={2}>
          <Group gap={6} wrap="nowrap">
            <Time at={one.next_at} />
            <Text size="xs" className="quiet">
              {words.scheduled.range(dayAndYear(one.next_first_day), dayAndYear(one.next_last_day))}
            </Text>
          </Group>
          {one.failure !== null && <Text size="sm">{words.scheduled.failed(one.failure)}</Text>}
        </Stack>,
        one.scheduled_by ?? '–',
        <ActButtons key="end" acts={[ending(one)]} />,
      ],
    }))}
  />
);

const scheduling = (views: readonly View[]): ActWithRole => ({
  role: 'support',
  act: {
    title: words.scheduled.schedule,
    method: 'POST',
    path,
    moves: [words.scheduled.scheduleMoves],
    asksReason: false,
    fields: [
      {
        name: 'view_uuid',
        label: words.scheduled.view,
        kind: 'choice',
        values: views.map(({ uuid }) => uuid),
        names: Object.fromEntries(
          views.map(({ uuid, list, name }) => [uuid, words.scheduled.viewName(nameOfList(list), name)]),
        ),
      },
      {
        name: 'every',
        label: words.scheduled.every,
        kind: 'choice',
        values: Object.keys(words.scheduled.everyNames),
        names: words.scheduled.everyNames,
      },
      {
        name: 'hour',
        label: words.scheduled.hour,
        kind: 'hour',
        first: '7',
        hint: words.scheduled.hourHint,
      },
    ],
  },
});

const ending = ({ uuid, name }: Schedule): ActWithRole => ({
  role: 'support',
  act: {
    title: words.scheduled.end,
    of: name,
    method: 'DELETE',
    path: `${path}/${uuid}`,
    moves: [words.scheduled.endMoves],
    asksReason: false,
    isGrave: true,
  },
});
