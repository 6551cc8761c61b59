// Runs the command line on the Node of the service, and passes signals and the exit code on.
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const commandLine = new URL('command-line.mjs', import.meta.url);

/** `node`: the path of the program. */
export async function runOn(node) {
  if (realpathSync(process.execPath) === realpathSync(node)) {
    // This is already that Node: no second process is needed.
    process.argv[1] = fileURLToPath(commandLine);
    endWithNpx();
    await import(commandLine.href);
  } else {
    handOver(node);
  }
}

/** The child ends this process: with its exit code, or by the signal that ended it. */
function handOver(node) {
  const child = spawn(node, [fileURLToPath(commandLine), ...process.argv.slice(2)], { stdio: 'inherit' });
  endWithNpx();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR2']) {
    process.on(signal, () => {
      // The keys of a terminal signal the whole process group: the child already has the signal.
      const fromKeyboard = (signal === 'SIGINT' || signal === 'SIGQUIT') && process.stdin.isTTY === true;
      if (!fromKeyboard) child.kill(signal);
    });
  }
  child.once('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => {
    process.exit(code ?? 128 + constants.signals[signal]);
  });
}

/**
 * npx sends signals to a shell that does not pass them on: when that shell has ended, the signal
 * was for us.
 */
function endWithNpx() {
  if (process.env.npm_command !== 'exec') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
