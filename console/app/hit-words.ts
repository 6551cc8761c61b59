// What a hit of the search is called.
import { inWords, words } from '../words/en.ts';
import type { Hit } from './places.ts';

export const typeWords = (type: string): string => words.search.types[type] ?? inWords(type);

/** The payer and the payee of a payment. */
export const wayOf = ({ payer_name, payee_name }: NonNullable<Hit['transaction']>): string =>
  words.search.way(payer_name ?? words.search.noName, payee_name ?? words.search.noName);
