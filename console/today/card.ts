// A card of Today: what waits, or what goes wrong in silence, with its lane and where it leads.
import type { DataOf } from '../api/request.ts';
import { screenOf } from '../lists/lists.ts';
import { inWords, troubleWords, waitingWords } from '../words/en.ts';

type Today = DataOf<'/admin/v1/today'>;
type Waiting = Today['waiting'][number];
type Trouble = Today['trouble'][number];
export type Subject = Trouble['subjects'][number];

export interface Card
  extends Pick<
    Waiting,
    'kind' | 'count' | 'amount' | 'deadline' | 'deadline_at' | 'path' | 'yesterday' | 'assigned_to' | 'aside'
  > {
  since: string | null;
  subjects: readonly Subject[];
}

/** The lanes, in their order. */
export const lanes = ['deadlines', 'money', 'people', 'systems'] as const;
export type Lane = (typeof lanes)[number];

const ofTroubles: Record<Trouble['kind'], Lane> = {
  bank_unread: 'systems',
  file_unacknowledged: 'systems',
  endpoint_failing: 'systems',
  scheduled_file_failing: 'systems',
  statement_missing: 'money',
  tenant_short: 'money',
  dishonor_missed: 'money',
  return_rate_exceeded: 'money',
  fees_not_paid: 'money',
  sanctions_list_old: 'systems',
  screening_unanswered: 'systems',
};

const people = /^(approval|block|business_in_review|hold_.*|sanctions_.*|processor_suspended)$/;
const systems = /^(file_.*|delivery_uncertain|bank_report|account_unlisted)$/;

export function laneOf({ kind, deadline_at }: Card): Lane {
  if (deadline_at !== null) return 'deadlines';
  if (Object.hasOwn(ofTroubles, kind)) return ofTroubles[kind as Trouble['kind']];
  return people.test(kind) ? 'people' : systems.test(kind) ? 'systems' : 'money';
}

const wordsOf = (kind: string): readonly [title: string, why: string] =>
  troubleWords[kind as keyof typeof troubleWords] ?? waitingWords[kind] ?? [inWords(kind), ''];

export const titleOf = (kind: string): string => wordsOf(kind)[0];
export const whyOf = (kind: string): string => wordsOf(kind)[1];

export const isTrouble = ({ kind }: Pick<Card, 'kind'>): boolean => Object.hasOwn(ofTroubles, kind);

/** What has the nearest deadline first, then what goes wrong, then the largest amount. */
export const cardsOf = ({ waiting, trouble }: Pick<Today, 'waiting' | 'trouble'>): Card[] =>
  [
    ...trouble.map((one) => ({ ...one, deadline: null, deadline_at: null })),
    ...waiting.map(({ oldest: since, ...one }) => ({ ...one, since, subjects: [] })),
  ].toSorted(
    (one, other) =>
      (one.deadline_at ?? '9').localeCompare(other.deadline_at ?? '9') ||
      Number(isTrouble(other)) - Number(isTrouble(one)) ||
      (other.amount ?? 0) - (one.amount ?? 0),
  );

export interface Place {
  to: string;
  search: Readonly<Record<string, string>>;
}

/** The screen that has what the card counts. */
export function placeOf({ kind, path, subjects }: Card): Place {
  const screen = screenOf(path);
  if (screen !== null) return { to: `/${screen.list}`, search: screen.filters };
  return ['return_rate_exceeded', 'fees_not_paid', 'scheduled_file_failing'].includes(kind)
    ? placeOfSubject(kind, subjects[0]!)
    : { to: '/bank-statement', search: {} };
}

/** The screen of one subject. */
export function placeOfSubject(kind: string, { name, uuid, processor_uuid }: Subject): Place {
  const ofTenant = processor_uuid === null ? {} : { processor_uuid };
  switch (kind) {
    case 'endpoint_failing':
      return { to: '/deliveries', search: { uuid: uuid! } };
    case 'dishonor_missed':
      return { to: '/payments', search: { trace_id: name } };
    case 'return_rate_exceeded':
      return { to: '/risk', search: ofTenant };
    case 'fees_not_paid':
      return { to: '/fees', search: ofTenant };
    case 'tenant_short':
      return processor_uuid === null ? { to: '/books', search: {} } : { to: `/tenants/${processor_uuid}`, search: {} };
    case 'file_unacknowledged':
      return { to: `/files/${uuid}`, search: {} };
    case 'scheduled_file_failing':
      return { to: '/scheduled', search: {} };
    case 'sanctions_list_old':
    case 'screening_unanswered':
      return { to: '/sanctions-lists', search: {} };
    case 'statement_missing':
      return { to: '/bank-statement', search: { bank: name } };
    default:
      return { to: '/banks', search: {} };
  }
}
