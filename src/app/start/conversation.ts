// Questions and answers between a process and its forked process.
import { withinDeadline } from '../../std/deadline.ts';

/** The other process. */
export interface Peer {
  send(message: object): void;
  on(event: 'message', heard: (message: unknown) => void): unknown;
}

/**
 * The answers of this side, by question. `given`: the data sent with the question. Data only: it is
 * sent as JSON.
 */
export type Answers = Readonly<Record<string, (given: unknown) => unknown>>;

/** Asks the other side. Rejects when no answer comes in time, or the other side fails to answer. */
export type Ask = (question: string, given?: unknown) => Promise<unknown>;

interface Message {
  conversation: 'question' | 'answer' | 'failure';
  number: number;
  question?: string;
  given?: unknown;
}

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'conversation' in message;

const answeredWithinMs = 2_000;

export function conversation(peer: Peer, answers: Answers): Ask {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;

  async function answer({ number, question, given }: Message): Promise<void> {
    try {
      peer.send({ conversation: 'answer', number, given: await answers[question!]!(given) });
    } catch (error) {
      peer.send({ conversation: 'failure', number, given: String(error) });
    }
  }

  peer.on('message', (message) => {
    if (!isMessage(message)) return;
    if (message.conversation === 'question') return void answer(message);
    const waits = waiting.get(message.number);
    waiting.delete(message.number);
    if (message.conversation === 'answer') waits?.resolve(message.given);
    else waits?.reject(new Error(String(message.given)));
  });

  return (question, given) => {
    const number = ++asked;
    const waits = Promise.withResolvers<unknown>();
    waiting.set(number, waits);
    return withinDeadline(answeredWithinMs, () => {
      peer.send({ conversation: 'question', number, question, given });
      return waits.promise;
    }).finally(() => waiting.delete(number));
  };
}
