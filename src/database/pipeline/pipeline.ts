// Several queries in one database transaction and one write to the socket, without waiting for an
// answer in between.
import type pg from 'pg';
import { MessageBuffer, type SentValue } from './message-buffer.ts';

/** A query with its values, or a COPY FROM STDIN with its data. */
export type Step = { text: string; values: readonly SentValue[] } | { text: string; copy(into: MessageBuffer): void };

/** The values of a row as text, in the order of its columns. */
export type TextRow = readonly (string | null)[];

export type Pipelined =
  /** Committed. The rows of each step. */
  | { rows: readonly (readonly TextRow[])[] }
  /** PostgreSQL refused this step, or the commit after the last one. Nothing was written. */
  | { refused: pg.DatabaseError; step: number };

/** The names of the queries that are prepared on each connection. */
const prepared = new WeakMap<pg.Connection, Set<string>>();

/** As node-postgres calls a query of another kind than its own. */
export class Pipeline implements pg.Submittable {
  readonly #texts: readonly { name: string; text: string }[];
  readonly #messages = new MessageBuffer();
  readonly #rows: TextRow[][];
  /** The steps that PostgreSQL has run. */
  #ran = 0;
  #settle: ((error: pg.DatabaseError | Error | null) => void) | null = null;

  /** Throws ValueUnwritable, before anything is sent. */
  constructor(steps: readonly Step[], nameOf: (text: string) => string) {
    this.#texts = steps.map(({ text }) => ({ name: nameOf(text), text }));
    this.#rows = steps.map(() => []);
    try {
      steps.forEach((step, index) => {
        const { name } = this.#texts[index]!;
        if ('values' in step) this.#messages.execute(name, step.values);
        else {
          this.#messages.execute(name, []);
          this.#messages.copyData(step.copy);
        }
      });
    } catch (error) {
      this.#messages.giveBack();
      throw error;
    }
    this.#messages.sync();
  }

  get ran(): number {
    return this.#ran;
  }

  /** The rows of each step. Rejects with the error of PostgreSQL or of the connection. */
  sendOn(client: pg.ClientBase): Promise<TextRow[][]> {
    return new Promise((resolve, reject) => {
      this.#settle = (error) => {
        if (error === null) resolve(this.#rows);
        else reject(error);
      };
      client.query(this);
    });
  }

  submit(connection: pg.Connection): void {
    const { stream } = connection;
    const names = prepared.get(connection);
    const missing = this.#texts.filter(({ name }) => names?.has(name) !== true);
    if (missing.length > 0) {
      const preparing = new MessageBuffer();
      for (const { name, text } of missing) preparing.prepare(name, text);
      // A copy: after an error of a later step, the socket may still hold it.
      stream.write(Buffer.from(preparing.written()));
      preparing.giveBack();
    }
    stream.write(this.#messages.written());
  }

  handleRowDescription(): void {}
  handleCopyInResponse(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}

  handleDataRow({ fields }: { fields: TextRow }): void {
    this.#rows[this.#ran]!.push(fields);
  }

  handleCommandComplete(): void {
    this.#ran++;
  }

  /** The bytes are not used again: the socket may not have sent all of them. */
  handleError(error: pg.DatabaseError | Error): void {
    this.#settle!(error);
  }

  handleReadyForQuery(connection: pg.Connection): void {
    const names = prepared.get(connection) ?? new Set();
    for (const { name } of this.#texts) names.add(name);
    prepared.set(connection, names);
    // PostgreSQL has read them to the end.
    this.#messages.giveBack();
    this.#settle!(null);
  }
}
