// Sends one act for each of many rows, one after the other, and keeps what became of each.
import { useRef, useState } from 'react';
import { RequestError } from '../../clients/typescript/src/http/errors.ts';
import { send } from '../api/request.ts';
import { readAgain } from '../app/queries.ts';
import type { requestOf } from '../parts/act-dialog.tsx';
import { messageOf } from '../parts/problem.tsx';
import { confirmed } from '../sign-in/confirm-dialog.tsx';
import type { ActOfRowInBulk } from './act-of-many.ts';

/**
 * Done, waits for a second operator, or why it was refused. `isOpen`: it may have been done, because
 * the answer did not come.
 */
export type Outcome = { kind: 'done' | 'waits' } | { kind: 'refused'; why: string; isOpen: boolean };

type Request = ReturnType<typeof requestOf>;

/** `requestFor`: the request of a row with what is filled in now. */
export function useBulkRun(acts: readonly ActOfRowInBulk[], requestFor: (one: ActOfRowInBulk) => Request) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const runs = useRef(false);
  /** Requests whose answer did not come. They are sent again unchanged, under the same key. */
  const open = useRef(new Map<string, { request: Request; key: string }>());
  const refused = acts.flatMap(({ key, name }) => {
    const outcome = outcomes.get(key);
    return outcome?.kind === 'refused' ? [{ key, name, why: outcome.why }] : [];
  });
  const left = acts.filter(({ key }) => (outcomes.get(key)?.kind ?? 'refused') === 'refused');

  const sendOne = async (one: ActOfRowInBulk): Promise<Outcome> => {
    const sent = open.current.get(one.key) ?? { request: requestFor(one), key: crypto.randomUUID() };
    open.current.set(one.key, sent);
    const { address, body } = sent.request;
    try {
      const { status } = await confirmed(() =>
        send(one.act.method, address, body === undefined ? {} : { body, key: sent.key }),
      );
      return { kind: status === 202 ? 'waits' : 'done' };
    } catch (error) {
      const isOpen = !(error instanceof RequestError) || error.retryable;
      // The service keeps a refusal under its key: the next try needs another one.
      if (!isOpen) open.current.delete(one.key);
      return { kind: 'refused', why: messageOf(error), isOpen };
    }
  };

  /** A refusal of one does not stop the others. A second run sends what is left. */
  const run = async () => {
    // A second click of a double click comes before the page shows the first.
    if (runs.current) return;
    runs.current = true;
    setRunning(true);
    for (const one of left) {
      const outcome = await sendOne(one);
      setOutcomes((before) => new Map(before).set(one.key, outcome));
    }
    runs.current = false;
    setRunning(false);
    await readAgain();
  };

  const waiting = [...outcomes.values()].filter(({ kind }) => kind === 'waits').length;
  return { outcomes, isRunning, left, refused, waiting, run };
}
