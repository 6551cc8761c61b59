// Reads a notice of Plaid after its signature is verified, as Plaid documents it
// (plaid.com/docs/api/webhooks/webhook-verification).
import { createHash, timingSafeEqual, verify } from 'node:crypto';
import { idIn } from '../linked-details.ts';
import type { ItemNotice, ReadNotice, ReceivedNotice } from '../linking-provider.ts';
import type { KeyOfNotice } from './notice-keys.ts';
import { revokes, wordIn } from './plaid-error.ts';

export async function readNotice(keyOf: KeyOfNotice, notice: ReceivedNotice, signal: AbortSignal): Promise<ReadNotice> {
  const token = notice.header('plaid-verification');
  if (token === undefined || !(await isSigned(keyOf, token, notice, signal))) return 'unverified';
  const said = objectIn(notice.body.toString('utf8'));
  return (said && noticeIn(said)) ?? 'ignored';
}

const oldestS = 300;
// Plaid's clock may be ahead of ours.
const aheadS = 60;
const longestToken = 2_000;

async function isSigned(
  keyOf: KeyOfNotice,
  token: string,
  { body, address, received_at }: ReceivedNotice,
  signal: AbortSignal,
): Promise<boolean> {
  if (token.length > longestToken) return false;
  const [head, claims, signature, more] = token.split('.');
  if (head === undefined || claims === undefined || signature === undefined || more !== undefined) return false;
  const { alg, kid } = objectIn(fromBase64(head)) ?? {};
  // Any other algorithm could be one without a signature.
  if (alg !== 'ES256' || typeof kid !== 'string') return false;
  const { iat, request_body_sha256 } = objectIn(fromBase64(claims)) ?? {};
  if (typeof iat !== 'number' || typeof request_body_sha256 !== 'string') return false;
  const age = received_at.getTime() / 1_000 - iat;
  if (!(age <= oldestS && age >= -aheadS)) return false;
  const key = await keyOf({ keyId: kid, address }, signal);
  if (key === null) return false;
  const signed = Buffer.from(`${head}.${claims}`);
  const signatureBytes = Buffer.from(signature, 'base64url');
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, signatureBytes)) return false;
  const expected = createHash('sha256').update(body).digest();
  const stated = Buffer.from(request_body_sha256, 'hex');
  return stated.length === expected.length && timingSafeEqual(stated, expected);
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64url').toString('utf8');

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Null: a notice from which nothing follows for a stored bank account. */
function noticeIn(said: Record<string, unknown>): ItemNotice | null {
  const item_id = idIn(said.item_id);
  if (item_id === null) return null;
  const code = wordIn(said.webhook_code);
  if (said.webhook_type === 'AUTH')
    // The numbers have changed. AUTOMATICALLY_VERIFIED and VERIFICATION_EXPIRED are about accounts
    // that are not stored yet: an account is only linked when it is verified.
    return code === 'DEFAULT_UPDATE' ? { item_id, kind: 'problem', problem: 'NUMBERS_CHANGED' } : null;
  if (said.webhook_type !== 'ITEM') return null;
  switch (code) {
    case 'ERROR': {
      const problem = wordIn((said.error as { error_code?: unknown } | null | undefined)?.error_code) ?? 'ERROR';
      return { item_id, kind: revokes(problem) ? 'revoked' : 'problem', problem };
    }
    case 'PENDING_DISCONNECT':
    case 'PENDING_EXPIRATION':
      return { item_id, kind: 'problem', problem: code };
    case 'LOGIN_REPAIRED':
      return { item_id, kind: 'repaired' };
    case 'USER_PERMISSION_REVOKED':
      return { item_id, kind: 'revoked', problem: code };
    case 'USER_ACCOUNT_REVOKED': {
      const account_id = idIn(said.account_id);
      return account_id === null ? null : { item_id, kind: 'account_revoked', account_id };
    }
    default:
      return null;
  }
}
