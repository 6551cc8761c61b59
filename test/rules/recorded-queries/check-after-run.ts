// A reporter that checks the recorded queries when the tests have ended. Its faults fail the run.
import { writeSync } from 'node:fs';
import type { ProvidedContext } from 'vitest';
import type { Reporter, Vitest } from 'vitest/node';
import { type Recording, readRecordings } from './recordings.ts';

export interface RecordedRun {
  recordings: ReadonlyMap<string, Recording>;
  /** Every test ran and passed, so every query was made. A failed test makes fewer queries. */
  isComplete: boolean;
  postgres: ProvidedContext['postgres'];
}

export interface QueryCheck {
  /** With this variable set to 1, the check also runs after a part of the tests. */
  variable: string;
  /** The first line of its output, if it finds faults. */
  heading: string;
  /** Returns a line for each fault. */
  faultsOf(run: RecordedRun): Promise<string[]>;
}

/** A check costs some seconds of processor time, so it normally runs after all tests only. */
export function checkAfterRun({ variable, heading, faultsOf }: QueryCheck): Reporter & { faults(): number } {
  let vitest: Vitest;
  let faults = 0;
  return {
    faults: () => faults,
    onInit(started) {
      vitest = started;
    },
    async onTestRunEnd(modules, _errors, reason) {
      if (modules.length === 0) return;
      const project = vitest.getRootProject();
      const all = (await project.globTestFiles()).testFiles.length;
      const isWhole = modules.length === all && vitest.config.testNamePattern === undefined;
      if (!isWhole && process.env[variable] !== '1') return;
      const { scratch, postgres } = project.getProvidedContext();
      const isComplete = isWhole && reason === 'passed';
      const found = await faultsOf({ recordings: readRecordings(scratch), isComplete, postgres });
      faults = found.length;
      if (faults === 0) return;
      process.exitCode = 1;
      writeSync(process.stderr.fd, `\n${heading}\n${found.map((line) => `  ${line}\n`).join('')}`);
    },
  };
}
