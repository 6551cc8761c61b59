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
 * Unknown: it may have been done, because the answer did not come. `endsRun`: the person did not give
 * the password, and is not asked again for each row.
 */
export type Outcome = { kind: 'done' | 'waits' } | { kind: 'refused' | 'unknown'; why: string; endsRun?: true };

/** Refused before the service looks at the key: it says nothing of an earlier try. */
const beforeTheKey = [401, 403, 429];

/** Whether an answer proves that the act was not done under its key. `again`: it was sent before. */
function isRefusal(error: unknown, again: boolean): error is RequestError {
  if (!(error instanceof RequestError) || error.code === 'idempotency_key_in_flight') return false;
  const { status } = error;
  return status >= 400 && status < 500 && status !== 408 && !(again && beforeTheKey.includes(status));
}

type Request = ReturnType<typeof requestOf>;

/** `requestFor`: the request of a row with what is filled in now. */
export function useBulkRun(acts: readonly ActOfRowInBulk[], requestFor: (one: ActOfRowInBulk) => Request) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const runs = useRef(false);
  /** Requests whose answer did not come. They are sent again unchanged, under the same key. */
  const open = useRef(new Map<string, { request: Request; key: string }>());
  const whyOf = (kind: 'refused' | 'unknown') =>
    acts.flatMap(({ key, name }) => {
      const outcome = outcomes.get(key);
      return outcome?.kind === kind ? [{ key, name, why: outcome.why }] : [];
    });
  const countOf = (kind: Outcome['kind']) => [...outcomes.values()].filter((outcome) => outcome.kind === kind).length;
  const left = acts.filter(({ key }) => ['refused', 'unknown'].includes(outcomes.get(key)?.kind ?? 'refused'));

  const sendOne = async (one: ActOfRowInBulk): Promise<Outcome> => {
    const before = open.current.get(one.key);
    const sent = before ?? { request: requestFor(one), key: crypto.randomUUID() };
    open.current.set(one.key, sent);
    const { address, body } = sent.request;
    try {
      const { status } = await confirmed(() =>
        send(one.act.method, address, body === undefined ? {} : { body, key: sent.key }),
      );
      open.current.delete(one.key);
      return { kind: status === 202 ? 'waits' : 'done' };
    } catch (error) {
      const why = messageOf(error);
      if (!isRefusal(error, before !== undefined)) return { kind: 'unknown', why };
      // The service keeps a refusal under its key: the next try needs another one.
      open.current.delete(one.key);
      return { kind: 'refused', why, ...(error.code === 'confirmation_required' ? { endsRun: true } : {}) };
    }
  };

  /** A refusal of one does not stop the others. A second run sends what is left. */
  const run = async () => {
    // A second click of a double click comes before the page shows the first.
    if (runs.current) return;
    runs.current = true;
    setRunning(true);
    try {
      for (const one of left) {
        const outcome = await sendOne(one);
        setOutcomes((before) => new Map(before).set(one.key, outcome));
        if ('endsRun' in outcome) break;
      }
    } finally {
      runs.current = false;
      setRunning(false);
    }
    await readAgain();
  };

  return { outcomes, isRunning, left, refused: whyOf('refused'), unknown: whyOf('unknown'), countOf, run };
}
