// Whether the server of a connection accepts writes.
import type { ClientBase } from 'pg';

/** False on a standby, and where default_transaction_read_only is on. */
export async function acceptsWrites(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ accepts: boolean }>(
    `SELECT current_setting('transaction_read_only') = 'off' AS accepts`,
  );
  return rows[0]!.accepts;
}
