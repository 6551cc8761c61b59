// How many rows a list has, and their sums. A count that is not complete says so.
import { Anchor, Group, Text } from '@mantine/core';
import { dollars } from '../format/money.ts';
import { clock } from '../format/times.ts';
import { inWords, words } from '../words/en.ts';
import { type Column, fieldWords, type Row } from './list-definition.ts';
import { mostRows, type WholeList } from './use-whole-list.ts';

interface Props {
  list: string;
  columns: readonly Column[];
  sumsBy: string | undefined;
  /** What is loaded. */
  rows: readonly Row[];
  isComplete: boolean;
  /** All rows at one moment, if they were read. */
  whole: WholeList | undefined;
  /** How many of them are read so far; null: they are not being read. */
  reading: number | null;
  readWhole(): void;
}

/** `Amount $1,250.00`, of each column of money; of each direction, if the list has directions. */
function sumsOf({ list, columns, sumsBy }: Pick<Props, 'list' | 'columns' | 'sumsBy'>, rows: readonly Row[]): string[] {
  const money = columns.filter(({ kind, isSummed }) => kind === 'money' && isSummed !== false);
  return money.flatMap(({ field }) => {
    const cents = new Map<string, number>(sumsBy === undefined ? [['', 0]] : []);
    for (const row of rows) {
      const group = sumsBy === undefined ? '' : inWords(String(row[sumsBy]));
      cents.set(group, (cents.get(group) ?? 0) + (typeof row[field] === 'number' ? row[field] : 0));
    }
    return [...cents].map(
      ([group, sum]) => `${fieldWords(list, field)}${group === '' ? '' : `, ${group}:`} ${dollars(sum)}`,
    );
  });
}

export function ListFoot({ list, columns, sumsBy, rows, isComplete, whole, reading, readWhole }: Props) {
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
                  ...sumsOf({ list, columns, sumsBy }, counted.rows),
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
