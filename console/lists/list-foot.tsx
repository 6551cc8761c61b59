// How many rows a list has, and their sums. A count that is not complete says so.
import { Anchor, Group, Text } from '@mantine/core';
import { dollars } from '../format/money.ts';
import { clock } from '../format/times.ts';
import { words } from '../words/en.ts';
import { type Column, fieldWords, type Row } from './list-definition.ts';
import { mostRows, type WholeList } from './use-whole-list.ts';

interface Props {
  list: string;
  columns: readonly Column[];
  /** What is loaded. */
  rows: readonly Row[];
  isComplete: boolean;
  /** All rows at one moment, if they were read. */
  whole: WholeList | undefined;
  /** How many of them are read so far; null: they are not being read. */
  reading: number | null;
  readWhole(): void;
}

/** `Amount $1,250.00`, of each column of money. */
function sumsOf(list: string, columns: readonly Column[], rows: readonly Row[]): string[] {
  const money = columns.filter(({ kind }) => kind === 'money');
  return money.map(({ field }) => {
    const cents = rows.reduce((sum, row) => sum + (typeof row[field] === 'number' ? row[field] : 0), 0);
    return `${fieldWords(list, field)} ${dollars(cents)}`;
  });
}

export function ListFoot({ list, columns, rows, isComplete, whole, reading, readWhole }: Props) {
  const counted = whole ?? (isComplete ? { rows, isCut: false, readAt: null } : null);
  return (
    <Group justify="space-between" mt="xs">
      <Group gap="xs">
        <Text size="xs" className="quiet" role="status">
          {reading !== null
            ? words.list.reading(reading)
            : counted === null
              ? `${words.list.count(rows.length)}. ${words.list.notComplete}`
              : [
                  counted.isCut ? words.list.cut(mostRows) : words.list.count(counted.rows.length),
                  ...sumsOf(list, columns, counted.rows),
                  counted.readAt === null ? words.list.all : words.list.readAt(clock(counted.readAt)),
                ].join('. ')}
        </Text>
        {reading === null && (counted === null || counted.readAt !== null) && (
          <Anchor component="button" type="button" size="xs" onClick={readWhole}>
            {counted === null ? words.list.addUp : words.list.readAgain}
          </Anchor>
        )}
      </Group>
      <Text size="xs" className="quiet" visibleFrom="sm">
        {words.list.keys}
      </Text>
    </Group>
  );
}
