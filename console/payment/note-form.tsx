// Adds a note to a payment.
import { Alert, Button, Group, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../api/request.ts';
import { useMay } from '../app/session.ts';
import { messageOf } from '../parts/problem.tsx';
import { useSubmit } from '../parts/use-submit.ts';
import { words } from '../words/en.ts';

export function NoteForm({ uuid }: { uuid: string }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  // The same note is sent with the same key, also after a broken connection.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const add = useMutation({
    mutationFn: () => post('/admin/v1/transactions/{uuid}/notes', { params: { uuid }, body: { note: text }, key }),
    onSuccess: async () => {
      setText('');
      setKey(crypto.randomUUID());
      await client.invalidateQueries({ queryKey: ['payment', uuid] });
    },
  });
  const submit = useSubmit(add);
  const may = useMay('support');
  if (!may) return null;
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        {add.isError && (
          <Alert color="red" role="alert">
            {messageOf(add.error)}
          </Alert>
        )}
        <Textarea
          label={words.payment.note}
          required
          minLength={3}
          maxLength={500}
          rows={2}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Group justify="end">
          <Button data-act type="submit" size="xs" variant="light" loading={add.isPending}>
            {words.payment.addNote}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
