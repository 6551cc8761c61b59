// Searches payments: reads candidates by the narrowest index, newest first, and looks at a bounded
// number of them. A page can have fewer payments than asked for, and still a next page.
import type { Queryable } from '../../../platform/database/database.ts';
import { inEachLane, newestFirst } from '../../../platform/database/lanes/each-lane.ts';
import { statesAfterFailure } from '../../lifecycle/summary/summary-state.ts';
import { type PaymentSide, sides } from '../list/list-kinds.ts';
import {
  countTenants,
  type PaymentKey,
  selectFailedOfAllTenants,
  selectFailedOfTenant,
  selectHeld,
  selectInFile,
  selectNewestOfAllTenants,
  selectOfAccount,
  selectOfAllTenants,
  selectOfTenant,
  selectOfUser,
  selectOfVendor,
  selectWithAmount,
  selectWithAmountOfAllTenants,
  selectWithMetadata,
  selectWithMetadataOfAllTenants,
  selectWithReference,
  selectWithReferenceOfAllTenants,
  selectWithTrace,
  type UuidRange,
} from './candidates.sql.ts';
import { type MatchingPayment, selectMatching, type Wanted } from './matching.sql.ts';
import { countReturns, selectInAmounts, selectOfUsers, selectReturned, type UserKey } from './narrow-candidates.sql.ts';

export interface Search {
  /** Null: all tenants. */
  processor_id: string | null;
  trace_id: string | null;
  /** A file to a bank. */
  file_uuid: string | null;
  /** Payers or payees; null: any. */
  users?: readonly UserKey[] | null;
  range: UuidRange;
  wanted: Wanted;
  limit: number;
}

export interface Found {
  rows: MatchingPayment[];
  /** The search goes on before this uuid; null: it has seen everything. */
  before: string | null;
}

/**
 * Candidates of one query. One answer looks at the candidates of one or two queries, which keeps it
 * below 20 ms of the database with 1,000 tenants.
 */
const candidatesAtOnce = 1_000;
/**
 * Over all tenants, each query asks each tenant. A reference, metadata or an amount matches few
 * payments, and the matches of one tenant must not hide an older match of another. A name that many
 * users have is looked for with an amount, a code or days, of which a caller needs all matches.
 */
const mostRounds = { ofTenant: 2, ofAll: 1, ofFew: 2, ofNamed: 4 };
/** How many candidates one query looks at: few at first, because most searches find soon. */
const lookedAtFirst = 100;
const lookedAtOnce = 500;
/** Of a search over all tenants, from each of them at least. */
const leastOfEach = 5;

/** Returns at most `atMost` keys. `isEnd`: there are no others in the range. */
type Candidates = (range: UuidRange, atMost: number) => Promise<{ keys: PaymentKey[]; isEnd: boolean }>;

/** Where the candidates come from, and what each of them has for sure. */
interface Source {
  candidates: Candidates;
  left: Wanted;
}

export async function searchPayments(database: Queryable, search: Search): Promise<Found> {
  const found = await inEachLane(database, search.processor_id, () => searchLane(database, search));
  return found.length === 1 ? found[0]! : merged(found, search.limit);
}

/** What a lane has not looked at yet may be newer than what another one has found. */
function merged(found: readonly Found[], limit: number): Found {
  const open = found.flatMap(({ before }) => before ?? []).sort();
  const before = open.at(-1) ?? null;
  const rows = found
    .flatMap((one) => one.rows)
    .filter(({ uuid }) => before === null || uuid >= before)
    .sort(newestFirst);
  return rows.length > limit ? { rows: rows.slice(0, limit), before: rows[limit - 1]!.uuid } : { rows, before };
}

async function searchLane(database: Queryable, search: Search): Promise<Found> {
  const { range, limit } = search;
  const { candidates, left } = await sourceOf(database, search);
  const rows: MatchingPayment[] = [];
  // Without a condition every candidate matches.
  const atOnce = hasNoCondition(left) ? limit + 1 : candidatesAtOnce;
  let { before } = range;
  const rounds = mostRounds[roundsOf(search)];
  for (let round = 0; round < rounds; round++) {
    const { keys, isEnd } = await candidates({ ...range, before }, atOnce);
    for (let first = 0, end = lookedAtFirst; first < keys.length; first = end, end += lookedAtOnce) {
      const some = keys.slice(first, end);
      // One extra row shows whether there is a next page.
      rows.push(...(await selectMatching(database, some, left, limit + 1 - rows.length)));
      if (rows.length > limit) return { rows: rows.slice(0, limit), before: rows[limit - 1]!.uuid };
    }
    if (isEnd) return { rows, before: null };
    before = keys.at(-1)!.uuid;
  }
  return { rows, before };
}

