// Clients that go on during an upgrade: they send each request again, under its key, until it is
// answered.
import { sleep } from '../../../src/std/clock.ts';
import { type Request, send } from '../../simulation/service/send.ts';
import type { Answered } from './baseline-month.ts';

export interface PatientClients {
  /** How often nothing was there to answer. */
  refused(): number;
  /** In the order of the requests. */
  answers: Promise<Answered[]>;
}

const retryMs = 20;

/** Each request is a client of its own. */
export function patientClients(address: string, requests: readonly Request[]): PatientClients {
  let refused = 0;

  async function ask(request: Request): Promise<Answered> {
    for (;;) {
      // Nothing listens yet.
      const answer = await send(address, request).catch(() => null);
      if (answer !== null && answer.status !== 503) return { request, status: answer.status, text: answer.text };
      refused++;
      await sleep(retryMs);
    }
  }

  return { refused: () => refused, answers: Promise.all(requests.map(ask)) };
}
