// Connects to a receiver: vets every address before it is dialled, and the socket's own word for it
// afterwards.
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
    // Explicit, so that no variable of the environment can turn verification off.
    rejectUnauthorized: true,
    // With it the lookup is asked for all addresses, and only those it answers are dialled.
    autoSelectFamily: true,
    lookup,
  } as buildConnector.BuildOptions);

  return (options, callback) => {
    const host = options.hostname.replace(/\.$/, '');
    // A literal address never reaches the lookup.
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
