// Parses a webhook URL and checks the rules that need no network, such as scheme and port.

/** The parsed URL, or a sentence that says what is not allowed. */
export type ReadUrl = { url: URL } | { problem: string };

const longest = 2_048;

export function readWebhookUrl(text: string): ReadUrl {
  if (text.length > longest) return { problem: `must be at most ${longest} characters long` };
  // The parser repairs `https:host`, backslashes and spaces. We dial only what was written.
  if (!/^https:\/\/[^/\\\s]/i.test(text) || /[\s\\]/.test(text) || !URL.canParse(text))
    return {
      problem: `must be an https URL such as https://example.com/webhooks${isOnThisMachine(text) ? `; ${forThisMachine}` : ''}`,
    };
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return { problem: 'must not contain user information' };
  if (text.includes('#')) return { problem: 'must not contain a fragment' };
  const port = url.port === '' ? 443 : Number(url.port);
  if (port !== 443 && port < 1024) return { problem: 'must use port 443, or a port from 1024 up' };
  return { url };
}

/** The next step for a developer who registers an address of their own machine. */
export const forThisMachine =
  'to receive events on your own machine, run `npx achord listen --forward-to http://localhost:3000/hook`';

/** Whether a host is the developer's own machine, in any usual spelling. */
function isOnThisMachine(text: string): boolean {
  return /^(?:https?:\/\/)?(([^/?#:@]*\.)?localhost\.?|127(\.\d+){1,3}|0\.0\.0\.0|\[::1\])([:/?#]|$)/i.test(text);
}

/** One spelling for each URL, so two spellings of one URL are one endpoint. */
export function normalized({ href }: URL): string {
  return href;
}

/** The host for a resolver: no brackets around IPv6, no dot at the end. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
