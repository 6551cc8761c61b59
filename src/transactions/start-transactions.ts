// Starts payments, many at a time: each request of a batch is decided by itself, and all of them commit together.
import type { Caller } from '../access/caller.ts';
import { created, type RenderedAnswer, refused, render } from '../answer.ts';
import type { Database } from '../database/database.ts';
import { gather, type Outcome } from '../database/gather.ts';
import { outboxFilled } from '../events/signal.ts';
import type { Executed } from '../idempotency/execute.ts';
import { type StoredKey, selectKeys } from '../idempotency/idempotency.sql.ts';
import type { Claim } from '../idempotency/key.ts';
import { replay, sealAnswer } from '../idempotency/stored-answer.ts';
import { Refusal, refuse } from '../refusals.ts';
import { uuidv7 } from '../std/identifiers.ts';
import type { Vault } from '../vault/vault.ts';
import { defaultFee } from './fee.ts';
import { insertTransactions, type Side, type SideKey, selectSides, type Written } from './start-transactions.sql.ts';
import { type PayoutType, type TransactionRow, transactionRecord } from './transaction.ts';
import type { TransactionRequest } from './transaction-request.ts';

export interface Start {
  caller: Caller;
  request: TransactionRequest;
  type: 'api' | 'bulk';
  claim: Claim | null;
  now: Date;
}

export interface StartTransactions {
  database: Database;
  vault: Vault;
  retentionHours: number;
}

/** Starts one payment; those that are started meanwhile, by anyone, share its commit. */
export type StartTransaction = (start: Start) => Promise<Executed>;

export function transactionStarter(on: StartTransactions): StartTransaction {
  return gather((starts) => startTransactions(on, starts));
}

// A request is decided anew when its users changed between reading and writing, or when another process took its key.
const rounds = 5;

/** An entry of a same-day window carries at most $1,000,000 (ACH, time). */
const sameDayLimit = 100_000_000;

/** Answers each start in its place: the record (201), a refusal, or the stored answer of its key. */
export async function startTransactions(on: StartTransactions, starts: readonly Start[]): Promise<Outcome<Executed>[]> {
  const outcomes: (Outcome<Executed> | undefined)[] = starts.map(() => undefined);
  let open = starts.map((start, n) => ({ start, n }));
  for (let round = 1; open.length > 0; round++) {
    if (round > rounds) throw refuse('overloaded');
    const [sides, stored] = await Promise.all([
      lookUpSides(
        on.database,
        open.map(({ start }) => start),
      ),
      lookUpKeys(on.database, open),
    ]);

    const written: Written[] = [];
    const answers = new Map<number, RenderedAnswer>();
    for (const { start, n } of open) {
      try {
        const earlier = start.claim === null ? undefined : stored.get(start.claim.key_hash);
        const replayed = earlier === undefined ? null : replay(on.vault, start.claim!, earlier);
        if (replayed !== null) {
          outcomes[n] = { result: { ...replayed, replayed: true } };
          continue;
        }
        const { row, answer } = decide(start, sides);
        answers.set(n, answer);
        if (row === null && start.claim === null) outcomes[n] = { result: { ...answer, replayed: false } };
        else written.push({ n, ...keyColumns(on.vault, start, answer), ...paymentColumns(start, row) });
      } catch (error) {
        outcomes[n] = { error };
      }
    }
    if (written.length > 0) {
      for (const { n, fresh, claimed } of await insertTransactions(on.database, written, on.retentionHours))
        if (fresh && claimed) outcomes[n] = { result: { ...answers.get(n)!, replayed: false } };
      outboxFilled.give();
    }
    open = open.filter(({ n }) => outcomes[n] === undefined);
  }
  return outcomes as Outcome<Executed>[];
}

type FindSide = (key: SideKey) => Side | null;

const sideKey = ({ processor_id, user_uuid, bank_account_uuid }: SideKey) =>
  `${processor_id} ${user_uuid} ${bank_account_uuid}`;

function sidesOf({ caller, request }: Start): { payer: SideKey; payee: SideKey } {
  const side = (user_uuid: string, account: { uuid: string } | undefined): SideKey => ({
    processor_id: caller.processor_id,
    user_uuid: user_uuid.toLowerCase(),
    bank_account_uuid: account?.uuid.toLowerCase() ?? null,
  });
  return {
    payer: side(request.payer_uuid, request.source_bank_account),
    payee: side(request.payee_uuid, request.destination_bank_account),
  };
}

async function lookUpSides(database: Database, starts: readonly Start[]): Promise<FindSide> {
  const keys = new Map<string, SideKey>();
  for (const start of starts) for (const key of Object.values(sidesOf(start))) keys.set(sideKey(key), key);
  const found = await selectSides(database, [...keys.values()]);
  const sides = new Map([...keys.keys()].map((key, index) => [key, found[index]!]));
  return (key) => sides.get(sideKey(key)) ?? null;
}

async function lookUpKeys(database: Database, open: readonly { start: Start }[]): Promise<Map<string, StoredKey>> {
  const claims = open.flatMap(({ start }) => (start.claim === null ? [] : [start.claim]));
  if (claims.length === 0) return new Map();
  return new Map((await selectKeys(database, claims)).map((key) => [key.key_hash, key]));
}

