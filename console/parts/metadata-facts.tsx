// What a tenant has noted on a record for itself: a fact for each key.
import { words } from '../words/en.ts';
import type { Fact } from './facts.tsx';

export const metadataFacts = (metadata: Readonly<Record<string, string>> = {}): readonly Fact[] =>
  Object.entries(metadata).map(([key, value]) => [
    words.metadata(key),
    <span key={key} className="written">
      {value || '–'}
    </span>,
  ]);
