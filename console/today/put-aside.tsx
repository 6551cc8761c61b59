// The cards that are not on the page: snoozed, done for today, and cleared since yesterday.
import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { DataOf } from '../api/request.ts';
import { useMay } from '../app/session.ts';
import { dollars } from '../format/money.ts';
import { timeWithDay } from '../format/times.ts';
import { ActDialog } from '../parts/act-dialog.tsx';
import { Panel } from '../parts/panel.tsx';
import { words } from '../words/en.ts';
import { type Card, placeOf, titleOf } from './card.ts';
import { actOn } from './card-menu.tsx';

type Cleared = DataOf<'/admin/v1/today'>['cleared'];

export function PutAside({ cards, cleared }: { cards: readonly Card[]; cleared: Cleared }) {
  const snoozed = cards.filter(({ aside }) => aside!.state === 'snoozed');
  const done = cards.filter(({ aside }) => aside!.state === 'done');
  return (
    <>
      {snoozed.length > 0 && (
        <Panel title={words.today.snoozed}>
          <Stack gap="xs">
            {snoozed.map((card) => (
              <Line key={card.kind} card={card} />
            ))}
          </Stack>
        </Panel>
      )}
      {done.length + cleared.length > 0 && (
        <Panel title={words.today.doneToday}>
          <Stack gap="xs">
            {done.map((card) => (
              <Line key={card.kind} card={card} />
            ))}
            {cleared.map(({ kind, count, amount }) => (
              <Text key={kind} size="sm">
                {titleOf(kind)}:{' '}
                {words.today.clearedOf(count, amount === null || amount === 0 ? null : dollars(amount))}
              </Text>
            ))}
          </Stack>
        </Panel>
      )}
    </>
  );
}

function Line({ card }: { card: Card }) {
  const { count, amount, aside } = card;
  const { state, until, reason, by } = aside!;
  const [isOpen, setOpen] = useState(false);
  const may = useMay('support');
  const { to, search } = placeOf(card);
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap" align="start">
      <Text size="sm" className="written">
        <Link className="link" to={to} search={search as never}>
          {titleOf(card.kind)}
        </Link>{' '}
        · {count.toLocaleString('en-US')}
        {amount !== null && amount !== 0 && ` · ${dollars(amount)}`}
        {state === 'snoozed' && ` · ${words.today.backAt} ${timeWithDay(until)}`}
        {by !== null && ` · ${by}`}
        {reason !== null && `: ${reason}`}
      </Text>
      {may && (
        <Button data-act size="compact-xs" variant="default" flex="none" onClick={() => setOpen(true)}>
          {words.today.acts.reopen}
        </Button>
      )}
      {isOpen && (
        <ActDialog
          act={{ ...actOn(card, 'reopen'), asksReason: false, moves: [words.today.reopenMoves] }}
          close={() => setOpen(false)}
        />
      )}
    </Group>
  );
}
