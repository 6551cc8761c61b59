// Today: what waits for an operator this morning, the banks, and how the day goes.
import { Badge, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type DataOf, get, post } from '../api/request.ts';
import { useMay } from '../app/session.ts';
import { useBankingNow } from '../app/use-now.ts';
import { todayQuery } from '../app/use-waiting.ts';
import { dollars } from '../format/money.ts';
import { countdown, dayAndYear, time } from '../format/times.ts';
import { Empty } from '../parts/empty.tsx';
import { Panel } from '../parts/panel.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { messageOf, ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Time } from '../parts/time.tsx';
import { words } from '../words/en.ts';
import { cardsOf } from './card.ts';
import { FirstSteps, useIsNew } from './first-steps.tsx';
import { Lanes } from './lanes.tsx';
import { PutAside } from './put-aside.tsx';

const VolumeChart = lazy(() => import('./volume-chart.tsx'));

type Today = DataOf<'/admin/v1/today'>;

export function TodayScreen() {
  const today = useQuery(todayQuery);
  const isNew = useIsNew();
  const { data } = today;
  if (data === undefined) return <ScreenInstead title={words.today.title} query={today} />;
  const all = cardsOf(data);
  const cards = all.filter(({ aside }) => aside === null);
  return (
    <Stack gap="md">
      <ScreenHead title={words.today.of(dayAndYear(data.day))} address="/admin/v1/today" />
      {isNew ? (
        <FirstSteps bankCount={data.banks.length} />
      ) : cards.length === 0 ? (
        <Card withBorder>
          <Empty
            title={words.today.nothing}
            isGood
            why={all.length === 0 ? words.today.nothingWhy : words.today.allAside}
          />
        </Card>
      ) : (
        <Lanes cards={cards} />
      )}
      <PutAside cards={all.filter(({ aside }) => aside !== null)} cleared={data.cleared} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Banks banks={data.banks} />
        <Moved today={data} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Health today={data} />
        <Books {...data} />
      </SimpleGrid>
      <Volume />
    </Stack>
  );
}

function Banks({ banks }: { banks: Today['banks'] }) {
  const now = useBankingNow(1_000);
  return (
    <Panel title={words.today.banks}>
      <Stack gap="md">
        {banks.map(({ bank, next_cut_off_at, inbound_read_at, waits_after_restore }) => (
          <div key={bank}>
            <Group justify="space-between" align="start" wrap="nowrap">
              <Text fw={600} className="written">
                {bank}
              </Text>
              <Text className="countdown number" title={time(next_cut_off_at)}>
                {countdown(next_cut_off_at, now)}
              </Text>
            </Group>
            <Text size="sm" className="quiet">
              {words.today.cutOff} <Time at={next_cut_off_at} />
            </Text>
            <Text size="sm" className="quiet">
              {words.today.read} {inbound_read_at === null ? words.today.never : <Time at={inbound_read_at} />}
            </Text>
            {waits_after_restore && (
              <Badge color="red" variant="light" tt="none" autoContrast>
                {words.today.restored}
              </Badge>
            )}
          </div>
        ))}
      </Stack>
    </Panel>
  );
}

const Moved = ({ today: { sent, received } }: { today: Today }) => (
  <Panel title={words.today.moved}>
    <PlainTable
      label={words.today.moved}
      heads={[
        words.today.direction,
        right(words.today.files),
        right(words.today.entries),
        right(words.today.debits),
        right(words.today.credits),
      ]}
      rows={(
        [
          [words.today.sent, sent],
          [words.today.received, received],
        ] as const
      ).map(([label, moved]) => ({
        key: label,
        cells: [
          label,
          moved.files,
          moved.entries.toLocaleString('en-US'),
          dollars(moved.debits),
          dollars(moved.credits),
        ],
      }))}
    />
  </Panel>
);

/** Of webhooks and of the routing directory. */
function Health({ today: { webhooks, routing_directory, sanctions_screening } }: { today: Today }) {
  const { healthy, ...troubled } = webhooks.endpoints;
  const bad = Object.entries(troubled).filter(([, count]) => count > 0);
  const sentences = [
    webhooks.due === 0 ? words.today.noneDue : words.today.due(webhooks.due),
    bad.length === 0
      ? words.today.allHealthy(healthy)
      : words.today.troubled(bad.map(([state, count]) => `${count} ${state}`).join(', '), healthy),
    words.today.directory[routing_directory],
    words.today.screening[sanctions_screening],
  ];
  return (
    <Panel title={words.today.health}>
      <Stack gap={4}>
        {sentences.map((sentence) => (
          <Text key={sentence} size="sm">
            {sentence}
          </Text>
        ))}
      </Stack>
    </Panel>
  );
}

/**
 * What the checks in the background found; an operator can also ask for a check of everything now.
 */
function Books({ invariants: { moved_checked_at, violations } }: Today) {
  const may = useMay('operator');
  const check = useMutation({
    mutationFn: () => post('/admin/v1/invariants/check', { body: {}, key: crypto.randomUUID() }),
  });
  const found = check.data?.filter((one) => one.violations > 0) ?? violations;
  const sentence = () => {
    if (check.isError) return messageOf(check.error);
    if (found.length > 0) return words.today.booksBroken(found.map(({ invariant }) => invariant).join(', '));
    if (check.data !== undefined) return words.today.booksProven(check.data.length);
    return moved_checked_at === null ? words.today.booksNotChecked : words.today.booksHold(time(moved_checked_at));
  };
  return (
    <Panel
      title={words.books.title}
      aside={
        may && (
          <Button data-act size="xs" variant="default" loading={check.isPending} onClick={() => check.mutate()}>
            {words.today.books}
          </Button>
        )
      }
    >
      <Text size="sm" role="status" {...(found.length > 0 ? { className: 'trouble', fw: 600 } : {})}>
        {sentence()}
      </Text>
    </Panel>
  );
}

/** Only the days of one merchant have no cents. */
const inCents = <Day extends { debited: number | null; credited: number | null }>(day: Day) => ({
  ...day,
  debited: day.debited ?? 0,
  credited: day.credited ?? 0,
});

function Volume() {
  const series = useQuery({
    queryKey: ['today', 'series'],
    queryFn: () => get('/admin/v1/series'),
    staleTime: 300_000,
  });
  if (series.data === undefined) return null;
  return (
    <Panel title={words.today.volume}>
      <Suspense>
        <VolumeChart days={series.data.days.map(inCents)} />
      </Suspense>
    </Panel>
  );
}
