// Checks the providers that are set in live mode: each is reached, and its certificate is valid. No
// request is sent.
import { once } from 'node:events';
import { connect as connectTcp, isIP } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { plaidUrl } from '../../customers/bank-accounts/linking/plaid/plaid-linking.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { instant, realClock } from '../../platform/std/clock.ts';
import { type Check, type Finding, failed, messageOf, ok, warning } from './check.ts';

export function providerChecks(settings: Settings): Check[] {
  // The sandbox calls no provider.
  if (settings.ACHORD_MODE !== 'live') return [];
  const providers = [
    ['linking', linkingUrl(settings), 'ACHORD_LINKING_URL'],
    ['validation', settings.ACHORD_VALIDATION_URL, 'ACHORD_VALIDATION_URL'],
    ['verification', settings.ACHORD_VERIFICATION_URL, 'ACHORD_VERIFICATION_URL'],
    ['screening', settings.ACHORD_SCREENING_URL, 'ACHORD_SCREENING_URL'],
  ] as const;
  return providers.map(([name, url, setting]) => ({
    name: `${name} provider`,
    run: async () => (url === null ? ok('none is set') : checkProvider(url, setting)),
  }));
}

function linkingUrl({ ACHORD_LINKING_PROVIDER: provider, ACHORD_LINKING_URL: url }: Settings): string | null {
  return provider === null ? null : (url ?? plaidUrl);
}

export async function checkProvider(url: string, setting: string): Promise<Finding> {
  const { protocol, hostname, port, origin } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  try {
    if (protocol === 'http:') {
      const socket = connectTcp({ host, port: Number(port || 80) });
      await once(socket, 'connect').finally(() => socket.destroy());
      return ok(`${origin} can be reached`);
    }
    const socket = connectTls({ host, port: Number(port || 443), ...(isIP(host) === 0 ? { servername: host } : {}) });
    await once(socket, 'secureConnect').catch((error) => {
      socket.destroy();
      throw error;
    });
    const validTo = expiryOf(socket);
    // Not before the handshake has ended on the other side too.
    socket.destroySoon();
    return judgeCertificate(origin, validTo, realClock.now());
  } catch (error) {
    return failed(
      `${origin}: ${messageOf(error)}`,
      `Check ${setting}, the network, and the certificate of the provider.`,
    );
  }
}

const expiryOf = (socket: TLSSocket): Date => instant(Date.parse(socket.getPeerCertificate().valid_to));

const dayMs = 86_400_000;
/** Most certificates are renewed a month before their end. */
const soonDays = 14;

export function judgeCertificate(origin: string, validTo: Date, now: Date): Finding {
  const found = `${origin} can be reached; its certificate is valid until ${validTo.toISOString().slice(0, 10)}`;
  return validTo.getTime() - now.getTime() < soonDays * dayMs
    ? warning(found, 'Ask the provider to renew its certificate: afterwards nothing can be sent to it.')
    : ok(found);
}
