// Names with their values.
import type { ReactNode } from 'react';
import type { TermName } from '../words/glossary.ts';
import { Term } from './term.tsx';

/** `term`: the word that the name is. */
export type Fact = readonly [name: string, value: ReactNode, term?: TermName | undefined];

interface Props {
  facts: readonly Fact[];
  /** Amounts below each other, which are compared. */
  isOfMoney?: boolean;
}

export const Facts = ({ facts, isOfMoney = false }: Props) => (
  <dl className="facts" data-of-money={isOfMoney}>
    {facts.map(([name, value, term], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and facts keep their order
      <div key={`${index} ${name}`} style={{ display: 'contents' }}>
        <dt>{term === undefined ? name : <Term of={term}>{name}</Term>}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
