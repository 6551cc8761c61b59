// The dialog of every act: what moves from which account to which, the reason, and one key for the
// whole dialog, so that a double click or a retry acts once.
import { Alert, Button, CopyButton, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../api/request.ts';
import { confirmed } from '../sign-in/confirm-dialog.tsx';
import { words } from '../words/en.ts';
import { type ActField, ActFields, bodyOf, firstTexts, wrongField } from './act-fields.tsx';
import { CopyAsCurl } from './copy-as-curl.tsx';
import { messageOf } from './problem.tsx';
import { say } from './toasts.tsx';
import { useSubmit } from './use-submit.ts';

export interface Act {
  title: string;
  method: string;
  path: string;
  /** Fields that the body always has. */
  body?: Readonly<Record<string, unknown>>;
  /** Fields that the operator fills in. */
  fields?: readonly ActField[];
  /** What it moves or changes, as sentences. */
  moves?: readonly string[];
  /** False: the operation takes no reason. */
  asksReason?: boolean;
  /** A secret in the answer, which is shown once: its name, and where it is. */
  secret?: { label: string; of(data: unknown): string };
}

/** The request of an act with what the operator has filled in. */
export function requestOf(
  act: Act,
  texts: Readonly<Record<string, string>>,
  reason: string,
): { address: string; body?: object } {
  const { asksReason = true, fields = [] } = act;
  const body = { ...act.body, ...bodyOf(fields, texts), ...(asksReason ? { reason } : {}) };
  if (act.method !== 'DELETE') return { address: act.path, body };
  return { address: asksReason ? `${act.path}?reason=${encodeURIComponent(reason)}` : act.path };
}

/** Open while there is an act. */
export function ActDialog({ act, close }: { act: Act; close(): void }) {
  const client = useQueryClient();
  const { fields = [], moves = [], asksReason = true, secret } = act;
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [texts, setTexts] = useState(() => firstTexts(fields));
  const [shown, setShown] = useState<string | null>(null);
  const isReady = (!asksReason || reason.trim().length >= 3) && wrongField(fields, texts) === null;
  const request = requestOf(act, texts, reason);
  const run = useMutation({
    mutationFn: () =>
      confirmed(() => send(act.method, request.address, request.body === undefined ? {} : { body: request.body, key })),
    onSuccess: async ({ status, data }) => {
      const isDone = status !== 202;
      if (isDone && secret !== undefined) setShown(secret.of(data));
      else {
        say(isDone ? words.act.done : words.act.waits);
        close();
      }
      await client.invalidateQueries();
    },
  });
  const submit = useSubmit(run);
  return (
    <Modal opened onClose={close} title={act.title} size="lg" closeButtonProps={{ 'aria-label': 'Close' }}>
      {shown === null ? (
        <form onSubmit={submit}>
          <Stack>
            <Moves moves={moves} />
            {run.isError && (
              <Alert color="red" role="alert">
                {messageOf(run.error)}
              </Alert>
            )}
            <ActFields
              fields={fields}
              texts={texts}
              change={(name, text) => setTexts((before) => ({ ...before, [name]: text }))}
            />
            {asksReason && <ReasonField reason={reason} change={setReason} />}
            <Group justify="space-between">
              <CopyAsCurl method={act.method} {...request} />
              <Group gap="sm">
                <Button variant="default" onClick={close}>
                  {words.act.cancel}
                </Button>
                <Button type="submit" loading={run.isPending} disabled={!isReady}>
                  {act.title}
                </Button>
              </Group>
            </Group>
          </Stack>
        </form>
      ) : (
        <Secret label={secret!.label} value={shown} close={close} />
      )}
    </Modal>
  );
}

export const Moves = ({ moves }: { moves: readonly string[] }) => (
  <section aria-label={words.act.moves}>
    {moves.length === 0 ? (
      <Text size="sm">{words.act.movesNothing}</Text>
    ) : (
      <ul>
        {moves.map((move) => (
          <li key={move}>
            <Text size="sm">{move}</Text>
          </li>
        ))}
      </ul>
    )}
  </section>
);

export const ReasonField = ({ reason, change }: { reason: string; change(reason: string): void }) => (
  <Textarea
    label={words.act.reason}
    description={words.act.reasonHint}
    required
    minLength={3}
    maxLength={500}
    rows={3}
    data-autofocus
    value={reason}
    onChange={({ currentTarget }) => change(currentTarget.value)}
  />
);

const Secret = ({ label, value, close }: { label: string; value: string; close(): void }) => (
  <Stack>
    <Text size="sm">{words.act.once}</Text>
    <TextInput label={label} readOnly value={value} classNames={{ input: 'mono' }} />
    <Group justify="end">
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? words.copied : words.copy}
          </Button>
        )}
      </CopyButton>
      <Button onClick={close}>{words.act.done}</Button>
    </Group>
  </Stack>
);
