// Which names of a user are screened.

import type { ScreenedName } from '../matching/matcher.ts';
import { nameKey } from '../matching/normalize-name.ts';
import type { NamedUser } from './users-to-screen.sql.ts';

export const nameKinds = ['name', 'business_name', 'trading_name', 'name_in_file', 'contact', 'owner'] as const;

export type NameKind = (typeof nameKinds)[number];

export interface NameOfUser extends ScreenedName {
  kind: NameKind;
  /** Two spellings of one name have the same key. */
  key: string;
}

/** Each name once, under its first kind. Empty: the user was erased. */
export function namesOf(user: NamedUser): NameOfUser[] {
  const isBusiness = user.business_name !== null;
  const ofUser = isBusiness ? 'business' : 'person';
  const candidates: { kind: NameKind; name: string | null; form: ScreenedName['form']; dob?: string | null }[] = [
    { kind: isBusiness ? 'contact' : 'name', name: fullName(user), form: 'person' },
    { kind: 'business_name', name: user.business_name, form: 'business' },
    { kind: 'trading_name', name: user.trading_name, form: 'business' },
    { kind: 'name_in_file', name: user.name_in_file, form: ofUser },
    ...user.owners.map((owner) => ({
      kind: 'owner' as const,
      name: fullName(owner),
      form: 'person' as const,
      dob: owner.dob,
    })),
  ];
  const found = new Map<string, NameOfUser>();
  for (const { kind, name, form, dob = null } of candidates) {
    const key = name === null ? '' : nameKey(name, form);
    if (key !== '' && !found.has(`${form} ${key} ${dob}`))
      found.set(`${form} ${key} ${dob}`, { kind, name: name!, form, dob, key });
  }
  return [...found.values()];
}

const fullName = ({ first_name, last_name }: { first_name: string | null; last_name: string | null }): string | null =>
  [first_name, last_name].filter((one) => one !== null && one !== '').join(' ') || null;
