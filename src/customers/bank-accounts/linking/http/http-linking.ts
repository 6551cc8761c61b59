// Linking at a provider over plain HTTP, which speaks the protocol of
// docs/operate/linking-provider.md: for a provider that has no adapter of its own here.

import { type SigningKey, signedMessageId } from '../../../../platform/providers/signature.ts';
import { signedRequest } from '../../../../platform/providers/signed-request.ts';
import type { Clock } from '../../../../platform/std/clock.ts';
import { isLinkFailure } from '../link-failures.ts';
import { AnswerUnreadable, fieldsOf, idIn, linkedDetails, maskIn } from '../linked-details.ts';
import type { ItemNotice, Linked, LinkingProvider, LinkRequest } from '../linking-provider.ts';

export interface HttpProviderAccess {
  url: string;
  key: SigningKey;
  clock: Clock;
}

const name = 'http';

export function httpLinking(access: HttpProviderAccess): LinkingProvider {
  return {
    name,
    async link(request, signal) {
      const { access_token, account_id } = request;
      return readLinked(await signedRequest(access, '/link', { access_token, account_id }, signal), request);
    },
    async removeItem({ item_id, access_token }, signal) {
      const answer = await signedRequest(access, '/remove-item', { item_id, access_token }, signal);
      if (fieldsOf(answer).outcome !== 'removed') throw new AnswerUnreadable('outcome is not removed');
    },
    async readNotice({ header, body, received_at }) {
      if (signedMessageId(access.key, { header, body, received_at }) === null) return 'unverified';
      try {
        return noticeIn(fieldsOf(JSON.parse(body.toString('utf8')))) ?? 'ignored';
      } catch {
        return 'ignored';
      }
    },
  };
}

/** @throws AnswerUnreadable */
export function readLinked(answer: unknown, request: LinkRequest): Linked {
  const { outcome, reason, account, item_id, tokenized, mask, persistent_account_id } = fieldsOf(answer);
  if (outcome === 'busy') return { busy: true };
  if (outcome === 'failed') return { failed: isLinkFailure(reason) ? reason : 'bank_link_failed' };
  if (outcome !== 'linked') throw new AnswerUnreadable('outcome is not linked, failed or busy');
  const item = idIn(item_id);
  if (item === null) throw new AnswerUnreadable('item_id is missing');
  const { account_id, account_number, routing_number, account_name, account_type } = fieldsOf(account);
  if (account_id !== request.account_id) throw new AnswerUnreadable('account.account_id is not the requested one');
  if (account_type !== 'checking' && account_type !== 'savings') return { failed: 'account_unsupported' };
  return {
    account: linkedDetails({ account_number, routing_number, account_name, account_type }),
    link: {
      ...request,
      provider: name,
      item_id: item,
      persistent_account_id: idIn(persistent_account_id),
      tokenized: tokenized === true,
      mask: maskIn(mask),
    },
  };
}

const problemIn = (value: unknown) =>
  typeof value === 'string' && /^[A-Z][A-Z0-9_]{0,63}$/.test(value) ? value : null;

function noticeIn({
  type,
  item_id: said,
  account_id: account,
  problem: code,
}: Record<string, unknown>): ItemNotice | null {
  const item_id = idIn(said);
  const account_id = idIn(account);
  const problem = problemIn(code);
  if (item_id === null) return null;
  switch (type) {
    case 'item.revoked':
      return { item_id, kind: 'revoked', problem: problem ?? 'REVOKED' };
    case 'account.revoked':
      return account_id === null ? null : { item_id, kind: 'account_revoked', account_id };
    case 'item.problem':
      return { item_id, kind: 'problem', problem: problem ?? 'PROBLEM' };
    case 'item.repaired':
      return { item_id, kind: 'repaired' };
    default:
      return null;
  }
}
