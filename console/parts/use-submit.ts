// Submits a form once: a second click of a double click comes before the page shows the first.
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';

export function useSubmit(run: UseMutationResult<unknown, Error, void>): (event: FormEvent) => void {
  const isSent = useRef(false);
  return (event) => {
    event.preventDefault();
    if (isSent.current) return;
    isSent.current = true;
    run.mutate(undefined, {
      onSettled: () => {
        isSent.current = false;
      },
    });
  };
}
