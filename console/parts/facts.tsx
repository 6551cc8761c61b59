// Names with their values.
import type { ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts.map(([name, value], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and facts keep their order
      <div key={`${index} ${name}`} style={{ display: 'contents' }}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
