// Runs a program that prints to our terminal, until it ends.
import { type SpawnOptions, spawn } from 'node:child_process';
import { stopOnSignal } from '../../../src/platform/std/stop-on-signal.ts';

/** Returns its exit code. A signal for us is passed on, and it ends first. */
export function runToEnd(
  program: string,
  given: readonly string[],
  { env }: Pick<SpawnOptions, 'env'>,
): Promise<number> {
  const child = spawn(program, given, { stdio: 'inherit', env });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const forget = stopOnSignal(() => {
    child.kill('SIGTERM');
    return ended;
  });
  return ended.finally(forget);
}
