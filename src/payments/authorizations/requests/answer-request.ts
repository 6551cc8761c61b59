// What the payer answers on the page: it agrees or declines, once.
import { type Acting, recordAct } from '../../../access/tenants/audit-trail.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { lockHolder } from '../../../customers/bank-accounts/bank-accounts.sql.ts';
import { selectRequestOfToken } from '../../../customers/pages/link-requests.sql.ts';
import { hashOfToken } from '../../../customers/pages/one-time-link.ts';
import { type AtomicPhase, atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { liftedByAuthorization } from '../../risk/blocks/block-kinds.ts';
import { recordAuthorization } from '../record-authorization.ts';
import { openTerms, type RequestState, stateOf } from './authorization-request-record.ts';
import {
  lockAuthorizationRequest,
  type RequestEnd,
  type RequestOnPage,
  selectRequestOnPage,
  updateRequestEnd,
} from './authorization-requests.sql.ts';
import { consentTo } from './standard-terms.ts';

/** `unavailable`: the payer, its account or its tenant cannot be debited any more. */
export type PageState = RequestState | 'unavailable';

export interface OpenedRequest {
  request: RequestOnPage;
  state: PageState;
}

/** Null: no request has this token. */
export async function openRequest(db: Queryable, token: string, now: Date): Promise<OpenedRequest | null> {
  const hash = hashOfToken(token);
  const key = hash && (await selectRequestOfToken(db, 'authorization_requests', hash));
  const request = key && (await selectRequestOnPage(db, key));
  if (request === null) return null;
  const state = stateOf(request, now);
  return { request, state: state === 'open' && !canAgree(request, easternDay(now)) ? 'unavailable' : state };
}

function canAgree(one: RequestOnPage, today: string): boolean {
  if (one.ends_on !== null && one.ends_on < today) return false;
  const { suspended, user_deleted, payee_deleted, account_ended, blocked, last4_now, account_number_last4 } = one;
  if (suspended || user_deleted || payee_deleted || account_ended || last4_now !== account_number_last4) return false;
  return blocked === null || liftedByAuthorization.includes(blocked);
}

/** What the payer sent, and how it reached us. */
export interface Agreement {
  name: string;
  ip_address: string;
  user_agent: string;
}

interface Answering {
  database: Database;
  vault: Vault;
}

/**
 * Agrees, or declines with null. Returns the request as it is afterwards: of answers at the same
 * time, the first one counts. Null: no request has this token.
 */
export function answerRequest(
  { database, vault }: Answering,
  acting: Acting,
  token: string,
  agreement: Agreement | null,
): Promise<OpenedRequest | null> {
  return atomically(database, async (phase) => {
    const found = await openRequest(phase, token, acting.now);
    if (found?.state !== 'open') return found;
    const scope = { processor_id: found.request.processor_id, vendor_id: null };
    // The payer first, then the request: the order in which all lock that need both.
    const holder = await lockHolder(phase, scope, found.request.user_uuid);
    await lockAuthorizationRequest(phase, scope, found.request.uuid);
    const locked = await openRequest(phase, token, acting.now);
    if (locked?.state !== 'open' || holder === null) return locked;
    const { request } = locked;
    if (agreement === null) {
      await end(phase, acting, request, { ended_as: 'declined', ended_at: acting.now, authorization_uuid: null });
    } else {
      const { bank_account_uuid, debits, kind, payee_uuid, minimum_amount, maximum_amount, ends_on, reference } =
        request;
      const allowed = {
        ...{ bank_account_uuid, debits, kind, payee_uuid, minimum_amount, maximum_amount, ends_on, reference },
        sec_code: request.sec_code,
        authorized_on: laterDay(request.authorized_on, easternDay(acting.now)),
      };
      const { authorization } = await recordAuthorization(phase, vault, acting, holder, allowed, {
        terms: openTerms(vault, request),
        terms_version: request.terms_version,
        agreed_at: acting.now.toISOString(),
        ...agreement,
        identity: 'one-time link',
        signature: `typed name, and check box on the page of Achord: “${consentTo(request.tenant_name)}”`.slice(0, 500),
      });
      const authorization_uuid = authorization.uuid;
      await end(phase, acting, request, { ended_as: 'agreed', ended_at: acting.now, authorization_uuid });
    }
    return openRequest(phase, token, acting.now);
  });
}

const laterDay = (day: string | null, today: string): string => (day !== null && day > today ? day : today);

async function end(phase: AtomicPhase, acting: Acting, request: RequestOnPage, ended: RequestEnd): Promise<void> {
  await updateRequestEnd(phase, request, ended);
  await recordAct(phase, acting, {
    processor_id: request.processor_id,
    action: `authorization_request.${ended.ended_as}`,
    subject: 'user',
    subject_uuid: request.user_uuid,
    detail: { authorization_request_uuid: request.uuid, authorization_uuid: ended.authorization_uuid },
  });
}
