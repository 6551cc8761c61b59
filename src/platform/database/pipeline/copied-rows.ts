// Rows in the binary format of COPY. PostgreSQL stores them faster than the rows of a query.
import { type ColumnType, unwritable, wireOf } from '../wires.ts';
import { type MessageBuffer, reserve } from './message-buffer.ts';

/**
 * The type of a column, and its value if the row has none of that name. `batch`: what all rows of a
 * COPY share.
 */
export type CopiedColumn<Row, Batch> = ColumnType | readonly [ColumnType, (row: Row, batch: Batch) => unknown];

export interface CopiedRows<Row, Batch> {
  /** The columns, for the text of the COPY. */
  list: string;
  /** Writes the data of the COPY. Throws ValueUnwritable. */
  write(into: MessageBuffer, rows: readonly Row[], batch: Batch): void;
}

// The signature, no flags, no extension.
const header = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const isNull = (value: unknown) => value === null || value === undefined;

export function copiedRows<Row, Batch = undefined>(
  columns: Readonly<Record<string, CopiedColumn<Row, Batch>>>,
): CopiedRows<Row, Batch> {
  const listed = Object.entries(columns).map(([name, column]) => {
    const [type, read] = typeof column === 'string' ? [column, null] : column;
    return { name, type, read, wire: wireOf(type) };
  });

  function writeRow(into: MessageBuffer, row: Row, batch: Batch): void {
    reserve(into, 2);
    into.at = into.bytes.writeInt16BE(listed.length, into.at);
    for (const { name, type, read, wire } of listed) {
      const value = read === null ? (row as Record<string, unknown>)[name] : read(row, batch);
      if (isNull(value)) {
        reserve(into, 4);
        into.at = into.bytes.writeInt32BE(-1, into.at);
        continue;
      }
      reserve(into, 4 + wire.room(value));
      const from = into.at + 4;
      try {
        into.at = wire.write(into.bytes, from, value);
      } catch (cause) {
        throw unwritable(name, type, cause);
      }
      into.bytes.writeInt32BE(into.at - from, from - 4);
    }
  }

  return {
    list: listed.map(({ name }) => name).join(', '),
    write(into, rows, batch) {
      reserve(into, header.length);
      into.bytes.set(header, into.at);
      into.at += header.length;
      for (const row of rows) writeRow(into, row, batch);
      reserve(into, 2);
      into.at = into.bytes.writeInt16BE(-1, into.at);
    },
  };
}
