// Questions, answers and news between a process and its forked process.
import { withinDeadline } from '../../platform/std/deadline.ts';

/** The other process. */
export interface Peer {
  send(message: object): void;
  on(event: 'message', heard: (message: unknown) => void): unknown;
}

/** The answers of this side, by question. Data only: it is sent as JSON. */
export type Answers = Readonly<Record<string, () => unknown>>;

/** What this side does with news of the other side, by their name. */
export type Hears = Readonly<Record<string, (given: unknown) => void>>;

export interface Conversation {
  /**
   * Asks the other side. Rejects when no answer comes within `ms`, or the other side fails to
   * answer.
   */
  ask(question: string, ms: number): Promise<unknown>;
  /** Tells the other side. There is no answer and no deadline: the other side may be busy. */
  tell(news: string, given?: unknown): void;
}

type Message =
  | { conversation: 'question'; number: number; question: string }
  | { conversation: 'answer' | 'failure'; number: number; given: unknown }
  | { conversation: 'news'; news: string; given?: unknown };

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'conversation' in message;

export function conversation(peer: Peer, answers: Answers, hears: Hears = {}): Conversation {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  const send = (message: Message) => peer.send(message);

  async function answer(number: number, question: string): Promise<void> {
    try {
      send({ conversation: 'answer', number, given: await answers[question]!() });
    } catch (error) {
      send({ conversation: 'failure', number, given: String(error) });
    }
  }

  peer.on('message', (message) => {
    if (!isMessage(message)) return;
    if (message.conversation === 'question') return void answer(message.number, message.question);
    if (message.conversation === 'news') return hears[message.news]?.(message.given);
    const waits = waiting.get(message.number);
    waiting.delete(message.number);
    if (message.conversation === 'answer') waits?.resolve(message.given);
    else waits?.reject(new Error(String(message.given)));
  });

  return {
    ask(question, ms) {
      const number = ++asked;
      const waits = Promise.withResolvers<unknown>();
      waiting.set(number, waits);
      return withinDeadline(ms, () => {
        send({ conversation: 'question', number, question });
        return waits.promise;
      }).finally(() => waiting.delete(number));
    },
    tell: (news, given) => send({ conversation: 'news', news, given }),
  };
}
