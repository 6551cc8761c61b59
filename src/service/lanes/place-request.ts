// Runs each request in the lane that has its rows.
import { randomUUID } from 'node:crypto';
import type { TObject } from 'typebox';
import type { Call, Operation } from '../../api/http/operation.ts';
import type { InPlace } from '../../api/http/serve.ts';
import type { Executed } from '../../api/idempotency/execute.ts';
import { selectKeys } from '../../api/idempotency/idempotency.sql.ts';
import type { Download } from '../../platform/answer.ts';
import { connectionLost } from '../../platform/database/database-error.ts';
import type { EveryLane } from '../../platform/database/lanes/every-lane.ts';
import { firstAnswer } from '../../platform/database/lanes/first-answer.ts';
import { type Lane, onLane } from '../../platform/database/lanes/lane.ts';
import type { Lanes } from '../../platform/database/lanes/lanes.ts';
import { Refusal, refusals, refuse } from '../../platform/refusals.ts';
import { isUuid, nilUuid } from '../../platform/std/identifiers.ts';
import { type Place, placeOf } from './places.ts';

export interface Placing {
  lanes: Lanes;
  banksOf: ReadonlyMap<string, Lane>;
  /** Copies people and policies from home, to all lanes or to some. */
  copy(to?: readonly Lane[]): Promise<void>;
}

type Work = () => Promise<Executed | Download>;
type Asked = Parameters<InPlace>[0];

export function placing({ lanes, banksOf, copy }: Placing): InPlace {
  const { home, all } = lanes;
  // With several banks an act must name one.
  const onlyBank = banksOf.size === 1 ? [...banksOf.keys()][0]! : '';

  /** An act refers to people, and obeys the policies, that home has now. */
  async function act({ operation }: Asked, lane: Lane, work: Work): Promise<Executed | Download> {
    if (!isAct(operation)) return inLane(lane, work);
    if (lane !== home) await copy([lane]);
    const answer = await inLane(lane, work);
    // The job copies again, and tells why it fails.
    if (lane === home && isDone(answer)) await copy().catch(() => {});
    return answer;
  }

  function named({ operation, call }: Asked): readonly Lane[] {
    const { processor_id } = call.caller;
    if (processor_id !== nilUuid) return [lanes.of(processor_id)];
    const processor = processorIn(operation, call);
    if (processor !== null) return [lanes.of(processor)];
    const ofBank = banksOf.get(bankIn(call) ?? (takesBank(operation) ? onlyBank : ''));
    if (ofBank === undefined) return hasUuid([call.params, call.body]) ? all : [home];
    // A record is in its own lane, also if the account of its bank is of another one. A uuid in the
    // body may be a reference of the bank.
    return hasUuid(call.params) ? [ofBank, ...all.filter((lane) => lane !== ofBank)] : [ofBank];
  }

  /** A second try with its key finds the lane of the first one, wherever its shard is now. */
  async function laneOfNew({ claim, call }: Asked): Promise<Lane> {
    const { lane } = call.body as { lane?: string };
    const chosen = all.find(({ name }) => name === lane) ?? lanes.of(claim?.key_hash ?? randomUUID());
    if (claim === null) return chosen;
    const knowing = await Promise.all(
      all.map(async (lane) => ((await selectKeys(lane.database, [claim])).length > 0 ? lane : null)),
    );
    return knowing.find((lane) => lane !== null) ?? chosen;
  }

  const run: Record<Place, (asked: Asked, work: Work) => Promise<Executed | Download>> = {
    tenant: (asked, work) => {
      const { processor_id, operator_uuid } = asked.call.caller;
      const lane = lanes.of(processor_id);
      return operator_uuid !== null ? act(asked, lane, work) : inLane(lane, work);
    },
    home: (asked, work) => act(asked, home, work),
    all_rows: (_, work) => readAll(lanes.every, work),
    new_tenant: async (asked, work) => act(asked, await laneOfNew(asked), work),
    named: (asked, work) => firstThatKnows(named(asked), (lane) => act(asked, lane, work)),
  };
  return (asked, work) => run[placeOf(asked.operation)](asked, work);
}

