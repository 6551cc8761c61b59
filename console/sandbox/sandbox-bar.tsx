// What only the sandbox has: its banking clock next to real time, returns of entries, and a bank in
// trouble.
import { Button, Group, Menu, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { type DataOf, post } from '../api/request.ts';
import { readAgain } from '../app/queries.ts';
import { allows, isOfTenant, type Operator } from '../app/session.ts';
import { clockQuery, useRealNow } from '../app/use-now.ts';
import { shortTime, time, timeWithDay } from '../format/times.ts';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { messageOf } from '../parts/problem.tsx';
import { say } from '../parts/toasts.tsx';
import { words } from '../words/en.ts';
import { bankActs } from './bank-acts.ts';

const EventDialog = lazy(() => import('./event-dialog.tsx'));
const ReturnDialog = lazy(() => import('./return-dialog.tsx'));

/** People of a tenant see that no money moves, and may not read the clock. */
export const SandboxBar = ({ operator }: { operator: Operator }) => (
  <section className="sandbox" aria-label={words.bar.title}>
    <Group gap="4px 16px">
      <strong title={words.noMoney}>{words.sandbox}</strong>
      {!isOfTenant(operator.role) && <Controls operator={operator} />}
    </Group>
  </section>
);

function Controls({ operator }: { operator: Operator }) {
  const clock = useQuery(clockQuery);
  if (clock.data === undefined) return null;
  return (
    <>
      <Clocks {...clock.data} />
      {allows(operator.role, 'operator') && <Plays operator={operator} />}
    </>
  );
}

type Clock = DataOf<'/sandbox/v1/clock'>;

/** Reading the clock takes a moment. */
const noticeableMs = 120_000;

function Clocks({ now, records_now, pace }: Clock) {
  const real = useRealNow();
  const ahead = Date.parse(now) - real;
  const realDay = ahead > noticeableMs ? words.bar.realDay(shortTime(new Date(real).toISOString())) : null;
  return (
    <Text size="sm" component="span">
      <Text component="span" inherit visibleFrom="sm">
        {words.bar.clock}{' '}
      </Text>
      <strong className="number" title={[time(now), realDay, words.bar.pace[pace]].filter(Boolean).join(' · ')}>
        {timeWithDay(now)}
      </strong>
      {realDay !== null && (
        <Text component="span" inherit className="quiet" visibleFrom="xl">
          {' '}
          · {realDay}
        </Text>
      )}
      {time(records_now) !== time(now) && (
        <span className="quiet">
          {' '}
          · {words.bar.records} {time(records_now)}
        </span>
      )}
      <Text component="span" inherit className="quiet" visibleFrom="xl">
        {' '}
        · {words.bar.pace[pace]}
      </Text>
    </Text>
  );
}

function Plays({ operator }: { operator: Operator }) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [returns, setReturns] = useState(false);
  const [played, setPlayed] = useState<Act | null>(null);
  const [causes, setCauses] = useState(false);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const payment = /\/payments\/([0-9a-f-]{36})$/.exec(path)?.[1] ?? null;
  const advance = useMutation({
    mutationFn: (banking_days: number) =>
      post('/sandbox/v1/clock/advance', { body: { banking_days }, key: crypto.randomUUID() }),
    onSuccess: async ({ now }) => {
      say(words.bar.advanced(time(now)));
      await readAgain();
    },
    onError: (error) => say(messageOf(error)),
  });
  const plays: readonly { label: string; play(): void }[] = [
    { label: words.bar.day, play: () => advance.mutate(1) },
    { label: words.bar.week, play: () => advance.mutate(5) },
    ...(allows(operator.role, 'administrator') ? [{ label: words.bar.event, play: () => setCauses(true) }] : []),
    ...(payment === null ? [] : [{ label: words.bar.returnEntry, play: () => setReturns(true) }]),
  ];
  return (
    <Group gap={6} ml="auto">
      {!isNarrow &&
        plays.map(({ label, play }) => (
          <Button key={label} data-act size="compact-xs" variant="default" disabled={advance.isPending} onClick={play}>
            {label}
          </Button>
        ))}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button size="compact-xs" variant="default" loading={advance.isPending}>
            {isNarrow ? words.bar.play : words.bar.bank}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {isNarrow &&
            plays.map(({ label, play }) => (
              <Menu.Item key={label} onClick={play}>
                {label}
              </Menu.Item>
            ))}
          {isNarrow && <Menu.Divider />}
          {bankActs.map((act) => (
            <Menu.Item key={act.title} data-act onClick={() => setPlayed(act)}>
              {act.title}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {played !== null && <ActDialog act={played} close={() => setPlayed(null)} />}
      <Suspense>
        {causes && <EventDialog close={() => setCauses(false)} />}
        {returns && payment !== null && <ReturnDialog uuid={payment} close={() => setReturns(false)} />}
      </Suspense>
    </Group>
  );
}
