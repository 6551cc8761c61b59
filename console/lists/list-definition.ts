// What describes a list of the console.

/** `words`: a code, in words. `tenant`: a tenant by its name. */
export type ColumnKind = 'text' | 'words' | 'money' | 'time' | 'day' | 'status' | 'uuid' | 'tenant' | 'number' | 'flag';

export interface Column {
  /** The field of the record. */
  field: string;
  label: string;
  kind?: ColumnKind;
}

export interface Filter {
  /** The query parameter. */
  name: string;
  label: string;
  /** `since`: a day, sent as the instant when it begins in Eastern time. */
  kind: 'text' | 'money' | 'choice' | 'since' | 'tenant';
  choices?: readonly string[];
}

export type Row = Readonly<Record<string, unknown>>;

export interface ListDefinition {
  title: string;
  path: string;
  /** The field of the answer that has the rows. */
  rows: string;
  /** The field that tells rows apart. */
  id: string;
  columns: readonly Column[];
  filters: readonly Filter[];
  /** Absent: a page begins after a record. `numbers`: pages are numbered. `none`: one answer has all. */
  paging?: 'numbers' | 'none';
  /** Why it is good that the list is empty. */
  empty: string;
  /** The screen of a row; null: its fields are shown beside the list. */
  opens?(row: Row): string | null;
  /** The payment that a row is about. */
  payment?(row: Row): string | null;
  /** The operation that answers the list as a file. */
  file?: string;
  /** A list about a row, which its fields lead to. */
  more?(row: Row): { label: string; list: string; filters: Readonly<Record<string, string>> };
}
