// Finds a taken port before anything is installed, started or migrated: plain JavaScript, for the Node that is there.
import { once } from 'node:events';
import { createServer } from 'node:net';

// Those of the settings table (a test compares them): before the packages are installed nothing can read it.
export const defaults = { HOST: '127.0.0.1', PORT: '4010' };

/**
 * Rejects with a sentence where another program listens. Whatever else is wrong with host or port, the start itself tells.
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
