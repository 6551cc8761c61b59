// Every field of a record, by the names of the API.
import { Code } from '@mantine/core';
import { Cell } from './cell.tsx';
import type { Column, ColumnKind } from './list-definition.ts';

/** A column says what its field is; of the others the name does. */
function kindOf(field: string, columns: readonly Column[]): ColumnKind {
  const column = columns.find((one) => one.field === field);
  // A uuid is shown whole here.
  if (column?.kind !== undefined && column.kind !== 'uuid') return column.kind;
  return field.endsWith('_at') ? 'time' : 'text';
}

export const RecordFields = ({
  record,
  columns,
}: {
  record: Readonly<Record<string, unknown>>;
  columns: readonly Column[];
}) => (
  <dl className="facts">
    {Object.entries(record).map(([field, value]) => (
      <div key={field} style={{ display: 'contents' }}>
        <dt>{field}</dt>
        <dd>
          {value !== null && typeof value === 'object' && !isPlainList(value) ? (
            <Code block>{JSON.stringify(value, null, 2)}</Code>
          ) : (
            <Cell value={typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value} kind={kindOf(field, columns)} />
          )}
        </dd>
      </div>
    ))}
  </dl>
);

const isPlainList = (value: object): boolean => Array.isArray(value) && value.every((one) => typeof one !== 'object');
