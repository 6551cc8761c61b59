// Limits the attempts to sign in, by account and by address.
import { atomically } from '../../database/atomic-phase.ts';
import { networkOf } from '../../http/connections/network-of.ts';
import { Refusal } from '../../refusals.ts';
import type { Vault } from '../../vault/vault.ts';
import type { Operating } from '../operating.ts';
import { countAttempts, forgiveAttempts } from './attempts.sql.ts';

/** In 15 minutes. One address may be that of a whole company. */
const ofAccountAtMost = 10;
const ofAddressAtMost = 50;

const accountOf = (vault: Vault, email: string) => vault.blindIndex('sign-in account', email.toLowerCase());
const addressOf = (vault: Vault, address: string) => vault.blindIndex('sign-in address', networkOf(address));

/**
 * Counts an attempt before anything is compared, so that many at once get no more tries. `email`
 * null: the attempt names no account. An unknown account is counted like a known one.
 */
export async function countAttempt(
  { database, vault }: Operating,
  address: string,
  email: string | null,
): Promise<void> {
  const limits = new Map([
    [addressOf(vault, address).toString('hex'), ofAddressAtMost],
    ...(email === null ? [] : [[accountOf(vault, email).toString('hex'), ofAccountAtMost] as const]),
  ]);
  const subjects = Array.from(limits.keys(), (subject) => Buffer.from(subject, 'hex'));
  const counts = await atomically(database, (phase) => countAttempts(phase, subjects));
  const waits = counts
    .filter(({ subject_hash, attempts }) => attempts > limits.get(subject_hash.toString('hex'))!)
    .map(({ seconds_left }) => seconds_left);
  if (waits.length === 0) return;
  const seconds = Math.max(...waits);
  throw new Refusal(
    'too_many_sign_ins',
    [{ field: '', code: 'too_many_sign_ins', message: `wait ${seconds} seconds` }],
    seconds,
  );
}

/** A success is no attempt to guess. */
export const forgetAttempt = ({ database, vault }: Operating, address: string, email: string): Promise<void> =>
  atomically(database, (phase) => forgiveAttempts(phase, accountOf(vault, email), addressOf(vault, address)));
