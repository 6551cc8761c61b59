// What the workers of a test run recorded about queries: one line for each thing seen first.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Line = { place: string } & ({ text: string } | { nullColumn: string });

export interface Recording {
  texts: Set<string>;
  /** Columns that were null in a row. */
  nullColumns: Set<string>;
}

export const newRecording = (): Recording => ({ texts: new Set(), nullColumns: new Set() });

const folderIn = (scratch: string) => join(scratch, 'queries');

/** Returns the function that writes a line of this process. */
export function lineWriter(scratch: string): (line: Line) => void {
  const folder = folderIn(scratch);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${process.pid}.jsonl`);
  return (line) => appendFileSync(path, `${JSON.stringify(line)}\n`);
}

/** By place. */
export function readRecordings(scratch: string): Map<string, Recording> {
  const recordings = new Map<string, Recording>();
  const folder = folderIn(scratch);
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    for (const text of readFileSync(join(folder, name), 'utf8').split('\n').slice(0, -1)) {
      const line = JSON.parse(text) as Line;
      const recording = recordings.get(line.place) ?? newRecording();
      recordings.set(line.place, recording);
      if ('text' in line) recording.texts.add(line.text);
      else recording.nullColumns.add(line.nullColumn);
    }
  return recordings;
}
