// What is selected on the desk: the sums, what they leave, and what may be done with it.
import { Button, Group, Text } from '@mantine/core';
import { dollars } from '../format/money.ts';
import { ActButtons } from '../parts/act-buttons.tsx';
import { words } from '../words/en.ts';
import { deskActs } from './desk-acts.ts';
import type { Selected } from './desk-selection.ts';

export function SelectionBar({ selected, clear }: { selected: Selected; clear(): void }) {
  const { lines, cash, shown, moved, rest } = selected;
  if (lines.length + cash.length === 0)
    return (
      <Text size="sm" className="quiet">
        {words.desk.nothingSelected}
      </Text>
    );
  return (
    <section className="selection-bar" aria-label={words.desk.selection}>
      <Group gap="lg" role="status">
        <Sum label={words.desk.sumOfLines} count={lines.length} cents={shown} />
        <Sum label={words.desk.sumOfCash} count={cash.length} cents={moved} />
        <span data-balanced={rest === 0}>
          {words.desk.left} <strong className="number">{dollars(rest)}</strong>
        </span>
      </Group>
      <Group gap="xs">
        <ActButtons acts={deskActs(selected)} done={clear} />
        <Button size="xs" variant="subtle" onClick={clear}>
          {words.desk.clear}
        </Button>
      </Group>
    </section>
  );
}

const Sum = ({ label, count, cents }: { label: string; count: number; cents: number }) => (
  <span>
    {label} ({count}) <strong className="number">{dollars(cents)}</strong>
  </span>
);
