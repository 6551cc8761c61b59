// The record of a person or a business, as its operation answers it.
import type { DataOf } from '../api/request.ts';
import { words } from '../words/en.ts';

export type Person = DataOf<'/admin/v1/users/{uuid}'>;

export function nameOf({
  business,
  first_name,
  last_name,
}: Pick<Person, 'business' | 'first_name' | 'last_name'>): string {
  if (business !== null) return business.name;
  return [first_name, last_name].filter((part) => part !== null).join(' ') || words.person.erased;
}
