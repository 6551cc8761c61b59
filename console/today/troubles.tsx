// What goes wrong in silence: what it is, whom it is about, since when.
import { Card, SimpleGrid, Text } from '@mantine/core';
import type { DataOf } from '../api/request.ts';
import { useNow } from '../app/use-now.ts';
import { dollars } from '../format/money.ts';
import { fromNow } from '../format/times.ts';
import { troubleWords, words } from '../words/en.ts';
import { CardTitle } from './card-title.tsx';

type Trouble = DataOf<'/admin/v1/today'>['trouble'][number];

export function Troubles({ trouble }: { trouble: readonly Trouble[] }) {
  if (trouble.length === 0) return null;
  return (
    <section aria-label={words.today.trouble}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
        {trouble.map((one) => (
          <TroubleCard key={one.kind} {...one} />
        ))}
      </SimpleGrid>
    </section>
  );
}

function TroubleCard({ kind, count, since, subjects, path }: Trouble) {
  const now = useNow(10_000);
  const [title, why] = troubleWords[kind];
  return (
    <Card withBorder padding="sm" className="waiting" data-kind={kind} data-urgent>
      <CardTitle title={title} path={path} />
      <Text size="xs" className="quiet">
        {why}
      </Text>
      {subjects.map(({ name, uuid, amount }) => (
        <Text key={`${uuid} ${name}`} size="sm" className="written">
          {name}
          {amount === null ? '' : `: ${dollars(amount)}`}
        </Text>
      ))}
      {count > subjects.length && <Text size="sm">{words.today.andMore(count - subjects.length)}</Text>}
      {since !== null && (
        <Text size="xs" className="quiet" mt="auto">
          {words.today.since} {fromNow(since, now)}
        </Text>
      )}
    </Card>
  );
}
