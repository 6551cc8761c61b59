// Asks sources in their order until one of them decides.

import type { ChainedSource } from '../../../access/tenants/validation-sources.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import type { Opinion, Said } from './said.ts';

export interface Decided {
  opinion: 'valid' | 'invalid' | 'undecided';
  /** The source that decided; null: none did. */
  by: ChainedSource | null;
  /** In the order in which the sources were asked. */
  said: readonly Said[];
}

/** A source after the one that decided is not asked. */
export async function askInTurn(
  sources: readonly ChainedSource[],
  ask: (source: ChainedSource) => Promise<Opinion>,
  clock: Clock,
): Promise<Decided> {
  const said: Said[] = [];
  for (const source of sources) {
    const opinion = await ask(source);
    said.push({ source, opinion, at: clock.now() });
    if (opinion === 'valid' || opinion === 'invalid') return { opinion, by: source, said };
  }
  return { opinion: 'undecided', by: null, said };
}