interface Decision {
  /** The payment to write; null when it is refused. */
  row: (TransactionRow & { payer_version: number; payee_version: number; payout_type: PayoutType }) | null;
  answer: RenderedAnswer;
}

function decide(start: Start, findSide: FindSide): Decision {
  try {
    const row = payment(start, findSide);
    return { row, answer: render(created(transactionRecord(row), 'Transaction has been started.')) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { row: null, answer: render(refused(error)) };
  }
}

/** The payment that a request asks for; throws the refusal of one that cannot be (Contract, transactions). */
function payment(start: Start, findSide: FindSide): NonNullable<Decision['row']> {
  const { caller, request, now } = start;
  const keys = sidesOf(start);
  if (keys.payer.user_uuid === keys.payee.user_uuid) throw refuse('same_user', 'payee_uuid');
  const payer = usableSide(caller, findSide(keys.payer), 'payer_uuid');
  const payee = usableSide(caller, findSide(keys.payee), 'payee_uuid');
  if (!payer.is_merchant && !payee.is_merchant) throw refuse('no_merchant', 'payee_uuid');
  const source = usableAccount(payer, request.source_bank_account, 'source_bank_account', 'payer_uuid');
  const destination = usableAccount(payee, request.destination_bank_account, 'destination_bank_account', 'payee_uuid');
  if (request.transaction_fee !== undefined && request.transaction_fee >= request.amount)
    throw refuse('invalid_request', 'transaction_fee', 'must be less than amount');
  if (request.speed === 'sameday' && request.amount > sameDayLimit)
    throw refuse('invalid_request', 'amount', `must be at most ${sameDayLimit} cents for a same-day transaction`);

  const merchants = [payee, payer].filter((side) => side.is_merchant);
  const fee = merchants.map((merchant) => defaultFee(request.amount, merchant)).find((one) => one !== null);
  return {
    uuid: uuidv7(now),
    payer_uuid: payer.uuid,
    payer_version: payer.version,
    payee_uuid: payee.uuid,
    payee_version: payee.version,
    payer_bank_account_uuid: source.uuid,
    payer_aggregator_type: source.aggregator_type,
    payee_bank_account_uuid: destination.uuid,
    payee_aggregator_type: destination.aggregator_type,
    transaction_status: 'CAPTURE_PENDING',
    capture_status: 'CAPTURE_PENDING',
    payout_status: null,
    clawback_status: null,
    reverse_payout_status: null,
    type: start.type,
    payout_type: payee.payout_type,
    payout_delay_days: Math.max(request.payout_delay_days_min ?? 0, payer.payout_delay_days),
    amount: request.amount,
    transaction_fee: request.transaction_fee ?? fee ?? 0,
    client_reference_id: request.client_reference_id ?? '',
    company_name: request.company_name ?? merchants[0]!.company_name,
    description: request.description ?? null,
    addenda: request.addenda ?? null,
    ach_return_code: null,
    failure_code: null,
    failure_reason: null,
    cancel_reason: null,
    capture_trace_id: null,
    payout_trace_id: null,
    reverse_payout_trace_id: null,
    created_at: now,
    updated_at: now,
    vendor_name: caller.tenant_name,
  };
}

/** A user in the caller's scope; one that does not exist and one of another tenant are answered alike. */
function usableSide(caller: Caller, side: Side | null, field: string): Side {
  if (side === null || (caller.vendor_id !== null && side.vendor_id !== caller.vendor_id))
    throw refuse('unknown_user', field);
  return side;
}

function usableAccount(side: Side, asked: TransactionRequest['source_bank_account'], field: string, userField: string) {
  const { bank_account_uuid: uuid, aggregator_type, test_pair } = side;
  if (asked === undefined && uuid === null) throw refuse('no_bank_account', userField);
  if (uuid === null || aggregator_type === null || (asked !== undefined && asked.aggregator_type !== aggregator_type))
    throw refuse('bank_account_unusable', field);
  if (test_pair)
    throw refuse(
      'bank_account_unusable',
      asked === undefined ? userField : field,
      'the designated test pair cannot take part in a transaction',
    );
  return { uuid, aggregator_type };
}

function keyColumns(vault: Vault, { caller, claim }: Start, answer: RenderedAnswer) {
  return {
    processor_id: caller.processor_id,
    key_hash: claim?.key_hash ?? null,
    fingerprint: claim?.fingerprint.toString('base64') ?? null,
    response_status: answer.status,
    response_body: claim === null ? null : sealAnswer(vault, claim, answer).toString('base64'),
  };
}

function paymentColumns(
  { caller, request, now }: Start,
  row: Decision['row'],
): Omit<Written, keyof ReturnType<typeof keyColumns> | 'n'> {
  if (row === null) return { uuid: null };
  return {
    uuid: row.uuid,
    vendor_id: caller.vendor_id,
    payer_uuid: row.payer_uuid,
    payer_version: row.payer_version,
    payee_uuid: row.payee_uuid,
    payee_version: row.payee_version,
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
    event_uuid: uuidv7(now),
  };
}
