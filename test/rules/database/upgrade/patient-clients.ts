// Clients that go on during an upgrade: they send each request again, under its key, until it is
// answered.
import { sleep } from '../../../../src/platform/std/clock.ts';
import { type Request, send } from '../../../models/simulation/service/send.ts';
import type { Answered } from './baseline-month.ts';

export interface PatientClients {
  /** How often nothing was there to answer. */
  refused(): number;
  /** In the order of the requests. */
  answers: Promise<Answered[]>;
}

const retryMs = 20;

/**
 * Each request is a client of its own. Each sends it once at the beginning. While nothing listens,
 * they take turns: the migration needs the processor too. After the first answer, all send again at
 * once.
 */
export function patientClients(address: string, requests: readonly Request[]): PatientClients {
  let refused = 0;
  const waiting: (() => void)[] = [];
  const turns = setInterval(() => waiting.shift()?.(), retryMs);

  async function ask(request: Request): Promise<Answered> {
    for (;;) {
      // Nothing listens yet.
      const answer = await send(address, request).catch(() => null);
      if (answer !== null) for (const goOn of waiting.splice(0)) goOn();
      if (answer !== null && answer.status !== 503) return { request, status: answer.status, text: answer.text };
      refused++;
      if (answer === null) await new Promise<void>((resolve) => waiting.push(resolve));
      else await sleep(retryMs);
    }
  }

  const answers = Promise.all(requests.map(ask)).finally(() => clearInterval(turns));
  return { refused: () => refused, answers };
}
