// A form of the own settings: what it changes, its fields, and what the API says about them.
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RequestError } from '../../clients/typescript/src/http/errors.ts';
import { messageOf } from '../parts/problem.tsx';
import { useSubmit } from '../parts/use-submit.ts';
import { words } from '../words/en.ts';

interface Props {
  label: string;
  why?: string;
  run: UseMutationResult<unknown, Error, void>;
  /** Next to the button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** No email is asked for: the words of the sign-in would name it. */
const saidOf = (error: Error): string =>
  error instanceof RequestError && error.code === 'sign_in_refused' ? words.confirm.refused : messageOf(error);

export function OwnForm({ label, why, run, aside, children }: Props) {
  const submit = useSubmit(run);
  return (
    <form onSubmit={submit} aria-label={label}>
      <Stack maw={440}>
        {why !== undefined && <Text size="sm">{why}</Text>}
        {run.isError && (
          <Alert color="red" role="alert">
            {saidOf(run.error)}
          </Alert>
        )}
        {children}
        <Group gap="sm">
          <Button type="submit" loading={run.isPending}>
            {label}
          </Button>
          {aside}
        </Group>
      </Stack>
    </form>
  );
}
