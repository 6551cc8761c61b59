// Plays a return of the bank in the sandbox.
import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { post, type Schemas } from '../api/request.ts';
import { readAgain } from '../app/queries.ts';
import { Dialog } from '../parts/dialog.tsx';
import { messageOf } from '../parts/problem.tsx';
import { say } from '../parts/toasts.tsx';
import { useSubmit } from '../parts/use-submit.ts';
import { inWords, words } from '../words/en.ts';

type Stage = Schemas['Entry']['stage'];
const stages: readonly Stage[] = ['capture', 'payout', 'clawback', 'reverse_payout'];

export default function ReturnDialog({ uuid, close }: { uuid: string; close(): void }) {
  const [key] = useState(() => crypto.randomUUID());
  const [stage, setStage] = useState<Stage>('capture');
  const [code, setCode] = useState('R01');
  const play = useMutation({
    mutationFn: () => post('/sandbox/v1/transactions/{uuid}/return', { params: { uuid }, body: { stage, code }, key }),
    onSuccess: async () => {
      say(words.act.isDone(words.bar.returnEntry));
      close();
      await readAgain();
    },
  });
  const submit = useSubmit(play);
  return (
    <Dialog title={words.bar.returnEntry} close={close}>
      <form onSubmit={submit}>
        <Stack>
          {play.isError && (
            <Alert color="red" role="alert">
              {messageOf(play.error)}
            </Alert>
          )}
          <NativeSelect
            label={words.bar.stage}
            data={stages.map((value) => ({ value, label: inWords(value) }))}
            value={stage}
            onChange={({ currentTarget }) => setStage(currentTarget.value as Stage)}
          />
          <TextInput
            label={words.bar.code}
            description={words.bar.codeHint}
            required
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
          <Group justify="end">
            <Button type="submit" loading={play.isPending}>
              {words.bar.returnEntry}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
