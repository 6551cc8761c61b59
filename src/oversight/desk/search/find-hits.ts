// Finds what a question is about: what it may be as a scrap, and what it says as a call.
import { addDays } from '../../../ach/calendar/days.ts';
import { easternDay, easternTime } from '../../../ach/calendar/eastern-time.ts';
import { countTenants } from '../../../payments/transactions/search/candidates.sql.ts';
import type { SearchFilters } from '../../../payments/transactions/search/search-filter.ts';
import { searchOf } from '../../../payments/transactions/search/search-page.ts';
import { type Search, searchPayments } from '../../../payments/transactions/search/search-payments.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Call, narrows, readCall } from './call.ts';
import type { Days } from './days.ts';
import { hitsOfUuid } from './hits-of-uuid.ts';
import {
  type Hit,
  selectAccountsByLast4,
  selectFilesAndItems,
  selectTenantsByName,
  selectUsersByEmail,
  selectUsersByReference,
} from './lookup.sql.ts';
import { readScrap, type Scrap } from './scrap.ts';
import { slipsOf } from './slips.ts';
import {
  selectPersonsByFirstNameLike,
  selectPersonsByName,
  selectUsersByName,
  selectUsersByNameLike,
} from './users-by-name.sql.ts';

/** Hits of each kind. */
export const mostOfKind = 10;

/** Users with a name whose payments are looked at. */
const mostUsers = 100;

interface More {
  type: Hit['type'];
  /** The list that has all; null: no list has them. */
  path: string | null;
}

interface Found {
  hits: Hit[];
  /** Kinds that may have others. */
  more: More[];
}

export interface Question {
  q: string;
  /** Of the records: of `created_at`. */
  now: Date;
  /** Of the banks: of what comes back. */
  bankingNow: Date;
}

export interface Answer extends Found {
  code: string | null;
  days: Days | null;
  /** Nothing has the name as it was asked: the hits have one that differs in one letter. */
  is_similar: boolean;
}

const none: Found = { hits: [], more: [] };

export async function findHits(database: Database, { q, now, bankingNow }: Question): Promise<Answer> {
  const scrap = readScrap(q);
  if (scrap.uuid !== null) {
    const hits = await hitsOfUuid(database, scrap.uuid, mostOfKind);
    return { hits, more: [], code: null, days: null, is_similar: false };
  }
  const call = readCall(q);
  const days = call.days?.(easternDay(call.code === null ? now : bankingNow)) ?? null;
  const read = { code: call.code, days };
  const exact = joined(
    await Promise.all([
      hitsOfScrap(database, scrap),
      usersNamed(database, scrap.name, mostOfKind),
      hitsOfCall(database, call, days, usersNamed),
    ]),
  );
  const isFound = exact.hits.length + exact.more.length > 0;
  if (isFound || (await hasName(database, call))) return { ...exact, ...read, is_similar: false };
  const alike = joined(
    await Promise.all([usersAlike(database, scrap.name, mostOfKind), hitsOfCall(database, call, days, usersAlike)]),
  );
  return { ...alike, ...read, is_similar: alike.hits.length > 0 };
}

/** A user has the name as it was asked, but no such payment: a similar name is not meant. */
async function hasName(database: Database, call: Call): Promise<boolean> {
  if (call.about === null || !narrows(call)) return false;
  return (await usersNamed(database, readScrap(call.about).name, 1)).hits.length > 0;
}

/** Each once. */
function joined(found: readonly Found[]): Found {
  const seen = new Set<string>();
  const isNew = (...key: unknown[]) => seen.size < seen.add(key.join(' ')).size;
  return {
    hits: found.flatMap(({ hits }) => hits).filter(({ type, uuid }) => isNew(type, uuid)),
    more: found.flatMap(({ more }) => more).filter(({ type, path }) => isNew('more', type, path)),
  };
}

/** One extra row shows that there are others. Null: the scrap is no such value. */
async function upTo<Value>(
  most: number,
  value: Value | null,
  select: (database: Database, value: Value, atMost: number) => Promise<Hit[]>,
  database: Database,
): Promise<Found> {
  if (value === null) return none;
  const hits = await select(database, value, most + 1);
  const beyond = hits[most];
  return { hits: hits.slice(0, most), more: beyond === undefined ? [] : [{ type: beyond.type, path: null }] };
}

async function hitsOfScrap(database: Database, { text, trace, email, name, last4 }: Scrap): Promise<Found> {
  return joined(
    await Promise.all([
      trace === null ? none : paymentsWith(database, { trace_id: trace }),
      paymentsWith(database, { client_reference_id: text }),
      upTo(mostOfKind, email, selectUsersByEmail, database),
      upTo(mostOfKind, text, selectUsersByReference, database),
      upTo(mostOfKind, name, selectTenantsByName, database),
      upTo(mostOfKind, last4, selectAccountsByLast4, database),
      upTo(mostOfKind, text, selectFilesAndItems, database),
    ]),
  );
}

