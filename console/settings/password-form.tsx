// Changes the own password.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../api/request.ts';
import { CodeField, PasswordField, sentCode } from '../parts/sign-in-fields.tsx';
import { say } from '../parts/toasts.tsx';
import { words } from '../words/en.ts';
import { OwnForm } from './own-form.tsx';
import { ownSessions } from './own-sessions.tsx';

export function PasswordForm({ email, hasApp }: { email: string; hasApp: boolean }) {
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [next, setNext] = useState('');
  const change = useMutation({
    mutationFn: () => post('/admin/v1/session/password', { body: { password, new_password: next, ...sentCode(code) } }),
    onSuccess: () => {
      for (const empty of [setPassword, setCode, setNext]) empty('');
      say(words.settings.changed);
      return client.invalidateQueries({ queryKey: ownSessions });
    },
  });
  return (
    <OwnForm label={words.settings.changePassword} why={words.settings.passwordWhy} run={change}>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField label={words.settings.now} value={password} change={setPassword} />
      {hasApp && <CodeField description={words.settings.presentCodeHint} required value={code} change={setCode} />}
      <PasswordField label={words.join.password} description={words.join.choose} isNew value={next} change={setNext} />
    </OwnForm>
  );
}
