// A table of records. Only the rows in view are in the page, so a list may have a hundred thousand.
import { useElementSize, useMediaQuery, useMergedRef } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTenantNames } from '../parts/tenant-choice.tsx';
import { isCovered } from '../parts/use-back.ts';
import { words } from '../words/en.ts';
import { Cell, isRight } from './cell.tsx';
import { fittedWidths } from './column-widths.ts';
import { type Column, type ColumnKind, fieldWords, type Row } from './list-definition.ts';
import { shownTexts, textPixels } from './shown-text.ts';

interface Props {
  label: string;
  /** The list whose names the columns have. */
  list: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Reads more rows when the last ones come into view. */
  more(): void;
  open(row: Row): void;
  /** Rows can be selected; absent: they cannot. */
  selection?: Selection;
  order?: Order;
}

/** Which column the rows are in the order of, and how another one is chosen. */
export interface Order {
  sort: { field: string; isDown: boolean } | null;
  by(field: string): void;
}

export interface Selection {
  has(row: Row): boolean;
  toggle(rows: readonly Row[], isOn: boolean): void;
}

const rowPixels = 37;
const narrowRowPixels = 62;
const boxPixels = 45;
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
/** Enter has a meaning of its own there. */
const isActive = (target: EventTarget | null) => target instanceof HTMLElement && /^(A|BUTTON)$/.test(target.tagName);

export function RecordTable({ label, list, columns, rows, more, open, selection, order }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: measured, width: room } = useElementSize();
  const frame = useMergedRef(scroller, measured);
  const [chosen, setChosen] = useState(-1);
  const isNarrow = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isNarrow ? narrowRowPixels : rowPixels),
    overscan: 6,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are as high as the window is wide
  useEffect(() => virtual.measure(), [isNarrow, virtual]);
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= rows.length - 10) more();
  }, [last, rows.length, more]);

  const choose = useCallback(
    (index: number) => {
      const next = Math.max(0, Math.min(rows.length - 1, index));
      setChosen(next);
      virtual.scrollToIndex(next);
      // Enter then opens the row, not what had the focus before.
      scroller.current?.focus({ preventScroll: true });
    },
    [rows.length, virtual],
  );
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isWriting(event.target) || event.ctrlKey || event.metaKey || rows.length === 0 || isCovered()) return;
      if (event.key === 'j') choose(chosen + 1);
      else if (event.key === 'k') choose(chosen - 1);
      else if (event.key === 'x' && chosen >= 0) selection?.toggle([rows[chosen]!], !selection.has(rows[chosen]!));
      else if (event.key === 'Enter' && chosen >= 0 && !isActive(event.target)) open(rows[chosen]!);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [choose, chosen, open, rows, selection]);

  const before = shown[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  const boxes = selection === undefined ? 0 : boxPixels;
  const widths = useWidths(list, columns, rows, room - boxes);
  const width = isNarrow ? undefined : widths.reduce((sum, one) => sum + one, boxes);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached with the keyboard
    <section ref={frame} className="scroller" aria-label={label} tabIndex={0}>
      <table className="records" aria-rowcount={rows.length} style={{ minWidth: width }}>
        {/* Fixed widths: columns do not move while other rows come into view. */}
        <colgroup>
          {selection !== undefined && <col style={{ width: boxPixels }} />}
          {!isNarrow && columns.map(({ field }, index) => <col key={field} style={{ width: widths[index] }} />)}
        </colgroup>
        <thead>
          <tr>
            {selection !== undefined && (
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label={words.list.selectAll}
                  checked={rows.every(selection.has)}
                  onChange={({ currentTarget }) => selection.toggle(rows, currentTarget.checked)}
                />
              </th>
            )}
            {isNarrow ? (
              <th scope="col">{label}</th>
            ) : (
              columns.map((column) => (
                <HeadCell key={column.field} list={list} column={column} {...(order === undefined ? {} : { order })} />
              ))
            )}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr style={{ height: before }} />}
          {shown.map(({ index }) => {
            const row = rows[index]!;
            return (
              <RecordRow
                // A row that comes into view takes the elements of one that went out of it.
                key={index % shown.length}
                index={index}
                row={row}
                columns={columns}
                isNarrow={isNarrow}
                isChosen={index === chosen}
                isSelected={selection === undefined ? null : selection.has(row)}
                toggle={selection?.toggle}
                open={open}
              />
            );
          })}
          {after > 0 && <tr style={{ height: after }} />}
        </tbody>
      </table>
    </section>
  );
}

