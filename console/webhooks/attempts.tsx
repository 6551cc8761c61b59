// The attempts of a delivery, each with what came back, and what they carry.
import { Stack, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Schemas } from '../api/request.ts';
import { time } from '../format/times.ts';
import type { Row } from '../lists/list-definition.ts';
import { JsonBlock, TextBlock } from '../parts/json-block.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { Status } from '../parts/status.tsx';
import { words } from '../words/en.ts';

export function Attempts({ of: { attempts } }: { of: Row }) {
  const made = attempts as Schemas['Delivery']['attempts'];
  return (
    <section aria-label={words.delivery.attempts}>
      <Title order={3} size="h5" mb="xs">
        {words.delivery.attempts}
      </Title>
      {made.length === 0 && (
        <Text size="sm" className="quiet">
          {words.delivery.none}
        </Text>
      )}
      <Stack gap="sm">
        {made.map(({ attempt, started_at, latency_ms, outcome, status, error, answer }) => (
          <div key={attempt}>
            <Text size="sm">
              {words.delivery.attempt(attempt)} <Status of={outcome} /> {status !== null && <strong>{status}</strong>}{' '}
              <span className="quiet">
                {time(started_at)}, {words.delivery.took(latency_ms)}
              </span>
            </Text>
            {error !== null && <Text size="sm">{error}</Text>}
            {answer !== null && answer !== '' && <TextBlock text={answer} label={words.delivery.answer} />}
          </div>
        ))}
      </Stack>
    </section>
  );
}

export const Body = ({ query }: { query: UseQueryResult<object> }) => (
  <section aria-label={words.delivery.body}>
    <Title order={3} size="h5" mb="xs">
      {words.delivery.body}
    </Title>
    {query.isPending && <Loading lines={3} />}
    {query.isError && <Problem error={query.error} again={() => void query.refetch()} />}
    {query.data !== undefined && <JsonBlock value={query.data} label={words.delivery.body} />}
  </section>
);
