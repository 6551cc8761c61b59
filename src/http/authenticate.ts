// Reads the Authorization header and finds out who is calling.
import type { Caller } from '../access/caller.ts';
import { refuse } from '../refusals.ts';

/** Whose token this is; null when it is malformed, unknown, expired or revoked. */
export type FindCaller = (token: string) => Promise<Caller | null>;

/** Missing, doubled, mistyped, unknown, expired, revoked: one and the same 401 (Contract, who calls). */
export async function authenticate(header: string | undefined, findCaller: FindCaller): Promise<Caller> {
  const token = /^Bearer ([\x21-\x7e]{1,512})$/i.exec(header ?? '')?.[1];
  const caller = token === undefined ? null : await findCaller(token);
  if (caller === null) throw refuse('unauthenticated');
  return caller;
}
