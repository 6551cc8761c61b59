// Every field of a record: what has a value first, and what it refers to as links. The record as
// the API answers it is below.
import { Stack } from '@mantine/core';
import { JsonBlock } from '../parts/json-block.tsx';
import { OwnerLink } from '../parts/owner-link.tsx';
import { Reference } from '../parts/reference.tsx';
import { TenantLink } from '../parts/tenant-choice.tsx';
import { words } from '../words/en.ts';
import { Cell } from './cell.tsx';
import { type Column, type ColumnKind, fieldWords, type Row } from './list-definition.ts';

interface Props {
  list: string;
  record: Row;
  columns: readonly Column[];
  hidden?: readonly string[];
}

const isOfTenant = (list: string) => list.startsWith('own-');

/** A column says what its field is; of the others the name does. */
function kindOf(field: string, columns: readonly Column[]): ColumnKind {
  const column = columns.find((one) => one.field === field);
  if (column?.kind !== undefined) return column.kind;
  if (/_at$/.test(field)) return 'time';
  if (/(_on|_until|_date)$/.test(field)) return 'day';
  if (/(^|_)(uuid|trace|trace_id|request_id|sha256)$/.test(field)) return 'code';
  return /(^|_)amount$/.test(field) ? 'money' : 'text';
}

/** A uuid is shown as the name in the field next to it. */
const isNamed = (field: string, record: Row): boolean =>
  field.endsWith('_name') && typeof record[field.replace(/_name$/, '_uuid')] === 'string';

export function RecordFields({ list, record, columns, hidden = [] }: Props) {
  const fields = Object.entries(record).filter(
    ([field, value]) =>
      value !== null && value !== '' && !isEmptyList(value) && !hidden.includes(field) && !isNamed(field, record),
  );
  return (
    <Stack gap="md">
      <dl className="facts">
        {fields.map(([field, value]) => (
          <div key={field} style={{ display: 'contents' }}>
            <dt title={field}>{fieldWords(list, field) ?? field}</dt>
            <dd>
              <Value list={list} field={field} value={value} kind={kindOf(field, columns)} />
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

const nilUuid = '00000000-0000-0000-0000-000000000000';

interface ValueProps {
  list: string;
  field: string;
  value: unknown;
  kind: ColumnKind;
}

function Value({ list, field, value, kind }: ValueProps) {
  if (typeof value === 'string' && !isOfTenant(list)) {
    if (field === 'user_uuid' || field === 'payer_uuid' || field === 'payee_uuid') return <OwnerLink uuid={value} />;
    if (field === 'processor_uuid' && value !== nilUuid) return <TenantLink uuid={value} />;
  }
  if (typeof value === 'string' && !isOfTenant(list) && referring.has(field)) return <Reference uuid={value} />;
  if (typeof value === 'boolean') return <Cell value={value} kind="flag" />;
  if (kind !== 'who' && value !== null && typeof value === 'object' && !isPlainList(value))
    return <JsonBlock value={value} label={fieldWords(list, field) ?? field} />;
  return <Cell value={value} kind={kind} />;
}
