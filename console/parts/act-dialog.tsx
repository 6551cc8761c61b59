// The dialog of every act: what moves from which account to which, the reason, and one key for the
// whole dialog, so that a double click or a retry acts once.
import { Alert, Button, CopyButton, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { send } from '../api/request.ts';
import { readAgain } from '../app/queries.ts';
import { isSignedOut, sessionQuery, useOperator } from '../app/session.ts';
import { AskedAlready } from '../approvals/asked-already.tsx';
import { confirmed } from '../sign-in/confirm-dialog.tsx';
import { words } from '../words/en.ts';
import { type ActField, ActFields, bodyOf, firstTexts, wrongField } from './act-fields.tsx';
import { CopyAsCurl } from './copy-as-curl.tsx';
import { Dialog } from './dialog.tsx';
import { type Draft, keepDraft, takeDraft } from './drafts.ts';
import { type Move, Moves } from './moves.tsx';
import { messageOf } from './problem.tsx';
import { say } from './toasts.tsx';
import { useSubmit } from './use-submit.ts';

export interface Act {
  title: string;
  /** What it is done to; absent: the title or the fields say it. */
  of?: string;
  method: string;
  path: string;
  /** Fields that the body always has. */
  body?: Readonly<Record<string, unknown>>;
  /** Fields that the operator fills in. */
  fields?: readonly ActField[];
  /** What it moves or changes. */
  moves?: readonly Move[];
  /** It ends something, or money is lost: its button is red. */
  isGrave?: true;
  /** The reason that its dialog opens with: Enter is then enough. */
  firstReason?: string;
  /** False: the operation takes no reason. */
  asksReason?: boolean;
  /**
   * A secret in the answer, which is shown once: its name, and where it is. Null: no secret.
   */
  secret?: { label: string; of(data: unknown): string | null };
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

const nameOf = ({ title, of }: Act): string => (of === undefined ? title : words.act.titleOf(title, of));

interface Props {
  act: Act;
  close(): void;
  /** The act is done, or waits for a second operator. Absent: like close. */
  done?: () => void;
}

/** Open while there is an act. */
export function ActDialog({ act, close, done = close }: Props) {
  const { fields = [], moves = [], asksReason = true, secret } = act;
  const [key] = useState(() => crypto.randomUUID());
  const { draft, keep } = useDraft(act);
  const [reason, setReason] = useState(draft?.reason ?? act.firstReason ?? '');
  const [texts, setTexts] = useState(() => draft?.texts ?? firstTexts(fields));
  keep.current = { reason, texts };
  const [shown, setShown] = useState<string | null>(null);
  const isThere = useIsThere();
  const isReady = (!asksReason || reason.trim().length >= 3) && wrongField(fields, texts) === null;
  const request = requestOf(act, texts, reason);
  const run = useMutation({
    mutationFn: () =>
      confirmed(() => send(act.method, request.address, request.body === undefined ? {} : { body: request.body, key })),
    onSuccess: async ({ status, data }) => {
      const isDone = status !== 202;
      const toShow = isDone ? (secret?.of(data) ?? null) : null;
      if (toShow !== null) setShown(toShow);
      else say(isDone ? words.act.isDone(act.title) : words.act.waits);
      // The page behind shows what the act changed before the dialog closes.
      await readAgain();
      if (toShow === null) done();
    },
    onError: (error) => {
      // The dialog was closed while the request was on its way.
      if (!isThere.current) say(words.act.failed(act.title, messageOf(error)));
    },
  });
  const submit = useSubmit(run);
  if (shown !== null)
    return (
      <Dialog title={nameOf(act)} size="lg" close={done}>
        <Secret label={secret!.label} value={shown} close={done} />
      </Dialog>
    );
  return (
    <Dialog title={nameOf(act)} size="lg" close={close}>
      <form onSubmit={submit}>
        <Stack>
          <Moves moves={moves} />
          {run.isError && (
            <Alert color="red" role="alert">
              {messageOf(run.error)} <AskedAlready error={run.error} />
            </Alert>
          )}
          <ActFields
            fields={fields}
            texts={texts}
            change={(name, text) => setTexts((before) => ({ ...before, [name]: text }))}
          />
          {asksReason && (
            <ReasonField
              reason={reason}
              change={setReason}
              isFirst={fields.length === 0 && act.firstReason === undefined}
            />
          )}
          <Group justify="space-between">
            <CopyAsCurl method={act.method} {...request} />
            <Group gap="sm">
              <Button variant="default" onClick={close}>
                {words.act.cancel}
              </Button>
              <Button
                type="submit"
                {...(act.firstReason === undefined ? {} : { 'data-autofocus': true })}
                loading={run.isPending}
                disabled={!isReady}
                {...(act.isGrave ? { color: 'red' } : {})}
              >
                {act.title}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** What was typed before the session ended. `keep`: what is typed now. */
function useDraft(act: Act) {
  const client = useQueryClient();
  const operatorUuid = useOperator()?.uuid ?? '';
  const [draft] = useState(() => takeDraft(operatorUuid, act));
  const keep = useRef<Draft>(null);
  const { method, path } = act;
  useEffect(
    () => () => {
      const session = client.getQueryState(sessionQuery.queryKey);
      if (isSignedOut(session?.error) && keep.current !== null) keepDraft(operatorUuid, { method, path }, keep.current);
    },
    [client, operatorUuid, method, path],
  );
  return { draft, keep };
}

function useIsThere() {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}

interface ReasonProps {
  reason: string;
  change(reason: string): void;
  /** The first field of its dialog has the focus. */
  isFirst?: boolean;
}

export const ReasonField = ({ reason, change, isFirst = true }: ReasonProps) => (
  <Textarea
    label={words.act.reason}
    description={words.act.reasonHint}
    required
    minLength={3}
    maxLength={500}
    rows={3}
    {...(isFirst ? { 'data-autofocus': true } : {})}
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
