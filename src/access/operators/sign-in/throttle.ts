// Limits the attempts to give a password: at a sign-in by address, and by account and address
// together; in an open session by session. A stranger cannot use up the attempts of an operator.
import { setTimeout as sleep } from 'node:timers/promises';
import { networkOf } from '../../../api/http/connections/network-of.ts';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import { Refusal } from '../../../platform/refusals.ts';
import type { Operating } from '../operating.ts';
import { type Attempts, countAttempt, deleteAttempts, selectKnownAddresses, takeAttemptBack } from './attempts.sql.ts';

/** In 15 minutes. A whole company may share one address. */
const ofAddressAtMost = 50;
const ofAccountAtAddressAtMost = 10;
const ofSessionAtMost = 10;

/**
 * Attempts of an account from unknown addresses that are answered at once. After them each answer
 * waits: a guesser with many addresses is slow, and the operator still gets in.
 */
const ofAccountAtOnce = 10;
const longestDelaySeconds = 5;

/** An attempt that was counted. */
export interface Attempt {
  /** The right password was given: the attempt was no guess. */
  succeeded(): Promise<void>;
}

type Counting = Pick<Operating, 'database' | 'vault'>;

/** Counts an attempt that names no account. */
export async function countAddress(context: Counting, address: string): Promise<void> {
  refuseMoreThan(ofAddressAtMost, await count(context, addressOf(context, address)));
}

/** Counts a secret that a stranger sent and that does not exist. `what`: its kind. */
export async function countGuess(context: Counting, what: string, address: string): Promise<void> {
  const subject = context.vault.blindIndex('guess', what, networkOf(address));
  refuseMoreThan(ofAddressAtMost, await count(context, subject));
}

/**
 * Counts a sign-in before anything is compared, so that many at once get no more tries. An unknown
 * account is counted like a known one. An attempt that is refused is counted no further.
 */
export async function countSignIn(context: Counting, address: string, email: string): Promise<Attempt> {
  const network = networkOf(address);
  const account = email.toLowerCase();
  const ofAccount = context.vault.blindIndex('sign-in account', account);
  const ofAccountAtAddress = context.vault.blindIndex('sign-in account at address', `${account}\n${network}`);
  await countAddress(context, address);
  refuseMoreThan(ofAccountAtAddressAtMost, await count(context, ofAccountAtAddress));
  const isKnown = (await selectKnownAddresses(context.database, email)).some((known) => networkOf(known) === network);
  if (!isKnown) {
    const { attempts } = await count(context, ofAccount);
    await sleep(1_000 * Math.min(longestDelaySeconds, Math.max(0, attempts - ofAccountAtOnce)));
  }
  return {
    succeeded: () =>
      atomically(context.database, async (phase) => {
        await deleteAttempts(phase, ofAccountAtAddress);
        await takeAttemptBack(phase, addressOf(context, address));
        if (!isKnown) await takeAttemptBack(phase, ofAccount);
      }),
  };
}

/** Counts an attempt to give the password in an open session. */
export async function countConfirmation(context: Counting, sessionUuid: string): Promise<Attempt> {
  const ofSession = context.vault.blindIndex('sign-in session', sessionUuid);
  refuseMoreThan(ofSessionAtMost, await count(context, ofSession));
  return { succeeded: () => atomically(context.database, (phase) => deleteAttempts(phase, ofSession)) };
}

const addressOf = ({ vault }: Pick<Counting, 'vault'>, address: string) =>
  vault.blindIndex('sign-in address', networkOf(address));

const count = ({ database }: Counting, subject: Buffer): Promise<Attempts> =>
  atomically(database, (phase) => countAttempt(phase, subject));

function refuseMoreThan(most: number, { attempts, seconds_left }: Attempts): void {
  if (attempts <= most) return;
  throw new Refusal(
    'too_many_sign_ins',
    [{ field: '', code: 'too_many_sign_ins', message: `wait ${seconds_left} seconds` }],
    seconds_left,
  );
}
