// Starts payments, many at a time: each request of a batch is decided on its own, and all commit
// together.

import type { Executed } from '../../../api/idempotency/execute.ts';
import type { Claim } from '../../../api/idempotency/key.ts';
import { answerLookUp } from '../../../api/idempotency/look-up-answer.ts';
import { type AnswerReader, replay, sealAnswer } from '../../../api/idempotency/stored-answer.ts';
import { outboxFilled } from '../../../events/log/outbox-filled.ts';
import { type RenderedAnswer, refused, render } from '../../../platform/answer.ts';
import { OutcomeUnknown } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ConnectionsBusy, isRefusedByServer, sqlState } from '../../../platform/database/database-error.ts';
import { DatabaseReadOnly } from '../../../platform/database/deadlines/read-only.ts';
import { gather, type Outcome } from '../../../platform/database/gather.ts';
import { databaseChanged } from '../../../platform/database/hints.ts';
import { gatheringByLane, type Lanes } from '../../../platform/database/lanes/lanes.ts';
import { ValueUnwritable } from '../../../platform/database/wires.ts';
import { refuse } from '../../../platform/refusals.ts';
import { entryHashes } from '../../../platform/std/metadata.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { type Decision, decide, type Start } from './decide-start.ts';
import { type BatchWay, copyOrInsert } from './fast/copy-or-insert.ts';
import { type InsertTransactions, insertWithChecks, needsChecks } from './insert-with-checks.ts';
import { cachedHolders, loadStartInputs, type StartCache, startCache, wasSentBefore } from './load-start-inputs.ts';
import { insertTransactions, type WriteOutcome, type Written } from './start-transactions.sql.ts';
import { cacheStarted } from './started-payments-cache.ts';

export interface StartTransactions extends AnswerReader {
  database: Database;
  retentionHours: number;
  cache: StartCache;
  /** Counts the batches that need no checks, by how they were written. */
  counted?(way: BatchWay): void;
}

/** Starts one payment. Payments that are started at the same time share its commit. */
export type StartTransaction = (start: Start) => Promise<Executed>;

export function transactionStarter({
  lanes,
  ...execution
}: Omit<StartTransactions, 'cache' | 'database'> & { lanes: Lanes }): StartTransaction {
  const context = { ...execution, cache: startCache() };
  const lookUp = gatheringByLane(
    lanes,
    ({ processor_id }: Claim) => lanes.of(processor_id),
    ({ database }) => answerLookUp({ ...context, database }),
  );
  // A bulk call has up to a thousand payments: payments of other tenants do not wait behind all of
  // them.
  const begin = gatheringByLane(
    lanes,
    ({ caller }: Start) => lanes.of(caller.processor_id),
    ({ database }) =>
      gather<Start, Executed>((starts) => startTransactions({ ...context, database }, starts), {
        ownerOf: ({ caller }) => caller.tenant_id,
      }),
  );
  return (start) => {
    const { claim } = start;
    if (claim === null || !context.cache.keys.has(claim.key_hash)) return begin(start);
    // A retry needs nothing but the answer of its key.
    context.cache.keys.add(claim.key_hash);
    return lookUp(claim).then((stored) => stored ?? begin(start));
  };
}

/**
 * Returns each start at its index: the record (201), a refusal, or the stored answer of its key.
 * Never throws.
 */
export async function startTransactions(
  context: StartTransactions,
  starts: readonly Start[],
): Promise<Outcome<Executed>[]> {
  const outcomes: (Outcome<Executed> | undefined)[] = starts.map(() => undefined);
  const open = () => starts.flatMap((start, n) => (outcomes[n] === undefined ? [{ start, n }] : []));
  for (let round = 0; round <= rounds && open().length > 0; round++)
    try {
      for (const [n, outcome] of await decideAndWrite(context, open(), round === 0)) outcomes[n] = outcome;
    } catch (error) {
      // Only open starts. An earlier round has written the others, and they must not be tried
      // again.
      for (const { n } of open()) outcomes[n] = { error };
    }
  return outcomes.map((outcome) => outcome ?? { error: refuse('overloaded') });
}

