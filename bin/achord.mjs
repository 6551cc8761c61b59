#!/usr/bin/env node
// `npx achord ...` in the repository, from any Node: installs missing packages, then runs the
// command line on the Node of the service.
import { expectFreePort } from '../cli/free-port.mjs';
import { prepare, serviceNode } from './prepare.mjs';
import { runOn } from './run-on.mjs';

const [command, ...options] = process.argv.slice(2);

try {
  if (['start', 'api'].includes(command) && !options.includes('--help')) await expectFreePort(process.env);
  await prepare();
  await runOn(serviceNode);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
