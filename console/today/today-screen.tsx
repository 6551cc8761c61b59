// Today: what waits for an operator this morning, the banks, and how the day goes.
import { Anchor, Badge, Button, Card, Group, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type DataOf, get, post } from '../api/request.ts';
import { useBankingNow, useNow } from '../app/use-now.ts';
import { dollars } from '../format/money.ts';
import { day, dayAndYear, fromNow, time } from '../format/times.ts';
import { screenOf } from '../lists/lists.ts';
import { CopyAsCurl } from '../parts/copy-as-curl.tsx';
import { Loading, messageOf, Problem } from '../parts/problem.tsx';
import { say } from '../parts/toasts.tsx';
import { WideTable } from '../parts/wide-table.tsx';
import { inWords, waitingWords, words } from '../words/en.ts';
import { VolumeChart } from './volume-chart.tsx';

type Today = DataOf<'/admin/v1/today'>;

export function TodayScreen() {
  const today = useQuery({ queryKey: ['today'], queryFn: () => get('/admin/v1/today'), refetchInterval: 60_000 });
  if (today.isPending) return <Loading lines={10} />;
  if (today.isError) return <Problem error={today.error} again={() => void today.refetch()} />;
  const { data } = today;
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Title order={1} size="h2">
          {words.today.title}, {dayAndYear(data.day)}
        </Title>
        <Group gap="sm">
          <CheckBooks />
          <CopyAsCurl address="/admin/v1/today" />
        </Group>
      </Group>
      <Waiting waiting={data.waiting} />
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <Banks banks={data.banks} />
        <Moved today={data} />
      </SimpleGrid>
      <Volume />
    </Stack>
  );
}

function Waiting({ waiting }: { waiting: Today['waiting'] }) {
  const now = useNow();
  if (waiting.length === 0)
    return (
      <Card withBorder>
        <Title order={2} size="h4">
          {words.today.nothing}
        </Title>
        <Text className="quiet">{words.today.nothingWhy}</Text>
      </Card>
    );
  return (
    <section aria-label={words.today.waits}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3, xl: 4 }}>
        {waiting.map(({ kind, count, amount, oldest, deadline, path }) => {
          const [title, why] = waitingWords[kind] ?? [inWords(kind), ''];
          const screen = screenOf(path);
          return (
            <Card key={kind} withBorder padding="md" data-kind={kind}>
              <Group justify="space-between" align="start" wrap="nowrap">
                <Text size="xl" fw={700} className="number">
                  {count.toLocaleString('en-US')}
                </Text>
                {amount !== null && <Text className="number">{dollars(amount)}</Text>}
              </Group>
              {screen === null ? (
                <Text fw={600}>{title}</Text>
              ) : (
                <Anchor fw={600} component={Link} to={`/${screen.list}`} search={screen.filters as never}>
                  {title}
                </Anchor>
              )}
              <Text size="sm" className="quiet">
                {why}
              </Text>
              <Group gap="sm" mt="xs">
                {oldest !== null && (
                  <Text size="sm" className="quiet">
                    {words.today.oldest} {fromNow(oldest, now)}
                  </Text>
                )}
                {deadline !== null && (
                  <Badge color="red" variant="light" tt="none" autoContrast>
                    {words.today.until} {day(deadline)}
                  </Badge>
                )}
              </Group>
            </Card>
          );
        })}
      </SimpleGrid>
    </section>
  );
}

function Banks({ banks }: { banks: Today['banks'] }) {
  const now = useBankingNow(1_000);
  return (
    <Card withBorder>
      <Title order={2} size="h4" mb="sm">
        {words.today.banks}
      </Title>
      <Stack gap="sm">
        {banks.map(({ bank, next_cut_off_at, inbound_read_at, waits_after_restore }) => (
          <div key={bank}>
            <Text fw={600}>{bank}</Text>
            <dl className="facts">
              <dt>{words.today.cutOff}</dt>
              <dd>
                {time(next_cut_off_at)}, {fromNow(next_cut_off_at, now)}
              </dd>
              <dt>{words.today.read}</dt>
              <dd>{inbound_read_at === null ? words.today.never : time(inbound_read_at)}</dd>
            </dl>
            {waits_after_restore && (
              <Badge color="red" variant="light" tt="none" autoContrast>
                {words.today.restored}
              </Badge>
            )}
          </div>
        ))}
      </Stack>
    </Card>
  );
}

function Moved({ today }: { today: Today }) {
  const { sent, received, webhooks } = today;
  return (
    <Card withBorder>
      <Title order={2} size="h4" mb="sm">
        {words.today.moved}
      </Title>
      <WideTable label={words.today.moved}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th aria-label="Direction" />
            <Table.Th ta="right">{words.today.files}</Table.Th>
            <Table.Th ta="right">{words.today.entries}</Table.Th>
            <Table.Th ta="right">{words.today.debits}</Table.Th>
            <Table.Th ta="right">{words.today.credits}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {(
            [
              [words.today.sent, sent],
              [words.today.received, received],
            ] as const
          ).map(([label, moved]) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td ta="right">{moved.files}</Table.Td>
              <Table.Td ta="right">{moved.entries.toLocaleString('en-US')}</Table.Td>
              <Table.Td ta="right" className="number">
                {dollars(moved.debits)}
              </Table.Td>
              <Table.Td ta="right" className="number">
                {dollars(moved.credits)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
      <dl className="facts">
        <dt>{words.today.due}</dt>
        <dd>{webhooks.due.toLocaleString('en-US')}</dd>
        <dt>{words.today.endpoints}</dt>
        <dd>
          {Object.entries(webhooks.endpoints)
            .filter(([, count]) => count > 0)
            .map(([state, count]) => `${count} ${state}`)
            .join(', ') || '–'}
        </dd>
        <dt>{words.today.invariants}</dt>
        <dd>{invariantsInWords(today.invariants)}</dd>
      </dl>
      {today.routing_directory === 'old' && <Text size="sm">{words.today.directoryOld}</Text>}
    </Card>
  );
}

function invariantsInWords({ moved_checked_at, violations }: Today['invariants']): string {
  if (violations.length > 0) return violations.map((one) => `${one.invariant}: ${one.violations}`).join(', ');
  return moved_checked_at === null ? words.today.never : words.today.hold(time(moved_checked_at));
}

function Volume() {
  const series = useQuery({
    queryKey: ['today', 'series'],
    queryFn: () => get('/admin/v1/series'),
    staleTime: 300_000,
  });
  if (series.data === undefined) return null;
  return (
    <Card withBorder>
      <Title order={2} size="h4" mb="sm">
        {words.today.volume}
      </Title>
      <VolumeChart days={series.data.days} />
    </Card>
  );
}

/** Proves the books now. */
function CheckBooks() {
  const check = useMutation({
    mutationFn: () => post('/admin/v1/invariants/check', { body: {}, key: crypto.randomUUID() }),
    onSuccess: (invariants) => {
      const broken = invariants.reduce((sum, { violations }) => sum + violations, 0);
      say(broken === 0 ? words.today.booksProven(invariants.length) : words.today.booksBroken(broken));
    },
    onError: (error) => say(messageOf(error)),
  });
  return (
    <Button size="xs" variant="default" loading={check.isPending} onClick={() => check.mutate()}>
      {words.today.books}
    </Button>
  );
}
