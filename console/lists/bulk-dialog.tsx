// One act for many rows: one reason, one key for each row, and what became of each.
import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { send } from '../api/request.ts';
import { readAgain } from '../app/queries.ts';
import { dollars } from '../format/money.ts';
import { type Act, ReasonField, requestOf } from '../parts/act-dialog.tsx';
import { ActFields, firstTexts, wrongField } from '../parts/act-fields.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Moves } from '../parts/moves.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { messageOf } from '../parts/problem.tsx';
import { confirmed } from '../sign-in/confirm-dialog.tsx';
import { words } from '../words/en.ts';

export interface ActOfMany {
  title: string;
  /** All of them together, in cents. */
  amount: number;
  /** All have the same fields. `name`: what a person recognizes the row by. */
  acts: readonly { key: string; name: string; act: Act }[];
}

/** What became of a row: done, waits for a second operator, or why it was refused. */
type Outcome = { kind: 'done' | 'waits' } | { kind: 'refused'; why: string };

export function BulkDialog({ many: { title, amount, acts }, close }: { many: ActOfMany; close(): void }) {
  const [keys] = useState(() => new Map(acts.map(({ key }) => [key, crypto.randomUUID()])));
  const { fields = [], asksReason = true } = acts[0]!.act;
  const [reason, setReason] = useState('');
  const [texts, setTexts] = useState(() => firstTexts(fields));
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const runs = useRef(false);
  const isReady = (!asksReason || reason.trim().length >= 3) && wrongField(fields, texts) === null;
  const refused = acts.flatMap(({ key, name }) => {
    const outcome = outcomes.get(key);
    return outcome?.kind === 'refused' ? [{ key, name, why: outcome.why }] : [];
  });
  const left = acts.filter(({ key }) => (outcomes.get(key)?.kind ?? 'refused') === 'refused');

  /**
   * One after the other: a refusal of one does not stop the others. A second run sends what is
   * left.
   */
  const run = async () => {
    // A second click of a double click comes before the page shows the first.
    if (runs.current) return;
    runs.current = true;
    setRunning(true);
    for (const { key, act } of left) {
      const outcome = await outcomeOf(act, requestOf(act, texts, reason), keys.get(key)!);
      setOutcomes((before) => new Map(before).set(key, outcome));
    }
    runs.current = false;
    setRunning(false);
    await readAgain();
  };
  const isOver = outcomes.size === acts.length && !isRunning;
  return (
    <Dialog title={title} size="lg" close={isRunning ? stay : close} asksBeforeLeaving={isRunning}>
      <Stack>
        <Text size="sm">{words.bulk.many(acts.length, amount === 0 ? null : dollars(amount))}</Text>
        <Moves moves={acts.flatMap(({ act: { moves = [] } }) => moves)} />
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
              rows={refused.map(({ key, name, why }) => ({ key, cells: [name, why] }))}
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
    </Dialog>
  );
}

/** What became of each row would be lost. */
const stay = () => {};

async function outcomeOf(act: Act, request: ReturnType<typeof requestOf>, key: string): Promise<Outcome> {
  try {
    const { address, body } = request;
    const { status } = await confirmed(() => send(act.method, address, body === undefined ? {} : { body, key }));
    return { kind: status === 202 ? 'waits' : 'done' };
  } catch (error) {
    return { kind: 'refused', why: messageOf(error) };
  }
}
