// The title of a screen, what may be done with the whole screen, and the request behind it.
import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyAsCurl } from './copy-as-curl.tsx';

interface Props {
  title: ReactNode;
  /** Shown below the title, such as a uuid. */
  below?: string;
  /** The address of the request. */
  address: string;
  children?: ReactNode;
}

export const ScreenHead = ({ title, below, address, children }: Props) => (
  <Group justify="space-between" align="start">
    <div>
      <Title order={1} size="h2">
        {title}
      </Title>
      {below !== undefined && <Text className="mono quiet">{below}</Text>}
    </div>
    <Group gap="sm">
      {children}
      <CopyAsCurl address={address} />
    </Group>
  </Group>
);
