// What `achord listen` prints: lines for a person, or one JSON object on each line.
import type { WebhookEvent } from '../../clients/typescript/src/index.ts';

export interface Printer {
  ready(secret: string, forwardTo: string): void;
  /** `result`: the status of the answer, or why no answer came. */
  forwarded(event: WebhookEvent, result: number | string, ms: number): void;
  trouble(sentence: string): void;
  ended(cursor: string | null): void;
}

interface PrinterOptions {
  json?: boolean;
  print(line: string): void;
}

export function printer({ json = false, print }: PrinterOptions): Printer {
  const object = (value: Record<string, unknown>) => print(JSON.stringify(value));
  if (json)
    return {
      ready: (secret, forward_to) => object({ secret, forward_to }),
      forwarded: ({ uuid, type }, result, latency_ms) =>
        object({
          uuid,
          type,
          status: typeof result === 'number' ? result : null,
          error: typeof result === 'number' ? null : result,
          latency_ms,
        }),
      trouble: (trouble) => object({ trouble }),
      ended: (cursor) => object({ cursor }),
    };
  return {
    ready(secret, forwardTo) {
      print(`Forwarding to ${forwardTo}, signed with ${secret}`);
    },
    forwarded: ({ uuid, type }, result, ms) =>
      print(`${String(result).padEnd(4)} ${type.padEnd(25)} ${uuid}  ${ms} ms`),
    trouble: print,
    ended: (cursor) => print(cursor === null ? 'No event was forwarded.' : `To continue from here: --since ${cursor}`),
  };
}
