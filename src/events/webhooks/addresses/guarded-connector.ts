// Connects to a receiver. Checks every address before it is dialed, and the remote address of the
// socket afterwards.
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import type { MayReach } from './public-address.ts';
import { AddressRefused, type ResolveHost } from './resolve-host.ts';

export function guardedConnector(
  mayReach: MayReach,
  resolve: ResolveHost,
  connectMs: number,
): buildConnector.connector {
  const lookup: LookupFunction = (host, _options, done) => {
    void resolve(host).then(
      (addresses) =>
        done(
          null,
          addresses.map((address) => ({ address, family: isIP(address) })),
        ),
      (error) => done(error, []),
    );
  };
  const connect = buildConnector({
    timeout: connectMs,
    allowH2: false,
    // Explicit, so no environment variable can turn verification off.
    rejectUnauthorized: true,
    // With this option Node asks the lookup for all addresses and dials only those.
    autoSelectFamily: true,
    lookup,
  } as buildConnector.BuildOptions);

  return (options, callback) => {
    const host = options.hostname.replace(/\.$/, '');
    // Node does not call the lookup for a literal address.
    if (isIP(host) !== 0 && !mayReach(host)) return void callback(new AddressRefused(), null);
    connect(options, (...[error, socket]) => {
      if (error !== null) return callback(error, null);
      if (!mayReach(socket.remoteAddress ?? '')) {
        socket.destroy();
        return callback(new AddressRefused(), null);
      }
      callback(null, socket);
    });
  };
}
