// An answer to come. Awaited, it is the `data`; `withResponse` also has the status, the headers and
// the id of the request.
import type { Answer } from './send.ts';

export class Pending<Data> implements Promise<Data> {
  readonly [Symbol.toStringTag] = 'Pending';
  readonly #answer: Promise<Answer<Data>>;

  constructor(answer: Promise<Answer<Data>>) {
    this.#answer = answer;
  }

  /** The data with what came with it. The request is sent once, however often it is asked. */
  withResponse(): Promise<Answer<Data>> {
    return this.#answer;
  }

  // biome-ignore lint/suspicious/noThenProperty: it is a promise
  then<Done = Data, Failed = never>(
    done?: ((data: Data) => Done | PromiseLike<Done>) | null,
    failed?: ((error: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    return this.#answer.then(({ data }) => data).then(done, failed);
  }

  catch<Failed = never>(failed?: ((error: unknown) => Failed | PromiseLike<Failed>) | null): Promise<Data | Failed> {
    return this.then(undefined, failed);
  }

  finally(done?: (() => void) | null): Promise<Data> {
    return this.then().finally(done);
  }
}
