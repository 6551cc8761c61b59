// Own settings: light or dark, and the password.
import {
  Alert,
  Button,
  PasswordInput,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
  useMantineColorScheme,
} from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../api/request.ts';
import { Dialog } from '../parts/dialog.tsx';
import { messageOf } from '../parts/problem.tsx';
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
        body: { password, new_password: next, ...(code === '' ? {} : { code: code.replaceAll(' ', '') }) },
      }),
    onSuccess: () => {
      say(words.settings.changed);
      close();
    },
  });
  const submit = useSubmit(change);
  const visibilityToggleButtonProps = { 'aria-label': words.signIn.showPassword };
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
        <PasswordInput
          label={words.settings.now}
          autoComplete="current-password"
          required
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          visibilityToggleButtonProps={visibilityToggleButtonProps}
        />
        <TextInput
          label={words.signIn.code}
          description={words.signIn.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <PasswordInput
          label={words.join.password}
          description={words.join.choose}
          autoComplete="new-password"
          required
          minLength={12}
          value={next}
          onChange={({ currentTarget }) => setNext(currentTarget.value)}
          visibilityToggleButtonProps={visibilityToggleButtonProps}
        />
        <Button type="submit" loading={change.isPending}>
          {words.settings.password}
        </Button>
      </Stack>
    </form>
  );
}
