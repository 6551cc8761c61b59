// What a tenant has noted on a payment for itself.
import type { Fact } from '../parts/facts.tsx';
import { JsonBlock } from '../parts/json-block.tsx';
import { words } from '../words/en.ts';

export const metadataFacts = (metadata: object | undefined): readonly Fact[] =>
  metadata === undefined
    ? []
    : [[words.fields.metadata, <JsonBlock key="metadata" value={metadata} label={words.fields.metadata} />]];
