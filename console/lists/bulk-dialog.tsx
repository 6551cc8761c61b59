// One act for many rows: one reason, one key for each row, and what became of each.
import { Alert, Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../api/request.ts';
import { type Act, Moves, ReasonField, requestOf } from '../parts/act-dialog.tsx';
import { ActFields, firstTexts, wrongField } from '../parts/act-fields.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { messageOf } from '../parts/problem.tsx';
import { confirmed } from '../sign-in/confirm-dialog.tsx';
import { words } from '../words/en.ts';

export interface ActOfMany {
  title: string;
  /** By the id of the row. All have the same fields. */
  acts: readonly (readonly [id: string, act: Act])[];
}

/** What became of a row: done, waits for a second operator, or why it was refused. */
type Outcome = { kind: 'done' | 'waits' } | { kind: 'refused'; why: string };

export function BulkDialog({ many: { title, acts }, close }: { many: ActOfMany; close(): void }) {
  const client = useQueryClient();
  const [keys] = useState(() => new Map(acts.map(([id]) => [id, crypto.randomUUID()])));
  const { fields = [], asksReason = true } = acts[0]![1];
  const [reason, setReason] = useState('');
  const [texts, setTexts] = useState(() => firstTexts(fields));
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const isReady = (!asksReason || reason.trim().length >= 3) && wrongField(fields, texts) === null;
  const refused = [...outcomes].filter(([, { kind }]) => kind === 'refused');
  const left = acts.filter(([id]) => outcomes.get(id)?.kind !== 'done' && outcomes.get(id)?.kind !== 'waits');

  /** One after the other: a refusal of one does not stop the others. A second run sends what is left. */
  const run = async () => {
    setRunning(true);
    for (const [id, act] of left) {
      const outcome = await outcomeOf(act, requestOf(act, texts, reason), keys.get(id)!);
      setOutcomes((before) => new Map(before).set(id, outcome));
    }
    setRunning(false);
    await client.invalidateQueries();
  };
  const isOver = outcomes.size === acts.length && !isRunning;
  return (
    <Modal opened onClose={close} title={title} size="lg" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <Text size="sm">{words.bulk.many(acts.length)}</Text>
        <Moves moves={[...new Set(acts.flatMap(([, { moves = [] }]) => moves))].slice(0, 10)} />
        <ActFields
          fields={fields}
          texts={texts}
          change={(name, text) => setTexts((before) => ({ ...before, [name]: text }))}
        />
        {asksReason && <ReasonField reason={reason} change={setReason} />}
        {outcomes.size > 0 && (
          <>
            <Progress value={(100 * outcomes.size) / acts.length} aria-label={title} />
            <Text size="sm" role="status">
              {words.bulk.so(outcomes.size - refused.length, refused.length)}
            </Text>
          </>
        )}
        {refused.length > 0 && (
          <Alert color="red" role="alert">
            <PlainTable
              label={words.bulk.refused}
              heads={[words.bulk.row, words.bulk.why]}
              rows={refused.map(([id, outcome]) => ({
                key: id,
                cells: [id, outcome.kind === 'refused' ? outcome.why : ''],
              }))}
            />
          </Alert>
        )}
        <Group justify="end" gap="sm">
          <Button variant="default" onClick={close} disabled={isRunning}>
            {isOver ? words.act.close : words.act.cancel}
          </Button>
          {left.length > 0 && (
            <Button loading={isRunning} disabled={!isReady} onClick={() => void run()}>
              {title}: {left.length}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

async function outcomeOf(act: Act, request: ReturnType<typeof requestOf>, key: string): Promise<Outcome> {
  try {
    const { address, body } = request;
    const { status } = await confirmed(() => send(act.method, address, body === undefined ? {} : { body, key }));
    return { kind: status === 202 ? 'waits' : 'done' };
  } catch (error) {
    return { kind: 'refused', why: messageOf(error) };
  }
}
