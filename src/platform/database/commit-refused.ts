// PostgreSQL answered COMMIT with ROLLBACK, without an error.
import { StatedError } from '../std/stated-error.ts';

/** The phase continued after an error in it, so nothing was committed. This is a bug of ours. */
export class CommitRefused extends StatedError {
  constructor() {
    super('the phase was rolled back at its COMMIT, because an error in it was ignored');
    this.name = 'CommitRefused';
  }
}
