// What every connection of the service asks of PostgreSQL, as options of the connection.
const lockMs = 10_000;
const statementMs = 60_000;

const settings = {
  timezone: 'UTC',
  // Values that are read as text have one format, whatever the server's settings are.
  bytea_output: 'hex',
  DateStyle: 'ISO',
  lock_timeout: lockMs,
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: statementMs,
  // A read for one caller must not take the cores that others need.
  max_parallel_workers_per_gather: 0,
};

const ours = Object.entries(settings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/**
 * How to connect to the database of a URL. Options in the URL come first, so ours win. They name
 * the schema, for example: `?options=-c%20search_path%3Dpayments`.
 */
export function connectionTo(url: string): { connectionString: string; options: string } {
  const address = new URL(url);
  const given = address.searchParams.getAll('options');
  // node-postgres would take the options of the URL in place of ours.
  address.searchParams.delete('options');
  return { connectionString: address.href, options: [...given, ours].join(' ') };
}
