// The URL of a database, for connections that find tables in some schemas.

/** The same database, with this search path. */
export function inSchemas(url: string, schemas: readonly string[]): string {
  const address = new URL(url);
  const options = address.searchParams.getAll('options');
  address.searchParams.set(
    'options',
    [...options, `-c search_path=${schemas.map((name) => `"${name}"`).join(',')}`].join(' '),
  );
  return address.href;
}
