// The error of a start that is refused: one sentence for the operator, without a stack.

import { SettingsFileRefused } from '../../platform/settings/files/read-file.ts';
import { StatedError } from '../../platform/std/stated-error.ts';

export class StartRefused extends StatedError {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StartRefused';
  }
}

/** What was read from a file with settings. Throws StartRefused with every problem of the file. */
export const orRefuseStart = <Read>(reading: Promise<Read>): Promise<Read> =>
  reading.catch((error) => {
    throw error instanceof SettingsFileRefused ? new StartRefused(error.message, error) : error;
  });
