// The widths of the columns of a table: what is short is whole, and only the longest texts are cut.
import type { ColumnKind } from './list-definition.ts';

/** What a column needs. */
export interface ColumnNeeds {
  kind: ColumnKind;
  /** The width of the list's definition; absent: by the kind. */
  width?: number | undefined;
  head: string;
  /** What its first rows show. */
  texts: readonly string[];
}

/** The pixels of a text in a cell. */
export type Measure = (text: string) => number;

/** By what a column shows. */
const pixelsOf: Readonly<Record<ColumnKind, number>> = {
  time: 150,
  day: 115,
  money: 132,
  number: 95,
  status: 170,
  state: 125,
  uuid: 300,
  code: 75,
  tenant: 150,
  words: 120,
  flag: 90,
  who: 150,
  effects: 170,
  text: 190,
};

/** What is cut with dots if there is no room, and the least room that it needs. */
const leastPixelsOf: Partial<Readonly<Record<ColumnKind, number>>> = {
  tenant: 90,
  effects: 110,
  words: 90,
  who: 90,
  text: 90,
  uuid: 110,
};

/** Columns as wide as what they show. The others are as wide in every list. */
const measured: readonly ColumnKind[] = ['time', 'tenant', 'words', 'who', 'effects', 'text'];
/** No text gets more while another one is cut. */
const mostPixels = 420;
/** The space at the sides of a cell, and a pixel that rounding takes. */
const sidePixels = 26;

/** A head is never cut. */
const headPixels = (head: string): number => head.length * 7.5 + sidePixels;

function wantedPixels({ kind, width, head, texts }: ColumnNeeds, measure: Measure): number {
  const ownPixels = measured.includes(kind)
    ? Math.min(mostPixels, Math.max(0, ...texts.map(measure)) + sidePixels)
    : (width ?? pixelsOf[kind]);
  return Math.max(ownPixels, headPixels(head));
}

/** The widths of the columns in a table that has some pixels for them. */
export function fittedWidths(columns: readonly ColumnNeeds[], measure: Measure, pixels: number): number[] {
  const wanted = columns.map((column) => wantedPixels(column, measure));
  const least = columns.map(({ kind, head }, index) =>
    Math.min(wanted[index]!, Math.max(leastPixelsOf[kind] ?? wanted[index]!, headPixels(head))),
  );
  const upTo = (most: number) => wanted.map((width, index) => Math.min(width, Math.max(least[index]!, most)));
  const sum = (widths: readonly number[]) => widths.reduce((one, other) => one + other, 0);
  // The most that a column gets, so that all together have the room.
  let [low, high] = [0, Math.max(0, ...wanted)];
  if (sum(wanted) <= pixels) return wanted;
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (sum(upTo(middle)) <= pixels) low = middle;
    else high = middle;
  }
  return upTo(low);
}
