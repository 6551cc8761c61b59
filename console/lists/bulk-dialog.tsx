// One act for many rows: one reason, an amount for each where the act takes one, one key for each
// row, and what became of each.
import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { centsOf } from '../format/cents.ts';
import { dollars } from '../format/money.ts';
import { ReasonField, requestOf } from '../parts/act-dialog.tsx';
import { ActFields, firstTexts, wrongField } from '../parts/act-fields.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Moves } from '../parts/moves.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { words } from '../words/en.ts';
import type { ActOfMany } from './act-of-many.ts';
import { BulkAmounts, isAmount, mostOf } from './bulk-amounts.tsx';
import { useBulkRun } from './use-bulk-run.ts';

export function BulkDialog({ many: { title, amount, acts, leftOut }, close }: { many: ActOfMany; close(): void }) {
  const { fields: all = [], asksReason = true } = acts[0]?.act ?? { asksReason: false };
  const fields = all.filter(({ most }) => most === undefined);
  const takesAmounts = fields.length < all.length;
  const [reason, setReason] = useState('');
  const [texts, setTexts] = useState(() => firstTexts(fields));
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(acts.map(({ key, act }) => [key, (mostOf(act) / 100).toFixed(2)])),
  );
  const { outcomes, isRunning, left, refused, unknown, countOf, run } = useBulkRun(acts, ({ key, act }) =>
    requestOf(act, takesAmounts ? { ...texts, amount: amounts[key]! } : texts, reason),
  );
  const isReady =
    (!asksReason || reason.trim().length >= 3) &&
    wrongField(fields, texts) === null &&
    (!takesAmounts || left.every(({ key, act }) => isAmount(amounts[key]!, mostOf(act))));
  const sum = takesAmounts ? acts.reduce((all, { key }) => all + Number(centsOf(amounts[key]!) ?? 0), 0) : amount;
  const isOver = outcomes.size === acts.length && !isRunning;
  return (
    <Dialog
      title={title}
      size={takesAmounts ? 'xl' : 'lg'}
      close={isRunning ? stay : close}
      asksBeforeLeaving={isRunning || unknown.length > 0}
    >
      <Stack>
        {acts.length > 0 && (
          <>
            <Text size="sm">{words.bulk.many(acts.length, sum === 0 ? null : dollars(sum))}</Text>
            <Moves moves={acts.flatMap(({ act: { moves = [] } }) => moves)} />
          </>
        )}
        {leftOut.length > 0 && (
          <Alert color="yellow">
            <Text size="sm" fw={600}>
              {words.bulk.leftOut(leftOut.length)}
            </Text>
            <Reasons label={words.bulk.leftOut(leftOut.length)} rows={leftOut} />
          </Alert>
        )}
        {takesAmounts && (
          <BulkAmounts
            acts={acts}
            amounts={amounts}
            change={(changed) => setAmounts((before) => ({ ...before, ...changed }))}
            outcomes={outcomes}
            isRunning={isRunning}
          />
        )}
        <ActFields
          fields={fields}
          texts={texts}
          change={(name, text) => setTexts((before) => ({ ...before, [name]: text }))}
        />
        {asksReason && <ReasonField reason={reason} change={setReason} isFirst={!takesAmounts} />}
        {outcomes.size > 0 && (
          <>
            <Progress value={(100 * outcomes.size) / acts.length} aria-label={title} />
            <Text size="sm" role="status">
              {words.bulk.so(countOf('done'), countOf('waits'), refused.length, unknown.length)}
            </Text>
          </>
        )}
        {unknown.length > 0 && (
          <Alert color="yellow" role="alert">
            <Text size="sm">{words.bulk.tryUnknown}</Text>
            <Reasons label={words.bulk.unknown} rows={unknown} />
          </Alert>
        )}
        {refused.length > 0 && (
          <Alert color="red" role="alert">
            <Reasons label={words.bulk.refused} rows={refused} />
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

const Reasons = ({ label, rows }: { label: string; rows: ActOfMany['leftOut'] }) => (
  <PlainTable
    label={label}
    heads={[words.bulk.row, words.bulk.why]}
    rows={rows.map(({ key, name, why }) => ({ key, cells: [name, why] }))}
  />
);
