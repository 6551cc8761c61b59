// Why the service does not start: a sentence for whoever started it, without a stack.

export class StartRefused extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StartRefused';
  }
}
