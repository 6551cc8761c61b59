// The settings of the verification provider: every problem is told at the start, at once.
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsRefused } from '../../../src/platform/settings/read-settings.ts';
import { verificationSettings } from '../../support/providers/live-verification.ts';

const all = verificationSettings('https://kyb.example.com/v1');

function problems(changed: Record<string, string>): readonly string[] {
  try {
    readSettings({ ...all, ...changed });
    return [];
  } catch (error) {
    if (error instanceof SettingsRefused) return error.problems;
    throw error;
  }
}

describe('the settings of the verification provider', () => {
  it('are all set or all absent', () => {
    expect(problems({})).toEqual([]);
    const absent = { ACHORD_VERIFICATION_URL: '', ACHORD_VERIFICATION_KEY_ID: '', ACHORD_VERIFICATION_SECRET: '' };
    expect(problems(absent)).toEqual([]);
    expect(problems({ ...absent, ACHORD_VERIFICATION_URL: all.ACHORD_VERIFICATION_URL })).toEqual(
      ['ACHORD_VERIFICATION_KEY_ID', 'ACHORD_VERIFICATION_SECRET'].map(
        (name) => `${name} must be set: ${Object.keys(absent).join(', ')} are set together or not at all.`,
      ),
    );
  });

  it('are refused at once when they are malformed: tax ids travel over TLS only, and no secret is shown', () => {
    expect(
      problems({
        ACHORD_VERIFICATION_URL: 'http://kyb.example.com',
        ACHORD_VERIFICATION_KEY_ID: 'two words',
        ACHORD_VERIFICATION_SECRET: 'hidden',
      }),
    ).toEqual([
      'ACHORD_VERIFICATION_URL must be a URL that begins with https://; http:// only for 127.0.0.1, [::1] or localhost, not "http://kyb.example.com".',
      'ACHORD_VERIFICATION_KEY_ID must be 1 to 200 visible ASCII characters, not "two words".',
      'ACHORD_VERIFICATION_SECRET must be whsec_ and base64 of 24 to 64 bytes.',
    ]);
  });
});
