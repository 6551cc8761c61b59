// An address that has no screen.
import { Anchor, Stack, Text, Title } from '@mantine/core';

export const NotFound = () => (
  <Stack gap="sm" p="md">
    <Title order={1} size="h2">
      There is no such screen
    </Title>
    <Text>The address may be mistyped, or the screen has another name now.</Text>
    <Anchor href="/console/today">Go to Today</Anchor>
  </Stack>
);