/** Of the columns in a table that has some pixels for them. */
function useWidths(list: string, columns: readonly Column[], rows: readonly Row[], pixels: number): number[] {
  const tenants = useTenantNames(columns.some(({ kind }) => kind === 'tenant'));
  // Rows that are read later change nothing.
  const first = rows[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first row stands for those that are measured
  return useMemo(() => {
    const needs = columns.map((column) => {
      const { field, kind = 'text', width } = column;
      const head = `${fieldWords(list, field)}${kind === 'time' ? ` ${words.list.eastern}` : ''}`;
      return { kind, width, head, texts: shownTexts(column, rows, tenants) };
    });
    return fittedWidths(needs, textPixels, pixels);
  }, [list, columns, first, tenants, pixels]);
}

/** A click puts the greatest first, the next one the least, the third one the order of the list. */
function HeadCell({ list, column: { field, kind }, order }: { list: string; column: Column; order?: Order }) {
  const sorted = order?.sort?.field === field ? order.sort : null;
  const name = (
    <>
      {fieldWords(list, field)}
      {kind === 'time' && <span className="zone"> {words.list.eastern}</span>}
    </>
  );
  return (
    <th
      scope="col"
      className={isRight(kind) ? 'right' : undefined}
      title={kind === 'time' ? words.list.inEastern : undefined}
      {...(sorted === null ? {} : { 'aria-sort': sorted.isDown ? 'descending' : 'ascending' })}
    >
      {order === undefined ? (
        name
      ) : (
        <button type="button" className="sort" onClick={() => order.by(field)}>
          {name}
          {sorted !== null && (
            <svg width="8" height="6" viewBox="0 0 8 6" aria-hidden="true" className="arrow">
              <path d={sorted.isDown ? 'M0 0h8L4 6z' : 'M0 6h8L4 0z'} fill="currentColor" />
            </svg>
          )}
        </button>
      )}
    </th>
  );
}

interface RowProps {
  index: number;
  row: Row;
  columns: readonly Column[];
  /** On a telephone all of it is in one cell. */
  isNarrow: boolean;
  isChosen: boolean;
  /** Null: it cannot be selected. */
  isSelected: boolean | null;
  toggle: Selection['toggle'] | undefined;
  open(row: Row): void;
}

/** It is drawn again only when something of it has changed. */
const RecordRow = memo(({ index, row, columns, isNarrow, isChosen, isSelected, toggle, open }: RowProps) => (
  <tr data-row={index} data-narrow={isNarrow} data-chosen={isChosen} onClick={() => open(row)}>
    {isSelected !== null && (
      <SelectCell
        isOn={isSelected}
        name={`${words.list.select} ${index + 1}`}
        toggle={(isOn) => toggle?.([row], isOn)}
      />
    )}
    {isNarrow ? (
      <NarrowCell row={row} columns={columns} />
    ) : (
      columns.map(({ field, kind }) => (
        <td key={field} className={isRight(kind) ? 'right' : undefined}>
          <Cell value={row[field]} kind={kind} isShort />
        </td>
      ))
    )}
  </tr>
));

const names: readonly (ColumnKind | undefined)[] = [undefined, 'text', 'who', 'tenant', 'words'];
const leads: readonly (ColumnKind | undefined)[] = [...names, 'code'];

/** A person looks for them, also if the list has its kind of rows before. */
const namesOfPeople = new Set(['payer_name', 'user_name', 'merchant_names']);

/** Two lines: who or what and how much, then the status and when. */
function NarrowCell({ row, columns }: { row: Row; columns: readonly Column[] }) {
  const has = ({ field }: Column) => row[field] !== null && row[field] !== undefined && row[field] !== '';
  const first = (kinds: readonly (ColumnKind | undefined)[]) =>
    columns.find((column) => kinds.includes(column.kind) && has(column));
  const lead =
    columns.find((column) => namesOfPeople.has(column.field) && has(column)) ?? first(names) ?? first(['code']);
  // A number without the name of its column says nothing.
  const amount = first(['money', 'effects']);
  const status = first(['status', 'state']);
  const when = first(['time', 'day']);
  const second = columns.find((column) => column !== lead && leads.includes(column.kind) && has(column));
  const cellOf = (column: Column | undefined) =>
    column === undefined ? null : <Cell value={row[column.field]} kind={column.kind} isShort />;
  return (
    <td>
      <span className="two">
        <strong>{cellOf(lead)}</strong>
        {cellOf(amount)}
      </span>
      <span className="two quiet">
        <span>{cellOf(status ?? second)}</span>
        {cellOf(when)}
      </span>
    </td>
  );
}

/** A click next to the box is not a click on the row. */
const SelectCell = ({ isOn, name, toggle }: { isOn: boolean; name: string; toggle(isOn: boolean): void }) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the box in it has the keys
  <td onClick={(event) => event.stopPropagation()}>
    <input
      type="checkbox"
      aria-label={name}
      checked={isOn}
      onChange={({ currentTarget }) => toggle(currentTarget.checked)}
    />
  </td>
);
