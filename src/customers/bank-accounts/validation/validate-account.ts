// Validates an account: the routing number first, then the sources of the tenant, one after the
// other, until one of them decides (Interface, validation rules).

import { selectValidationSources } from '../../../access/tenants/tenants.sql.ts';
import type { ChainedSource } from '../../../access/tenants/validation-sources.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import { selectListed } from '../routing-directory/directory.sql.ts';
import { isReachable } from '../routing-number.ts';
import type { AccountToValidate } from '../submitted-account.ts';
import type { TestPair } from '../test-pair.ts';
import { isTestPair } from '../test-pair.ts';
import type { AskProvider } from './ask-provider.ts';
import { hasConfirmedCheck } from './confirmed-checks.sql.ts';
import type { Opinion, Said, ValidationSource } from './said.ts';
import { type AccountsOfUser, hasSettledDebit } from './settled-debits.sql.ts';
import { askInTurn } from './source-chain.ts';

/** An account, and what the sources may know about it. */
export interface Candidate {
  processor_id: string;
  account: AccountToValidate;
  /** Whether a linking provider gave the account. */
  linked: boolean;
  /** The same account of the same user; null: no user is named, or the user is new. */
  known: AccountsOfUser | null;
}

export interface Verdict {
  valid_account: 'valid' | 'invalid' | 'not_validated';
  /** Whether the validation is billed: a provider decided it, or it is the test pair. */
  billable: boolean;
  /** In the order in which the sources were asked. */
  said: readonly Said[];
  /** Why the routing directory makes the account invalid. */
  unlisted?: Unlisted;
}

/** A routing number that receives no entries. Null: no other number has replaced it. */
export interface Unlisted {
  new_routing_number: string | null;
}

export interface AccountValidation {
  /** The verdict without a provider; null if the provider must be asked. */
  withoutProvider(db: Queryable, candidate: Candidate): Promise<Verdict | null>;
  /**
   * Asks the provider too; call it outside of any phase. Always ends: if the provider is down, slow
   * or undecided, the account is `not_validated`.
   */
  validate(db: Queryable, candidate: Candidate): Promise<Verdict>;
}

export interface AccountValidationOptions {
  askProvider: AskProvider;
  testPair: TestPair;
  /** The sources of a tenant that has chosen none. */
  defaultSources: readonly ChainedSource[];
  clock: Clock;
}

export function accountValidation(context: AccountValidationOptions): AccountValidation {
  const { askProvider, testPair, clock } = context;

  async function routingVerdict(db: Queryable, account: AccountToValidate): Promise<Verdict | null> {
    const decided = (source: ValidationSource, opinion: 'valid' | 'invalid') => ({
      valid_account: opinion,
      // Interface, validation rules 1: the designated test pair simulates a valid result.
      billable: source === 'test_pair',
      said: [{ source, opinion, at: clock.now() }],
    });
    if (isTestPair(testPair, account)) return decided('test_pair', 'valid');
    // Contract, bank accounts 6: a number that no bank can have is invalid at once. No provider was
    // called, so nothing is billed.
    if (!isReachable(account.routing_number)) return decided('check_digit', 'invalid');
    // Contract, bank accounts 18: without a directory only that counts.
    const found = await selectListed(db, account.routing_number);
    if (found === null || (found.listed && found.new_routing_number === null)) return null;
    const { new_routing_number } = found;
    return { ...decided('routing_directory', 'invalid'), unlisted: { new_routing_number } };
  }

  async function ask(db: Queryable, source: ChainedSource, candidate: Candidate): Promise<Opinion> {
    const { processor_id, account, linked, known } = candidate;
    switch (source) {
      case 'linked':
        return linked ? 'valid' : 'undecided';
      case 'settled_debits':
        return known !== null && (await hasSettledDebit(db, processor_id, known, clock.now())) ? 'valid' : 'undecided';
      case 'micro_entries':
      case 'prenotes':
        return known !== null && (await hasConfirmedCheck(db, processor_id, known, source, clock.now()))
          ? 'valid'
          : 'undecided';
      case 'provider':
        return askProvider(account);
    }
  }

  async function verdictOf(db: Queryable, candidate: Candidate, sources: readonly ChainedSource[]): Promise<Verdict> {
    const { opinion, by, said } = await askInTurn(sources, (source) => ask(db, source, candidate), clock);
    const valid_account = opinion === 'undecided' ? 'not_validated' : opinion;
    return { valid_account, billable: by === 'provider', said };
  }

  const sourcesOf = async (db: Queryable, { processor_id }: Candidate) =>
    (await selectValidationSources(db, processor_id)) ?? context.defaultSources;

  return {
    async withoutProvider(db, candidate) {
      const verdict = await routingVerdict(db, candidate.account);
      if (verdict !== null) return verdict;
      const sources = await sourcesOf(db, candidate);
      const provider = sources.indexOf('provider');
      if (provider === -1) return verdictOf(db, candidate, sources);
      const before = await verdictOf(db, candidate, sources.slice(0, provider));
      return before.valid_account === 'not_validated' ? null : before;
    },
    async validate(db, candidate) {
      return (await routingVerdict(db, candidate.account)) ?? verdictOf(db, candidate, await sourcesOf(db, candidate));
    },
  };
}
