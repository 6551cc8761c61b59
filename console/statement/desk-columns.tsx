// The two columns of the desk: rows that are selected with a box.
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { dollars } from '../format/money.ts';
import { day as dayInWords } from '../format/times.ts';
import { Status } from '../parts/status.tsx';
import { words } from '../words/en.ts';
import { type Cash, type Desk, keyOf, type Line, type Proposed, signed } from './desk-selection.ts';

interface Column {
  keys: ReadonlySet<string>;
  toggle(key: string): void;
  /** False: nothing can be selected. */
  mayAct: boolean;
}

interface LinesProps extends Column {
  lines: readonly Line[];
  /** The day that is shown alone; null: all. */
  day: string | null;
  desk: Desk;
  proposals: ReadonlyMap<string, Proposed>;
  /** The approval that a line waits for. */
  waiting: ReadonlyMap<string, string>;
  accept(proposed: Proposed): void;
}

export function LinesColumn({ lines, day, desk, proposals, waiting, accept, ...column }: LinesProps) {
  const amounts = new Map([
    ...desk.lines.map((one) => [one.uuid, dollars(signed(one))] as const),
    ...desk.movements.map((one) => [keyOf(one), dollars(signed(one))] as const),
  ]);
  if (lines.length === 0) return <Nothing>{day === null ? words.desk.noLines : words.desk.noLinesOfDay}</Nothing>;
  return (
    <ul className="desk-rows" data-desk="lines">
      {lines.map((line) => {
        const approval = waiting.get(line.uuid);
        const proposed = proposals.get(line.uuid);
        return (
          <Row
            key={line.uuid}
            id={line.uuid}
            {...column}
            amount={signed(line)}
            day={line.booked_on}
            name={line.reference}
            aside={line.state === 'suspense' && <Status of={line.state} />}
          >
            {approval !== undefined && (
              <div className="proposal">
                <Link className="link" to="/$list" params={{ list: 'approvals' }} search={{ row: approval } as never}>
                  {words.desk.waits}
                </Link>
              </div>
            )}
            {proposed !== undefined && (
              <div className="proposal">
                <Text size="xs">
                  {(proposed.isPart ? words.desk.proposedPart : words.desk.proposed)(
                    proposed.keys
                      .filter((key) => key !== line.uuid)
                      .map((key) => amounts.get(key))
                      .join(' + '),
                  )}
                  {!proposed.isOnly && ` ${words.desk.notOnly}`}
                </Text>
                {column.mayAct && (
                  <Button data-act size="compact-xs" variant="light" onClick={() => accept(proposed)}>
                    {words.desk.accept}
                  </Button>
                )}
              </div>
            )}
          </Row>
        );
      })}
    </ul>
  );
}

interface CashProps extends Column {
  cash: readonly Cash[];
  /** The day of the line that is looked at: its cash comes into view. Null: there is no line. */
  near: string | null;
  /** The first and the last day that were read. */
  days: readonly [string, string];
}

export function CashColumn({ cash, near, days: [first, last], ...column }: CashProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const row = near === null ? undefined : (rows.find(({ dataset }) => dataset.day! >= near) ?? rows.at(-1));
    if (row !== undefined) list.current!.scrollTop = row.offsetTop - list.current!.offsetTop;
  }, [near]);
  if (cash.length === 0) return <Nothing>{words.desk.noCash(dayInWords(first), dayInWords(last))}</Nothing>;
  return (
    <ul className="desk-rows" data-desk="cash" ref={list}>
      {cash.map((one) => (
        <Row
          key={keyOf(one)}
          id={keyOf(one)}
          {...column}
          amount={signed(one)}
          day={one.moved_on}
          name={one.name ?? words.desk.act}
          aside={one.amount < one.whole_amount && words.desk.partOf(dollars(one.whole_amount))}
        />
      ))}
    </ul>
  );
}

interface RowProps extends Column {
  id: string;
  /** Cents: what came in is positive. */
  amount: number;
  day: string;
  name: string;
  aside: ReactNode;
  children?: ReactNode;
}

const Row = ({ id, keys, toggle, mayAct, amount, day, name, aside, children }: RowProps) => (
  <li data-selected={keys.has(id)} data-day={day}>
    <label>
      <input type="checkbox" data-key={id} checked={keys.has(id)} disabled={!mayAct} onChange={() => toggle(id)} />
      <span className="number">{dollars(amount)}</span>
      <span className="name" title={name}>
        {name}
      </span>
      <span className="quiet">
        {dayInWords(day)} {aside}
      </span>
    </label>
    {children}
  </li>
);

const Nothing = ({ children }: { children: ReactNode }) => (
  <Text className="quiet" size="sm">
    {children}
  </Text>
);
