// What a filter can be set to, by names that people know.
import { useQuery } from '@tanstack/react-query';
import { get } from '../../api/request.ts';
import { operatorsQuery } from '../../app/operators.ts';
import { useTenants } from '../../parts/tenant-choice.tsx';
import { withStatement } from '../../statement/with-statement.ts';
import { inWords, words } from '../../words/en.ts';
import type { Filter } from '../list-definition.ts';

export interface NamedChoice {
  value: string;
  name: string;
}

const nameOfCode = (code: string) =>
  code === 'true' ? words.list.yes : code === 'false' ? words.list.no : inWords(code);

export const choicesOf = ({ choices = [], names = {} }: Filter): NamedChoice[] =>
  choices.map((value) => ({ value, name: names[value] ?? nameOfCode(value) }));

export const useTenantChoices = (): NamedChoice[] =>
  (useTenants() ?? []).map(({ uuid, name }) => ({ value: uuid, name }));

/** Those that have a statement: only its lines are filtered by a bank. */
export function useBankChoices(): NamedChoice[] {
  const { data } = useQuery({ queryKey: ['banks'], queryFn: () => get('/admin/v1/banks'), staleTime: 60_000 });
  return withStatement(data?.banks).map((name) => ({ value: name, name }));
}

/** Also those who have left: the trail has their acts. */
export function useOperatorChoices(): NamedChoice[] {
  const { data } = useQuery(operatorsQuery);
  return (data ?? []).map(({ uuid, name }) => ({ value: uuid, name }));
}
