// The stored answer of a key: encrypted bytes, or the payment that it is rendered from again.
import type { RenderedAnswer } from '../../platform/answer.ts';
import { refuse } from '../../platform/refusals.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import type { StartedPayment } from './asked-payment.ts';
import type { StoredKey } from './idempotency.sql.ts';
import type { Claim } from './key.ts';

/**
 * The body of the answer of a start, with the bytes of the first answer. `renderer`: the version
 * that rendered it then.
 */
export type RenderStarted = (renderer: number, payment: StartedPayment) => string;

export interface AnswerReader {
  vault: Vault;
  renderStarted: RenderStarted;
}

type Replayed = RenderedAnswer & { replayed: true };

const place = (claim: Claim) => ({
  table: 'idempotency_keys',
  row: `${claim.processor_id}/${claim.key_hash}`,
  column: 'response_body',
});

/** Encrypts an answer, because it can have an account number, and binds it to its row. */
export function sealAnswer(vault: Vault, claim: Claim, answer: RenderedAnswer): Buffer {
  return vault.seal(place(claim), answer.body);
}

/**
 * The stored answer, byte for byte, or null before it is stored. Refuses a request that differs
 * from the first request with the key (Contract, idempotency 7).
 */
export function replay({ vault, renderStarted }: AnswerReader, claim: Claim, stored: StoredKey): Replayed | null {
  if (!stored.fingerprint.equals(claim.fingerprint)) throw refuse('idempotency_key_reused', 'Idempotency-Key');
  const { response_status: status, response_body, renderer, payment } = stored;
  if (status === null) return null;
  if (response_body !== null) return { status, body: vault.open(place(claim), response_body), replayed: true };
  if (renderer === null || payment === null)
    throw new Error(`the stored answer of the key ${stored.key_hash} has neither bytes nor a payment`);
  return { status, body: renderStarted(renderer, payment), replayed: true };
}
