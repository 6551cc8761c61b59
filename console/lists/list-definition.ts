// What describes a list of the console. Its words are in words/en.ts, by the names of its fields.
import { words } from '../words/en.ts';

/**
 * `words`: a code, in words. `tenant`: a tenant by its name. `code`: a short text, in letters of
 * one width. `state`: of a payment, in one word. `effects`: the amounts that an act would change.
 */
export type ColumnKind =
  | 'text'
  | 'code'
  | 'words'
  | 'money'
  | 'time'
  | 'day'
  | 'status'
  | 'state'
  | 'uuid'
  | 'tenant'
  | 'number'
  | 'flag'
  | 'who'
  | 'effects';

export interface Column {
  /** The field of the record. */
  field: string;
  kind?: ColumnKind;
  /** The width in pixels; absent: by the kind. */
  width?: number;
  /** False: adding it up means nothing. */
  isSummed?: false;
}

export interface Filter {
  /** The query parameter; of amounts and days its beginning. */
  name: string;
  /**
   * `money`: amounts, as `…_from` and `…_to`. `period`: Eastern days, sent as the instants
   * `…_from` and `…_before`. `entry`: a key of metadata and its value, as in `order=94304`. The
   * others are chosen by a name.
   */
  kind: 'text' | 'money' | 'choice' | 'period' | 'tenant' | 'person' | 'operator' | 'bank' | 'entry';
  choices?: readonly string[];
  /** What the choices are called; absent: the codes in words. */
  names?: Readonly<Record<string, string>>;
  /** Shown with the others only when it is asked for. */
  isRare?: true;
}

export type Row = Readonly<Record<string, unknown>>;

export interface ListDefinition {
  path: string;
  /** The field of the answer that has the rows. */
  rows: string;
  /** The fields that tell rows apart. The first is the one that acts name. */
  id: string | readonly [string, ...string[]];
  columns: readonly Column[];
  filters: readonly Filter[];
  /** What the filters have that the address does not name. */
  firstFilters?: Readonly<Record<string, string>>;
  /**
   * Absent: a page begins after a record. `numbers`: pages are numbered. `none`: one answer has
   * all.
   */
  paging?: 'numbers' | 'none';
  /** The screen of a row; null: its fields are shown next to the list. */
  opens?(row: Row): string | null;
  /** The payment that a row is about. */
  payment?(row: Row): string | null;
  /** The field whose values are added up apart, such as a direction. */
  sumsBy?: string;
  /** The operation that answers the list as a file. */
  file?: string;
  /** Fields that are not shown among the others: something before them says the same. */
  hidden?: readonly string[];
  /** A list about a row, which its fields lead to. */
  more?(row: Row): { label: string; list: string; filters: Readonly<Record<string, string>> } | null;
}

const idFields = ({ id }: ListDefinition): readonly [string, ...string[]] => (typeof id === 'string' ? [id] : id);

/** Tells the row from the others of its list. */
export const keyOfRow = (definition: ListDefinition, row: Row): string =>
  idFields(definition)
    .map((field) => String(row[field] ?? ''))
    .join(' ');

/** What acts on the row name in their path. */
export const idOfRow = (definition: ListDefinition, row: Row): string => String(row[idFields(definition)[0]]);

interface WordsOfList {
  fields: Readonly<Record<string, string>>;
  filters?: Readonly<Record<string, string>>;
}
const ofFields: Readonly<Record<string, string>> = words.fields;
const ofList = (list: string): WordsOfList | undefined => ownOf<WordsOfList>(words.lists, list);
/** Names come from the address too, such as `constructor`. */
const ownOf = <Value>(values: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  values !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;

/** What a field is called in a list; undefined: it has no name. */
export const fieldWords = (list: string, field: string): string | undefined =>
  ownOf(ofList(list)?.fields, field) ?? ownOf(ofFields, field);

export const filterWords = (list: string, name: string): string | undefined =>
  ownOf(ofList(list)?.filters, name) ?? fieldWords(list, name) ?? fieldWords(list, `${name}_at`);
