// docs/webhooks.md: its figures are those of the code, its verifier accepts our signatures and nothing else.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { realClock } from '../std/clock.ts';
import { pausesMs } from './delivery/retry-schedule.ts';
import { sign } from './delivery/sign.ts';
import { newSecret } from './endpoints/endpoint-secret.ts';

const page = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8');
const prose = page.replace(/\s+/g, ' ');

describe('docs/webhooks.md', () => {
  it('has a verifier for Node that takes a genuine delivery, both signatures of a rotation, and no other', async () => {
    const code = /```js\n(.*?)```/s.exec(page)![1]!;
    const { verify } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const [secret, previous] = [newSecret(), newSecret()];
    const body = Buffer.from('{"type":"BusinessCreated","data":{"text":"🌌 \u2028"}}');
    const headers = sign([secret, previous], 'an-id', realClock.now(), body.toString());
    expect(verify(secret, headers, body)).toMatchObject({ type: 'BusinessCreated' });
    expect(verify(previous, headers, body)).toMatchObject({ type: 'BusinessCreated' });
    expect(() => verify(newSecret(), headers, body)).toThrow('not signed');
    expect(() => verify(secret, headers, Buffer.concat([body, Buffer.from(' ')]))).toThrow('not signed');
    expect(() => verify(secret, { ...headers, 'webhook-id': 'another' }, body)).toThrow('not signed');
    expect(() => verify(secret, { ...headers, 'webhook-timestamp': '1' }, body)).toThrow('too old');
  });

  it('names the pauses of the schedule', () => {
    const words = pausesMs.map((ms) =>
      ms < 60_000 ? `${ms / 1_000} seconds` : ms < 3_600_000 ? `${ms / 60_000} minutes` : `${ms / 3_600_000} hours`,
    );
    let from = prose.indexOf('A failed delivery is tried again');
    for (const each of words) {
      const at = prose.indexOf(each, from);
      expect([each, at >= from]).toEqual([each, true]);
      from = at;
    }
  });
});
