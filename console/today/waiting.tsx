// What waits, as cards: how many, how much, since when, until when. Each leads to its list.
import { Card, Group, SimpleGrid, Text } from '@mantine/core';
import type { DataOf } from '../api/request.ts';
import { useNow } from '../app/use-now.ts';
import { dollars } from '../format/money.ts';
import { day, fromNow } from '../format/times.ts';
import { Empty } from '../parts/empty.tsx';
import { inWords, waitingWords, words } from '../words/en.ts';
import { CardTitle } from './card-title.tsx';

type Kind = DataOf<'/admin/v1/today'>['waiting'][number];

/** What has a deadline first, then what is about money. */
const inOrder = (kinds: readonly Kind[]) =>
  kinds.toSorted(
    (one, other) =>
      (one.deadline ?? '9').localeCompare(other.deadline ?? '9') || (other.amount ?? 0) - (one.amount ?? 0),
  );

export function Waiting({ waiting }: { waiting: readonly Kind[] }) {
  if (waiting.length === 0)
    return (
      <Card withBorder>
        <Empty title={words.today.nothing} why={words.today.nothingWhy} />
      </Card>
    );
  return (
    <section aria-label={words.today.waits}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="sm">
        {inOrder(waiting).map((one) => (
          <WaitingCard key={one.kind} {...one} />
        ))}
      </SimpleGrid>
    </section>
  );
}

function WaitingCard({ kind, count, amount, oldest, deadline, path }: Kind) {
  const now = useNow(10_000);
  const [title, why] = waitingWords[kind] ?? [inWords(kind), ''];
  return (
    <Card withBorder padding="sm" className="waiting" data-kind={kind} data-urgent={deadline !== null}>
      <Group justify="space-between" align="baseline" wrap="nowrap">
        <Text className="much number">{count.toLocaleString('en-US')}</Text>
        {amount !== null && <Text className="number">{dollars(amount)}</Text>}
      </Group>
      <CardTitle title={title} path={path} />
      <Text size="xs" className="quiet">
        {why}
      </Text>
      <Group gap="xs" mt="auto" pt={6}>
        {deadline !== null && (
          <span className="status" data-color="red">
            {words.today.until} {day(deadline)}
          </span>
        )}
        {oldest !== null && (
          <Text size="xs" className="quiet">
            {words.today.oldest} {fromNow(oldest, now)}
          </Text>
        )}
      </Group>
    </Card>
  );
}
