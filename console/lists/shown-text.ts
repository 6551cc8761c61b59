// What the cells of a column show, as text, and how wide it is.
import { shortTime } from '../format/times.ts';
import { words } from '../words/en.ts';
import { cellText, isNothing, type TenantNames } from './cell-text.ts';
import type { Column, Row } from './list-definition.ts';

/** Rows that are measured: the columns keep their widths while others come into view. */
const measuredRows = 60;

export function shownTexts({ field, kind = 'text' }: Column, rows: readonly Row[], tenants: TenantNames): string[] {
  return rows.slice(0, measuredRows).map((row) => {
    const value = row[field];
    if (kind === 'who') return cellText(kind, value, tenants) || words.list.program;
    if (isNothing(value)) return '';
    return kind === 'time' ? shortTime(String(value)) : cellText(kind, value, tenants);
  });
}

let canvas: CanvasRenderingContext2D | null = null;

/** In the letters of `.records`. */
export function textPixels(text: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (canvas === null) return text.length * 7.5;
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  canvas.font = `${0.84 * root}px "IBM Plex Sans", sans-serif`;
  return canvas.measureText(text).width;
}
