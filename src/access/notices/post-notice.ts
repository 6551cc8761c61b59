// A signed webhook to the operator's own systems: a chat, a pager.

import { signatureHeaders } from '../../platform/providers/signature.ts';
import type { Clock } from '../../platform/std/clock.ts';
import { keyOf } from '../../platform/std/signing-secret.ts';
import { StatedError } from '../../platform/std/stated-error.ts';

export interface NoticeHook {
  url: string;
  secret: string;
  clock: Clock;
}

const deadlineMs = 15_000;

/** @throws StatedError unless the receiver answers 2xx. */
export async function postNotice({ url, secret, clock }: NoticeHook, id: string, content: unknown): Promise<void> {
  const body = JSON.stringify(content);
  const { request } = await import('undici');
  // It follows no redirect: the content goes to this address only.
  const answer = await request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signatureHeaders({ id: 'notices', key: keyOf(secret)! }, id, clock.now(), body),
    },
    body,
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(() => {
    throw new StatedError('the receiver gave no answer');
  });
  await answer.body.dump();
  if (answer.statusCode < 200 || answer.statusCode > 299)
    throw new StatedError(`the receiver answered ${answer.statusCode}`);
}
