// The description of one field: its columns, its format, and whether it may be left out.

/**
 * How the columns of a field contain its value. On the right: the value in a typed record
 * (`records.ts`).
 *
 * - `text` – left-aligned, filled with blanks: a string without the fill
 * - `digits` – exactly as many digits as there are columns: a string
 * - `number` – right-aligned, filled with zeros: a number
 * - `amount` – the same, in cents: a number of cents
 * - `date` – YYMMDD, of this century: `YYYY-MM-DD`
 * - `time` – HHMM: `HH:MM`
 * - `day` – the day of the year, 001 to 366, as the operator writes settlement dates: a number
 * - `routing` – a blank and the nine digits of a routing number, or what the bank assigned: without
 *   the blank
 * - `origin` – a blank and nine digits, or ten characters that the bank assigned: without the blank
 * - `reason` – the two digits of a return code: the whole code, `R01`
 */
export type FieldKind =
  | 'text'
  | 'digits'
  | 'number'
  | 'amount'
  | 'date'
  | 'time'
  | 'day'
  | 'routing'
  | 'origin'
  | 'reason';

/**
 * What happens if a field is left out. `mandatory`: the operator rejects the file or the batch.
 * `required`: the other bank may return the entry. `operator`: the ACH operator fills it in, the
 * sender leaves it blank.
 */
export type Presence = 'mandatory' | 'required' | 'optional' | 'operator';

interface Columns {
  /** The name of the field in typed records, problems and printed pages. */
  field: string;
  /** The first and the last column, counted from 1. */
  from: number;
  to: number;
}

/** Always the same characters. */
export interface ConstantField extends Columns {
  kind: 'constant';
  constant: string;
}

/** Reserved by the rules: blanks. */
export interface BlankField extends Columns {
  kind: 'blank';
}

export interface ValueField extends Columns {
  kind: FieldKind;
  presence: Presence;
  /** A text that may begin with a blank. */
  blankFirst?: true;
  /** Computed from other records (a count, a total, a sequence number): not in typed records. */
  computed?: true;
}

export type Field = ConstantField | BlankField | ValueField;

/**
 * A record's fields in the order of their columns. Together they cover columns 1 to 94, each once.
 */
export interface Layout {
  /** In words, for people. */
  title: string;
  fields: readonly Field[];
}
