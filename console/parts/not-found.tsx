// An address that has no screen.
import { Anchor, Stack, Text } from '@mantine/core';
import { words } from '../words/en.ts';
import { ScreenHead } from './screen-head.tsx';

export const NotFound = () => (
  <Stack gap="sm">
    <ScreenHead title={words.navigation.noScreen} />
    <Text>{words.navigation.noScreenWhy}</Text>
    <Anchor href="/console/">{words.navigation.home}</Anchor>
  </Stack>
);
