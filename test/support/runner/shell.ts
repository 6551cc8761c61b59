// A bash that stays open, so that a test can act between the blocks of a page.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { endAfterFile } from './end-after-file.ts';

export interface Shell {
  /** Runs a block. Returns what it printed; rejects with its errors if a command of it fails. */
  run(block: string): Promise<string>;
}

export function openShell({ cwd, env }: { cwd: string; env: Record<string, string> }): Shell {
  // A group of its own: what a block leaves in the background ends with it.
  const bash = spawn('bash', ['-euo', 'pipefail', '-s'], {
    cwd,
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  let errors = '';
  bash.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  bash.stdin.on('error', () => {});
  const ended = new Promise<void>((resolve) => bash.once('close', () => resolve()));
  const endGroup = () => {
    try {
      process.kill(-bash.pid!, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  // A command in the background would keep the output of a failed block open.
  bash.once('exit', endGroup);
  endAfterFile(async () => {
    endGroup();
    await ended;
  });
  const mark = '-- end of block --';
  const lines = createInterface({ input: bash.stdout })[Symbol.asyncIterator]();
  return {
    async run(block) {
      // Commands of the block must not read the rest of the script.
      bash.stdin.write(`{\n${block}\n} < /dev/null\necho; echo '${mark}'\n`);
      const printed: string[] = [];
      for (;;) {
        const { value, done } = await lines.next();
        if (done) {
          await ended;
          throw new Error(`${block}\n${printed.join('\n')}\n${errors}`);
        }
        if (value === mark) return printed.join('\n').trim();
        printed.push(value);
      }
    },
  };
}
