// Asks for the password again before money moves, and lets the act go on after it.
import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { RequestError } from '../../clients/typescript/src/http/errors.ts';
import { get, post } from '../api/request.ts';
import { pageMeta } from '../app/page-meta.ts';
import { Dialog } from '../parts/dialog.tsx';
import { messageOf } from '../parts/problem.tsx';
import { CodeField, PasswordField, sentCode } from '../parts/sign-in-fields.tsx';
import { words } from '../words/en.ts';

interface Asked {
  confirmed(): void;
  canceled(): void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();
function change(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Runs an act; when it needs the password again, asks for it and runs the act once more. */
export async function confirmed<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'confirmation_required') throw error;
    await new Promise<void>((resolve, reject) => change({ confirmed: resolve, canceled: () => reject(error) }));
    return act();
  }
}

/** Before several acts: asks for the password if it was not given in the last minutes. */
export async function confirmSession(): Promise<void> {
  const { is_confirmed } = await get('/admin/v1/session');
  if (is_confirmed) return;
  await new Promise<void>((resolve, reject) =>
    change({ confirmed: resolve, canceled: () => reject(new Error(words.confirm.canceled)) }),
  );
}

/** No email is asked for: the words of the sign-in would name it. */
const isRefused = (error: unknown): boolean => error instanceof RequestError && error.code === 'sign_in_refused';

export function ConfirmDialog() {
  const open = useSyncExternalStore(subscribe, () => asked);
  return open === null ? null : <Confirmation asked={open} />;
}

function Confirmation({ asked: { confirmed: isConfirmed, canceled } }: { asked: Asked }) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [error, setError] = useState<unknown>(null);
  const close = (end: () => void) => {
    change(null);
    end();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await post('/admin/v1/session/confirm', {
        body: { password, ...sentCode(code) },
      });
      close(isConfirmed);
    } catch (refusal) {
      setError(refusal);
    }
  };
  return (
    <Dialog title={words.confirm.title} close={() => close(canceled)} isOnTop>
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <Text size="sm">{words.confirm.why}</Text>
          {error !== null && (
            <Alert color="red" role="alert">
              {isRefused(error) ? words.confirm.refused : messageOf(error)}
            </Alert>
          )}
          <PasswordField isFirst value={password} change={setPassword} />
          <CodeField description={words.signIn.codeHint} value={code} change={setCode} />
          <Button type="submit">{words.confirm.submit}</Button>
          {pageMeta.hasProvider && <Anchor href="/console/oidc/sign-in?again=true">{words.confirm.provider}</Anchor>}
        </Stack>
      </form>
    </Dialog>
  );
}
