// The port to a bank (ODFI): files go out, their fate comes back, its own files come in.
import type { Windows } from '../calendar/windows.ts';

/** One entry of a file: a debit collects, a credit pays. */
export interface FileEntry {
  trace_id: string;
  direction: 'debit' | 'credit';
  /** Cents. */
  amount: number;
}

export interface OutgoingFile {
  /** The same file always comes with the same uuid: a bank takes it once, however often it is submitted. */
  uuid: string;
  effective_entry_date: string;
  entries: readonly FileEntry[];
}

/** `undecided`: ask again later. */
export type FileFate = 'confirmed' | 'undecided';

export interface Bank {
  /** Names the bank in our tables. */
  name: string;
  /** The first eight digits of its routing number: they begin each trace number. */
  odfi: string;
  /** Its cut-offs: when files are written for it. */
  windows: Windows;
  submit(file: OutgoingFile): Promise<void>;
  fateOf(fileUuid: string): Promise<FileFate>;
  /** Fetches what the bank has laid out for us up to an instant. */
  readInbound(until: Date): Promise<void>;
}