// A start that is still open after the first round is loaded and decided again: a cached entry was
// outdated, or its key was taken. A change between load and write is rare. After five of them in a
// row the caller should wait.
const rounds = 5;

interface Numbered {
  start: Start;
  n: number;
}

/**
 * One round. Returns the decided starts, by number. Only the first one uses cached account holders
 * and copies its batch: what is left after it has changed in between, or may be stored already.
 */
async function decideAndWrite(
  context: StartTransactions,
  open: readonly Numbered[],
  isFirst: boolean,
): Promise<Map<number, Outcome<Executed>>> {
  const decided = new Map<number, Outcome<Executed>>();
  const answers = new Map<number, RenderedAnswer>();
  const written: Written[] = [];
  const take = ({ start, n }: Numbered, { row, answer }: Decision): void => {
    answers.set(n, answer);
    if (row !== null) cacheStarted(row);
    if (row === null && start.claim === null) decided.set(n, { result: { ...answer, replayed: false } });
    else written.push(toWrite(n, start, row, keyColumns(context.vault, start, row, answer)));
  };

  const sentBefore: Numbered[] = [];
  const others: Numbered[] = [];
  for (const one of open)
    try {
      const mayBeStored = wasSentBefore(context.cache, one.start);
      const known = isFirst && !mayBeStored ? decideFromCache(context.cache, one.start) : null;
      if (known !== null) take(one, known);
      else (mayBeStored ? sentBefore : others).push(one);
    } catch (error) {
      decided.set(one.n, { error });
    }
  if (sentBefore.length + others.length > 0) {
    const { holdersOf, stored } = await loadStartInputs(context.database, context.cache, {
      sentBefore: sentBefore.map(({ start }) => start),
      others: others.map(({ start }) => start),
    });
    for (const one of [...sentBefore, ...others])
      try {
        const { claim } = one.start;
        const earlier = claim === null ? undefined : stored.get(claim.key_hash);
        const replayed = earlier === undefined ? null : replay(context, claim!, earlier);
        if (replayed === null) take(one, decide(one.start, holdersOf(one.start)));
        else decided.set(one.n, { result: replayed });
      } catch (error) {
        decided.set(one.n, { error });
      }
  }

  const { checked = [], unchecked = [] } = Object.groupBy(written, (one) =>
    needsChecks(one) ? 'checked' : 'unchecked',
  );
  const insertChecked = insertWithChecks((n, refusal) => {
    const answer = render(refused(refusal));
    answers.set(n, answer);
    return keyColumns(context.vault, open.find((one) => one.n === n)!.start, null, answer);
  });
  const insert = isFirst ? copyOrInsert(context.cache.clock, context.counted ?? (() => {})) : insertTransactions;
  const outcomes = await Promise.all([write(context, unchecked, insert), write(context, checked, insertChecked)]);
  for (const one of outcomes.flat())
    if ('error' in one) decided.set(one.n, { error: one.error });
    else if (one.fresh && one.claimed) decided.set(one.n, { result: { ...answers.get(one.n)!, replayed: false } });
  return decided;
}

/**
 * Decides a payment from the cache. Never refuse from cache: a refusal writes nothing, so outdated
 * data would go unnoticed.
 */
function decideFromCache(cache: StartCache, start: Start): Decision | null {
  const holders = cachedHolders(cache, start);
  if (holders === null) return null;
  const decision = decide(start, holders);
  return decision.row === null ? null : decision;
}

/**
 * Writes a batch and answers the outcome of each item. A row that the database refuses fails alone.
 * When the answer of the database was lost, only the key can tell whether it was written.
 */
