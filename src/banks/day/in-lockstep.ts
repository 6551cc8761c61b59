// Plays the days of several lanes together: all reach an instant before one of them goes on.
import { instant } from '../../platform/std/clock.ts';
import type { BankingDays } from '../connections/banking-days.ts';

interface Waiting {
  at: Date;
  go(): void;
  fail(error: unknown): void;
}

/** The clock of the sandbox never goes back for one of them. */
export function inLockstep(lanes: readonly BankingDays[]): BankingDays {
  if (lanes.length === 1) return lanes[0]!;
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

  async function playUntil(until: Date, reached: (at: Date) => Promise<void>): Promise<number> {
    const waiting = new Set<Waiting>();
    let playing = lanes.length;

    /** When every lane waits or has ended, those with the earliest instant go on. */
    function goOn(): void {
      if (waiting.size < playing || playing === 0) return;
      const at = instant(Math.min(...[...waiting].map((one) => one.at.getTime())));
      const first = [...waiting].filter((one) => one.at.getTime() === at.getTime());
      for (const one of first) waiting.delete(one);
      reached(at).then(
        () => {
          for (const one of first) one.go();
        },
        (error: unknown) => {
          for (const one of first) one.fail(error);
        },
      );
    }

    const played = await Promise.allSettled(
      lanes.map((lane) =>
        lane
          .playUntil(
            until,
            (at) =>
              new Promise<void>((go, fail) => {
                waiting.add({ at, go, fail });
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

  return {
    banks: lanes.flatMap(({ banks }) => banks),
    playUntil: (until, reached = async () => {}) => playUntil(until, reached),
    tick: async (until) => sum(await Promise.all(lanes.map((lane) => lane.tick(until)))),
    dueInMs: (now) => Math.min(...lanes.map((lane) => lane.dueInMs(now))),
    readInboundNow: async () => void (await Promise.all(lanes.map((lane) => lane.readInboundNow()))),
  };
}
