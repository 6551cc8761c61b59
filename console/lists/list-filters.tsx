// The filters of a list. They are in the address, so a filtered list can be sent to a colleague.
import { Button, Collapse, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { type FormEvent, useEffect, useState } from 'react';
import { centsOf } from '../format/cents.ts';
import { useTenants } from '../parts/tenant-choice.tsx';
import { inWords, words } from '../words/en.ts';
import { type Filter, filterWords } from './list-definition.ts';

type Values = Readonly<Record<string, string>>;

interface Props {
  list: string;
  filters: readonly Filter[];
  values: Values;
  change(values: Values): void;
}

const dollarsOf = (cents: string) => (/^\d+$/.test(cents) ? (Number(cents) / 100).toFixed(2) : cents);

const shownAs = ({ kind }: Filter, value: string): string =>
  kind === 'money' && value !== '' ? dollarsOf(value) : value;
/** An amount that cannot be read is sent as it is: the API names the field. */
const sentAs = ({ kind }: Filter, text: string): string => (kind === 'money' ? (centsOf(text) ?? text) : text).trim();

export function ListFilters({ list, filters, values, change }: Props) {
  const [texts, setTexts] = useState<Record<string, string>>({});
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [isOpen, openIs] = useDisclosure(false);
  const [hasAll, allAre] = useDisclosure(filters.some(({ name, isRare }) => isRare && values[name] !== undefined));
  // The address has changed: what was typed is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are the reason
  useEffect(() => setTexts({}), [values]);
  if (filters.length === 0) return null;
  const shown = filters.filter(({ isRare }) => hasAll || isRare !== true);
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
    <form onSubmit={submit} aria-label={words.list.filters(0)}>
      {/* On a telephone they would take the whole screen. */}
      {isNarrow && (
        <Button size="xs" variant="default" mb="xs" aria-expanded={isOpen} onClick={openIs.toggle}>
          {words.list.filters(Object.keys(values).length)}
        </Button>
      )}
      <Collapse expanded={!isNarrow || isOpen}>
        <Group gap="xs" align="end">
          {shown.map((filter) => (
            <OneFilter
              key={filter.name}
              filter={filter}
              label={filterWords(list, filter.name) ?? filter.name}
              value={values[filter.name] ?? ''}
              text={texts[filter.name] ?? shownAs(filter, values[filter.name] ?? '')}
              type={(text) => setTexts((before) => ({ ...before, [filter.name]: text }))}
              apply={(value) => apply(filter.name, value)}
            />
          ))}
          <Button type="submit" size="xs" variant={Object.keys(texts).length > 0 ? 'filled' : 'default'}>
            {words.list.apply}
          </Button>
          {shown.length < filters.length || hasAll ? (
            <Button size="xs" variant="subtle" aria-expanded={hasAll} onClick={allAre.toggle}>
              {hasAll ? words.list.fewerFilters : words.list.moreFilters}
            </Button>
          ) : null}
          {Object.keys(values).length > 0 && (
            <Button size="xs" variant="subtle" onClick={() => change({})}>
              {words.list.clear}
            </Button>
          )}
        </Group>
      </Collapse>
    </form>
  );
}

interface OneProps {
  filter: Filter;
  label: string;
  /** In the address. */
  value: string;
  /** As it is typed so far. */
  text: string;
  type(text: string): void;
  apply(value: string): void;
}

function OneFilter({ filter: { kind, choices = [], names = {} }, label, value, text, type, apply }: OneProps) {
  if (kind === 'tenant') return <TenantFilter label={label} value={value} choose={apply} />;
  if (kind === 'choice') {
    const named = choices.map((one) => ({
      value: one,
      label: one === 'true' ? words.list.yes : one === 'false' ? words.list.no : (names[one] ?? inWords(one)),
    }));
    return <Choice label={label} value={value} choices={named} choose={apply} />;
  }
  return (
    <TextInput
      size="xs"
      w={kind === 'money' ? 100 : 140}
      label={label}
      type={kind === 'since' ? 'date' : 'text'}
      {...(kind === 'entry' ? { placeholder: words.list.entryExample } : {})}
      value={text}
      onChange={({ currentTarget }) => (kind === 'since' ? apply : type)(currentTarget.value)}
    />
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  choose(value: string): void;
}

const Choice = ({ label, value, choices, choose }: ChoiceProps) => (
  <NativeSelect
    size="xs"
    maw={200}
    label={label}
    value={value}
    data={[{ value: '', label: words.list.any }, ...choices]}
    onChange={({ currentTarget }) => choose(currentTarget.value)}
  />
);

/** A part of its own: only operators may ask for the tenants. */
function TenantFilter(props: Omit<ChoiceProps, 'choices'>) {
  const tenants = useTenants() ?? [];
  return <Choice {...props} choices={tenants.map(({ uuid, name }) => ({ value: uuid, label: name }))} />;
}
