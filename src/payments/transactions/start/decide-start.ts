// Decides a start: the payment to write, or the refusal (Contract, transactions).

import { sameDayLimit } from '../../../ach/calendar/windows.ts';
import type { Caller } from '../../../api/http/caller.ts';
import type { Claim } from '../../../api/idempotency/key.ts';
import { type RenderedAnswer, refused, render } from '../../../platform/answer.ts';
import { becomeMerchant, invalid, Refusal, refuse } from '../../../platform/refusals.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { storedMetadata } from '../../../platform/std/metadata.ts';
import { capture } from '../../lifecycle/capture.stage.ts';
import { initialColumns, type TransactionRow } from '../../lifecycle/transaction.ts';
import { type BlockKind, blockRules } from '../../risk/blocks/block-kinds.ts';
import type { AccountHolder, AccountHolderKey } from './account-holders.sql.ts';
import { defaultFee } from './fee.ts';
import { refuseKind } from './kind-of-debit.ts';
import type { NewPayment } from './start-transactions.sql.ts';
import { latestRenderer, renderStarted } from './started-answer.ts';
import type { TransactionRequest } from './transaction-request.ts';

export interface Start {
  caller: Caller;
  request: TransactionRequest;
  type: 'api' | 'bulk';
  claim: Claim | null;
  now: Date;
}

/** The users of a start, with the accounts to use. Null: there is no such user. */
export interface AccountHolders {
  payer: AccountHolder | null;
  payee: AccountHolder | null;
}

/** The keys of the payer and payee of a start. */
export function accountHoldersOf({ caller, request }: Start): { payer: AccountHolderKey; payee: AccountHolderKey } {
  const side = (user_uuid: string, account: { uuid: string } | undefined): AccountHolderKey => ({
    processor_id: caller.processor_id,
    user_uuid: user_uuid.toLowerCase(),
    bank_account_uuid: account?.uuid.toLowerCase() ?? null,
  });
  return {
    payer: side(request.payer_uuid, request.source_bank_account),
    payee: side(request.payee_uuid, request.destination_bank_account),
  };
}

export interface Decision {
  /** The payment to write. Null: it is refused. */
  row:
    | (TransactionRow & Omit<NewPayment, 'processor_id' | 'speed' | 'metadata' | 'payment_type_code' | 'entries'>)
    | null;
  answer: RenderedAnswer;
}

