// The page before the console: who we are, the way of the money in one line, and a form.
import { Center, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { pageMeta } from '../app/page-meta.ts';
import { Brand } from '../parts/brand.tsx';
import { words } from '../words/en.ts';

const stops = ['payer', 'flight', 'good', 'payee'] as const;

export const Entrance = ({ children }: { children: ReactNode }) => (
  <Center mih="100dvh" p="md" component="main">
    <Stack gap="lg" w={440} maw="100%">
      <Brand />
      <div>
        <Text>{words.entrance.what}</Text>
        <div className="way" aria-hidden="true">
          <ol>
            {stops.map((name) => (
              <li key={name} data-passed="true" data-line="full">
                <span className="stop">{words.track.stops[name]}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <Paper withBorder p="xl">
        {children}
      </Paper>
      <Text size="xs" className="quiet">
        {words.entrance.where(location.host, pageMeta.isSandbox)}
      </Text>
    </Stack>
  </Center>
);
