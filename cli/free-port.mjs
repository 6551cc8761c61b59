// Finds a taken port before anything is installed, started or migrated: plain JavaScript, because
// any Node runs it.
import { once } from 'node:events';
import { createServer } from 'node:net';

// The defaults of the settings table (a test compares them), which nothing can read before the
// packages are installed.
export const defaults = { HOST: '127.0.0.1', PORT: '4010' };

/**
 * Rejects with a sentence where another program listens. The start itself reports anything else
 * that is wrong with host or port.
 * @param {{ HOST?: string, PORT?: string }} environment
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
      `Port ${PORT} of ${HOST} is taken by another program, perhaps by an Achord that runs already: stop it, or set PORT to another port.`,
    );
  }
  server.close();
  await once(server, 'close');
}
