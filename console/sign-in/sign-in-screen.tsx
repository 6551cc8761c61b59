// The sign-in. It stands in place of the screen that was asked for, which comes after it.
import { Alert, Anchor, Button, Stack, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../api/request.ts';
import { pageMeta } from '../app/page-meta.ts';
import type { Operator } from '../app/session.ts';
import { messageOf } from '../parts/problem.tsx';
import { CodeField, PasswordField, sentCode } from '../parts/sign-in-fields.tsx';
import { useSubmit } from '../parts/use-submit.ts';
import { words } from '../words/en.ts';
import { Entrance } from './entrance.tsx';

/** `ended`: whose session has ended. Null: no one had signed in. */
export function SignInScreen({ ended }: { ended: Pick<Operator, 'email'> | null }) {
  const client = useQueryClient();
  const [email, setEmail] = useState(ended?.email ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const signIn = useMutation({
    mutationFn: () =>
      post('/admin/v1/sign-in', {
        body: { email, password, ...sentCode(code) },
      }),
    onSuccess: () => client.resetQueries(),
  });
  const submit = useSubmit(signIn);
  return (
    <Entrance>
      <form onSubmit={submit}>
        <Stack>
          <Title order={1} size="h2">
            {words.signIn.title}
          </Title>
          {ended !== null && <Alert color="orange">{words.signIn.ended}</Alert>}
          {signIn.isError && (
            <Alert color="red" role="alert">
              {messageOf(signIn.error)}
            </Alert>
          )}
          <TextInput
            label={words.signIn.email}
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          <PasswordField value={password} change={setPassword} />
          <CodeField description={words.signIn.codeHint} value={code} change={setCode} />
          <Button type="submit" loading={signIn.isPending}>
            {words.signIn.submit}
          </Button>
          {pageMeta.hasProvider && <Anchor href="/console/oidc/sign-in">{words.signIn.provider}</Anchor>}
        </Stack>
      </form>
    </Entrance>
  );
}