/** Says whose rows are missing. A file to keep has all rows, or is refused. */
async function readAll(every: EveryLane, work: Work, tries = every.tries): Promise<Executed | Download> {
  const watch = every.watchAway();
  const answer = await inLane(every, work)
    .catch((error) => {
      if (tries === 1 || !connectionLost(error)) throw error;
      return null;
    })
    .finally(watch.end);
  if (answer === null) return readAll(every, work, tries - 1);
  const away = watch.leftOut();
  if (!('text' in answer))
    return { ...answer, headers: { ...answer.headers, 'Achord-Lanes-Away': away.join(', ') || 'none' } };
  if (answer.filename === null) return answer;
  // The rows of a file are read later.
  if (away.length > 0 || every.away().length > 0) throw refuse('database_unavailable');
  return { ...answer, text: withEveryRow(every, answer.text) };
}

/** Breaks off when rows of a lane are left out. */
async function* withEveryRow<Piece>(every: EveryLane, text: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  const watch = every.watchAway();
  const expectAll = () => {
    if (watch.leftOut().length > 0) throw refuse('database_unavailable');
  };
  try {
    for await (const piece of text) {
      expectAll();
      yield piece;
    }
    expectAll();
  } finally {
    watch.end();
  }
}

/** A file is read after the request was answered. */
async function inLane(lane: Lane, work: Work): Promise<Executed | Download> {
  const answer = await onLane(lane, work);
  return 'text' in answer ? { ...answer, text: readIn(lane, answer.text) } : answer;
}

const readIn = <Piece>(lane: Lane, text: AsyncIterable<Piece>): AsyncIterable<Piece> => ({
  [Symbol.asyncIterator]() {
    const pieces = onLane(lane, () => text[Symbol.asyncIterator]());
    return {
      next: () => onLane(lane, () => pieces.next()),
      return: async () => onLane(lane, async () => (await pieces.return?.()) ?? { done: true, value: undefined }),
    };
  },
});

const isAct = ({ method }: Operation): boolean => method !== 'GET';

const isDone = (answer: Executed | Download): boolean => 'text' in answer || answer.status < 400;

/** The tenant that the request names; null: none. */
function processorIn({ path }: Operation, { params, query, body }: Call): string | null {
  if (/^\/admin\/v1\/processors\/:uuid/.test(path)) return (params as { uuid: string }).uuid;
  for (const from of [params, query, body]) {
    const named = (from as { processor_uuid?: unknown } | null)?.processor_uuid;
    if (typeof named === 'string' && isUuid(named)) return named;
  }
  return null;
}

const takesBank = ({ query, body }: Operation): boolean =>
  [query, body].some((from) => 'bank' in ((from as Partial<TObject> | undefined)?.properties ?? {}));

/** The bank that the request names; null: none. */
function bankIn({ query, body }: Call): string | null {
  for (const from of [query, body]) {
    const named = (from as { bank?: unknown } | null)?.bank;
    if (typeof named === 'string') return named;
  }
  return null;
}

const hasUuid = (of: unknown): boolean =>
  /"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"/i.test(JSON.stringify(of));

/**
 * A refusal changes nothing, so the work is tried in one lane after the other. That a lane does not
 * know a record is no answer, unless no lane knows it.
 */
async function firstThatKnows(
  lanes: readonly Lane[],
  work: (lane: Lane) => Promise<Executed | Download>,
): Promise<Executed | Download> {
  const refused: (Executed | Refusal)[] = [];
  const found = await firstAnswer(lanes, async (lane) => {
    // A read without a key throws its refusal.
    const answer = await work(lane).catch((error) => {
      if (error instanceof Refusal && isRefused(error)) return error;
      throw error;
    });
    if (!isRefused(answer)) return answer;
    refused.push(answer);
    return null;
  });
  if (found !== null) return found;
  const answer = refused.find((one) => statusOf(one) !== 404) ?? refused[0]!;
  if (answer instanceof Refusal) throw answer;
  return answer;
}

const statusOf = (answer: Executed | Refusal): number =>
  answer instanceof Refusal ? refusals[answer.code].status : answer.status;

const isRefused = (answer: Executed | Download | Refusal): answer is Executed | Refusal =>
  !('text' in answer) && statusOf(answer) >= 400 && statusOf(answer) < 500;
