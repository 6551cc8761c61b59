// docs/build/webhooks.md: its figures are the figures of the code.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pausesMs } from './delivery/retry-schedule.ts';

const page = readFileSync(new URL('../../../docs/build/webhooks.md', import.meta.url), 'utf8');
const prose = page.replace(/\s+/g, ' ');

describe('docs/build/webhooks.md', () => {
  it('names the pauses of the schedule', () => {
    const words = pausesMs.map((ms) =>
      ms < 60_000 ? `${ms / 1_000} seconds` : ms < 3_600_000 ? `${ms / 60_000} minutes` : `${ms / 3_600_000} hours`,
    );
    let from = prose.indexOf('A failed delivery is sent again');
    for (const each of words) {
      const at = prose.indexOf(each, from);
      expect([each, at >= from]).toEqual([each, true]);
      from = at;
    }
  });
});
