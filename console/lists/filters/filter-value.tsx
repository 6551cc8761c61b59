// The value of a filter, in words for people.
import { useToday } from '../../app/use-now.ts';
import { dollars } from '../../format/money.ts';
import { periodInDays, periodNames, periodOf } from '../../format/periods.ts';
import { TenantName } from '../../parts/tenant-choice.tsx';
import { nameOf } from '../../person/person.ts';
import { usePerson } from '../../person/use-person.ts';
import { words } from '../../words/en.ts';
import type { Values } from '../list-address.ts';
import type { Filter } from '../list-definition.ts';
import { choicesOf, useOperatorChoices } from './named-choices.ts';

export function FilterValue({ filter, values }: { filter: Filter; values: Values }) {
  const { kind, name } = filter;
  const value = values[name] ?? '';
  switch (kind) {
    case 'money':
      return <>{amounts(values[`${name}_from`], values[`${name}_to`])}</>;
    case 'period':
      return <PeriodValue value={value} />;
    case 'choice':
      return <>{choicesOf(filter).find((one) => one.value === value)?.name ?? value}</>;
    case 'tenant':
      return <TenantName uuid={value} />;
    case 'person':
      return <PersonName uuid={value} />;
    case 'operator':
      return <OperatorName uuid={value} />;
    default:
      return <>{value}</>;
  }
}

/** What is no amount is shown as it is: the API names the field. */
const inDollars = (cents: string) => (/^\d+$/.test(cents) ? dollars(Number(cents)) : cents);

function amounts(from: string | undefined, to: string | undefined): string {
  if (from === to && from !== undefined) return inDollars(from);
  if (from === undefined) return words.list.atMost(inDollars(to!));
  return to === undefined ? words.list.atLeast(inDollars(from)) : words.list.fromTo(inDollars(from), inDollars(to));
}

function PeriodValue({ value }: { value: string }) {
  const today = useToday();
  if (periodNames.includes(value)) return <>{words.list.periods[value]}</>;
  const period = periodOf(value, today);
  return <>{period === null ? value : periodInDays(period, words.list)}</>;
}

function PersonName({ uuid }: { uuid: string }) {
  const { data } = usePerson(uuid);
  return <>{data === undefined ? `${uuid.slice(0, 8)}…` : nameOf(data)}</>;
}

function OperatorName({ uuid }: { uuid: string }) {
  return <>{useOperatorChoices().find((one) => one.value === uuid)?.name ?? `${uuid.slice(0, 8)}…`}</>;
}
