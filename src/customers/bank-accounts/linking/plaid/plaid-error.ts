// What Plaid's errors mean for the person, and what the log may show of them. An error of the
// library has the secret and the access token in it: it is never thrown on.
import { StatedError } from '../../../../platform/std/stated-error.ts';
import type { LinkFailure } from '../link-failures.ts';
import { AnswerUnreadable } from '../linked-details.ts';
import type { Linked } from '../linking-provider.ts';

export interface PlaidRefusal {
  status: number;
  type: string;
  code: string;
}

const word = /^[A-Z][A-Z0-9_]{0,63}$/;
/** A code of Plaid; null for any other value. */
export const wordIn = (value: unknown) => (typeof value === 'string' && word.test(value) ? value : null);

/** The documented error in an answer of Plaid; null: the answer has no documented error. */
export function refusalOf(error: unknown): PlaidRefusal | null {
  const { response } = error as { response?: { status: number; data?: unknown } };
  const data = response?.data as { error_type?: unknown; error_code?: unknown } | null | undefined;
  const type = wordIn(data?.error_type);
  const code = wordIn(data?.error_code);
  return response === undefined || type === null || code === null ? null : { status: response.status, type, code };
}

/** Plaid did not answer, or refused us and not the person. */
export class NoAnswerOfPlaid extends StatedError {
  constructor(error: unknown) {
    const refusal = refusalOf(error);
    const { response, code } = error as { response?: { status: number }; code?: unknown };
    super(
      refusal !== null
        ? `Plaid answered ${refusal.status} ${refusal.type} ${refusal.code}`
        : response !== undefined
          ? `Plaid answered ${response.status} without a documented error`
          : `Plaid did not answer (${wordIn(code) ?? 'no code'})`,
    );
    this.name = 'NoAnswerOfPlaid';
  }
}

/** Plaid's codes for what only the person can change (plaid.com/docs/errors). */
const failures: Readonly<Record<string, LinkFailure>> = {
  INVALID_ACCESS_TOKEN: 'access_token_invalid',
  ITEM_NOT_FOUND: 'access_token_invalid',
  INVALID_ACCOUNT_ID: 'account_not_found',
  NO_ACCOUNTS: 'account_not_found',
  NO_AUTH_ACCOUNTS: 'account_unsupported',
  ITEM_LOGIN_REQUIRED: 'login_required',
  INVALID_CREDENTIALS: 'login_required',
  INVALID_UPDATED_USERNAME: 'login_required',
  INVALID_MFA: 'login_required',
  INSUFFICIENT_CREDENTIALS: 'login_required',
  ITEM_LOCKED: 'login_required',
  USER_INPUT_TIMEOUT: 'login_required',
  USER_SETUP_REQUIRED: 'login_required',
  PASSWORD_RESET_REQUIRED: 'login_required',
  USER_PERMISSION_REVOKED: 'access_revoked',
  ACCESS_NOT_GRANTED: 'consent_missing',
  ADDITIONAL_CONSENT_REQUIRED: 'consent_missing',
  PRODUCT_NOT_READY: 'verification_pending',
  PRODUCTS_NOT_SUPPORTED: 'institution_unsupported',
  ITEM_NOT_SUPPORTED: 'institution_unsupported',
  MFA_NOT_SUPPORTED: 'institution_unsupported',
  INSTITUTION_NO_LONGER_SUPPORTED: 'institution_unsupported',
  UNSUPPORTED_RESPONSE: 'institution_unsupported',
};

/** Plaid works, but this institution does not, or there were too many requests. */
const busy = new Set([
  'INSTITUTION_DOWN',
  'INSTITUTION_NOT_RESPONDING',
  'INSTITUTION_NOT_AVAILABLE',
  'PLANNED_MAINTENANCE',
]);

/** What an error of the exchange means. @throws NoAnswerOfPlaid if it decides nothing */
export function refusalOfLink(error: unknown): Linked {
  if (error instanceof AnswerUnreadable) throw error;
  const refusal = refusalOf(error);
  const failed = refusal === null ? undefined : failures[refusal.code];
  if (failed !== undefined) return { failed };
  if (refusal !== null && (busy.has(refusal.code) || refusal.type === 'RATE_LIMIT_EXCEEDED')) return { busy: true };
  throw new NoAnswerOfPlaid(error);
}

/** Whether this error of an item means that the person revoked the access. */
export function revokes(code: string): boolean {
  return failures[code] === 'access_revoked';
}

/** Whether Plaid refuses a value that we sent, and not us. */
export function refusesTheQuestion({ type, code }: PlaidRefusal): boolean {
  return (type === 'INVALID_INPUT' || type === 'INVALID_REQUEST') && !refusesUs.has(code);
}

const refusesUs = new Set(['INVALID_API_KEYS', 'UNAUTHORIZED_ENVIRONMENT', 'UNAUTHORIZED_ROUTE_ACCESS']);
