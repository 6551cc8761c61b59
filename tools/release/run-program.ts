// Runs a program of the build.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns what it printed; rejects with all that it printed when it fails. */
export async function runProgram(program: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    return (await run(program, args, { cwd, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}
