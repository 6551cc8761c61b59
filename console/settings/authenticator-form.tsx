// Sets up or replaces the own authenticator app: first a secret is shown, then a code of the app
// that has it is asked.
import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type DataOf, post } from '../api/request.ts';
import { sessionQuery } from '../app/session.ts';
import { Problem } from '../parts/problem.tsx';
import { CodeField, PasswordField, sentCode } from '../parts/sign-in-fields.tsx';
import { say } from '../parts/toasts.tsx';
import { words } from '../words/en.ts';
import { OwnForm } from './own-form.tsx';
import { ownSessions } from './own-sessions.tsx';

const Picture = lazy(() => import('../sign-in/authenticator.tsx'));

type Offer = DataOf<'/admin/v1/session/authenticator/offer', 'post'>;

export function Authenticator({ hasApp }: { hasApp: boolean }) {
  const ask = useMutation({ mutationFn: () => post('/admin/v1/session/authenticator/offer') });
  const label = hasApp ? words.settings.replace : words.settings.setUp;
  if (ask.data !== undefined) return <Form label={label} hasApp={hasApp} offer={ask.data} close={ask.reset} />;
  return (
    <Stack align="start">
      <Text size="sm">{hasApp ? words.settings.hasApp : words.settings.hasNoApp}</Text>
      {ask.isError && <Problem error={ask.error} />}
      <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate()}>
        {label}
      </Button>
    </Stack>
  );
}

interface Props {
  label: string;
  hasApp: boolean;
  offer: Offer;
  close(): void;
}

function Form({ label, hasApp, offer: { secret, uri, offer }, close }: Props) {
  const client = useQueryClient();
  const [newCode, setNewCode] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const set = useMutation({
    mutationFn: () =>
      post('/admin/v1/session/authenticator', {
        body: { offer, new_code: newCode.replaceAll(' ', ''), password, ...sentCode(code) },
      }),
    onSuccess: async () => {
      say(words.settings.appSet);
      close();
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      await client.invalidateQueries({ queryKey: ownSessions });
    },
  });
  return (
    <OwnForm
      label={label}
      why={words.settings.scan}
      run={set}
      aside={
        <Button variant="default" onClick={close}>
          {words.act.cancel}
        </Button>
      }
    >
      <Suspense>
        <Picture secret={secret} uri={uri} />
      </Suspense>
      <CodeField label={words.settings.newCode} required value={newCode} change={setNewCode} />
      <PasswordField label={words.settings.now} value={password} change={setPassword} />
      {hasApp && (
        <CodeField
          label={words.settings.presentCode}
          description={words.settings.presentCodeHint}
          required
          value={code}
          change={setCode}
        />
      )}
    </OwnForm>
  );
}
