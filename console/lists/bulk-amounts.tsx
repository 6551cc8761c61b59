// The amounts of an act for many rows: all that is possible, or a part of each.
import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { centsOf } from '../format/cents.ts';
import { dollars } from '../format/money.ts';
import type { Act } from '../parts/act-dialog.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { words } from '../words/en.ts';
import type { ActOfRowInBulk } from './act-of-many.ts';
import type { Outcome } from './use-bulk-run.ts';

/** The most cents that the act takes; 0: it takes no amount. */
export const mostOf = ({ fields = [] }: Act): number => fields.find(({ most }) => most !== undefined)?.most ?? 0;

/** Whether a text is an amount above zero, and at most `most` cents. */
export function isAmount(text: string, most: number): boolean {
  const cents = Number(centsOf(text) ?? 0);
  return cents > 0 && cents <= most;
}

interface Props {
  acts: readonly ActOfRowInBulk[];
  /** By the key of the row, in dollars. */
  amounts: Readonly<Record<string, string>>;
  change(amounts: Readonly<Record<string, string>>): void;
  outcomes: ReadonlyMap<string, Outcome>;
  isRunning: boolean;
}

export function BulkAmounts({ acts, amounts, change, outcomes, isRunning }: Props) {
  const [percent, setPercent] = useState('100');
  /** What was sent and may have been done keeps its amount. */
  const isFixed = (key: string) => {
    const outcome = outcomes.get(key);
    return isRunning || (outcome !== undefined && outcome.kind !== 'refused');
  };
  const fill = (text: string) => {
    setPercent(text);
    const part = Number(text);
    if (!isPercent(text)) return;
    const changed = acts.filter(({ key }) => !isFixed(key));
    change(
      Object.fromEntries(
        changed.map(({ key, act }) => [key, (Math.floor((mostOf(act) * part) / 100) / 100).toFixed(2)]),
      ),
    );
  };
  return (
    <Stack gap="xs">
      <TextInput
        data-autofocus
        label={words.bulk.percent}
        description={words.bulk.percentHint}
        inputMode="numeric"
        w={{ base: '100%', sm: 260 }}
        value={percent}
        disabled={isRunning}
        error={isPercent(percent) ? undefined : words.bulk.percentWrong}
        onChange={({ currentTarget }) => fill(currentTarget.value)}
      />
      <PlainTable
        label={words.bulk.eachAmount}
        heads={[words.bulk.row, right(words.bulk.atMost), words.acts.amount, words.bulk.outcome]}
        rows={acts.map(({ key, name, act }) => ({
          key,
          cells: [
            name,
            dollars(mostOf(act)),
            <TextInput
              key={key}
              aria-label={words.bulk.amountOf(name)}
              size="xs"
              w={{ base: 84, sm: 110 }}
              inputMode="decimal"
              value={amounts[key]!}
              disabled={isFixed(key)}
              error={!isAmount(amounts[key]!, mostOf(act))}
              onChange={({ currentTarget }) => change({ [key]: currentTarget.value })}
            />,
            outcomeWords(outcomes.get(key)),
          ],
        }))}
      />
    </Stack>
  );
}

const isPercent = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 100;

const outcomeWords = (outcome: Outcome | undefined): string =>
  outcome === undefined
    ? ''
    : { done: words.bulk.done, waits: words.bulk.waits, refused: words.bulk.refused, unknown: words.bulk.unknown }[
        outcome.kind
      ];
