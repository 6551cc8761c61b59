// The stored answer of a key: encrypted, because it can have an account number, and bound to its
// row.
import type { RenderedAnswer } from '../answer.ts';
import { refuse } from '../refusals.ts';
import type { Vault } from '../vault/vault.ts';
import type { StoredKey } from './idempotency.sql.ts';
import type { Claim } from './key.ts';

const place = (claim: Claim) => ({
  table: 'idempotency_keys',
  row: `${claim.processor_id}/${claim.key_hash}`,
  column: 'response_body',
});

export function sealAnswer(vault: Vault, claim: Claim, answer: RenderedAnswer): Buffer {
  return vault.seal(place(claim), answer.body);
}

/**
 * The stored answer, byte for byte, or null while there is none. Refuses a request that differs
 * from the first request with the key (Contract, idempotency 7).
 */
export function replay(vault: Vault, claim: Claim, stored: StoredKey): RenderedAnswer | null {
  if (!stored.fingerprint.equals(claim.fingerprint)) throw refuse('idempotency_key_reused', 'Idempotency-Key');
  if (stored.response_status === null || stored.response_body === null) return null;
  return { status: stored.response_status, body: vault.open(place(claim), stored.response_body) };
}
