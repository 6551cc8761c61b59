// What an operator asks for: the act with its amount, on what, by whom, and what it would change.
import { Stack } from '@mantine/core';
import { dollars } from '../format/money.ts';
import type { Row } from '../lists/list-definition.ts';
import { type Fact, Facts } from '../parts/facts.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { Reference } from '../parts/reference.tsx';
import { Time } from '../parts/time.tsx';
import { inWords, words } from '../words/en.ts';
import { changesIn, type Effect, shown } from './effects.ts';
import { operationWords } from './operation-words.ts';

interface Asked {
  operation: string;
  params: Readonly<Record<string, string>>;
  amount: number | null;
  above_amount: number;
  role: string;
  expires_at: string;
  state: string;
  reason: string;
  effects: readonly Effect[];
  asked_by: { name: string; email: string | null };
}

export default function AskedAct({ row }: { row: Row }) {
  const { operation, params, amount, above_amount, role, expires_at, state, reason, effects, asked_by } =
    row as unknown as Asked;
  const facts: readonly Fact[] = [
    [words.fields.act, operationWords(operation)],
    ...(amount === null ? [] : [[words.fields.amount, dollars(amount)] as const]),
    [words.fields.asked_by, asked_by.email === null ? asked_by.name : `${asked_by.name}, ${asked_by.email}`],
    [words.fields.reason, reason],
    [words.approval.rule, words.approval.above(above_amount === 0 ? null : dollars(above_amount))],
    ...(state === 'waiting'
      ? ([
          [words.approval.decides, words.approval.decider(role)],
          [words.approval.until, <Time key="until" at={expires_at} />],
        ] as const)
      : []),
    ...Object.values(params).map((uuid) => [words.fields.params, <Reference key={uuid} uuid={uuid} />] as const),
  ];
  return (
    <Stack gap="md">
      <Facts facts={facts} />
      {effects.map(({ action, subject_uuid, detail }) => (
        <PlainTable
          key={`${action} ${subject_uuid}`}
          label={inWords(action)}
          heads={[inWords(action), words.approval.before, words.approval.after]}
          rows={changesIn(detail).map(([field, before, after]) => ({
            key: field,
            cells: [inWords(field.replaceAll('.', ': ')), shown(field, before), shown(field, after)],
          }))}
        />
      ))}
    </Stack>
  );
}
