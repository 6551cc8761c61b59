// The title of a screen, what may be done with the whole screen, and the request behind it. The
// window has the same title.
import { Group, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { words } from '../words/en.ts';
import type { TermName } from '../words/glossary.ts';
import { CopyAsCurl } from './copy-as-curl.tsx';
import { Term } from './term.tsx';

interface Props {
  title: string;
  /** The word that the title is; absent: it is plain. */
  term?: TermName | undefined;
  /** The title of the window; absent: the same. */
  ofWindow?: string;
  /** Shown next to the title, such as a status. */
  aside?: ReactNode;
  /** Shown below the title, such as a uuid. */
  below?: ReactNode;
  /** The address of the request; absent: the screen has none. */
  address?: string;
  children?: ReactNode;
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${words.product}`;
  }, [title]);
}

export function ScreenHead({ title, term, ofWindow = title, aside, below, address, children }: Props) {
  useTitle(ofWindow);
  return (
    <Group justify="space-between" align="start" gap="sm">
      <div className="heading">
        <Group gap="sm">
          <Title order={1} size="h2">
            {term === undefined ? title : <Term of={term}>{title}</Term>}
          </Title>
          {aside}
        </Group>
        {below !== undefined && (
          <Text size="sm" className="quiet" component="div">
            {below}
          </Text>
        )}
      </div>
      <Group gap="xs">
        {children}
        {address !== undefined && <CopyAsCurl address={address} />}
      </Group>
    </Group>
  );
}
