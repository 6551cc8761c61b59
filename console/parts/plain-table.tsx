// A table of a few rows, with what its cells show.
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TermName } from '../words/glossary.ts';
import { Term } from './term.tsx';
import { WideTable } from './wide-table.tsx';

export interface Head {
  label: string;
  /** Numbers stand at the right. */
  right?: true;
  /** The word that the label is. */
  term?: TermName;
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
export const explained = (label: string, term: TermName): Head => ({ label, term });

export function PlainTable({ label, heads, rows }: Props) {
  const alignOf = (index: number) => {
    const head = heads[index];
    return typeof head === 'object' && head.right ? 'right' : undefined;
  };
  return (
    <WideTable label={label}>
      <Table.Thead>
        <Table.Tr>
          {heads.map((head, index) => {
            const { label: name, term }: Head = typeof head === 'string' ? { label: head } : head;
            return (
              <Table.Th key={name} ta={alignOf(index)} scope="col">
                {term === undefined ? name : <Term of={term}>{name}</Term>}
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
