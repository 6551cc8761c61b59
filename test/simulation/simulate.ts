// npm run simulate: plays payments at random against the stage tables, seed by seed, until something does not hold.
import { parseArgs } from 'node:util';
import { step } from '../../src/transactions/stages/step.ts';
import { transitions } from '../../src/transactions/stages/transitions.ts';
import { chance, playRandomly, told } from './play.ts';
import { anything } from './worlds.ts';

const { values: options } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    steps: { type: 'string', default: '50000' },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
const first = Number(options.from);
const reached = new Map<string, number>([['C1', 0]]);
let [payments, steps] = [0, 0];

for (let seed = first; seed < first + Number(options.seeds); seed++) {
  const choose = chance(seed);
  const played = playRandomly(() => anything(choose), step, Number(options.steps), choose);
  payments += played.states;
  steps += played.steps;
  for (const [transition, times] of played.reached) reached.set(transition, (reached.get(transition) ?? 0) + times);
  if (played.violation !== null) {
    say(`\nseed ${seed}: ${told(played)}\n\nAgain: npm run simulate -- --seeds 1 --from ${seed}`);
    process.exit(1);
  }
  say(`seed ${seed}: ${played.states} payments, ${played.steps} steps`);
}

const missed = Object.keys(transitions).filter((name) => !reached.has(name));
const rare = [...reached].sort(([, a], [, b]) => a - b).slice(1, 6);
say(`
${payments} payments, ${steps} steps, no violation.
${reached.size} of ${Object.keys(transitions).length} rows of the stage tables were taken${missed.length === 0 ? '' : `; not ${missed.join(', ')}`}.
Least often: ${rare.map(([name, times]) => `${name} ${times}`).join(', ')}.`);
