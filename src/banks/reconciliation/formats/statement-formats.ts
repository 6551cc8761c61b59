// The formats of bank statement files: one reader per format.
import type { EnteredLine } from '../statement-line.ts';
import { readCsv } from './csv.ts';

/** Reads a whole file. @throws StatementUnreadable at the first line that is not in the format */
export type StatementReader = (text: string) => EnteredLine[];

export const statementFormats = { csv: readCsv } as const satisfies Record<string, StatementReader>;

export type StatementFormat = keyof typeof statementFormats;
