// Refuses passwords that are guessed in few attempts, also long ones. The rules and the list of
// common passwords come from zxcvbn-ts.
import { invalid } from '../../platform/refusals.ts';

/** Of 0 to 4: 3 takes more than 10^8 guesses. */
const leastScore = 3;

type Check = (password: string, known: string[]) => { score: number };
let loaded: Promise<Check> | null = null;

async function load(): Promise<Check> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const checker = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, known) => checker.check(password, known);
}

/** `known`: words that an attacker tries first, such as the email of the person. */
export async function refuseGuessable(field: string, password: string, known: readonly string[]): Promise<void> {
  loaded ??= load();
  const words = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const { score } = (await loaded)(password, ['achord', ...words]);
  if (score < leastScore)
    throw invalid(
      field,
      'guessable',
      'is easy to guess: it repeats, counts, or is common. Four words by chance are good',
    );
}
