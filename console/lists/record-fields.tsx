// Every field of a record: what has a value first, and what it refers to as links. The record as
// the API answers it is below.
import { Stack } from '@mantine/core';
import { JsonBlock } from '../parts/json-block.tsx';
import { OwnerLink } from '../parts/owner-link.tsx';
import { Reference } from '../parts/reference.tsx';
import { TenantLink } from '../parts/tenant-choice.tsx';
import { ReturnCode, Term } from '../parts/term.tsx';
import { words } from '../words/en.ts';
import { Cell } from './cell.tsx';
import { kindOf } from './columns.ts';
import { type Column, type ColumnKind, fieldWords, type Row } from './list-definition.ts';
import { termOfField } from './terms-of-lists.ts';

/** What is of no tenant has it. */
const nilUuid = '00000000-0000-0000-0000-000000000000';

interface Props {
  list: string;
  record: Row;
  columns: readonly Column[];
  hidden?: readonly string[];
}

const isOfTenant = (list: string) => list.startsWith('own-');

/** A uuid is shown as the name in the field next to it. */
const isNamed = (field: string, record: Row): boolean =>
  field.endsWith('_name') && typeof record[field.replace(/_name$/, '_uuid')] === 'string';

export function RecordFields({ list, record, columns, hidden = [] }: Props) {
  const fields = Object.entries(record).filter(
    ([field, value]) =>
      value !== null &&
      value !== '' &&
      value !== nilUuid &&
      !isEmptyList(value) &&
      !hidden.includes(field) &&
      !isNamed(field, record),
  );
  return (
    <Stack gap="md">
      <dl className="facts">
        {fields.map(([field, value]) => (
          <div key={field} style={{ display: 'contents' }}>
            <dt title={field}>
              <Name list={list} field={field} />
            </dt>
            <dd>
              <Value list={list} field={field} value={value} kind={kindOf(field, columns, value)} />
            </dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>{words.list.asAnswered}</summary>
        <JsonBlock value={record} label={words.list.asAnswered} />
      </details>
    </Stack>
  );
}

function Name({ list, field }: Pick<Props, 'list'> & { field: string }) {
  const name = fieldWords(list, field) ?? field;
  const term = termOfField(field);
  return term === undefined ? name : <Term of={term}>{name}</Term>;
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
const isPlainList = (value: object): boolean => Array.isArray(value) && value.every((one) => typeof one !== 'object');

/** The search finds what they name. */
const referring = new Set([
  'transaction_uuid',
  'refund_uuid',
  'subject_uuid',
  'vendor_uuid',
  'file_uuid',
  'item_uuid',
  'bank_account_uuid',
  'token_uuid',
]);

interface ValueProps {
  list: string;
  field: string;
  value: unknown;
  kind: ColumnKind;
}

function Value({ list, field, value, kind }: ValueProps) {
  if (typeof value === 'string' && !isOfTenant(list)) {
    if (field === 'user_uuid' || field === 'payer_uuid' || field === 'payee_uuid') return <OwnerLink uuid={value} />;
    if (field === 'processor_uuid') return <TenantLink uuid={value} />;
  }
  if (typeof value === 'string' && !isOfTenant(list) && referring.has(field)) return <Reference uuid={value} />;
  if (typeof value === 'boolean') return <Cell value={value} kind="flag" />;
  if (kind !== 'who' && value !== null && typeof value === 'object' && !isPlainList(value))
    return <JsonBlock value={value} label={fieldWords(list, field) ?? field} />;
  if (kind === 'code' && typeof value === 'string')
    return <ReturnCode of={value}>{<Cell value={value} kind={kind} />}</ReturnCode>;
  return <Cell value={value} kind={kind} />;
}
