// How a bank wants our files: the object `file` of the banks file.
import type { FileOptions } from '../../../ach/nacha/writing/file-writer.ts';

export const lineEnds = ['lf', 'crlf', 'none'] as const;
export const paddings = ['ten', 'none'] as const;
export const creationTimes = ['blank', 'written'] as const;
export const fileUnits = ['cut_off', 'company', 'batch'] as const;
export const offsetPlaces = ['batch', 'file'] as const;
export const offsetAccountTypes = ['checking', 'savings', 'general_ledger'] as const;

/** The account at the bank that the entries of a balanced file move money to and from. */
export interface OffsetAccount {
  /** Each batch is balanced, or the whole file by a batch at its end. */
  per: (typeof offsetPlaces)[number];
  routing_number: string;
  account_number: string;
  account_type: (typeof offsetAccountTypes)[number];
  /** The name of its holder. */
  name: string;
}

export interface FileProfile {
  line_end: (typeof lineEnds)[number];
  padding: (typeof paddings)[number];
  /** A line before the file header. */
  first_line?: string;
  /** The pattern of file names (name-pattern.ts). */
  name: string;
  reference_code: string;
  creation_time: (typeof creationTimes)[number];
  /** The most entries of a batch, with its offset entries and without addenda. */
  batch_entries: number;
  /** What gets a file of its own: the entries of a cut-off, of a company, or of a batch. */
  one_file_for: (typeof fileUnits)[number];
  /** Absent: files are not balanced, as most banks want them. */
  offset?: OffsetAccount;
}

/** For a bank that asks for nothing special. */
export const plainProfile: FileProfile = {
  line_end: 'lf',
  padding: 'ten',
  name: '{yyyy}-{mm}-{dd}-{modifier}.ach',
  reference_code: '',
  creation_time: 'blank',
  batch_entries: 999_999,
  one_file_for: 'cut_off',
};

const endOf = { lf: '\n', crlf: '\r\n', none: '' } as const satisfies Record<FileProfile['line_end'], string>;

/** The bytes of a line. */
export const lineBytes = ({ line_end }: Pick<FileProfile, 'line_end'>): number => 94 + endOf[line_end].length;

/** How the writer of ACH files writes for this bank. */
export const writingFor = ({ line_end, padding, first_line }: FileProfile): FileOptions => ({
  line_end: endOf[line_end],
  fills_block: padding === 'ten',
  first_line: first_line ?? null,
});
