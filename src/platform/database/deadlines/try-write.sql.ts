// A trial write: it needs new pages in the data files and in the log, and leaves nothing behind.

/**
 * Writes a megabyte into a temporary table, which is on the disk of the database. The queries of
 * one message are one atomic phase. The rows are too small to be compressed.
 */
export async function writeAMegabyte(send: (text: string) => Promise<unknown>): Promise<void> {
  await send(
    `SET LOCAL temp_tablespaces = '';
     CREATE TEMPORARY TABLE written_on_trial ON COMMIT DROP AS
     SELECT n, repeat(md5(n::text), 32) AS bytes FROM generate_series(1, 1024) AS n`,
  );
}
