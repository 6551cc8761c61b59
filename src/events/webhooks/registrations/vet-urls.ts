// Checks the URLs of a request: how they are written, then the addresses of their hosts.
import { type FieldError, Refusal } from '../../../platform/refusals.ts';
import { sleep } from '../../../platform/std/clock.ts';
import { AddressRefused, type ResolveHost } from '../addresses/resolve-host.ts';
import { forThisMachine, hostOf, readWebhookUrl } from '../addresses/webhook-url.ts';

const code = 'webhook_url_refused';
type FieldOf = (index: number) => string;
const ofList: FieldOf = (index) => `webhook_url.${index}`;

/**
 * Parses the URLs. Refuses the request if a URL is not allowed; one error for each entry.
 * `fieldOf`: the field of each.
 */
export function readUrls(texts: readonly string[], fieldOf = ofList): URL[] {
  const read = texts.map(readWebhookUrl);
  const errors = read.flatMap((one, index) =>
    'problem' in one ? [{ field: fieldOf(index), code, message: one.problem }] : [],
  );
  if (errors.length > 0) throw new Refusal(code, errors);
  return read.flatMap((one) => ('url' in one ? [one.url] : []));
}

const timeoutMs = 1_000;

/**
 * Refuses URLs whose host has an address that is not public. Accepts a name that does not resolve
 * within a second, because every connection repeats the check.
 */
export async function refuseUnreachable(resolve: ResolveHost, urls: readonly URL[], fieldOf = ofList): Promise<void> {
  const resolved = new AbortController();
  const timeout = sleep(timeoutMs, resolved.signal);
  const refused = await Promise.all(
    urls.map(async (url) => {
      const isRefused = resolve(hostOf(url)).then(
        () => false,
        (error) => error instanceof AddressRefused,
      );
      return Promise.race([isRefused, timeout.then(() => false)]);
    }),
  );
  resolved.abort();
  const message = `must be at a public address, but this host is not; ${forThisMachine}`;
  const errors = refused.flatMap((is, index): FieldError[] => (is ? [{ field: fieldOf(index), code, message }] : []));
  if (errors.length > 0) throw new Refusal(code, errors);
}
