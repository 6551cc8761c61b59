// Stories: tests that play banking days. All stories of a file share one calendar, so that ten
// stories of eight days take eight days, not eighty.
import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeAll, it, type RunnerTask } from 'vitest';
import { closeAfter } from '../../../src/ach/calendar/banking-instants.ts';
import { secondsAfter } from '../../../src/platform/std/clock.ts';
import type { TestService } from '../service/service.ts';
import { type Move, moveClock } from './move-clock.ts';

interface Wait {
  until: Date;
  goOn(now: Date): void;
  giveUp(failure: unknown): void;
}

/** The clock of a story: it moves when every other story waits for a later time. */
type StoryClock = (service: TestService, move: Move) => Promise<Date>;

const clocks = new AsyncLocalStorage<StoryClock>();

/** The clock of the story that calls this, or null outside of a story. */
export const clockOfStory = (): StoryClock | null => clocks.getStore() ?? null;

/**
 * Returns an `it` for stories. They run before the tests of the file or suite that calls this,
 * after its earlier `beforeAll`; a `beforeEach` does not run for them. Each story needs a tenant of
 * its own. It sees the other stories in what concerns the whole service.
 */
export function storiesOf(service: () => TestService): (name: string, tell: () => Promise<void>) => void {
  const stories: { name: string; tell: () => Promise<void>; end: PromiseSettledResult<void> | null }[] = [];
  // biome-ignore lint/correctness/noEmptyPattern: Vitest wants a pattern of fixtures.
  beforeAll(async ({}, suite) => {
    const names = new Set(testsIn(suite));
    const chosen = stories.filter(({ name }) => names.has(name));
    const ends = await tellTogether(
      service(),
      chosen.map(({ tell }) => tell),
    );
    for (const [n, end] of ends.entries()) chosen[n]!.end = end;
  });
  return (name, tell) => {
    const story: (typeof stories)[number] = { name, tell, end: null };
    stories.push(story);
    it(name, () => {
      if (story.end === null) throw new Error('The story was not told.');
      if (story.end.status === 'rejected') throw story.end.reason;
    });
  };
}

/** Plays several parts of one test on one calendar. Returns their results. */
export async function together<Result>(service: TestService, ...parts: (() => Promise<Result>)[]): Promise<Result[]> {
  const ends = await tellTogether(service, parts);
  return ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  });
}

/** The names of the tests that will run: all, or those that `-t` chooses. */
function testsIn(task: RunnerTask): string[] {
  if (task.type === 'suite') return task.tasks.flatMap(testsIn);
  return task.mode === 'run' || task.mode === 'queued' ? [task.name] : [];
}

/**
 * Tells stories in turns: a story has its turn until it waits for the clock or ends. When all wait,
 * the clock moves to the earliest time that one of them waits for. Returns how each one ended.
 */
async function tellTogether<Result>(
  service: TestService,
  stories: readonly (() => Promise<Result>)[],
): Promise<PromiseSettledResult<Result>[]> {
  const told: Promise<Result>[] = [];
  let waits: Wait[] = [];
  let endTurn = () => {};
  const turn = (begin: () => void) =>
    new Promise<void>((resolve) => {
      endTurn = resolve;
      begin();
    });
  const wait: StoryClock = (of, move) => {
    if (of !== service) return moveClock(of, move);
    const until = targetOf(move, service.context.bankingClock.bankingNow());
    return new Promise((goOn, giveUp) => {
      waits.push({ until, goOn, giveUp });
      endTurn();
    });
  };
  for (const story of stories)
    await turn(() => {
      const ending = clocks.run(wait, story);
      told.push(ending);
      ending.catch(() => {}).finally(() => endTurn());
    });
  while (waits.length > 0) {
    const due = earliest(waits);
    waits = waits.filter((one) => !due.includes(one));
    const moved = await moveUntil(service, due.at(-1)!.until).catch((failure: unknown) => ({ failure }));
    for (const { goOn, giveUp } of due) await turn(() => ('failure' in moved ? giveUp(moved.failure) : goOn(moved)));
  }
  return Promise.allSettled(told);
}

/** Real time passes while stories are told: it may be so late already. */
async function moveUntil(service: TestService, until: Date): Promise<Date> {
  const now = service.context.bankingClock.bankingNow();
  return until > now ? moveClock(service, { to: until }) : now;
}

function targetOf(move: Move, now: Date): Date {
  if ('banking_days' in move) return closeAfter(now, move.banking_days);
  if ('seconds' in move) return secondsAfter(now, move.seconds);
  return new Date(move.to);
}

const oneMomentMs = 60_000;

/** The first waits for one moment: their stories asked for it within a few seconds. */
function earliest(waits: readonly Wait[]): Wait[] {
  const inOrder = waits.toSorted((a, b) => a.until.getTime() - b.until.getTime());
  const gap = inOrder.findIndex(
    ({ until }, n) => n > 0 && until.getTime() - inOrder[n - 1]!.until.getTime() >= oneMomentMs,
  );
  return gap === -1 ? inOrder : inOrder.slice(0, gap);
}
