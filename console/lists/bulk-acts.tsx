// The acts that can be done for all selected rows at once.
import { Button, Group, Text } from '@mantine/core';
import { allows, type Role } from '../app/session.ts';
import { words } from '../words/en.ts';
import type { Row } from './acts/acts.ts';
import { actsOfRow } from './acts-of-rows.ts';
import type { ActOfMany } from './bulk-dialog.tsx';
import type { ListName } from './lists.ts';

/** What the role allows for a row, and can be done for many. */
export const bulkActsOf = (list: ListName, row: Row, id: string, role: Role, filters: Filters) =>
  actsOfRow(list, row, id, filters).filter(
    ({ role: needed, oneByOne, act }) => oneByOne !== true && act.secret === undefined && allows(role, needed),
  );

type Filters = Readonly<Record<string, string>>;

interface Props {
  list: ListName;
  filters: Filters;
  role: Role;
  selected: readonly (readonly [id: string, row: Row])[];
  clear(): void;
  start(many: ActOfMany): void;
}

export function BulkActs({ list, filters, role, selected, clear, start }: Props) {
  const ofEach = selected.map(([id, row]) => [id, bulkActsOf(list, row, id, role, filters)] as const);
  const titles = ofEach[0]?.[1].map(({ act }) => act.title) ?? [];
  const shared = titles.filter((title) => ofEach.every(([, acts]) => acts.some(({ act }) => act.title === title)));
  const manyOf = (title: string): ActOfMany => ({
    title,
    acts: ofEach.map(([id, acts]) => [id, acts.find(({ act }) => act.title === title)!.act] as const),
  });
  return (
    <Group gap="sm" role="toolbar" aria-label={words.bulk.toolbar}>
      <Text size="sm" fw={600}>
        {words.bulk.selected(selected.length)}
      </Text>
      {shared.map((title) => (
        <Button key={title} size="xs" variant="light" onClick={() => start(manyOf(title))}>
          {title}
        </Button>
      ))}
      {shared.length === 0 && (
        <Text size="sm" className="quiet">
          {words.bulk.none}
        </Text>
      )}
      <Button size="xs" variant="default" onClick={clear}>
        {words.bulk.clear}
      </Button>
    </Group>
  );
}
