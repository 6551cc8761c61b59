// What a developer does with an endpoint besides its acts: reads its secret, and sends it a test.
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { get, post } from '../api/request.ts';
import { useMay } from '../app/session.ts';
import type { Row } from '../lists/list-definition.ts';
import { messageOf } from '../parts/problem.tsx';
import { Status } from '../parts/status.tsx';
import { inWords, words } from '../words/en.ts';

export default function OwnEndpoint({ row }: { row: Row }) {
  const uuid = String(row.uuid);
  const mayChange = useMay('developer');
  const names = row.event_names as readonly string[];
  return (
    <Stack gap="sm">
      {mayChange && <Secret uuid={uuid} />}
      {mayChange && <Test uuid={uuid} />}
      <Text size="sm" className="quiet">
        {words.portal.receives(names.length)}
      </Text>
    </Stack>
  );
}

function Secret({ uuid }: { uuid: string }) {
  const [secret, setSecret] = useState<string | null>(null);
  const read = useMutation({
    mutationFn: () => get('/3p/api/v1/webhook-endpoints/{uuid}/secret', { params: { uuid } }),
    onSuccess: (data) => setSecret(data.secret),
  });
  if (secret !== null)
    return <TextInput label={words.portal.secret} readOnly value={secret} classNames={{ input: 'mono' }} />;
  return (
    <Group>
      <Button size="xs" variant="default" loading={read.isPending} onClick={() => read.mutate()}>
        {words.portal.showSecret}
      </Button>
      {read.isError && <Alert color="red">{messageOf(read.error)}</Alert>}
    </Group>
  );
}

function Test({ uuid }: { uuid: string }) {
  const test = useMutation({
    mutationFn: () => post('/3p/api/v1/webhook-endpoints/{uuid}/test', { params: { uuid }, key: crypto.randomUUID() }),
  });
  return (
    <Stack gap="xs">
      <Group>
        <Button size="xs" variant="default" loading={test.isPending} onClick={() => test.mutate()}>
          {words.acts.sendTest}
        </Button>
      </Group>
      {test.isError && <Alert color="red">{messageOf(test.error)}</Alert>}
      {test.data !== undefined && (
        <Alert
          color={test.data.outcome === 'succeeded' ? 'teal' : 'red'}
          title={words.portal.tested(inWords(test.data.outcome), test.data.latency_ms)}
          role="status"
        >
          {test.data.error ?? words.portal.answered}
          {test.data.status !== null && <Status of={String(test.data.status)} />}
        </Alert>
      )}
    </Stack>
  );
}