function roundsOf({ processor_id, users, wanted }: Search): keyof typeof mostRounds {
  if (wanted.named !== undefined) return 'ofNamed';
  if (processor_id !== null || users) return 'ofTenant';
  const { client_reference_id, entries } = wanted;
  return client_reference_id === undefined && entries === undefined && amountIn(wanted) === null ? 'ofAll' : 'ofFew';
}

/** Cents. Null: a range of amounts, or any. */
const amountIn = ({ amount_from, amount_to }: Wanted): number | null =>
  amount_from !== undefined && amount_from === amount_to ? amount_from : null;

const hasNoCondition = (wanted: Wanted): boolean => Object.values(wanted).every((value) => value === undefined);

/** Statuses that only a payment has of which a stage failed, came back or was canceled. */
const afterFailure = /FAILED$|CANCELED$|^CHARGEBACK$|^CLAWBACK|^REVERSE_PAYOUT/;

function wantsFailed({ ach_return_code, ...wanted }: Wanted): boolean {
  const statuses = [
    wanted.transaction_status,
    wanted.capture_status,
    wanted.payout_status,
    wanted.clawback_status,
    wanted.reverse_payout_status,
  ];
  return (
    ach_return_code !== undefined ||
    (wanted.state !== undefined && statesAfterFailure.includes(wanted.state)) ||
    statuses.some((status) => status !== undefined && afterFailure.test(status))
  );
}

/** Of a query that answers all that there are, up to its limit. */
const upToLimit =
  (read: (range: UuidRange, atMost: number) => Promise<PaymentKey[]>): Candidates =>
  async (range, atMost) => {
    const keys = await read(range, atMost);
    return { keys, isEnd: keys.length < atMost };
  };

/** The narrowest index of a search. `left`: what a candidate must have besides. */
export async function sourceOf(db: Queryable, search: Search): Promise<Source> {
  const { processor_id, trace_id, file_uuid, users } = search;
  const wanted = users ? { ...search.wanted, user_uuids: users.map(({ user_uuid }) => user_uuid) } : search.wanted;
  const { client_reference_id, entries, held, state, ach_return_code: code, returned } = wanted;
  const from = (read: (range: UuidRange, atMost: number) => Promise<PaymentKey[]>, left = wanted): Source => ({
    candidates: upToLimit(read),
    left,
  });
  if (trace_id !== null) return from((range, atMost) => selectWithTrace(db, { processor_id, trace_id }, range, atMost));
  if (file_uuid !== null) return from((range, atMost) => selectInFile(db, file_uuid, range, atMost));
  if (processor_id !== null && entries !== undefined)
    return from((range, atMost) => selectWithMetadata(db, { processor_id, entries }, range, atMost));
  if (held === true || state === 'held') return from((range, atMost) => selectHeld(db, processor_id, range, atMost));
  if (code !== undefined && returned !== undefined) {
    const sought = { processor_id, code, returned };
    if ((await countReturns(db, sought, mostReturns)) < mostReturns)
      return from((range, atMost) => selectReturned(db, sought, range, atMost));
  }
  const inAmounts = await candidatesInAmounts(db, search);
  if (inAmounts !== null) return { candidates: inAmounts, left: wanted };
  if (users) return { candidates: ofUsers(db, users), left: without(wanted, 'user_uuids') };
  if (processor_id === null) return { candidates: await candidatesOfAll(db, search), left: wanted };
  if (client_reference_id !== undefined)
    return from((range, atMost) => selectWithReference(db, { processor_id, client_reference_id }, range, atMost));
  const amount = amountIn(wanted);
  if (amount !== null) return from((range, atMost) => selectWithAmount(db, { processor_id, amount }, range, atMost));
  const side = sides.find((one) => wanted[`${one}_bank_account_uuid`] !== undefined);
  if (side !== undefined) {
    const name = `${side}_bank_account_uuid` as const;
    const account = { processor_id, side, account_uuid: wanted[name]! };
    return from((range, atMost) => selectOfAccount(db, account, range, atMost), without(wanted, name));
  }
  const user = userIn(wanted);
  if (user !== null) {
    const sought = { processor_id, user_uuid: wanted[user.name]!, sides: user.sides };
    return from((range, atMost) => selectOfUser(db, sought, range, atMost), without(wanted, user.name));
  }
  if (wantsFailed(wanted)) return from((range, atMost) => selectFailedOfTenant(db, processor_id, range, atMost));
  const { vendor_id } = wanted;
  if (vendor_id !== undefined)
    return from(
      (range, atMost) => selectOfVendor(db, { processor_id, vendor_id }, range, atMost),
      without(wanted, 'vendor_id'),
    );
  return from((range, atMost) => selectOfTenant(db, processor_id, range, atMost));
}

