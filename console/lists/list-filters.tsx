// The filters of a list. They are in the address, so a filtered list can be sent to a colleague.
import { Button, Collapse, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { type FormEvent, useEffect, useState } from 'react';
import { centsOf } from '../format/cents.ts';
import { useTenants } from '../parts/tenant-choice.tsx';
import { inWords, words } from '../words/en.ts';
import type { Filter } from './list-definition.ts';

interface Props {
  filters: readonly Filter[];
  values: Readonly<Record<string, string>>;
  change(values: Record<string, string>): void;
}

const dollarsOf = (cents: string) => (/^\d+$/.test(cents) ? (Number(cents) / 100).toFixed(2) : cents);

const shownAs = ({ kind }: Filter, value: string): string =>
  kind === 'money' && value !== '' ? dollarsOf(value) : value;
/** An amount that cannot be read is sent as it is: the API names the field. */
const sentAs = ({ kind }: Filter, text: string): string => (kind === 'money' ? (centsOf(text) ?? text) : text).trim();

export function ListFilters({ filters, values, change }: Props) {
  const [texts, setTexts] = useState<Record<string, string>>({});
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [isOpen, openIs] = useDisclosure(false);
  // The address has changed: what was typed is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are the reason
  useEffect(() => setTexts({}), [values]);
  if (filters.length === 0) return null;
  const textOf = (filter: Filter) => texts[filter.name] ?? shownAs(filter, values[filter.name] ?? '');
  const apply = (name: string, value: string) => {
    const { [name]: _, ...others } = values;
    change(value === '' ? others : { ...others, [name]: value });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = filters.filter(({ name }) => name in texts);
    const next = { ...values, ...Object.fromEntries(typed.map((one) => [one.name, sentAs(one, texts[one.name]!)])) };
    change(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')));
  };
  return (
    <form onSubmit={submit} aria-label="Filters">
      {/* On a telephone they would take the whole screen. */}
      {isNarrow && (
        <Button size="xs" variant="default" mb="xs" aria-expanded={isOpen} onClick={openIs.toggle}>
          {words.list.filters(Object.keys(values).length)}
        </Button>
      )}
      <Collapse expanded={!isNarrow || isOpen}>
        <Group gap="sm" align="end">
          {filters.map((filter) =>
            filter.kind === 'tenant' ? (
              <TenantFilter
                key={filter.name}
                label={filter.label}
                value={values[filter.name] ?? ''}
                choose={(uuid) => apply(filter.name, uuid)}
              />
            ) : filter.kind === 'choice' ? (
              <NativeSelect
                key={filter.name}
                size="xs"
                label={filter.label}
                value={values[filter.name] ?? ''}
                data={[
                  { value: '', label: 'Any' },
                  ...filter.choices!.map((one) => ({
                    value: one,
                    label: one === 'true' ? 'Yes' : one === 'false' ? 'No' : inWords(one),
                  })),
                ]}
                onChange={({ currentTarget }) => apply(filter.name, currentTarget.value)}
              />
            ) : (
              <TextInput
                key={filter.name}
                size="xs"
                w={filter.kind === 'money' ? 110 : 150}
                label={filter.label}
                type={filter.kind === 'since' ? 'date' : 'text'}
                value={textOf(filter)}
                onChange={({ currentTarget: { value } }) => {
                  if (filter.kind === 'since') apply(filter.name, value);
                  else setTexts((before) => ({ ...before, [filter.name]: value }));
                }}
              />
            ),
          )}
          <Button type="submit" size="xs">
            Filter
          </Button>
          {Object.keys(values).length > 0 && (
            <Button size="xs" variant="default" onClick={() => change({})}>
              {words.list.clear}
            </Button>
          )}
        </Group>
      </Collapse>
    </form>
  );
}

interface TenantFilterProps {
  label: string;
  value: string;
  choose(uuid: string): void;
}

/** A part of its own: only operators may ask for the tenants. */
function TenantFilter({ label, value, choose }: TenantFilterProps) {
  const tenants = useTenants() ?? [];
  return (
    <NativeSelect
      size="xs"
      label={label}
      value={value}
      data={[{ value: '', label: 'Any' }, ...tenants.map(({ uuid, name }) => ({ value: uuid, label: name }))]}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
