// The processes of a benchmark: started, awaited, and ended with it.
import { type ChildProcess, spawn } from 'node:child_process';

export interface Children {
  /** Starts a script of ours. Returns the first text in its output that matches. */
  start(script: string, pattern: RegExp, environment?: Record<string, string>): Promise<string>;
  /** Runs a script of ours to its end. Returns its output. */
  run(script: string, environment?: Record<string, string>): Promise<string>;
  end(): Promise<void>;
}

export function children(): Children {
  const all: ChildProcess[] = [];

  function launch(script: string, environment: Record<string, string> = {}): ChildProcess {
    const process_ = spawn(process.execPath, script.split(' '), {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    all.push(process_);
    return process_;
  }

  return {
    start: (script, pattern, environment) =>
      new Promise((resolve, reject) => {
        const process_ = launch(script, environment);
        let out = '';
        const read = (chunk: Buffer) => {
          // Later output is not needed: the log of a service would only grow here.
          if (out.length > 100_000) return;
          out += chunk;
          const match = pattern.exec(out);
          if (match !== null) resolve(match[0]);
        };
        process_.stdout!.on('data', read);
        process_.stderr!.on('data', read);
        process_.on('exit', (code) => reject(new Error(`${script} ended with ${code}:\n${out}`)));
      }),
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
    async end() {
      for (const one of all) one.kill('SIGTERM');
      await Promise.all(
        all.map((one) => one.exitCode ?? one.signalCode ?? new Promise((resolve) => one.once('exit', resolve))),
      );
    },
  };
}
