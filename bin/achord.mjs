#!/usr/bin/env node
// `npx achord ...` from any Node: installs what is missing, then runs the command line on the Node
// of the service.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expectFreePort } from '../cli/free-port.mjs';
import { prepare, serviceNode } from './prepare.mjs';

const commandLine = new URL('command-line.mjs', import.meta.url);

const [command, ...options] = process.argv.slice(2);

try {
  if (['start', 'api'].includes(command) && !options.includes('--help')) await expectFreePort(process.env);
  await prepare();
  if (existsSync(serviceNode) && realpathSync(process.execPath) === realpathSync(serviceNode)) {
    // Already there: no second process to hand signals to.
    process.argv[1] = fileURLToPath(commandLine);
    endWithNpx();
    await import(commandLine.href);
  } else {
    handOver();
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** The child ends us: with its exit code, or by the signal that ended it. */
function handOver() {
  const child = spawn(serviceNode, [fileURLToPath(commandLine), ...process.argv.slice(2)], { stdio: 'inherit' });
  endWithNpx();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR2']) {
    process.on(signal, () => {
      // The keys of a terminal signal the whole group: the child has had it already.
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
 * npx passes signals to a shell that keeps them from us: when that shell is gone, we were meant.
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