/** Returns of a code in a period, which one query reads. */
const mostReturns = 10_000;

/**
 * Payments of a narrow range of amounts are read at once and in no order. Null: there is no such
 * range, or it has too many.
 */
async function candidatesInAmounts(
  db: Queryable,
  { processor_id, users, range, wanted: { amount_from, amount_to, named } }: Search,
): Promise<Candidates | null> {
  if (amount_from === undefined || amount_to === undefined) return null;
  // The index has the payments of one amount in their order.
  if (amount_from === amount_to && !users && named === undefined) return null;
  const most = candidatesAtOnce * (named === undefined ? 1 : mostRounds.ofNamed);
  const sought = { processor_id, amounts: [amount_from, amount_to] } as const;
  const keys = await selectInAmounts(db, sought, range, most);
  if (keys.length === most) return null;
  const newestFirst = keys.toSorted((one, other) => (one.uuid < other.uuid ? 1 : -1));
  return ({ before }, atMost) => {
    const left = newestFirst.filter(({ uuid }) => uuid < before);
    return Promise.resolve({ keys: left.slice(0, atMost), isEnd: left.length <= atMost });
  };
}

/** What is older than the oldest of an account that has more comes with the next query. */
const ofUsers =
  (db: Queryable, users: readonly UserKey[]): Candidates =>
  async (range, atMost) => {
    const keys = await selectOfUsers(db, users, range, Math.max(leastOfEach, Math.floor(atMost / users.length)));
    const last = keys.findIndex(({ is_last }) => is_last);
    return { keys: last === -1 ? keys : keys.slice(0, last + 1), isEnd: last === -1 };
  };

const without = (wanted: Wanted, name: keyof Wanted): Wanted => ({ ...wanted, [name]: undefined });

/** The filter that names a user: a payer has fewer payments than a payee, who may be a merchant. */
function userIn(wanted: Wanted): { name: keyof Wanted & `${string}_uuid`; sides: readonly PaymentSide[] } | null {
  for (const side of sides) if (wanted[`${side}_uuid`] !== undefined) return { name: `${side}_uuid`, sides: [side] };
  return wanted.user_uuid === undefined ? null : { name: 'user_uuid', sides };
}

async function candidatesOfAll(db: Queryable, { wanted, limit }: Search): Promise<Candidates> {
  if (hasNoCondition(wanted) && limit <= 100)
    return upToLimit((range, atMost) => selectNewestOfAllTenants(db, range, atMost));
  const tenants = await countTenants(db);
  const ofEach = (atMost: number) => Math.max(leastOfEach, Math.floor(atMost / Math.max(1, tenants)));
  // What is left out comes with the next query.
  return async (range, atMost) => {
    const most = ofEach(atMost);
    const keys = await selectOfEach(db, wanted, range, most);
    const ofTenants = [...Map.groupBy(keys, ({ processor_id }) => processor_id).values()];
    // Only a tenant with as many as were asked for has others.
    const isEnd = keys.length <= atMost && ofTenants.every(({ length }) => length < most);
    return { keys: keys.slice(0, atMost), isEnd };
  };
}

function selectOfEach(db: Queryable, wanted: Wanted, range: UuidRange, atMostEach: number): Promise<PaymentKey[]> {
  const { client_reference_id, entries } = wanted;
  if (entries !== undefined) return selectWithMetadataOfAllTenants(db, entries, range, atMostEach);
  if (client_reference_id !== undefined)
    return selectWithReferenceOfAllTenants(db, client_reference_id, range, atMostEach);
  const amount = amountIn(wanted);
  if (amount !== null) return selectWithAmountOfAllTenants(db, amount, range, atMostEach);
  return (wantsFailed(wanted) ? selectFailedOfAllTenants : selectOfAllTenants)(db, range, atMostEach);
}
