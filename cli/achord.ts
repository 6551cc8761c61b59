// The program `achord`: runs the command line on this process.
import { openLog } from '../src/platform/log/log.ts';
import { makePrivateFiles } from '../src/service/start/close-to-others.ts';
import { runCommandLine } from './program.ts';
import type { Terminal } from './terminal.ts';

makePrivateFiles();

const terminal: Terminal = {
  environment: process.env,
  // Each is opened when a command uses it.
  get stdin() {
    return process.stdin;
  },
  get stdout() {
    return process.stdout;
  },
  get stderr() {
    return process.stderr;
  },
  openLog,
  exitCode: 0,
  exit: (code) => process.exit(code),
};
await runCommandLine(process.argv.slice(2), terminal);
process.exitCode = terminal.exitCode;
