// achord ach diff: the differences of two files of a bank, field by field, in any order of records.
import { type Difference, diffFiles } from '../../../src/ach/nacha/reading/diff-files.ts';
import { readFile } from '../../../src/ach/nacha/reading/read-file.ts';
import { CommandNotUnderstood } from '../../complaint.ts';
import type { Terminal } from '../../terminal.ts';
import { openFile, print } from './open-file.ts';
import { count, masked } from './words.ts';

export interface DiffOptions {
  json?: true;
  reveal?: true;
}

/** Exit 0: the same. Exit 1: something differs. */
export async function diffAchFiles(
  pathA: string,
  pathB: string,
  { json, reveal }: DiffOptions,
  terminal: Terminal,
): Promise<void> {
  if (pathA === '-' && pathB === '-')
    throw new CommandNotUnderstood('Only one of the two files can be standard input.');
  const a = readFile(await openFile(pathA, terminal));
  const b = readFile(await openFile(pathB, terminal));
  let differences = 0;
  if (json) await print(terminal, '{"differences":[');
  for await (const found of diffFiles(a.pages, b.pages)) {
    const shown = reveal ? found : withoutSecrets(found);
    if (json) await print(terminal, (differences > 0 ? ',' : '') + JSON.stringify(shown));
    else await print(terminal, `${sentence(shown)}\n`);
    differences++;
  }
  // Two unreadable files do not count as equal.
  for (const [path, { summary }] of [
    [pathA, a],
    [pathB, b],
  ] as const)
    if (summary().files === 0)
      throw new CommandNotUnderstood(`${path} is not an ACH file. "achord ach check" gives the reason.`);
  if (json) await print(terminal, `],"same":${differences === 0}}\n`);
  else await print(terminal, differences === 0 ? 'The same.\n' : `${count(differences, 'difference')}.\n`);
  terminal.exitCode = differences === 0 ? 0 : 1;
}

function withoutSecrets(found: Difference): Difference {
  if (found.field === null || !/account_number|corrected_data/.test(found.field)) return found;
  const hidden = (text: string | null) => (text === null ? null : masked(text));
  return { ...found, a: hidden(found.a), b: hidden(found.b) };
}

function sentence({ place, field, a, b, line_a, line_b }: Difference): string {
  if (field !== null)
    return `${place}: ${field.replaceAll('_', ' ')} is ${quoted(a)} in the first (line ${line_a}), ${quoted(b)} in the second (line ${line_b})`;
  return line_b === null
    ? `${place}: only in the first (line ${line_a})`
    : `${place}: only in the second (line ${line_b})`;
}

const quoted = (text: string | null) => (text === null ? 'absent' : `"${text}"`);
