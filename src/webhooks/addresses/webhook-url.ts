// Reads a webhook URL and holds it to the rules that need no network: https, port, nothing hidden
// in it.

/** The parsed URL, or the sentence that says what is wrong with it. */
export type ReadUrl = { url: URL } | { problem: string };

const longest = 2_048;

export function readWebhookUrl(text: string): ReadUrl {
  if (text.length > longest) return { problem: `must be at most ${longest} characters long` };
  // The parser would repair `https:host`, backslashes and spaces: what is dialled must be what was
  // written.
  if (!/^https:\/\/[^/\\\s]/i.test(text) || /[\s\\]/.test(text) || !URL.canParse(text))
    return {
      problem: `must be an https URL such as https://example.com/webhooks${isOnThisMachine(text) ? `; ${forThisMachine}` : ''}`,
    };
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return { problem: 'must not contain user information' };
  if (text.includes('#')) return { problem: 'must not contain a fragment' };
  const port = url.port === '' ? 443 : Number(url.port);
  if (port !== 443 && port < 1024) return { problem: 'must use port 443, or one from 1024 up' };
  return { url };
}

/** The next step for a developer who registers an address of their own machine. */
export const forThisMachine =
  'to receive events on your own machine, run `npx achord listen --forward-to http://localhost:3000/hook`';

/** Whether a host names the developer's own machine, in its usual spellings. */
function isOnThisMachine(text: string): boolean {
  return /^(?:https?:\/\/)?(([^/?#:@]*\.)?localhost\.?|127(\.\d+){1,3}|0\.0\.0\.0|\[::1\])([:/?#]|$)/i.test(text);
}

/** One spelling for what is one place: two ways to write the same URL are one endpoint. */
export function normalized({ href }: URL): string {
  return href;
}

/** The host as a resolver takes it: no brackets around IPv6, no dot at the end. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
