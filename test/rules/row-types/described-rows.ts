// Asks PostgreSQL which columns the rows of a query have. The query is not run.
import pg from 'pg';
import { types } from '../../../src/platform/database/value-types.ts';

export type Kind =
  | 'string'
  | 'number'
  | 'boolean'
  | 'Date'
  | 'Buffer'
  | 'array'
  | 'json'
  | 'object'
  | 'bigint'
  | 'null';

export interface DescribedColumn {
  name: string;
  /** As PostgreSQL names it. */
  type: string;
  kind: Kind;
  /** Of the elements of an array. */
  element: Kind | null;
  /** All values of an enum. */
  labels: readonly string[] | null;
  /** A column of a table that may be null there. False: unknown or never null. */
  nullable: boolean;
}

interface Field {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

/** Parses and describes a query. The connection is unchanged afterwards. */
class Description {
  readonly fields: Promise<Field[]>;
  readonly #text: string;
  readonly #settle: { resolve(fields: Field[]): void; reject(error: Error): void };
  #found: Field[] = [];

  constructor(text: string) {
    this.#text = text;
    const { promise, resolve, reject } = Promise.withResolvers<Field[]>();
    this.fields = promise;
    this.#settle = { resolve, reject };
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] }, false);
    connection.describe({ type: 'S', name: '' }, false);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#found = fields;
  }

  handleError(error: Error): void {
    this.#settle.reject(error);
  }

  handleReadyForQuery(): void {
    this.#settle.resolve(this.#found);
  }
}

interface TypeFacts {
  type: string;
  /** The element of an array, otherwise null. */
  element: number | null;
  labels: string[] | null;
}

/** A value of each type whose text is parsed. Text of other types stays text. */
const samples: Record<string, string> = {
  bool: 't',
  int2: '1',
  int4: '1',
  int8: '1',
  oid: '1',
  float4: '1',
  float8: '1',
  numeric: '1',
  date: '2026-01-02',
  timestamp: '2026-01-02 03:04:05',
  timestamptz: '2026-01-02 03:04:05+00',
  interval: '01:00:00',
  bytea: '\\x00',
};

/** A superuser's connection to a database with the migrated schema. */
export async function describer(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const facts = new Map<number, TypeFacts>();
  const nullableColumns = new Set<string>();
  const columns = await client.query<{ table: number; column: number }>(
    `SELECT attrelid AS table, attnum AS column FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relkind IN ('r', 'p') AND NOT attnotnull AND attnum > 0
     UNION
     -- A column of a view is called like the column that it reads, and may be null like it.
     SELECT shown.attrelid, shown.attnum FROM information_schema.view_column_usage
     JOIN pg_attribute shown ON shown.attrelid = view_name::regclass AND shown.attname = column_name
     JOIN pg_attribute read ON read.attrelid = table_name::regclass AND read.attname = column_name
     WHERE view_schema = 'public' AND NOT read.attnotnull`,
  );
  for (const { table, column } of columns.rows) nullableColumns.add(`${table} ${column}`);

  async function factsOf(oid: number): Promise<TypeFacts> {
    const known = facts.get(oid);
    if (known !== undefined) return known;
    const { rows } = await client.query<TypeFacts>(
      `SELECT typname AS type, CASE WHEN typcategory = 'A' THEN typelem::int END AS element,
         (SELECT array_agg(enumlabel::text ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = pg_type.oid) AS labels
       FROM pg_type WHERE oid = $1`,
      [oid],
    );
    facts.set(oid, rows[0]!);
    return rows[0]!;
  }

  async function described({ name, tableID, columnID, dataTypeID }: Field): Promise<DescribedColumn> {
    const { type, element, labels } = await factsOf(dataTypeID);
    const elementFacts = element === null ? null : await factsOf(element);
    const sample =
      elementFacts === null ? sampleOf(type) : `{"${sampleOf(elementFacts.type).replaceAll('\\', '\\\\')}"}`;
    const isJson = type === 'json' || type === 'jsonb';
    // The service's own parsers say what the value becomes.
    const value = isJson ? null : types.getTypeParser(dataTypeID, 'text')(sample);
    return {
      name,
      type,
      kind: isJson ? 'json' : kindOf(value),
      element: Array.isArray(value) ? kindOf(value[0]) : null,
      labels,
      nullable: nullableColumns.has(`${tableID} ${columnID}`),
    };
  }

  return {
    async describe(text: string): Promise<DescribedColumn[]> {
      const description = client.query(new Description(text) as unknown as pg.Submittable) as unknown as Description;
      const columns: DescribedColumn[] = [];
      for (const field of await description.fields) columns.push(await described(field));
      return columns;
    },
    end: () => client.end(),
  };
}

const sampleOf = (type: string) => samples[type] ?? 'x';

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  if (Array.isArray(value)) return 'array';
  return typeof value as Kind;
}
