// Instead of a screen of operators, for a person of a tenant.
import { Anchor, Stack, Text } from '@mantine/core';
import { ScreenHead } from '../parts/screen-head.tsx';
import { words } from '../words/en.ts';

export const ForOperators = () => (
  <Stack gap="sm">
    <ScreenHead title={words.portal.forOperators} />
    <Text>{words.portal.forOperatorsWhy}</Text>
    <Anchor href="/console/">{words.portal.toHome}</Anchor>
  </Stack>
);
