// The processes of a benchmark: started, awaited, and ended with it.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, truncateSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { stopOnSignal } from '../src/platform/std/stop-on-signal.ts';

export interface Children {
  /**
   * Starts a script of ours. Returns the first text in its output that matches. With `log`, its
   * output goes to this file, as in production.
   */
  start(script: string, pattern: RegExp, environment?: Record<string, string>, log?: string): Promise<string>;
  /** The process that `start` returned this text of. */
  pidOf(text: string): number;
  /** Runs a script of ours to its end. Returns its output. */
  run(script: string, environment?: Record<string, string>): Promise<string>;
  /** Empties the files that processes log to: a long run would fill the disk. */
  emptyLogs(): void;
  end(): Promise<void>;
}

export function children(): Children {
  const all: ChildProcess[] = [];
  const pids = new Map<string, number>();
  const logs = new Set<string>();
  let ended = false;

  function launch(script: string, environment: Record<string, string> = {}, log?: number): ChildProcess {
    if (ended) throw new Error(`${script} was not started: the processes are being ended`);
    const process_ = spawn(process.execPath, script.split(' '), {
      stdio: ['ignore', log ?? 'pipe', log ?? 'pipe'],
      env: { ...process.env, ...environment },
    });
    all.push(process_);
    return process_;
  }

  async function end(): Promise<void> {
    ended = true;
    for (const one of all) one.kill('SIGTERM');
    await Promise.all(
      all.map((one) => one.exitCode ?? one.signalCode ?? new Promise((resolve) => one.once('exit', resolve))),
    );
  }
  const forget = stopOnSignal(end);

  return {
    async start(script, pattern, environment, log) {
      if (log !== undefined) logs.add(log);
      // Append: the file is emptied while the process writes to it.
      const file = log === undefined ? undefined : openSync(log, 'a');
      const process_ = launch(script, environment, file);
      if (file !== undefined) closeSync(file);
      let out = '';
      const read = (chunk: Buffer) => {
        // Later output is not needed: the log of a service would only grow here.
        if (out.length <= 100_000) out += chunk;
      };
      process_.stdout?.on('data', read);
      process_.stderr?.on('data', read);
      for (;;) {
        if (log !== undefined) out = readFileSync(log, 'utf8');
        const match = pattern.exec(out);
        if (match !== null) {
          pids.set(match[0], process_.pid!);
          return match[0];
        }
        if (process_.exitCode !== null) throw new Error(`${script} ended with ${process_.exitCode}:\n${out}`);
        await wait(5);
      }
    },
    pidOf: (text) => pids.get(text)!,
    run: (script, environment) =>
      new Promise((resolve, reject) => {
        const process_ = launch(script, environment);
        let out = '';
        let complaint = '';
        process_.stdout!.on('data', (chunk) => {
          out += chunk;
        });
        process_.stderr!.on('data', (chunk) => {
          complaint += chunk;
        });
        process_.on('exit', (code) =>
          code === 0 ? resolve(out) : reject(new Error(`${script} ended with ${code}:\n${out}${complaint}`)),
        );
      }),
    emptyLogs() {
      for (const log of logs) truncateSync(log);
    },
    end: () => end().finally(forget),
  };
}
