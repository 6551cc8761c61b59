// The back button of the browser closes what is open over the screen, and stays on the screen.
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** What is open, the topmost last. */
const open: symbol[] = [];

/** Whether a dialog is over the screen: keys of the screen do nothing then. */
export const isCovered = (): boolean => open.length > 0;

interface Options {
  close(): void;
  /** Leaving the page would lose work. */
  asksBeforeLeaving?: boolean;
  /** It is open because the address says so: the back button closes it by itself. */
  isInAddress?: boolean;
}

/** Closes what is open, if nothing is over it: a key closes only the topmost. */
export function useBack({ close, asksBeforeLeaving = false, isInAddress = false }: Options): () => void {
  const [me] = useState(() => Symbol('open'));
  useEffect(() => {
    open.push(me);
    return () => void open.splice(open.indexOf(me), 1);
  }, [me]);
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK' || isInAddress || open.at(-1) !== me) return false;
      close();
      return true;
    },
    enableBeforeUnload: asksBeforeLeaving,
  });
  return () => {
    if (open.at(-1) === me) close();
  };
}