export function decide(start: Start, holders: AccountHolders): Decision {
  try {
    const row = paymentOf(start, holders);
    return { row, answer: { status: 201, body: renderStarted(latestRenderer, row) } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { row: null, answer: render(refused(error)) };
  }
}

const initialStatus = capture.C1.to.capture_status;

/** The payment of a request. Throws a refusal (Contract, transactions). */
export function paymentOf(start: Start, holders: AccountHolders): NonNullable<Decision['row']> {
  const { caller, request, now } = start;
  if (request.payer_uuid.toLowerCase() === request.payee_uuid.toLowerCase()) throw refuse('same_user', 'payee_uuid');
  const payer = usableHolder(caller, holders.payer, 'payer_uuid');
  const payee = usableHolder(caller, holders.payee, 'payee_uuid');
  if (!payer.is_merchant && !payee.is_merchant) throw refuse('no_merchant', 'payee_uuid', becomeMerchant);
  const source = usableAccount(payer, request.source_bank_account, 'source_bank_account', 'payer_uuid');
  const destination = usableAccount(payee, request.destination_bank_account, 'destination_bank_account', 'payee_uuid');
  refuseUnvalidated(payer, request.source_bank_account === undefined ? 'payer_uuid' : 'source_bank_account');
  refuseBlocked(payer, 'debits', { user: 'payer_uuid', account: 'source_bank_account' });
  refuseBlocked(payee, 'payments', { user: 'payee_uuid', account: 'destination_bank_account' });
  if (request.transaction_fee !== undefined && request.transaction_fee >= request.amount)
    throw invalid('transaction_fee', 'maximum', 'must be less than amount');
  if (request.speed === 'sameday' && request.amount > sameDayLimit)
    throw invalid('amount', 'maximum', `must be at most ${sameDayLimit} cents for a same-day transaction`);

  refuseKind(request, payer, payee);

  const merchants = [payee, payer].filter((side) => side.is_merchant);
  const fee = merchants.map((merchant) => defaultFee(request.amount, merchant)).find((one) => one !== null);
  const { vendor_id, vendor_name } = owner(caller, payer, payee);
  return {
    ...initialColumns,
    uuid: uuidv7(now),
    vendor_id,
    vendor_name,
    payer_uuid: payer.uuid,
    payer_version: payer.version,
    payee_uuid: payee.uuid,
    payee_version: payee.version,
    // Both users belong to one processor. The older version of the two may be outdated, and then
    // the write does not match it.
    processor_version: Math.min(payer.processor_version, payee.processor_version),
    payer_bank_account_uuid: source.uuid,
    payer_aggregator_type: source.aggregator_type,
    payee_bank_account_uuid: destination.uuid,
    payee_aggregator_type: destination.aggregator_type,
    transaction_status: initialStatus,
    capture_status: initialStatus,
    type: start.type,
    payout_type: payee.payout_type,
    payout_delay_days: Math.max(request.payout_delay_days_min ?? 0, payer.payout_delay_days),
    amount: request.amount,
    transaction_fee: request.transaction_fee ?? fee ?? 0,
    client_reference_id: request.client_reference_id ?? '',
    company_name: request.company_name ?? merchants[0]!.company_name!,
    description: request.description ?? null,
    addenda: request.addenda ?? null,
    metadata: storedMetadata(request.metadata),
    held: merchants[0]!.debits_held,
    counted_merchant_uuid: payer.limited ? merchants[0]!.uuid : null,
    needs_authorization: payer.authorization_required || request.authorization_uuid !== undefined,
    authorization_uuid: request.authorization_uuid?.toLowerCase() ?? null,
    sec_code: request.sec_code ?? null,
    entry_purpose: request.entry_purpose ?? null,
    payer_kind: payer.kind,
    reference_is_unique: payer.unique_client_reference_ids && (request.client_reference_id ?? '') !== '',
    created_at: now,
    updated_at: now,
  };
}

/**
 * The vendor of the payment: the caller, or the vendor of both users when the processor starts it.
 */
function owner(
  caller: Caller,
  payer: AccountHolder,
  payee: AccountHolder,
): { vendor_id: string | null; vendor_name: string } {
  if (caller.vendor_id === null && payee.vendor_id !== null && payee.vendor_id === payer.vendor_id)
    return { vendor_id: payee.vendor_id, vendor_name: payee.vendor_name! };
  return { vendor_id: caller.vendor_id, vendor_name: caller.tenant_name };
}

/** A user in the caller's scope. An unknown user and one of another tenant get the same refusal. */
function usableHolder(caller: Caller, side: AccountHolder | null, field: string): AccountHolder {
  if (side === null || (caller.vendor_id !== null && side.vendor_id !== caller.vendor_id))
    throw refuse('unknown_user', field);
  return side;
}

/**
 * Blocks that stop debits apply to payers only. The others stop every payment (Lifecycle, return
 * codes).
 */
function refuseBlocked(
  { user_blocked, account_blocked }: AccountHolder,
  side: 'debits' | 'payments',
  fields: { user: string; account: string },
): void {
  const stopped = (kind: BlockKind) => side === 'debits' || blockRules[kind].stops === 'payments';
  const because = (kind: BlockKind) => `it is blocked: ${blockRules[kind].why}`;
  if (user_blocked !== null && stopped(user_blocked)) throw refuse('user_blocked', fields.user, because(user_blocked));
  if (account_blocked !== null && stopped(account_blocked))
    throw refuse('bank_account_blocked', fields.account, because(account_blocked));
}

/** Nacha Operating Rules, WEB debits: the account of a consumer is validated before its use. */
function refuseUnvalidated(
  { validated_accounts_required, account_may_be_debited }: AccountHolder,
  field: string,
): void {
  if (validated_accounts_required && !account_may_be_debited) throw refuse('bank_account_not_validated', field);
}

function usableAccount(
  side: AccountHolder,
  requested: TransactionRequest['source_bank_account'],
  field: string,
  userField: string,
) {
  const { bank_account_uuid: uuid, aggregator_type, test_pair } = side;
  if (requested === undefined && uuid === null) throw refuse('no_bank_account', userField);
  if (
    uuid === null ||
    aggregator_type === null ||
    (requested !== undefined && requested.aggregator_type !== aggregator_type)
  )
    throw refuse('bank_account_unusable', field);
  if (test_pair)
    throw refuse(
      'bank_account_unusable',
      requested === undefined ? userField : field,
      'the designated test pair cannot be used in a transaction: choose another bank account',
    );
  // An account that was not validated may have a routing number with a wrong checksum (Interface,
  // add bank account). A bank file cannot contain it.
  if (side.is_reachable === false)
    throw refuse(
      'bank_account_unusable',
      requested === undefined ? userField : field,
      'its routing number fails the checksum, so no bank has it: choose another bank account',
    );
  return { uuid, aggregator_type };
}
