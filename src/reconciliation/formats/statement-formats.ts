// The port through which statements of banks come in as files: one reader a format, each of which
// answers plain lines.
import type { EnteredLine } from '../statement-line.ts';
import { readCsv } from './csv.ts';

/** Reads a whole file. @throws StatementUnreadable at the first line that is none of its format */
export type StatementReader = (text: string) => EnteredLine[];

export const statementFormats = { csv: readCsv } as const satisfies Record<string, StatementReader>;

export type StatementFormat = keyof typeof statementFormats;
