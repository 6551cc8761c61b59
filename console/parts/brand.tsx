// Our mark and name.
import { Group } from '@mantine/core';
import { words } from '../words/en.ts';

export const Brand = () => (
  <Group gap={8} wrap="nowrap" className="brand">
    <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--mantine-primary-color-filled)" />
      <path
        d="M8 24 16 7l8 17M11.5 18h9"
        stroke="#fff"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <span className="wordmark">{words.product}</span>
  </Group>
);
