// Runs in every worker: records once what each call queries, and which of its columns were null.
import { inject } from 'vitest';
import type { Queryable } from '../../../src/platform/database/database.ts';
import { lineWriter, newRecording, type Recording } from './recordings.ts';

declare global {
  /** The calls that `watchQueries` has changed call it. */
  var watchQuery: ((place: string, database: Queryable) => Queryable) | undefined;
}

// Many test files share a process: the first one sets it.
globalThis.watchQuery ??= recorder(inject('scratch'));

function recorder(scratch: string) {
  const write = lineWriter(scratch);
  const known = new Map<string, Recording>();

  function recordText(place: string, { texts }: Recording, text: string): void {
    // The rows of a cursor are described by its declaration.
    if (texts.has(text) || text.startsWith('FETCH ')) return;
    texts.add(text);
    write({ place, text: text.replace(/^DECLARE .*? CURSOR FOR /, '') });
  }

  function recordNulls(place: string, { nullColumns }: Recording, rows: Record<string, unknown>[]): void {
    for (const row of rows) {
      // `selectPageAndTotal` removes the row that carries only the total.
      if (row.present === null) continue;
      for (const column in row) {
        if (row[column] !== null || nullColumns.has(column)) continue;
        nullColumns.add(column);
        write({ place, nullColumn: column });
      }
    }
  }

  return (place: string, database: Queryable) => {
    const recording = known.get(place) ?? newRecording();
    known.set(place, recording);
    return {
      pipeline(steps: readonly { text: string }[]) {
        for (const { text } of steps) recordText(place, recording, text);
        return (database as Queryable & { pipeline(sent: typeof steps): unknown }).pipeline(steps);
      },
      async query<Row>(text: string, values?: readonly unknown[]) {
        recordText(place, recording, text);
        const result = await database.query<Row>(text, values);
        // A client of pg itself returns no array.
        if (Array.isArray(result)) recordNulls(place, recording, result as Record<string, unknown>[]);
        return result;
      },
    };
  };
}
