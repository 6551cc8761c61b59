// The fields of an act besides its reason.
import { Checkbox, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { centsOf } from '../format/cents.ts';
import { dollars } from '../format/money.ts';
import { inWords, words } from '../words/en.ts';
import { useTenants } from './tenant-choice.tsx';

export interface ActField {
  /** The field of the body; `a.b` is the field b of the object a. */
  name: string;
  label: string;
  /**
   * `lines`: a list of texts, one in a line. `several`: some of the values, each in a line. `flag`:
   * yes or no. `tenant`: one of them, or none. `hour`: of a day, from 0 to 23.
   */
  kind: 'choice' | 'several' | 'hour' | 'text' | 'day' | 'money' | 'number' | 'lines' | 'flag' | 'tenant';
  values?: readonly string[];
  /** What the values are called, if not by their own words. */
  names?: Readonly<Record<string, string>>;
  /** The most cents. */
  most?: number;
  /** What it has when the dialog opens, as text; for a flag `yes` or nothing. */
  first?: string;
  /** What an empty one is: left out of the body, or sent as null. Absent: it must be filled in. */
  empty?: 'left out' | 'null';
  hint?: string;
}

/** What the fields have when the dialog opens. */
export const firstTexts = (fields: readonly ActField[]): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ name, kind, values, most, first }) => [
      name,
      first ?? (kind === 'choice' ? values![0]! : most === undefined ? '' : (most / 100).toFixed(2)),
    ]),
  );

const isWhole = (text: string) => /^\d{1,9}$/.test(text);

/** The first field that cannot be sent as it is; null: all can. */
export const wrongField = (fields: readonly ActField[], texts: Readonly<Record<string, string>>): string | null =>
  fields.find(({ name, kind, empty }) => {
    const text = texts[name]!.trim();
    if (kind === 'flag') return false;
    if (text === '') return empty === undefined;
    return kind === 'money' ? centsOf(text) === null : kind === 'number' && !isWhole(text);
  })?.name ?? null;

function sentValue(kind: ActField['kind'], text: string): unknown {
  if (kind === 'flag') return text === 'yes';
  if (kind === 'money') return Number(centsOf(text));
  if (kind === 'number' || kind === 'hour') return Number(text);
  if (kind !== 'lines' && kind !== 'several') return text;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function bodyOf(fields: readonly ActField[], texts: Readonly<Record<string, string>>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const { name, kind, empty } of fields) {
    const text = texts[name]!.trim();
    const value = kind !== 'flag' && text === '' ? (empty === 'null' ? null : undefined) : sentValue(kind, text);
    if (value === undefined) continue;
    const [first, second] = name.split('.') as [string, string?];
    if (second === undefined) body[first] = value;
    else body[first] = { ...(body[first] as object | undefined), [second]: value };
  }
  return body;
}

interface Props {
  fields: readonly ActField[];
  texts: Readonly<Record<string, string>>;
  change(name: string, text: string): void;
}

export const ActFields = ({ fields, texts, change }: Props) =>
  fields.map((field, index) => (
    <OneField
      key={field.name}
      field={field}
      text={texts[field.name]!}
      change={(text) => change(field.name, text)}
      isFirst={index === 0}
    />
  ));

interface OneProps {
  field: ActField;
  text: string;
  change(text: string): void;
  /** It has the focus when the dialog opens. */
  isFirst: boolean;
}

function OneField({ field, text, change, isFirst }: OneProps) {
  const { label, kind, values, names, most, empty, hint } = field;
  const focus = isFirst ? { 'data-autofocus': true } : {};
  const description = hint ?? (most === undefined ? undefined : words.act.upTo(dollars(most)));
  if (kind === 'choice' || kind === 'hour')
    return (
      <NativeSelect
        {...focus}
        label={label}
        description={description}
        data={(values ?? hours).map((value) => ({
          value,
          label: names?.[value] ?? (kind === 'hour' ? `${value}:00` : inWords(value)),
        }))}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    );
  if (kind === 'tenant')
    return <TenantField label={label} description={description} value={text} choose={change} isFirst={isFirst} />;
  if (kind === 'flag')
    return (
      <Checkbox
        {...focus}
        label={label}
        description={description}
        checked={text === 'yes'}
        onChange={({ currentTarget }) => change(currentTarget.checked ? 'yes' : '')}
      />
    );
  if (kind === 'several')
    return (
      <Checkbox.Group
        label={label}
        description={description}
        value={text.split('\n').filter(Boolean)}
        onChange={(chosen) => change(chosen.join('\n'))}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={8} mt={6}>
          {values!.map((value) => (
            <Checkbox key={value} size="xs" value={value} label={names?.[value] ?? value} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    );
  const shared = { ...focus, label, description, required: empty === undefined, value: text };
  if (kind === 'lines')
    return <Textarea {...shared} rows={3} onChange={({ currentTarget }) => change(currentTarget.value)} />;
  return (
    <TextInput
      {...shared}
      {...(kind === 'day' ? { type: 'date' } : {})}
      inputMode={kind === 'money' ? 'decimal' : kind === 'number' ? 'numeric' : 'text'}
      error={errorOf(kind, text.trim())}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour));

interface TenantProps {
  label: string;
  description: string | undefined;
  value: string;
  choose(uuid: string): void;
  isFirst: boolean;
}

function TenantField({ label, description, value, choose, isFirst }: TenantProps) {
  const tenants = useTenants() ?? [];
  return (
    <NativeSelect
      {...(isFirst ? { 'data-autofocus': true } : {})}
      label={label}
      description={description}
      value={value}
      data={[
        { value: '', label: words.acts.noTenant },
        ...tenants.map(({ uuid, name }) => ({ value: uuid, label: name })),
      ]}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}

function errorOf(kind: ActField['kind'], text: string): string | undefined {
  if (text === '') return undefined;
  if (kind === 'money' && centsOf(text) === null) return words.act.amountHint;
  return kind === 'number' && !isWhole(text) ? words.act.numberHint : undefined;
}
