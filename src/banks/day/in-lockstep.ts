// Plays the days of several lanes together: all reach an instant before one of them goes on. Home
// is the first one: it reads the files of banks that other lanes share.
import type { BankingDays } from '../connections/banking-days.ts';

interface Waiting {
  at: Date;
  lane: number;
  go(): void;
  fail(error: unknown): void;
}

const isBefore = (one: Waiting, other: Waiting): boolean =>
  (one.at.getTime() - other.at.getTime() || one.lane - other.lane) < 0;

/** The clock of the sandbox never goes back for one of them. */
export function inLockstep(lanes: readonly BankingDays[]): BankingDays {
  if (lanes.length === 1) return lanes[0]!;
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

  async function playUntil(until: Date, reached: (at: Date) => Promise<void>): Promise<number> {
    const waiting = new Set<Waiting>();
    let playing = lanes.length;

    /** When every lane waits or has ended, the first one with the earliest instant goes on. */
    function goOn(): void {
      if (waiting.size < playing || playing === 0) return;
      const first = [...waiting].reduce((one, other) => (isBefore(other, one) ? other : one));
      waiting.delete(first);
      reached(first.at).then(first.go, first.fail);
    }

    const played = await Promise.allSettled(
      lanes.map((days, lane) =>
        days
          .playUntil(
            until,
            (at) =>
              new Promise<void>((go, fail) => {
                waiting.add({ at, lane, go, fail });
                goOn();
              }),
          )
          .finally(() => {
            playing--;
            goOn();
          }),
      ),
    );
    const failed = played.find((one) => one.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return sum(played.map((one) => (one.status === 'fulfilled' ? one.value : 0)));
  }

  /** One that fails does not keep the next ones from their work. */
  async function inOrder<Result>(work: (lane: BankingDays) => Promise<Result>): Promise<Result[]> {
    const done: Result[] = [];
    const failed: unknown[] = [];
    for (const lane of lanes)
      await work(lane).then(
        (result) => done.push(result),
        (error) => failed.push(error),
      );
    if (failed.length > 0) throw failed[0];
    return done;
  }

  return {
    banks: lanes.flatMap(({ banks }) => banks),
    playUntil: (until, reached = async () => {}) => playUntil(until, reached),
    tick: async (until) => sum(await inOrder((lane) => lane.tick(until))),
    dueInMs: (now) => Math.min(...lanes.map((lane) => lane.dueInMs(now))),
    readInboundNow: async () => void (await inOrder((lane) => lane.readInboundNow())),
  };
}
