// A part of a screen under its own title.
import { Card, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What may be done with the whole part. */
  aside?: ReactNode;
  children: ReactNode;
}

export const Panel = ({ title, aside, children }: Props) => (
  <Card withBorder component="section" aria-label={title}>
    <Group justify="space-between" mb="sm" gap="xs">
      <Title order={2} size="h4">
        {title}
      </Title>
      {aside}
    </Group>
    {children}
  </Card>
);
