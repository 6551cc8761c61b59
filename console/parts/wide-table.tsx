// What scrolls sideways on a narrow screen, also with the keyboard.
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  children: ReactNode;
}

export const Wide = ({ label, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached with the keyboard
  <section className="wide" aria-label={label} tabIndex={0}>
    {children}
  </section>
);

export const WideTable = ({ label, children }: Props) => (
  <Wide label={label}>
    <Table>{children}</Table>
  </Wide>
);
