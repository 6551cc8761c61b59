// Ends a failed database transaction, so that its connection can be used again.

/** False: destroy the connection, which rolls back as well. */
export async function rolledBack(connection: { query(text: string): Promise<unknown> }): Promise<boolean> {
  try {
    await connection.query('ROLLBACK');
    return true;
  } catch {
    return false;
  }
}
