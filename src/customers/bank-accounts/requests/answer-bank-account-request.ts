// What the user types on the page: an account, which is added as if the tenant had sent it
// (decision 65).
import { type Acting, recordAct } from '../../../access/tenants/audit-trail.ts';
import { anyone, type Caller } from '../../../api/http/caller.ts';
import { type AtomicPhase, atomically } from '../../../platform/database/atomic-phase.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { selectRequestOfToken } from '../../pages/link-requests.sql.ts';
import { hashOfToken } from '../../pages/one-time-link.ts';
import { type Added, type Adding, addBankAccount } from '../add-bank-account.ts';
import { lockHolder } from '../bank-accounts.sql.ts';
import type { Asking } from '../providers.ts';
import type { Storing } from '../store-bank-account.ts';
import type { AccountDetails } from '../submitted-account.ts';
import { type RequestState, stateOf } from './bank-account-request-record.ts';
import {
  lockBankAccountRequest,
  type RequestOnPage,
  selectRequestOnPage,
  updateRequestEnd,
  updateTryCount,
} from './bank-account-requests.sql.ts';

/** `unavailable`: the user, its tenant or its billing merchant can add no account any more. */
export type PageState = RequestState | 'unavailable';

export type RefusedAccount = Extract<Added, { outcome: 'refused' }>;

export interface OpenedRequest {
  request: RequestOnPage;
  state: PageState;
  /** Why the account was not added; absent: it was not checked, or it was added. */
  refused?: RefusedAccount;
}

/** Null: no request has this token. */
export async function openRequest(db: Queryable, token: string, now: Date): Promise<OpenedRequest | null> {
  const hash = hashOfToken(token);
  const key = hash && (await selectRequestOfToken(db, 'bank_account_requests', hash));
  const request = key && (await selectRequestOnPage(db, key));
  if (request === null) return null;
  const state = stateOf(request, now);
  const canAdd = !request.suspended && !request.user_deleted && !request.merchant_lost;
  return { request, state: state === 'open' && !canAdd ? 'unavailable' : state };
}

type Answering = Asking & Storing;

/**
 * Adds an account with the rules of the API. Returns the request as it is afterwards: of answers at
 * the same time, the first one counts. Each account is counted before a provider is asked, so a
 * stranger with the link cannot check accounts without end. Null: no request has this token.
 */
export async function answerRequest(
  context: Answering,
  acting: Omit<Acting, 'caller'>,
  token: string,
  account: AccountDetails,
): Promise<OpenedRequest | null> {
  const { now } = acting;
  const begun = await atomically(context.database, (phase) =>
    whileOpen(phase, token, now, (request) => add(context, phase, acting, token, request, account)),
  );
  if (begun === null || !('call' in begun)) return begun;
  const conclude = await begun.call();
  return atomically(context.database, (phase) => whileOpen(phase, token, now, () => conclude(phase), 'failed'));
}

/**
 * Runs `work` on the locked request if it is open. `also`: the state of a request whose last
 * account is being checked.
 */
async function whileOpen<Result>(
  phase: AtomicPhase,
  token: string,
  now: Date,
  work: (request: RequestOnPage) => Promise<Result>,
  also: PageState = 'open',
): Promise<Result | OpenedRequest | null> {
  const found = await openRequest(phase, token, now);
  if (found === null) return null;
  // The user first, then the request: the order in which all lock that need both.
  const scope = { processor_id: found.request.processor_id, vendor_id: null };
  await lockHolder(phase, scope, found.request.user_uuid);
  await lockBankAccountRequest(phase, scope, found.request.uuid);
  const locked = await openRequest(phase, token, now);
  if (locked === null) return null;
  return locked.state === 'open' || locked.state === also ? work(locked.request) : locked;
}

async function add(
  context: Answering,
  phase: AtomicPhase,
  acting: Omit<Acting, 'caller'>,
  token: string,
  request: RequestOnPage,
  account: AccountDetails,
): Promise<Adding<OpenedRequest>> {
  await updateTryCount(phase, request);
  const asTenant = { ...acting, caller: tenantOf(request) };
  const toAdd = {
    user_uuid: request.user_uuid,
    submitted: { aggregator_type: 'manual', account, validate: true } as const,
    billing_merchant_user_uuid: request.billing_merchant_user_uuid ?? undefined,
  };
  return addBankAccount(context, phase, asTenant, toAdd, async (lastPhase, added) => {
    if (added.outcome !== 'refused') await end(lastPhase, asTenant, request, added.account.uuid);
    const opened = await openRequest(lastPhase, token, acting.now);
    return added.outcome === 'refused' ? { ...opened!, refused: added } : opened!;
  });
}

/** No token acts. The tenant that asked pays for the validation. */
const tenantOf = ({ processor_id, vendor_id, tenant_name }: RequestOnPage): Caller => ({
  ...anyone,
  ...{ processor_id, vendor_id, tenant_id: vendor_id ?? processor_id, tenant_name },
});

async function end(
  phase: AtomicPhase,
  acting: Acting,
  request: RequestOnPage,
  bank_account_uuid: string,
): Promise<void> {
  await updateRequestEnd(phase, request, { ended_as: 'added', ended_at: acting.now, bank_account_uuid });
  await recordAct(phase, acting, {
    action: 'bank_account_request.added',
    subject: 'user',
    subject_uuid: request.user_uuid,
    detail: { bank_account_request_uuid: request.uuid, bank_account_uuid },
  });
}
