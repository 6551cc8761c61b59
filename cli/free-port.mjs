// Finds a port in use before anything is installed, started or migrated. Plain JavaScript, so that
// any Node runs it.
import { once } from 'node:events';
import { createServer } from 'node:net';

// The defaults of the settings table (a test compares them). The table cannot be loaded before the
// packages are installed.
export const defaults = { HOST: '127.0.0.1', PORT: '4010' };

/**
 * Rejects with a sentence when another program listens. The start itself reports other problems of
 * host or port. @param {{ HOST?: string, PORT?: string }} environment
 */
export async function expectFreePort({ HOST = defaults.HOST, PORT = defaults.PORT }) {
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) return;
  const server = createServer();
  try {
    server.listen({ host: HOST, port: Number(PORT), exclusive: true });
    await once(server, 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') return;
    throw new Error(
      `Port ${PORT} of ${HOST} is in use by another program, perhaps by another Achord. Stop that program, or set PORT to another port.`,
    );
  }
  server.close();
  await once(server, 'close');
}
