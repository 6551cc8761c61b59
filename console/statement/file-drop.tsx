// Enters a file of the bank's statement: dropped here, or chosen.
import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../api/request.ts';
import { messageOf } from '../parts/problem.tsx';
import { inWords, words } from '../words/en.ts';

export function FileDrop({ bank }: { bank: string }) {
  const client = useQueryClient();
  const [isOver, setOver] = useState(false);
  const enter = useMutation({
    mutationFn: async (file: File) => {
      const rows = (await file.text()).replace(/\r?\n$/, '').split(/\r?\n/);
      // The same file twice changes nothing, so any key does.
      return post('/admin/v1/bank-statement/files', { body: { bank, rows }, key: crypto.randomUUID() });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['list'] }),
  });
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) enter.mutate(file);
  };
  return (
    <section
      className="drop"
      data-over={isOver}
      aria-label={words.statement.enter}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Group justify="space-between">
        <div>
          <Text fw={600}>{words.statement.drop}</Text>
          <Text size="sm" className="quiet">
            {words.statement.format}
          </Text>
        </div>
        <Button component="label" variant="light" loading={enter.isPending}>
          {words.statement.choose}
          <input
            type="file"
            accept=".csv,text/csv"
            className="file"
            aria-label={words.statement.choose}
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              // The same file may be chosen again.
              currentTarget.value = '';
            }}
          />
        </Button>
      </Group>
      {enter.isError && (
        <Alert color="red" role="alert" mt="sm">
          {messageOf(enter.error)}
        </Alert>
      )}
      {enter.data !== undefined && (
        <Text mt="sm" role="status">
          {words.statement.entered(enter.data.lines.length)} {countsOf(enter.data.lines.map(({ state }) => state))}
        </Text>
      )}
    </section>
  );
}

/** `12 expected, 1 open` */
function countsOf(states: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const state of states) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => `${count} ${inWords(state).toLowerCase()}`).join(', ');
}
