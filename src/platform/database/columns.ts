// Lists of columns for queries. The compiler compares a list with the type of its rows.

/** The name in `name` or `name type`. */
type NameIn<Column extends string> = Column extends `${' ' | '\n'}${infer Rest}`
  ? NameIn<Rest>
  : Column extends `${infer Name} ${string}`
    ? Name
    : Column;

type NamesIn<List extends string, Found = never> = List extends `${infer First},${infer Rest}`
  ? NamesIn<Rest, Found | NameIn<First>>
  : Found | NameIn<List>;

/** Fits every list that has each column of the row, and no other. */
type Complete<Row, List extends string> = [keyof Row, NamesIn<List>] extends [NamesIn<List>, keyof Row]
  ? unknown
  : { missing: Exclude<keyof Row, NamesIn<List>>; unknown: Exclude<NamesIn<List>, keyof Row> };

export interface Columns<List extends string = string> {
  /** As written: with types, it is a definition for `json_to_recordset`. */
  list: List;
  names: readonly string[];
  /** For SELECT: `t.a, t.b`. */
  of(alias: string): string;
  /** For UPDATE: `a = i.a, b = i.b`. */
  setTo(alias: string): string;
}

/** The columns of `Row`: `columnsOf<Row>()('a, b')`, or with their types `('a uuid, b text')`. */
export const columnsOf =
  <Row>() =>
  <const List extends string>(list: List & Complete<Row, List>): Columns<List> => {
    const names = list.split(',').map((column) => column.trim().split(' ')[0]!);
    return {
      list,
      names,
      of: (alias) => names.map((name) => `${alias}.${name}`).join(', '),
      setTo: (alias) => names.map((name) => `${name} = ${alias}.${name}`).join(', '),
    };
  };
