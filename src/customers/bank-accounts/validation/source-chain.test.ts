// A chain of sources, whatever its sources say and in which order they are asked.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chainedSources } from '../../../access/tenants/validation-sources.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { opinions } from './said.ts';
import { askInTurn } from './source-chain.ts';

const someSources = fc.shuffledSubarray([...chainedSources]);
const whatTheySay = fc.record({
  linked: fc.constantFrom(...opinions),
  settled_debits: fc.constantFrom(...opinions),
  micro_entries: fc.constantFrom(...opinions),
  prenotes: fc.constantFrom(...opinions),
  provider: fc.constantFrom(...opinions),
});

it('takes the first opinion that decides, asks no source after it, and keeps what each source said', () =>
  fc.assert(
    fc.asyncProperty(someSources, whatTheySay, async (sources, says) => {
      const decided = await askInTurn(sources, async (source) => says[source], realClock);
      const deciding = sources.findIndex((source) => says[source] === 'valid' || says[source] === 'invalid');
      const asked = deciding === -1 ? sources : sources.slice(0, deciding + 1);
      expect(decided.said.map(({ source, opinion }) => [source, opinion])).toEqual(
        asked.map((source) => [source, says[source]]),
      );
      expect(decided.by).toBe(sources[deciding] ?? null);
      expect(decided.opinion).toBe(deciding === -1 ? 'undecided' : says[sources[deciding]!]);
    }),
  ));
