// The lanes of Today: what has a deadline, where money is at stake, who waits, what does not run.
import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { words } from '../words/en.ts';
import { type Card, laneOf, lanes } from './card.ts';
import { CardOfToday } from './card-of-today.tsx';

export function Lanes({ cards }: { cards: readonly Card[] }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="md" verticalSpacing="lg">
      {lanes.map((lane) => {
        const { title, none } = words.today.lanes[lane];
        const ofLane = cards.filter((card) => laneOf(card) === lane);
        return (
          <Stack key={lane} gap="sm" component="section" aria-label={title}>
            <Title order={2} size="h5" className="lane">
              {title}
            </Title>
            {ofLane.length === 0 && (
              <Text size="sm" className="quiet">
                {none}
              </Text>
            )}
            {ofLane.map((card) => (
              <CardOfToday key={card.kind} {...card} />
            ))}
          </Stack>
        );
      })}
    </SimpleGrid>
  );
}
