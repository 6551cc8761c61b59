// The error of a start that is refused: one sentence for the operator, without a stack.

export class StartRefused extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StartRefused';
  }
}
