// Buttons for the acts that the role of the operator allows, and the dialog of the chosen one.
import { Button, Group, Text } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { allows, type Role, useOperator } from '../app/session.ts';
import { type Act, ActDialog } from './act-dialog.tsx';

export interface ActWithRole {
  /** The least role. The API decides; this hides what it would refuse. */
  role: Role;
  act: Act;
}

interface Props {
  acts: readonly ActWithRole[];
  /** What they are done to, for the titles of their dialogs; absent: the acts say it. */
  of?: string;
  /** Shown when there is no act. */
  none?: string;
  /** After an act. */
  done?: () => void;
  size?: 'xs' | 'sm';
}

export function ActButtons({ acts, of, none, done, size = 'xs' }: Props) {
  const operator = useOperator();
  const [chosen, setChosen] = useState<Act | null>(null);
  const allowed = acts
    .filter(({ role }) => operator !== null && allows(operator.role, role))
    // What loses money or ends something is last: the first button is pressed without reading.
    .toSorted(({ act: one }, { act: other }) => Number(one.isGrave ?? false) - Number(other.isGrave ?? false));
  const wanted = useRouterState({ select: ({ location: { state } }) => state.act });
  const choice = useRouterState({ select: ({ location: { state } }) => state.__TSR_key });
  const wantedOne = allowed.find(({ act: { title } }) => title === wanted)?.act;
  const isOffered = wantedOne !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice in the search
  useEffect(() => {
    if (isOffered) setChosen(wantedOne);
  }, [choice, isOffered]);
  /**
   * What its fields offer may be read while the dialog is open; an act that is over stays as it
   * was.
   */
  const newest = (act: Act): Act =>
    acts.find(({ act: one }) => one.title === act.title && one.path === act.path)?.act ?? act;
  if (allowed.length === 0 && chosen === null)
    return none === undefined ? null : (
      <Text size="sm" className="quiet">
        {none}
      </Text>
    );
  return (
    <Group gap="xs">
      {allowed.map(({ act: one }) => (
        <Button
          key={`${one.title} ${one.path}`}
          data-act
          size={size}
          {...(one.isGrave ? { variant: 'outline', color: 'red' } : { variant: 'default' })}
          onClick={() => setChosen(one)}
        >
          {one.title}
        </Button>
      ))}
      {chosen !== null && (
        <ActDialog
          act={{ ...(of === undefined ? {} : { of }), ...newest(chosen) }}
          close={() => setChosen(null)}
          done={() => {
            setChosen(null);
            done?.();
          }}
        />
      )}
    </Group>
  );
}
