// A page behind a one-time link, over HTTP.

export interface Seen {
  status: number;
  html: string;
  headers: Headers;
}

const seen = async (response: Response): Promise<Seen> => ({
  status: response.status,
  html: await response.text(),
  headers: response.headers,
});

export const openPage = async (url: string, headers: Record<string, string> = {}): Promise<Seen> =>
  seen(await fetch(url, { headers }));

/** The form as a browser sends it. */
export const submit = async (
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Seen> => seen(await fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers }));

/** From an address of its own: unknown links are counted by address. */
export const from = (address: string) => ({ 'x-forwarded-for': address });