type FindUsers = (database: Database, name: string | null, most: number) => Promise<Found>;

/** Businesses and persons whose name begins so. */
const usersNamed: FindUsers = async (database, name, most) => {
  if (name === null) return none;
  const { person } = readScrap(name);
  return joined(
    await Promise.all([
      upTo(most, name, selectUsersByName, database),
      upTo(most, person, selectPersonsByName, database),
    ]),
  );
};

/** The same with a slip in the name, or in one of the two names. */
const usersAlike: FindUsers = async (database, name, most) => {
  if (name === null) return none;
  const { person } = readScrap(name);
  const tenants = await countTenants(database);
  const alike = (first: string, last: string) => {
    const slips = slipsOf(last, tenants);
    return slips === null ? null : { first, slips };
  };
  return joined(
    await Promise.all([
      upTo(most, alike('', name), selectUsersByNameLike, database),
      upTo(most, person === null ? null : alike(person.first, person.last), selectUsersByNameLike, database),
      upTo(most, person, selectPersonsByFirstNameLike, database),
    ]),
  );
};

/** The payments that a call is about. What it names is a user, or the reference of a payment. */
async function hitsOfCall(database: Database, call: Call, days: Days | null, find: FindUsers): Promise<Found> {
  const isOfNoDay = call.days !== null && days === null;
  if (!narrows(call) || isOfNoDay) return none;
  const filters = filtersOf(call, days);
  const { about } = call;
  if (about === null) return paymentsWith(database, filters);
  const scrap = readScrap(about);
  const users = await find(database, scrap.name, mostUsers);
  // The payments of all who have the name are too many to read. What they have in common is known.
  const isCommon = users.more.length > 0 && find === usersNamed;
  const byUsers = () => (users.hits.length === 0 ? none : paymentsOf(database, users, filters));
  return joined(
    await Promise.all([
      paymentsWith(database, { ...filters, client_reference_id: about }),
      isCommon ? paymentsOfNamed(database, scrap, filters) : byUsers(),
    ]),
  );
}

/** The newest payments of a payer or payee whose name begins so. No list has the same. */
function paymentsOfNamed(database: Database, { name, person }: Scrap, filters: SearchFilters): Promise<Found> {
  const search = searchOf({ filters, of: anyTenant }, mostOfKind);
  const begins = [name ?? '', person?.first ?? '', person?.last ?? ''].map((text) => text.toLowerCase());
  const wanted = { ...search.wanted, named: begins as [string, string, string] };
  return foundBy(database, { ...search, wanted }, null);
}

function filtersOf({ amount, code }: Call, days: Days | null): SearchFilters {
  return {
    ...(amount === null ? {} : { amount_from: amount.from, amount_to: amount.to }),
    ...(code === null ? {} : { ach_return_code: code }),
    ...(days === null ? {} : filtersOfDays(days, code !== null)),
  };
}

/** With a code: the days on which something came back. */
function filtersOfDays({ from, to }: Days, isOfReturns: boolean): SearchFilters {
  const [first, end] = [from, addDays(to, 1)].map((day) => easternTime(day, 0, 0).toISOString()) as [string, string];
  return isOfReturns ? { returned_from: first, returned_before: end } : { created_from: first, created_before: end };
}

/** The newest payments of all tenants. */
function paymentsWith(database: Database, filters: SearchFilters): Promise<Found> {
  return foundBy(database, searchOf({ filters, of: anyTenant }, mostOfKind), listOf(filters));
}

/** The newest payments of these users. The list has the payments of one user. */
async function paymentsOf(database: Database, users: Found, filters: SearchFilters): Promise<Found> {
  const keys = users.hits.map(({ uuid, processor_id }) => ({ user_uuid: uuid, processor_id: processor_id! }));
  const search = { ...searchOf({ filters, of: anyTenant }, mostOfKind), users: keys };
  const list = keys.length === 1 ? listOf({ user_uuid: keys[0]!.user_uuid, ...filters }) : null;
  const { hits, more } = await foundBy(database, search, list);
  return { hits, more: [...users.more, ...more] };
}

const anyTenant = { processor_id: null, vendor_id: null, file_uuid: null };

async function foundBy(database: Database, search: Search, list: string | null): Promise<Found> {
  const { rows, before } = await searchPayments(database, search);
  const hits = rows.map(({ uuid, processor_id, amount }) => ({
    type: 'transaction' as const,
    uuid,
    processor_id,
    label: String(amount),
  }));
  return { hits, more: before === null ? [] : [{ type: 'transaction', path: list }] };
}

const listOf = (filters: SearchFilters): string => {
  const named = Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]);
  return `/admin/v1/transactions?${new URLSearchParams(named)}`;
};
