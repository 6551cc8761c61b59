// Keys that work everywhere: `/` and Ctrl-K search, `g` and a letter goes to a screen, `?` helps.
import { useEffect } from 'react';
import { isCovered } from '../parts/use-back.ts';

export interface Keys {
  search(): void;
  help(): void;
  go(letter: string): void;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function useKeys({ search, help, go }: Keys): void {
  useEffect(() => {
    let isGoing = false;
    const listen = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        return isCovered() ? undefined : search();
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target) || isCovered()) return;
      if (isGoing) {
        isGoing = false;
        return go(event.key);
      }
      if (event.key === '/') {
        event.preventDefault();
        search();
      } else if (event.key === '?') help();
      else isGoing = event.key === 'g';
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [search, help, go]);
}
