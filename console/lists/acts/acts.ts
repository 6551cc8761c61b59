// What describes an act on a row of a list.
import { queries } from '../../app/queries.ts';
import { sessionQuery } from '../../app/session.ts';
import { dollars } from '../../format/money.ts';
import type { ActWithRole } from '../../parts/act-buttons.tsx';
import type { Act } from '../../parts/act-dialog.tsx';
import { words } from '../../words/en.ts';
import type { Row } from '../list-definition.ts';

export interface ActOfRow extends ActWithRole {
  /** It needs to know more about each row, so it cannot be done for many at once. */
  oneByOne?: true;
}

type Filters = Readonly<Record<string, string>>;

/**
 * By the name of the list. A row that allows nothing has an empty list. `filters`: the filters of
 * the list, which may name what its rows belong to.
 */
export type ActsOfRows = Readonly<Record<string, (row: Row, id: string, filters: Filters) => readonly ActOfRow[]>>;

export const posting = (title: string, path: string, more: Partial<Act> = {}): Act => ({
  title,
  method: 'POST',
  path,
  ...more,
});

export const amountOf = ({ amount }: Row): string => dollars(Number(amount));

/** Whether it is the person who has signed in. */
export const isMe = (uuid: unknown): boolean => queries.getQueryData(sessionQuery.queryKey)?.operator.uuid === uuid;

export const linkSecret: NonNullable<Act['secret']> = {
  label: words.acts.oneTimeLink,
  of: (data) => (data as { link: { url: string } }).link.url,
};

export const tokenSecret: NonNullable<Act['secret']> = {
  label: words.acts.token,
  of: (data) => (data as { token: string }).token,
};

/** The link or token of an approved act: the operator who approved it gives it to the person. */
export const approvedSecret: NonNullable<Act['secret']> = {
  label: words.acts.toHandOver,
  of(data) {
    const { data: made } = (data as { result: { data: { link?: { url: string }; token?: unknown } | null } }).result;
    return made?.link?.url ?? (typeof made?.token === 'string' ? made.token : null);
  },
};
