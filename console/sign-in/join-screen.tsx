// The page of a one-time link: a new operator chooses a password. The token is after `#`, so that
// no server and no log sees it.
import { Alert, Button, Loader, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { RequestError } from '../../clients/typescript/src/http/errors.ts';
import { post } from '../api/request.ts';
import { messageOf } from '../parts/problem.tsx';
import { CodeField, PasswordField, sentCode } from '../parts/sign-in-fields.tsx';
import { useSubmit } from '../parts/use-submit.ts';
import { words } from '../words/en.ts';
import { Entrance } from './entrance.tsx';

const Authenticator = lazy(() => import('./authenticator.tsx'));

export function JoinScreen() {
  const [token] = useState(() => location.hash.slice(1));
  const client = useQueryClient();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const link = useQuery({
    queryKey: ['invitation'],
    queryFn: () => post('/admin/v1/invitation', { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const accept = useMutation({
    mutationFn: () =>
      post('/admin/v1/invitation/accept', {
        body: { token, password, ...sentCode(code) },
      }),
    onSuccess: async () => {
      await client.resetQueries({ queryKey: ['session'] });
      // The link is used up: it must not stay in the address.
      await navigate({ to: '/', hash: '', replace: true });
    },
  });
  const submit = useSubmit(accept);
  return (
    <Entrance>
      {link.isPending && <Loader aria-label={words.list.loading} />}
      {link.isError && (
        <Alert color="red" role="alert">
          {link.error instanceof RequestError && link.error.code === 'link_invalid'
            ? words.join.invalid
            : messageOf(link.error)}
        </Alert>
      )}
      {link.data !== undefined && (
        <form onSubmit={submit}>
          <Stack>
            <Title order={1} size="h2">
              {words.join.title}, {link.data.name}
            </Title>
            <Text size="sm">{words.join.choose}</Text>
            {accept.isError && (
              <Alert color="red" role="alert">
                {messageOf(accept.error)}
              </Alert>
            )}
            <input type="hidden" autoComplete="username" value={link.data.email} readOnly />
            <PasswordField label={words.join.password} isNew value={password} change={setPassword} />
            <Text size="sm">{link.data.totp.required ? words.join.app : words.join.appOptional}</Text>
            <Suspense>
              <Authenticator {...link.data.totp} />
            </Suspense>
            <CodeField label={words.join.code} required={link.data.totp.required} value={code} change={setCode} />
            <Button type="submit" loading={accept.isPending}>
              {words.join.submit}
            </Button>
          </Stack>
        </form>
      )}
    </Entrance>
  );
}
