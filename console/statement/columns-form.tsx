// How the bank writes its own CSV: which column is what. The preview reads the file so again.
import { Button, Group, MultiSelect, NativeSelect, NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { Schemas } from '../api/request.ts';
import { words } from '../words/en.ts';

export type Columns = Schemas['CsvColumns'];

interface Props {
  header: readonly string[];
  first: Columns;
  isOpen: boolean;
  apply(columns: Columns): void;
}

const { columns: named } = words.statement;

export function ColumnsForm({ header, first, isOpen, apply }: Props) {
  const [columns, setColumns] = useState(first);
  const set = (some: Partial<Columns>) => setColumns({ ...columns, ...some });
  const names = [...new Set([...header, ...first.reference])];
  const choice = (field: 'booked_on' | 'amount' | 'debit' | 'credit' | 'direction' | 'balance') => (
    <NativeSelect
      label={named.fields[field]}
      data={field === 'booked_on' ? names : [{ value: '', label: named.none }, ...names]}
      value={columns[field] ?? ''}
      onChange={({ currentTarget }) => set({ [field]: currentTarget.value === '' ? null : currentTarget.value })}
    />
  );
  const setting = (
    field: 'delimiter' | 'day_order' | 'negative' | 'amounts_in',
    values: Readonly<Record<string, string>>,
  ) => (
    <NativeSelect
      label={named.fields[field]}
      data={Object.entries(values).map(([value, label]) => ({ value, label }))}
      value={columns[field]}
      onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
    />
  );
  return (
    <details open={isOpen}>
      <summary>{named.title}</summary>
      <Group align="flex-end" gap="sm" mt="sm">
        {choice('booked_on')}
        {setting('day_order', named.dayOrders)}
        {choice('amount')}
        {choice('debit')}
        {choice('credit')}
        {choice('direction')}
        {setting('negative', named.negatives)}
        {setting('amounts_in', named.units)}
        {choice('balance')}
        {setting('delimiter', named.delimiters)}
        <NumberInput
          label={named.fields.header_row}
          min={1}
          max={100}
          value={columns.header_row}
          onChange={(value) => set({ header_row: Number(value) || 1 })}
        />
        <MultiSelect
          label={named.fields.reference}
          data={names}
          value={columns.reference}
          onChange={(reference) => set({ reference })}
        />
        <Button variant="light" disabled={columns.reference.length === 0} onClick={() => apply(columns)}>
          {words.statement.readAgain}
        </Button>
      </Group>
    </details>
  );
}
