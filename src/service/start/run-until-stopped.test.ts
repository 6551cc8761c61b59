// How a process ends: signals and uncaught errors.
import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';

interface Ended {
  code: number | null;
  said: string[];
  log: { level: number; msg: string; err?: { type: string; stack: string } }[];
}

/**
 * Runs a service made of these lines in its own process. `ready` is called with each line that it
 * prints.
 */
function service(lines: { start?: string; stop?: string; abort?: string }, ready: (line: string, pid: number) => void) {
  const here = new URL('run-until-stopped.ts', import.meta.url).href;
  const script = `
    import { openLog } from ${JSON.stringify(new URL('../../platform/log/log.ts', import.meta.url).href)};
    import { runUntilStopped } from ${JSON.stringify(here)};
    const say = (line) => process.stdout.write(line + '\\n');
    const alive = setInterval(() => {}, 1000);
    const code = await runUntilStopped(async () => {
      say('starting');
      ${lines.start ?? ''}
      say('started');
      return {
        async stop() { say('stop'); ${lines.stop ?? ''} },
        async abort() { say('abort'); ${lines.abort ?? ''} },
      };
    }, await openLog({ ACHORD_LOG_LEVEL: 'info', ACHORD_LOG_FORMAT: 'json' }));
    process.exit(code);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: new URL('.', import.meta.url),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    for (const line of text.trim().split('\n')) ready(line, child.pid!);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise<Ended>((resolve) =>
    child.once('close', (code) =>
      resolve({
        code,
        said: stdout.trim().split('\n'),
        log: stderr
          .split('\n')
          .filter((line) => line.startsWith('{'))
          .map((line) => JSON.parse(line)),
      }),
    ),
  );
}

const stopsAt =
  (signal: NodeJS.Signals, ...wanted: string[]) =>
  (line: string, pid: number) => {
    // Two signals within a second are one keystroke.
    const first = line === wanted[0];
    if (wanted.includes(line)) setTimeout(() => process.kill(pid, signal), first ? 0 : 1_100);
  };

describe('runUntilStopped', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('stops on %s and returns 0', async (signal) => {
    const { code, said, log } = await service({}, stopsAt(signal, 'started'));
    expect({ code, said }).toEqual({ code: 0, said: ['starting', 'started', 'stop'] });
    expect(log.at(-1)!.msg).toBe('stopped');
  });

  it('aborts on the second signal', async () => {
    const { code, said } = await service(
      { stop: 'await new Promise(() => {});' },
      stopsAt('SIGTERM', 'started', 'stop'),
    );
    expect({ code, said }).toEqual({ code: 143, said: ['starting', 'started', 'stop', 'abort'] });
  });

  it('ends with the second signal, even if the first stop fails because of it', async () => {
    const lines = {
      stop: "await new Promise((_, reject) => { globalThis.fail = () => reject(new Error('lost')); });",
      abort: "globalThis.fail(); await new Promise((resolve) => setTimeout(resolve, 300)); say('aborted');",
    };
    const { code, said } = await service(lines, stopsAt('SIGINT', 'started', 'stop'));
    expect({ code, said }).toEqual({ code: 130, said: ['starting', 'started', 'stop', 'abort', 'aborted'] });
  });

  it('treats two signals that arrive together as one', async () => {
    const pause = 'await new Promise((resolve) => setTimeout(resolve, 500));';
    const { code, said } = await service({ stop: pause }, (line, pid) => {
      if (line === 'started' || line === 'stop') process.kill(pid, 'SIGINT');
    });
    expect({ code, said }).toEqual({ code: 0, said: ['starting', 'started', 'stop'] });
  });

  it('ends on the third signal, whatever hangs', async () => {
    const hangs = 'await new Promise(() => {});';
    const { code } = await service({ stop: hangs, abort: hangs }, stopsAt('SIGINT', 'started', 'stop', 'abort'));
    expect(code).toBe(130);
  });

  it('waits for the start to end before it stops', async () => {
    const pause = 'await new Promise((resolve) => setTimeout(resolve, 300));';
    const { code, said } = await service({ start: pause }, stopsAt('SIGINT', 'starting'));
    expect({ code, said }).toEqual({ code: 0, said: ['starting', 'started', 'stop'] });
  });

  it.each([
    ['thrown', "setTimeout(() => { throw new Error('not caught'); }, 50);"],
    ['rejected', "setTimeout(() => { void Promise.reject(new Error('not caught')); }, 50);"],
  ])('stops with 1 on an error that is %s and not caught, and logs it', async (_how, start) => {
    const { code, said, log } = await service({ start }, () => {});
    expect({ code, said }).toEqual({ code: 1, said: ['starting', 'started', 'stop'] });
    expect(log.find(({ level }) => level === 60)).toMatchObject({
      err: { type: 'Error', stack: expect.stringContaining('    at ') },
    });
  });

  it('throws the error of the start', async () => {
    const { code, said } = await service({ start: "clearInterval(alive); throw new Error('no');" }, () => {});
    expect({ code, said }).toEqual({ code: 1, said: ['starting'] });
  });
});
