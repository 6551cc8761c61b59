// What a source says about an account.
import { chainedSources } from '../../../access/tenants/validation-sources.ts';

/** All sources. The first three are asked before the tenant's sources. */
export const validationSources = ['test_pair', 'check_digit', 'routing_directory', ...chainedSources] as const;
export type ValidationSource = (typeof validationSources)[number];

/** `undecided`: the source knows nothing about the account. `no_answer`: it failed or was late. */
export const opinions = ['valid', 'invalid', 'undecided', 'no_answer'] as const;
export type Opinion = (typeof opinions)[number];

export interface Said {
  source: ValidationSource;
  opinion: Opinion;
  at: Date;
}
