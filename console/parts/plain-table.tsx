// A table of a few rows, with what its cells show.
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { WideTable } from './wide-table.tsx';

export interface Head {
  label: string;
  /** Numbers stand at the right. */
  right: true;
}

export interface PlainRow {
  key: string;
  /** The first names the row. */
  cells: readonly ReactNode[];
}

interface Props {
  label: string;
  heads: readonly (string | Head)[];
  rows: readonly PlainRow[];
}

export const right = (label: string): Head => ({ label, right: true });

export function PlainTable({ label, heads, rows }: Props) {
  const alignOf = (index: number) => (typeof heads[index] === 'object' ? 'right' : undefined);
  return (
    <WideTable label={label}>
      <Table.Thead>
        <Table.Tr>
          {heads.map((head, index) => {
            const name = typeof head === 'string' ? head : head.label;
            return (
              <Table.Th key={name} ta={alignOf(index)} scope="col">
                {name}
              </Table.Th>
            );
          })}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, cells }) => (
          <Table.Tr key={key}>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is what its column is
              <Table.Td key={index} ta={alignOf(index)} className={alignOf(index) && 'number'}>
                {cell}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
