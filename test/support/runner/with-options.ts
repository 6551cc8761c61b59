// The options of a connection, as the URL of a database has them.

/** The URL with options of the connection, in place of those that it has. */
export function withOptions(url: string, options: string): string {
  const address = new URL(url);
  address.searchParams.set('options', options);
  return address.href;
}
