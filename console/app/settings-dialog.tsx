// Own settings: light or dark, and the password.
import { Alert, Button, SegmentedControl, Stack, Text, useMantineColorScheme } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../api/request.ts';
import { Dialog } from '../parts/dialog.tsx';
import { messageOf } from '../parts/problem.tsx';
import { CodeField, PasswordField, sentCode } from '../parts/sign-in-fields.tsx';
import { say } from '../parts/toasts.tsx';
import { useSubmit } from '../parts/use-submit.ts';
import { words } from '../words/en.ts';
import type { Operator } from './session.ts';

const schemes = ['auto', 'light', 'dark'] as const;

export default ({ operator, close }: { operator: Operator; close(): void }) => (
  <Dialog title={words.settings.title} close={close}>
    <Stack gap="lg">
      <ColorScheme />
      {operator.has_password ? (
        <PasswordForm email={operator.email} close={close} />
      ) : (
        <Text size="sm" className="quiet">
          {words.settings.noPassword}
        </Text>
      )}
    </Stack>
  </Dialog>
);

/** It is kept in this browser. */
function ColorScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label={words.settings.scheme}
      data={schemes.map((value) => ({ value, label: words.settings.schemes[value] }))}
      value={colorScheme}
      onChange={(value) => setColorScheme(value as (typeof schemes)[number])}
    />
  );
}

function PasswordForm({ email, close }: { email: string; close(): void }) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [next, setNext] = useState('');
  const change = useMutation({
    mutationFn: () =>
      post('/admin/v1/session/password', {
        body: { password, new_password: next, ...sentCode(code) },
      }),
    onSuccess: () => {
      say(words.settings.changed);
      close();
    },
  });
  const submit = useSubmit(change);
  return (
    <form onSubmit={submit} aria-label={words.settings.password}>
      <Stack>
        <Text size="sm">{words.settings.passwordWhy}</Text>
        {change.isError && (
          <Alert color="red" role="alert">
            {messageOf(change.error)}
          </Alert>
        )}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField label={words.settings.now} value={password} change={setPassword} />
        <CodeField description={words.signIn.codeHint} value={code} change={setCode} />
        <PasswordField
          label={words.join.password}
          description={words.join.choose}
          isNew
          value={next}
          change={setNext}
        />
        <Button type="submit" loading={change.isPending}>
          {words.settings.password}
        </Button>
      </Stack>
    </form>
  );
}
