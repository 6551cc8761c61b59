// What only the sandbox has: its banking clock, returns of entries, and a bank in trouble.
import { Button, Card, Group, Menu, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { post } from '../api/request.ts';
import { allows, type Operator } from '../app/session.ts';
import { clockQuery } from '../app/use-now.ts';
import { time } from '../format/times.ts';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { messageOf } from '../parts/problem.tsx';
import { say } from '../parts/toasts.tsx';
import { words } from '../words/en.ts';
import { bankActs } from './bank-acts.ts';
import { ReturnDialog } from './return-dialog.tsx';

const EventDialog = lazy(() => import('./event-dialog.tsx'));

export function SandboxBar({ operator }: { operator: Operator }) {
  const client = useQueryClient();
  const [returns, setReturns] = useState(false);
  const [played, setPlayed] = useState<Act | null>(null);
  const [causes, setCauses] = useState(false);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const payment = /\/payments\/([0-9a-f-]{36})$/.exec(path)?.[1] ?? null;
  const clock = useQuery(clockQuery);
  const advance = useMutation({
    mutationFn: (banking_days: number) =>
      post('/sandbox/v1/clock/advance', { body: { banking_days }, key: crypto.randomUUID() }),
    onSuccess: async ({ now }) => {
      say(words.bar.advanced(time(now)));
      await client.invalidateQueries();
    },
    onError: (error) => say(messageOf(error)),
  });
  if (clock.data === undefined) return null;
  const { now, records_now } = clock.data;
  return (
    <Card withBorder padding="xs" mb="md" component="section" aria-label="Sandbox">
      <Group gap="md">
        <Text size="sm">
          {words.bar.clock} <strong>{time(now)}</strong>
        </Text>
        {time(records_now) !== time(now) && (
          <Text size="sm" className="quiet">
            {words.bar.records} {time(records_now)}
          </Text>
        )}
        {allows(operator.role, 'operator') && (
          <Group gap="xs" ml="auto">
            <Button size="xs" variant="light" loading={advance.isPending} onClick={() => advance.mutate(1)}>
              {words.bar.day}
            </Button>
            <Button size="xs" variant="light" loading={advance.isPending} onClick={() => advance.mutate(5)}>
              {words.bar.week}
            </Button>
            <Menu position="bottom-end" withinPortal>
              <Menu.Target>
                <Button size="xs" variant="light" color="orange">
                  {words.bar.bank}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {bankActs.map((act) => (
                  <Menu.Item key={act.title} onClick={() => setPlayed(act)}>
                    {act.title}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
            {allows(operator.role, 'administrator') && (
              <Button size="xs" variant="light" color="orange" onClick={() => setCauses(true)}>
                {words.bar.event}
              </Button>
            )}
            {payment !== null && (
              <Button size="xs" variant="light" color="orange" onClick={() => setReturns(true)}>
                {words.bar.returnEntry}
              </Button>
            )}
          </Group>
        )}
      </Group>
      {played !== null && <ActDialog act={played} close={() => setPlayed(null)} />}
      {causes && (
        <Suspense>
          <EventDialog close={() => setCauses(false)} />
        </Suspense>
      )}
      {returns && payment !== null && <ReturnDialog uuid={payment} close={() => setReturns(false)} />}
    </Card>
  );
}
