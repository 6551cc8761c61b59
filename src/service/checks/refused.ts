// The error of a start that is refused: one sentence for the operator, without a stack.

import { StatedError } from '../../platform/std/stated-error.ts';

export class StartRefused extends StatedError {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StartRefused';
  }
}
