// Sends rows to a query: one binary array for each column, which PostgreSQL reads faster than text.
import { type ColumnType, isWire, unwritable, type Wire, wireOf } from './wires.ts';

export interface Recordset<Row> {
  /**
   * The text for FROM. Its first parameter is `$first`, the others follow. Rows that have a
   * processor_id also have its shard.
   */
  from(first?: number): string;
  /**
   * The parameters, one for each column. An absent value and null are NULL. Throws ValueUnwritable.
   */
  values(rows: readonly Row[]): Buffer[];
}

/** The columns of the rows by name, with their types. */
export function recordset<Row>(columns: { [Name in keyof Row & string]-?: ColumnType }): Recordset<Row> {
  const listed = Object.entries<ColumnType>(columns).map(([name, type]) => ({
    name: name as keyof Row & string,
    type,
    wire: wireOf(type),
    array: isWire(type) ? type : 'text',
  }));
  return {
    from(first = 1) {
      const read = listed.map(({ name, type }) => (isWire(type) ? name : `${name}::${type} AS ${name}`));
      if (listed.some(({ name }) => name === 'processor_id')) read.push('shard_of(processor_id) AS shard');
      const arrays = listed.map(({ array }, index) => `$${first + index}::${array}[]`);
      return `(SELECT ${read.join(', ')} FROM unnest(${arrays.join(', ')}) AS sent (${listed.map(({ name }) => name).join(', ')}))`;
    },
    values: (rows) => listed.map((column) => binaryArray(column, rows)),
  };
}

interface Column<Row> {
  name: keyof Row & string;
  type: ColumnType;
  wire: Wire<unknown>;
}

const headBytes = 20;

/**
 * One dimension: the number of dimensions, whether there are NULLs, the type, the number of
 * elements, the index of the first; then each element after its length.
 */
function binaryArray<Row>({ name, type, wire }: Column<Row>, rows: readonly Row[]): Buffer {
  let bytes = headBytes + 4 * rows.length;
  let nulls = 0;
  const values = rows.map((row) => row[name]);
  for (const value of values) {
    if (value === null || value === undefined) nulls = 1;
    else bytes += wire.room(value);
  }
  const array = Buffer.allocUnsafe(bytes);
  array.writeInt32BE(1, 0);
  array.writeInt32BE(nulls, 4);
  array.writeInt32BE(wire.oid, 8);
  array.writeInt32BE(rows.length, 12);
  array.writeInt32BE(1, 16);
  let at = headBytes;
  for (const value of values) {
    if (value === null || value === undefined) {
      at = array.writeInt32BE(-1, at);
      continue;
    }
    const from = at + 4;
    try {
      at = wire.write(array, from, value);
    } catch (cause) {
      throw unwritable(name, type, cause);
    }
    array.writeInt32BE(at - from, from - 4);
  }
  return array.subarray(0, at);
}
