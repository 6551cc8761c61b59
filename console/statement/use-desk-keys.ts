// The keys of the desk: j and k to the next and previous row, h and l to the other column, Enter
// with the row that has the focus.
import { useEffect } from 'react';
import { isCovered } from '../parts/use-back.ts';

const boxesOf = (column: string): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`[data-desk="${column}"] input`),
];
const focused = (): HTMLInputElement | null =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.dataset.key !== undefined
    ? document.activeElement
    : null;
const columnOf = (box: HTMLInputElement | null): string =>
  box?.closest<HTMLElement>('[data-desk]')?.dataset.desk ?? 'lines';
/** A key is text there, or has a meaning of its own. */
const isOther = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.dataset.key === undefined &&
  /^(INPUT|TEXTAREA|SELECT|A|BUTTON)$/.test(target.tagName);

/** `onEnter` gets the key of the row; an empty text: no row has the focus. Null: no keys. */
export function useDeskKeys(onEnter: ((key: string) => void) | null): void {
  useEffect(() => {
    if (onEnter === null) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isCovered() || isOther(event.target)) return;
      const at = focused();
      const boxes = boxesOf(columnOf(at));
      const move = (by: number) => boxes[at === null ? 0 : boxes.indexOf(at) + by]?.focus();
      if (event.key === 'j') move(1);
      else if (event.key === 'k') move(-1);
      else if (event.key === 'h') boxesOf('lines')[0]?.focus();
      else if (event.key === 'l') boxesOf('cash')[0]?.focus();
      else if (event.key === 'Enter') {
        event.preventDefault();
        onEnter(at?.dataset.key ?? '');
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onEnter]);
}
