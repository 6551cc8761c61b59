// The sources that validate the bank accounts of a tenant. A tenant chooses which are asked, and in
// which order.

export const chainedSources = ['linked', 'settled_debits', 'micro_entries', 'prenotes', 'provider'] as const;
export type ChainedSource = (typeof chainedSources)[number];

/** The sources of a tenant that has chosen none. */
export function defaultSources(mode: 'live' | 'sandbox'): readonly ChainedSource[] {
  // In the sandbox the end of the account number decides, also for a linked account.
  // A tenant reads the amounts of its micro-entries on its statement: an operator decides whether
  // its word counts.
  return mode === 'live' ? ['linked', 'settled_debits', 'provider'] : ['provider'];
}
