// Plays payments at random against the stage tables only, seed by seed.
import { step } from '../../../src/payments/lifecycle/step.ts';
import { transitions } from '../../../src/payments/lifecycle/transitions.ts';
import { chance, playRandomly, playRandomlyOf, violationIn } from './play.ts';
import { SimulationFailed } from './service/simulation-failed.ts';
import { payeeGame } from './two-payments.ts';
import { randomWorld } from './worlds.ts';

/** Throws the first violation with its seed. `say` reports each seed, and finally the coverage. */
export function playTables(seeds: readonly number[], stepsOfEach: number, say: (text: string) => void): void {
  const reached = new Map<string, number>([['C1', 0]]);
  let [payments, steps] = [0, 0];
  for (const seed of seeds) {
    const choose = chance(seed);
    const alone = playRandomly(() => randomWorld(choose), step, stepsOfEach, choose);
    const two = () => ({ payments: [randomWorld(choose), randomWorld(choose)] });
    const together = playRandomlyOf(payeeGame(), two, step, stepsOfEach / 5, choose);
    for (const played of [alone, together]) {
      steps += played.steps;
      for (const [transition, times] of played.reached) reached.set(transition, (reached.get(transition) ?? 0) + times);
      if (played.violation !== null)
        throw new SimulationFailed(
          `seed ${seed}: ${violationIn(played)}\n\nAgain: npm run simulate -- --tables --seeds 1 --seed ${seed} --steps ${stepsOfEach}`,
        );
    }
    payments += alone.states + 2 * together.states;
    say(
      `seed ${seed}: ${alone.states} payments alone, ${together.states} times two of one payee, ${alone.steps + together.steps} moves`,
    );
  }
  const missed = Object.keys(transitions).filter((name) => !reached.has(name));
  const rare = [...reached].sort(([, a], [, b]) => a - b).slice(1, 6);
  say(`
${payments} payments, ${steps} moves against the tables, no violation.
${reached.size} of ${Object.keys(transitions).length} rows of the stage tables were taken${missed.length === 0 ? '' : `; not ${missed.join(', ')}`}.
Least often: ${rare.map(([name, times]) => `${name} ${times}`).join(', ')}.
`);
}
