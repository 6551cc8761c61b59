// Plays worlds: all of them breadth first, or many at random.
import type { Stepper } from '../../../src/payments/lifecycle/step.ts';
import { judgeRest, Violation } from './judge.ts';
import { type Action, actionsOf, judge, type World } from './one-payment.ts';

/**
 * The actions that are possible in a world, and the conditions that must hold in it. Each throws a
 * Violation.
 */
export interface Game<Played> {
  actionsOf(world: Played, step: Stepper, reached: (transition: string) => void): Action<Played>[];
  /** After every action. */
  judge(world: Played): void;
  /** When no automatic action is left. */
  judgeRest(world: Played): void;
}

const onePayment: Game<World> = { actionsOf, judge, judgeRest: (world) => judgeRest(world, world.state) };

export interface Played {
  states: number;
  steps: number;
  reached: Map<string, number>;
  /** The first violation, with the actions that lead to it. */
  violation: { what: string; path: string[] } | null;
}

/** Visits every reachable world once, until a violation or the limit. */
export const playAll = (start: World, step: Stepper, atMost: number): Played =>
  playAllOf(onePayment, start, step, atMost);

export function playAllOf<W>(game: Game<W>, start: W, step: Stepper, atMost: number): Played {
  const reached = new Map<string, number>();
  const note = (transition: string) => reached.set(transition, (reached.get(transition) ?? 0) + 1);
  const seen = new Set<string>();
  const open: { world: W; json: string; from: number; name: string }[] = [
    { world: start, json: JSON.stringify(start), from: -1, name: '' },
  ];
  let steps = 0;
  const pathTo = (index: number, last: string): string[] => {
    const path = [last];
    for (let at = index; at > 0; at = open[at]!.from) path.unshift(open[at]!.name);
    return path;
  };
  for (let index = 0; index < open.length && open.length < atMost; index++) {
    const { world, json } = open[index]!;
    const actions = game.actionsOf(world, step, note);
    try {
      if (!actions.some(({ byItself }) => byItself)) game.judgeRest(world);
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      return { states: seen.size, steps, reached, violation: { what: error.message, path: pathTo(index, 'rest') } };
    }
    for (const { name, play } of actions) {
      // Worlds are compared as JSON anyway, and a structured clone takes several times as long.
      const next = JSON.parse(json) as W;
      steps++;
      try {
        play(next);
        game.judge(next);
      } catch (error) {
        if (!(error instanceof Violation)) throw error;
        return { states: seen.size, steps, reached, violation: { what: error.message, path: pathTo(index, name) } };
      }
      const reachedWorld = JSON.stringify(next);
      if (seen.has(reachedWorld)) continue;
      seen.add(reachedWorld);
      open.push({ world: next, json: reachedWorld, from: index, name });
    }
  }
  return { states: seen.size, steps, reached, violation: null };
}

/**
 * Random walks, for worlds that are too many to visit. `choose` answers a whole number below its
 * argument.
 */
export const playRandomly = (
  start: () => World,
  step: Stepper,
  stepsInAll: number,
  choose: (below: number) => number,
): Played => playRandomlyOf(onePayment, start, step, stepsInAll, choose);

export function playRandomlyOf<W>(
  game: Game<W>,
  start: () => W,
  step: Stepper,
  stepsInAll: number,
  choose: (below: number) => number,
): Played {
  const reached = new Map<string, number>();
  const note = (transition: string) => reached.set(transition, (reached.get(transition) ?? 0) + 1);
  let [steps, states] = [0, 0];
  while (steps < stepsInAll) {
    const world = start();
    const path: string[] = [];
    states++;
    try {
      for (;;) {
        const actions = game.actionsOf(world, step, note);
        if (!actions.some(({ byItself }) => byItself)) game.judgeRest(world);
        if (actions.length === 0) break;
        // The calendar moves more often than people act, otherwise no payment would get far.
        const own = actions.filter(({ byItself }) => byItself);
        const among = own.length > 0 && choose(10) < 6 ? own : actions;
        const action = among[choose(among.length)]!;
        path.push(action.name);
        action.play(world);
        game.judge(world);
        steps++;
      }
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      return { states, steps, reached, violation: { what: error.message, path: [...path, ''] } };
    }
  }
  return { states, steps, reached, violation: null };
}

/** Random numbers from a seed, so that a run can be repeated: mulberry32. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** The violation with the actions that lead to it, or null. */
export function violationIn({ violation }: Played): string | null {
  return violation && `${violation.what}\n  ${violation.path.join('\n  ')}`;
}
