// Where the value of a filter is chosen or typed. A choice acts at once, a text when Enter is
// pressed.
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { get } from '../../api/request.ts';
import { useToday } from '../../app/use-now.ts';
import { centsOf } from '../../format/cents.ts';
import { periodNames, periodOf, periodText } from '../../format/periods.ts';
import { words } from '../../words/en.ts';
import type { Values } from '../list-address.ts';
import type { Filter } from '../list-definition.ts';
import { choicesOf, type NamedChoice, useBankChoices, useOperatorChoices, useTenantChoices } from './named-choices.ts';

interface Props {
  label: string;
  filter: Filter;
  values: Values;
  /** The parts of the address that change; empty: not set any more. */
  apply(next: Values): void;
}

export function FilterEditor(props: Props) {
  switch (props.filter.kind) {
    case 'choice':
      return <Choices {...props} choices={choicesOf(props.filter)} />;
    case 'tenant':
      return <TenantChoices {...props} />;
    case 'bank':
      return <BankChoices {...props} />;
    case 'operator':
      return <OperatorChoices {...props} />;
    case 'person':
      return <PersonChoices {...props} />;
    case 'money':
      return <Amounts {...props} />;
    case 'period':
      return <Days {...props} />;
    default:
      return <Typed {...props} />;
  }
}

// Parts of their own: each asks the API for its names only when it is open.
const TenantChoices = (props: Props) => <Choices {...props} choices={useTenantChoices()} />;
const BankChoices = (props: Props) => <Choices {...props} choices={useBankChoices()} />;
const OperatorChoices = (props: Props) => <Choices {...props} choices={useOperatorChoices()} />;

/** More of them are found by their names. */
const mostWithoutSearch = 12;
const mostShown = 50;

function Choices({ label, filter: { name }, values, apply, choices }: Props & { choices: readonly NamedChoice[] }) {
  const [text, setText] = useState('');
  const found = choices.filter((one) => one.name.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <Stack gap={4}>
      {choices.length > mostWithoutSearch && (
        <TextInput
          size="xs"
          aria-label={words.list.findIn(label)}
          placeholder={words.list.findIn(label)}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <ChoiceList
        choices={found.slice(0, mostShown)}
        value={values[name]}
        choose={(value) => apply({ [name]: value })}
      />
      {found.length > mostShown && (
        <Text size="xs" className="quiet">
          {words.list.moreChoices(found.length - mostShown)}
        </Text>
      )}
    </Stack>
  );
}

interface ChoiceListProps {
  choices: readonly NamedChoice[];
  value: string | undefined;
  choose(value: string): void;
}

const ChoiceList = ({ choices, value, choose }: ChoiceListProps) => (
  <div className="choices">
    {choices.map((one) => (
      <button key={one.value} type="button" aria-pressed={one.value === value} onClick={() => choose(one.value)}>
        {one.name}
      </button>
    ))}
  </div>
);

/** People and businesses by the beginning of a name, an email address or a reference. */
function PersonChoices({ label, filter: { name }, values, apply }: Props) {
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), 200);
  const { data, isFetching } = useQuery({
    queryKey: ['search', 'people', asked],
    queryFn: () => get('/admin/v1/search', { query: { q: asked } }),
    enabled: asked !== '',
  });
  const people = (data?.hits ?? []).filter(({ type }) => type === 'user');
  const hasMore = data?.more.some(({ type }) => type === 'user') === true;
  return (
    <Stack gap={4}>
      <TextInput
        size="xs"
        label={label}
        placeholder={words.list.nameOrEmail}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <ChoiceList
        choices={people.map((one) => ({
          value: one.uuid,
          name: one.email === null ? one.label : `${one.label}, ${one.email}`,
        }))}
        value={values[name]}
        choose={(value) => apply({ [name]: value })}
      />
      {asked !== '' && !isFetching && (people.length === 0 || hasMore) && (
        <Text size="xs" className="quiet" role="status">
          {hasMore ? words.list.morePeople : asked.length < 2 ? words.list.twoLetters : words.list.noPerson}
        </Text>
      )}
    </Stack>
  );
}

/** A form whose texts are applied together. */
function Texts({ children, apply }: { children: React.ReactNode; apply(): void }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="end" wrap="nowrap">
        {children}
        <Button type="submit" size="xs">
          {words.list.apply}
        </Button>
      </Group>
    </form>
  );
}

function Typed({ label, filter: { name, kind }, values, apply }: Props) {
  const [text, setText] = useState(values[name] ?? '');
  return (
    <Texts apply={() => apply({ [name]: text.trim() })}>
      <TextInput
        size="xs"
        label={label}
        {...(kind === 'entry' ? { placeholder: words.list.entryExample } : {})}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </Texts>
  );
}

const dollarsOf = (cents = '') => (/^\d+$/.test(cents) ? (Number(cents) / 100).toFixed(2) : cents);
/** An amount that cannot be read is sent as it is: the API names the field. */
const sentAs = (text: string) => (centsOf(text) ?? text).trim();

function Amounts({ label, filter: { name }, values, apply }: Props) {
  const [from, setFrom] = useState(dollarsOf(values[`${name}_from`]));
  const [to, setTo] = useState(dollarsOf(values[`${name}_to`]));
  return (
    <Texts apply={() => apply({ [`${name}_from`]: sentAs(from), [`${name}_to`]: sentAs(to) })}>
      <TextInput
        size="xs"
        w={100}
        label={words.list.lower(label)}
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <TextInput
        size="xs"
        w={100}
        label={words.list.upper(label)}
        value={to}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
    </Texts>
  );
}

function Days({ filter: { name }, values, apply }: Props) {
  const today = useToday();
  const value = values[name] ?? '';
  const shown = periodOf(value, today) ?? { from: null, until: null };
  const [from, setFrom] = useState(shown.from ?? '');
  const [until, setUntil] = useState(shown.until ?? '');
  const dayOf = (text: string) => (text === '' ? null : text);
  return (
    <Stack gap="xs">
      <ChoiceList
        choices={periodNames.map((one) => ({ value: one, name: words.list.periods[one]! }))}
        value={value}
        choose={(chosen) => apply({ [name]: chosen })}
      />
      <Texts apply={() => apply({ [name]: periodText({ from: dayOf(from), until: dayOf(until) }) })}>
        <TextInput
          size="xs"
          type="date"
          label={words.list.firstDay}
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextInput
          size="xs"
          type="date"
          label={words.list.lastDay}
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
      </Texts>
    </Stack>
  );
}
