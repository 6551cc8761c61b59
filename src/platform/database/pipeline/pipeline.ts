// Several queries in one database transaction and one write to the socket, without waiting for an
// answer in between.
import type pg from 'pg';
import { CommitRefused } from '../database-error.ts';
import {
  giveBack,
  type MessageBuffer,
  messageBuffer,
  type SentValue,
  writeCopyData,
  writeExecute,
  writePrepare,
  writeSync,
  writtenIn,
} from './message-buffer.ts';

/** A query with its values, or a COPY FROM STDIN with its data. */
export type Step = { text: string; values: readonly SentValue[] } | { text: string; copy(into: MessageBuffer): void };

/** The values of a row as text, in the order of its columns. */
export type TextRow = readonly (string | null)[];

export type Pipelined =
  /** Committed. The rows of each step. */
  | { rows: readonly (readonly TextRow[])[] }
  /** PostgreSQL refused this step, or the commit after the last one. Nothing was written. */
  | { refused: pg.DatabaseError; step: number };

/** The rows of each step. Throws what PostgreSQL refused. */
export function rowsOf(done: Pipelined): readonly (readonly TextRow[])[] {
  if ('refused' in done) throw done.refused;
  return done.rows;
}

// Without them the messages up to Sync are one database transaction on one PostgreSQL. A PostgreSQL
// whose tables are on several servers then commits some steps alone, and they stay when a later one
// fails.
const begin: Step = { text: 'BEGIN', values: [] };
const commit: Step = { text: 'COMMIT', values: [] };

/** The names of the queries that are prepared on each connection. */
const prepared = new WeakMap<pg.Connection, Set<string>>();

export interface Pipeline {
  /**
   * The rows of each step. Rejects with the error of PostgreSQL or of the connection, or with
   * CommitRefused.
   */
  sendOn(client: pg.ClientBase): Promise<TextRow[][]>;
  /** The step that PostgreSQL refused; the number of steps: it refused the commit. */
  refusedStep(): number;
  /**
   * After a refusal: the failed transaction is still open, and needs a ROLLBACK before the
   * connection can do anything else.
   */
  isOpen(): boolean;
}

/** Throws ValueUnwritable, before anything is sent. */
export function pipelineOf(steps: readonly Step[], nameOf: (text: string) => string): Pipeline {
  const all = [begin, ...steps, commit];
  const queries = all.map(({ text }) => ({ name: nameOf(text), text }));
  const messages = messagesOf(all, nameOf);
  const rows: TextRow[][] = all.map(() => []);
  // How many of all steps PostgreSQL has run. While it is 0, the transaction has not begun.
  let ran = 0;
  let lastTag = '';

  return {
    refusedStep: () => Math.max(0, ran - 1),
    isOpen: () => ran > 0 && ran <= steps.length,
    sendOn: (client) =>
      new Promise((resolve, reject) => {
        const submittable: Submittable = {
          submit(connection) {
            prepareMissing(connection, queries);
            connection.stream.write(writtenIn(messages));
          },
          handleRowDescription() {},
          handleCopyInResponse() {},
          handleEmptyQuery() {},
          handlePortalSuspended() {},
          handleDataRow({ fields }) {
            rows[ran]!.push(fields);
          },
          handleCommandComplete({ text }) {
            lastTag = text;
            ran++;
          },
          // The bytes are not used again: the socket may not have sent all of them.
          handleError: reject,
          handleReadyForQuery(connection) {
            remember(connection, queries);
            // PostgreSQL has read them to the end.
            giveBack(messages);
            if (lastTag === 'COMMIT') resolve(rows.slice(1, -1));
            else reject(new CommitRefused());
          },
        };
        client.query(submittable);
      }),
  };
}

/** What node-postgres calls of a query of another kind than its own. */
interface Submittable extends pg.Submittable {
  handleRowDescription(): void;
  handleCopyInResponse(): void;
  handleEmptyQuery(): void;
  handlePortalSuspended(): void;
  handleDataRow(message: { fields: TextRow }): void;
  handleCommandComplete(message: { text: string }): void;
  handleError(error: Error): void;
  handleReadyForQuery(connection: pg.Connection): void;
}

function messagesOf(steps: readonly Step[], nameOf: (text: string) => string): MessageBuffer {
  const messages = messageBuffer();
  try {
    for (const step of steps)
      if ('values' in step) writeExecute(messages, nameOf(step.text), step.values);
      else {
        writeExecute(messages, nameOf(step.text), []);
        writeCopyData(messages, step.copy);
      }
  } catch (error) {
    giveBack(messages);
    throw error;
  }
  writeSync(messages);
  return messages;
}

interface Named {
  name: string;
  text: string;
}

function prepareMissing(connection: pg.Connection, queries: readonly Named[]): void {
  const names = prepared.get(connection);
  const missing = queries.filter(({ name }) => names?.has(name) !== true);
  if (missing.length === 0) return;
  const messages = messageBuffer();
  for (const { name, text } of missing) writePrepare(messages, name, text);
  // Not given back: after an error of a step, the socket may still hold them.
  connection.stream.write(writtenIn(messages));
}

/** After an error they are prepared again: it is unknown which of them were. */
function remember(connection: pg.Connection, queries: readonly Named[]): void {
  const names = prepared.get(connection) ?? new Set();
  for (const { name } of queries) names.add(name);
  prepared.set(connection, names);
}
