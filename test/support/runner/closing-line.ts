// Ends a test run with one plain line, `N passed, N failed`, for readers who read only the end.
import { writeSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** `faultsOfRun`: how many faults were found in the run as a whole. */
export function closingLine(faultsOfRun = () => 0): Reporter {
  return {
    onTestRunEnd(modules, unhandledErrors) {
      // After the output of all other reporters.
      process.once('exit', () => {
        writeSync(process.stdout.fd, `${summary(modules, unhandledErrors, faultsOfRun())}\n`);
      });
    },
  };
}

/**
 * A file that fails outside its tests (it does not load, a hook throws) and an error that no test
 * caught count as one failure each.
 */
export function summary(
  modules: readonly TestModule[],
  unhandledErrors: readonly SerializedError[],
  faultsOfRun = 0,
): string {
  let passed = 0;
  let failed = unhandledErrors.length + faultsOfRun;
  let skipped = 0;
  for (const module of modules) {
    let failedHere = 0;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') passed++;
      else if (state === 'failed') failedHere++;
      else skipped++;
    }
    failed += failedHere === 0 && module.state() === 'failed' ? 1 : failedHere;
  }
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}