async function write(
  context: StartTransactions,
  written: readonly Written[],
  insert: InsertTransactions,
): Promise<(WriteOutcome | { n: number; error: unknown })[]> {
  if (written.length === 0) return [];
  try {
    const outcomes = await insert(context.database, written, context.retentionHours);
    if (outcomes.some(({ fans_out }) => fans_out)) outboxFilled.notify();
    databaseChanged.notify();
    return outcomes;
  } catch (error) {
    const undone = undoneBecause(error);
    if (undone === 'values' && written.length > 1) {
      const alone: Awaited<ReturnType<typeof write>> = [];
      for (const one of written) alone.push(...(await write(context, [one], insert)));
      return alone;
    }
    return written.map(({ n, key_hash }) => {
      if (undone === 'deadlock') return { n, fresh: false, claimed: false, fans_out: false };
      if (undone !== null) return { n, error };
      // The next round finds the stored answer of the key, or a free key. Without a key it is
      // unknown whether the payment was written, and a retry could make a second one.
      return key_hash === null
        ? { n, error: new OutcomeUnknown(error) }
        : { n, fresh: false, claimed: false, fans_out: false };
    });
  }
}

/** Why a query had no effect. Null: it may have had one. */
function undoneBecause(error: unknown): 'values' | 'deadlock' | 'waited' | 'refused' | null {
  if (error instanceof ValueUnwritable) return 'values';
  const state = sqlState(error) ?? '';
  if (/^(22|23)/.test(state)) return 'values';
  if (/^40/.test(state)) return 'deadlock';
  if (state === '55P03' || state === '57014') return 'waited'; // lock_timeout, statement_timeout
  const isUnsent = error instanceof ConnectionsBusy || error instanceof DatabaseReadOnly;
  return isUnsent || isRefusedByServer(error) ? 'refused' : null;
}

/** The answer of a payment is rendered again from `row`. A refusal is stored. */
function keyColumns(vault: Vault, { caller, claim }: Start, row: Decision['row'], answer: RenderedAnswer) {
  return {
    processor_id: caller.processor_id,
    key_hash: claim?.key_hash ?? null,
    fingerprint: claim?.fingerprint ?? null,
    response_status: answer.status,
    response_body: claim === null || row !== null ? null : sealAnswer(vault, claim, answer),
  };
}

const noEntries: readonly string[] = [];

/** Written as one object literal, because it is made for every payment. */
function toWrite(
  n: number,
  { request }: Start,
  row: Decision['row'],
  { processor_id, key_hash, fingerprint, response_status, response_body }: ReturnType<typeof keyColumns>,
): Written {
  if (row === null) return { n, processor_id, key_hash, fingerprint, response_status, response_body, uuid: null };
  return {
    n,
    processor_id,
    key_hash,
    fingerprint,
    response_status,
    response_body,
    uuid: row.uuid,
    vendor_id: row.vendor_id,
    vendor_name: row.vendor_name,
    payer_uuid: row.payer_uuid,
    payer_version: row.payer_version,
    payee_uuid: row.payee_uuid,
    payee_version: row.payee_version,
    processor_version: row.processor_version,
    payer_bank_account_uuid: row.payer_bank_account_uuid,
    payee_bank_account_uuid: row.payee_bank_account_uuid,
    payer_aggregator_type: row.payer_aggregator_type,
    payee_aggregator_type: row.payee_aggregator_type,
    type: row.type,
    speed: request.speed ?? 'standard',
    payout_type: row.payout_type,
    payout_delay_days: row.payout_delay_days,
    amount: row.amount,
    transaction_fee: row.transaction_fee,
    created_at: row.created_at,
    client_reference_id: row.client_reference_id,
    company_name: row.company_name,
    description: row.description,
    addenda: row.addenda,
    metadata: row.metadata === null ? null : JSON.stringify(row.metadata),
    sec_code: row.sec_code,
    entry_purpose: row.entry_purpose,
    payment_type_code: null,
    counted_merchant_uuid: row.counted_merchant_uuid,
    held: row.held,
    reference_is_unique: row.reference_is_unique,
    needs_authorization: row.needs_authorization,
    authorization_uuid: row.authorization_uuid,
    payer_kind: row.payer_kind,
    entries: row.metadata === null ? noEntries : entryHashes(row.metadata),
  };
}
