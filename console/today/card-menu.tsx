// What an operator may decide about a card: who takes care of it, and until when it is put aside.
import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useMay, useOperator } from '../app/session.ts';
import { useBankingNow } from '../app/use-now.ts';
import { dayAfter } from '../format/times.ts';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { words } from '../words/en.ts';
import { type Card, titleOf } from './card.ts';
import { useOwners } from './use-owners.ts';

type Choice = 'assign' | 'snooze' | 'finish';

export function CardMenu({ card }: { card: Card }) {
  const [choice, setChoice] = useState<Choice | null>(null);
  if (!useMay('support')) return null;
  const close = () => setChoice(null);
  const name = words.today.actsOn(titleOf(card.kind));
  return (
    <span className="own">
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="compact-xs" variant="subtle" color="gray" aria-label={name}>
            <svg width="14" height="4" viewBox="0 0 14 4" fill="currentColor" aria-hidden="true">
              <circle cx="2" cy="2" r="1.5" />
              <circle cx="7" cy="2" r="1.5" />
              <circle cx="12" cy="2" r="1.5" />
            </svg>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(['assign', 'snooze', 'finish'] as const).map((one) => (
            <Menu.Item key={one} data-act onClick={() => setChoice(one)}>
              {words.today.acts[one]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {choice === 'assign' && <Assign card={card} close={close} />}
      {choice === 'snooze' && <Snooze card={card} close={close} />}
      {choice === 'finish' && (
        <ActDialog
          act={{ ...actOn(card, 'finish'), asksReason: false, moves: [words.today.finishMoves] }}
          close={close}
        />
      )}
    </span>
  );
}

export const actOn = ({ kind }: Card, name: Choice | 'reopen'): Act => ({
  title: words.today.acts[name],
  of: titleOf(kind),
  method: 'POST',
  path: `/admin/v1/today/${kind}/${name}`,
});

interface Props {
  card: Card;
  close(): void;
}

function Assign({ card, close }: Props) {
  const me = useOperator();
  const owners = useOwners();
  if (owners === undefined || me === null) return null;
  const field = {
    name: 'operator_uuid',
    label: words.today.owner,
    kind: 'choice',
    values: [...owners.values, ''],
    names: { ...owners.names, '': words.today.noOwner },
    first: card.assigned_to?.uuid ?? me.uuid,
    empty: 'null',
  } as const;
  return (
    <ActDialog
      act={{ ...actOn(card, 'assign'), asksReason: false, fields: [field], moves: [words.today.assignMoves] }}
      close={close}
    />
  );
}

function Snooze({ card, close }: Props) {
  const first = dayAfter(useBankingNow(60_000));
  const field = { name: 'until', label: words.today.backOn, kind: 'day', first } as const;
  return (
    <ActDialog act={{ ...actOn(card, 'snooze'), fields: [field], moves: [words.today.snoozeMoves] }} close={close} />
  );
}
