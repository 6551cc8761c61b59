// The secret of an authenticator app: as a picture for its camera, and as letters to type.
import { Code, Group, Stack, Text } from '@mantine/core';
import { QRCodeSVG } from 'qrcode.react';
import { words } from '../words/en.ts';

export default ({ secret, uri }: { secret: string; uri: string }) => (
  <Group align="start" className="authenticator">
    {/* Dark on light in both schemes: a camera reads it so. */}
    <QRCodeSVG value={uri} size={132} marginSize={2} title={words.join.picture} />
    <Stack gap={4} flex="1 1 10rem" miw={0}>
      <Text size="xs" className="quiet">
        {words.join.letters}
      </Text>
      <Code block className="secret">
        {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </Code>
    </Stack>
  </Group>
);
