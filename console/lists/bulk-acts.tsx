// The acts that can be done for all selected rows at once.
import { Button, Group, Text } from '@mantine/core';
import { allows, type Role } from '../app/session.ts';
import { dollars } from '../format/money.ts';
import { words } from '../words/en.ts';
import type { ActOfMany } from './act-of-many.ts';
import { actsOfRow } from './acts-of-rows.ts';
import { BulkPaymentActs } from './bulk-payment-acts.tsx';
import type { Row } from './list-definition.ts';
import type { ListName } from './lists.ts';

/** What the role allows for a row, and can be done for many. */
export const bulkActsOf = (list: ListName, row: Row, id: string, role: Role, filters: Filters) =>
  actsOfRow(list, row, id, filters).filter(
    ({ role: needed, oneByOne, act }) => oneByOne !== true && act.secret === undefined && allows(role, needed),
  );

type Filters = Readonly<Record<string, string>>;

const naming = [
  'user_name',
  'payer_name',
  'operator_name',
  'name',
  'client_reference_id',
  'code',
  'reference',
] as const;

/** What a person recognizes a row by. */
function nameOfRow(row: Row): string | null {
  const name = naming.map((field) => row[field]).find((value) => typeof value === 'string' && value !== '');
  const parts = [typeof row.amount === 'number' ? dollars(row.amount) : null, name].filter((part) => part != null);
  return parts.length === 0 ? null : parts.join(', ');
}

interface Props {
  list: ListName;
  filters: Filters;
  role: Role;
  selected: readonly { key: string; id: string; row: Row }[];
  clear(): void;
  start(many: ActOfMany): void;
}

export function BulkActs({ list, filters, role, selected, clear, start }: Props) {
  const ofEach = selected.map(({ key, id, row }) => ({
    key,
    name: nameOfRow(row) ?? id,
    acts: bulkActsOf(list, row, id, role, filters),
  }));
  const titles = ofEach[0]?.acts.map(({ act }) => act.title) ?? [];
  const shared = titles.filter((title) => ofEach.every(({ acts }) => acts.some(({ act }) => act.title === title)));
  const manyOf = (title: string): ActOfMany => ({
    title,
    amount: selected.reduce((sum, { row }) => sum + (typeof row.amount === 'number' ? row.amount : 0), 0),
    acts: ofEach.map(({ key, name, acts }) => ({ key, name, act: acts.find(({ act }) => act.title === title)!.act })),
    leftOut: [],
  });
  return (
    <Group gap="sm" role="toolbar" aria-label={words.bulk.toolbar}>
      <Text size="sm" fw={600}>
        {words.bulk.selected(selected.length)}
      </Text>
      {shared.map((title) => (
        <Button key={title} data-act size="xs" onClick={() => start(manyOf(title))}>
          {title}
        </Button>
      ))}
      {list === 'payments' && (
        <BulkPaymentActs
          role={role}
          payments={selected.map(({ id, row }) => ({ uuid: id, name: nameOfRow(row) ?? id }))}
          start={start}
        />
      )}
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
