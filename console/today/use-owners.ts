// The operators who may take care of something, for a field of an act.
import { useQuery } from '@tanstack/react-query';
import { operatorsQuery } from '../app/operators.ts';
import { allows } from '../app/session.ts';

export interface Owners {
  values: readonly string[];
  names: Readonly<Record<string, string>>;
}

/** Undefined until they are read. */
export function useOwners(isAsked = true): Owners | undefined {
  const { data } = useQuery({ ...operatorsQuery, enabled: isAsked });
  const able = data?.filter(({ role, disabled_at }) => disabled_at === null && allows(role, 'support'));
  return (
    able && {
      values: able.map(({ uuid }) => uuid),
      names: Object.fromEntries(able.map(({ uuid, name }) => [uuid, name])),
    }
  );
}
