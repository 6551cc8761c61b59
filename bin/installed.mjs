#!/usr/bin/env node
// `npx achord ...` of the package, from any Node: finds a Node that the service runs on, then runs
// the command line on it.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runOn } from './run-on.mjs';

const packageOfNode = () => dirname(createRequire(import.meta.url).resolve('node/package.json'));

/** The version that the tests run on: the package `node` brings exactly this one. */
const tested = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).dependencies.node;

try {
  await runOn(findNode());
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/**
 * This Node, if it is the tested one or a later release of it; else the Node of the package `node`.
 */
function findNode() {
  if (isAtLeast(process.versions.node, tested)) return process.execPath;
  const packaged = join(packageOfNode(), 'bin', 'node');
  if (existsSync(packaged)) return packaged;
  throw new Error(
    `Achord needs Node ${tested} or a later Node ${tested.split('.')[0]}, and this is Node ${process.versions.node}. The package "node" brings it, but its install script did not run. Run "npm rebuild node achord --ignore-scripts=false" in the folder of your package.json, or install that Node.`,
  );
}

function isAtLeast(version, least) {
  const [[major, minor, patch], [sameMajor, leastMinor, leastPatch]] = [version, least].map((text) =>
    text.split('.').map(Number),
  );
  return major === sameMajor && (minor > leastMinor || (minor === leastMinor && patch >= leastPatch));
}
