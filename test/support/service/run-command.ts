// Runs a command of the command line in the process of the test, with an environment and streams of
// its own: a process of its own takes a second of processor time.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLine } from '../../../cli/program.ts';
import type { Terminal } from '../../../cli/terminal.ts';
import { logTo } from '../../../src/platform/log/log.ts';
import type { CommandResult } from './command-line.ts';

/** Otherwise a command would use the data directory of the repository, and `start` would fork. */
export const usual = { ACHORD_DATA_DIR: join(tmpdir(), 'achord-no-data'), ACHORD_API_PROCESSES: '0' };

/**
 * Runs `achord <args>` to its end. Signals, exit codes of the launcher, modes of files and standard
 * input need `runAsProcess`. A `start` that is not refused never ends: use `startInProcess`.
 */
export async function runCommand(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  let stdout = '';
  let stderr = '';
  const terminal: Terminal = {
    environment: { ...usual, ...environment },
    stdin: [],
    stdout: {
      write(text, written) {
        stdout += text;
        written?.();
      },
    },
    stderr: {
      write(text, written) {
        stderr += text;
        written?.();
      },
    },
    async openLog({ ACHORD_LOG_LEVEL }) {
      const log = logTo({ write: (line) => (stderr += line) }, ACHORD_LOG_LEVEL);
      return Object.assign(log, { linesLost: () => 0 });
    },
    exitCode: 0,
    exit(code) {
      terminal.exitCode = code;
    },
  };
  await runCommandLine(args, terminal);
  return { code: terminal.exitCode, signal: null, stdout, stderr };
}
