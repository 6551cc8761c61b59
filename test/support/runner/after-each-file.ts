// Runs before each test file, so that its hooks run after all hooks of the file.
import { relative } from 'node:path';
import { afterAll, afterEach, expect, type RunnerTask } from 'vitest';
import { contractTests } from '../../contract/operations.ts';
import { takeCalls } from '../service/called-operations.ts';
import { endAll, endTest } from './end-after-file.ts';
import { repository } from './sources.ts';

afterEach(({ task }) => endTest(task));
afterAll(endAll);

// The index of contract tests names a file only for operations that its tests really call.
// biome-ignore lint/correctness/noEmptyPattern: Vitest wants a pattern of fixtures.
afterAll(({}, file) => {
  const calls = takeCalls();
  if (!file.tasks.every(hasPassed)) return;
  const path = relative(`${repository}test/contract`, expect.getState().testPath!);
  const missing = Object.keys(contractTests).filter(
    (operation) => contractTests[operation]!.includes(path) && !calls.has(operation),
  );
  if (missing.length > 0)
    throw new Error(`test/contract/operations.ts names ${path} for ${missing.join(', ')}, which no test of it calls.`);
});

/** With `-t`, some tests do not run, and their calls are missing. */
function hasPassed(task: RunnerTask): boolean {
  return task.type === 'suite' ? task.tasks.every(hasPassed) : task.result?.state === 'pass';
}
