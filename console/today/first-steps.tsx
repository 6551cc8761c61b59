// Before the first payment: the way to it in four steps, and in a sandbox a month of examples.
import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { get } from '../api/request.ts';
import { pageMeta } from '../app/page-meta.ts';
import { useMay } from '../app/session.ts';
import { Panel } from '../parts/panel.tsx';
import { messageOf } from '../parts/problem.tsx';
import { useTenants } from '../parts/tenant-choice.tsx';
import { confirmSession } from '../sign-in/confirm-dialog.tsx';
import { words } from '../words/en.ts';

const demoKey = ['demo month'] as const;

/** Whether no payment was ever started; while the demo month is played it stays so. */
export function useIsNew(): boolean {
  const { data } = useQuery({
    queryKey: ['list', 'payments', 'first'],
    queryFn: () => get('/admin/v1/transactions', { query: { limit: 1 } }),
  });
  const isPlayed = useIsMutating({ mutationKey: demoKey }) > 0;
  return isPlayed || (data !== undefined && data.transactions.length === 0 && data.next === null);
}

type StepName = keyof typeof words.firstSteps.steps;

/** Where a step is done: a screen, or a page of the guides. */
const places: Readonly<Record<StepName, string>> = {
  tenant: '/tenants',
  bank: '/banks',
  payment: '/docs/build/first-payment',
  webhook: '/docs/build/webhooks-on-a-laptop',
};

export function FirstSteps({ bankCount }: { bankCount: number }) {
  const tenants = useTenants();
  const endpoints = useQuery({
    queryKey: ['list', 'webhooks', 'first'],
    queryFn: () => get('/admin/v1/webhook-endpoints', { query: { limit: 1 } }),
  });
  const isDone: Readonly<Record<StepName, boolean>> = {
    tenant: (tenants?.length ?? 0) > 0,
    bank: bankCount > 0,
    payment: false,
    webhook: (endpoints.data?.endpoints.length ?? 0) > 0,
  };
  const names = Object.keys(places) as StepName[];
  return (
    <Panel title={words.firstSteps.title}>
      <ol className="first-steps">
        {names.map((name) => (
          <li key={name} data-done={isDone[name]}>
            <Text fw={600} size="sm">
              {words.firstSteps.steps[name].title}
              {isDone[name] && <span className="quiet"> · {words.firstSteps.done}</span>}
            </Text>
            <Text size="sm" className="quiet">
              {words.firstSteps.steps[name].why}
            </Text>
            <Place to={places[name]}>{words.firstSteps.steps[name].go}</Place>
          </li>
        ))}
      </ol>
      {pageMeta.isSandbox && <DemoMonth />}
    </Panel>
  );
}

const Place = ({ to, children }: { to: string; children: string }) =>
  to.startsWith('/docs') ? (
    <Anchor href={to} size="sm">
      {children}
    </Anchor>
  ) : (
    <Anchor component={Link} to={to} size="sm">
      {children}
    </Anchor>
  );

/** Plays the same month as `achord demo`. It takes less than a minute. */
function DemoMonth() {
  const may = useMay('administrator');
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const play = useMutation({
    mutationKey: demoKey,
    mutationFn: async () => {
      const { playDemoMonth } = await import('../sandbox/play-demo-month.ts');
      // It makes tokens, so the password must be recent.
      await confirmSession();
      await playDemoMonth(setSaid);
    },
    onSettled: () => client.invalidateQueries(),
  });
  if (!may) return null;
  return (
    <Card withBorder mt="md">
      <Group justify="space-between" gap="sm">
        <Stack gap={2}>
          <Text size="sm">{words.firstSteps.demo}</Text>
          <Text size="sm" className="quiet" role="status">
            {play.isError ? messageOf(play.error) : said}
          </Text>
        </Stack>
        <Button loading={play.isPending} onClick={() => play.mutate()}>
          {words.firstSteps.fill}
        </Button>
      </Group>
    </Card>
  );
}
