// The settings of the linking provider: every problem is told at the start, at once.
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsRefused } from '../../../src/platform/settings/read-settings.ts';

const live = {
  ACHORD_MODE: 'live',
  ACHORD_ADMIN_TOKEN: 'b'.repeat(40),
  ACHORD_ENCRYPTION_KEY: '07'.repeat(32),
};
const whsec = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
const http = {
  ACHORD_LINKING_PROVIDER: 'http',
  ACHORD_LINKING_URL: 'https://linking.example.com/v1',
  ACHORD_LINKING_KEY_ID: 'key-1',
  ACHORD_LINKING_SECRET: whsec,
};

function problems(linking: Record<string, string>): readonly string[] {
  try {
    readSettings({ ...live, ...linking });
    return [];
  } catch (error) {
    if (error instanceof SettingsRefused) return error.problems;
    throw error;
  }
}

describe('the settings of the linking provider', () => {
  it('are complete for Plaid and over HTTP, or absent', () => {
    expect(problems({})).toEqual([]);
    expect(problems(http)).toEqual([]);
    const plaid = {
      ACHORD_LINKING_PROVIDER: 'plaid',
      ACHORD_LINKING_KEY_ID: 'client',
      ACHORD_LINKING_SECRET: 's'.repeat(30),
    };
    expect(problems(plaid)).toEqual([]);
  });

  it('are all refused at once, without showing the secret', () => {
    expect(
      problems({
        ACHORD_LINKING_PROVIDER: 'plaid',
        ACHORD_LINKING_URL: 'http://production.plaid.com',
        ACHORD_LINKING_SECRET: 'hidden',
      }),
    ).toEqual([
      'ACHORD_LINKING_URL must be a URL that begins with https://; http:// only for 127.0.0.1, [::1] or localhost, not "http://production.plaid.com".',
      'ACHORD_LINKING_SECRET must be 16 to 200 visible ASCII characters.',
      'ACHORD_LINKING_KEY_ID must be set when ACHORD_LINKING_PROVIDER is set: the provider gives it.',
    ]);
  });

  it('need a URL and a signing secret over HTTP', () => {
    const { ACHORD_LINKING_URL: _url, ...without } = http;
    expect(problems({ ...without, ACHORD_LINKING_SECRET: 's'.repeat(30) })).toEqual([
      'ACHORD_LINKING_URL must be set when ACHORD_LINKING_PROVIDER is set: the provider gives it.',
      'ACHORD_LINKING_SECRET must be whsec_ and base64 of 24 to 64 bytes when ACHORD_LINKING_PROVIDER is http.',
    ]);
  });

  it('have no effect without a provider: each is named', () => {
    const { ACHORD_LINKING_PROVIDER: _provider, ...without } = http;
    expect(problems(without)).toEqual(
      Object.keys(without).map(
        (name) =>
          `${name} has no effect without ACHORD_LINKING_PROVIDER: set ACHORD_LINKING_PROVIDER, or remove ${name}.`,
      ),
    );
  });

  it.each(['ftp://x', 'https://user:word@host', 'https://host/?a=b', 'http://10.0.0.1', 'linking'])(
    'refuse the URL %s',
    (url) => expect(problems({ ...http, ACHORD_LINKING_URL: url })).toHaveLength(1),
  );
});
