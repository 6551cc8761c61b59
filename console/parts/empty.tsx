// What is shown when there is nothing: why, whether that is good, and what to do next.
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  why: string;
  /** Nothing waits, nothing is wrong; absent: that is neither good nor bad. */
  isGood?: boolean;
  /** Because of filters. */
  isFiltered?: boolean;
  children?: ReactNode;
}

export const Empty = ({ title, why, isGood = false, isFiltered = false, children }: Props) => (
  <Stack className="empty" gap={4} align="center">
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="17" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path
        d={isFiltered ? 'M12 13h12M14.5 18h7M17 23h2' : isGood ? 'M11 18.5 16 23.5 25 13' : 'M12 18h12'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
    <Text fw={600} mt="xs">
      {title}
    </Text>
    <Text className="quiet" size="sm" ta="center" maw={440}>
      {why}
    </Text>
    {children}
  </Stack>
);
