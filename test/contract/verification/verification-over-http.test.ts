// Business verification at a provider over HTTP: what is sent, signed notices in any order, and
// decisions of operators.
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Clock, secondsAfter } from '../../../src/platform/std/clock.ts';
import { registerBusiness } from '../../support/payments/users.ts';
import { type HttpProvider, httpProvider } from '../../support/providers/http-provider.ts';
import { liveVerification, notify, sendingJob, sendSubmissions } from '../../support/providers/live-verification.ts';
import { budget } from '../../support/runner/budget.ts';
import type { TestService } from '../../support/service/service.ts';

let provider: HttpProvider;
let service: TestService;
let token: string;
let processorUuid: string;

beforeAll(async () => {
  provider = await httpProvider();
  service = await liveVerification(`${provider.url}/v1`);
  ({ token, uuid: processorUuid } = await service.processor());
});
beforeEach(() => {
  provider.heal();
  provider.respondWith(() => ({ outcome: 'received' }));
});

const business = { name: 'Fjord Market LLC', tin: '123456789' };
const register = async (more: object = {}): Promise<string> =>
  (await registerBusiness(service, token, { business, ...more })).uuid;
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
const reviewed = async (uuid: string): Promise<any> => (await service.send('GET', `/admin/v1/users/${uuid}`)).body.data;
const submissionOf = async (uuid: string): Promise<string> => (await reviewed(uuid)).kyb_submission.uuid;
const sentTo = (uuid: string) => provider.received.filter(({ body }) => body.business_id === uuid);
const submit = (uuid: string, body: object = {}) =>
  service.send('PUT', `/3p/api/v2/users/${uuid}/kyb`, { token, body });
const decide = (uuid: string, decision: string) =>
  service.send('POST', `/admin/v1/users/${uuid}/kyb`, { body: { decision, reason: 'The documents say so.' } });
const billedFor = async (uuid: string) =>
  (
    await service.context.database.query(
      `SELECT 1 FROM billable_events WHERE processor_id = $1 AND kind = 'business_verification' AND subject_uuid = $2`,
      [processorUuid, uuid],
    )
  ).length;
const eventsOf = async (uuid: string) =>
  (
    await service.context.database.query<{ said: string }>(
      `SELECT type || ' ' || coalesce(state ->> 'kyb_status', 'null') AS said FROM outbox
       WHERE subject_uuid = $1 ORDER BY sequence`,
      [uuid],
    )
  ).map(({ said }) => said);
const later = (seconds: number): Clock => ({ now: () => secondsAfter(service.context.clock.now(), seconds) });

describe('a submitted business', () => {
  it('is sent after the commit with everything that was submitted, once', async () => {
    const owner = { first_name: 'Ada', last_name: 'Moreau', ssn9: '987654321', is_beneficial_owner: true };
    const uuid = await register({ business_owners: [owner] });
    expect(sentTo(uuid)).toEqual([]);
    const before = await reviewed(uuid);
    expect([before.kyb_status, before.kyb_decisions, before.kyb_submission.sent_at]).toEqual(['IN_REVIEW', [], null]);
    await sendSubmissions(service);
    await sendSubmissions(service, later(3_600));
    expect(sentTo(uuid)).toMatchObject([
      {
        path: '/v1/verify',
        body: {
          submission_id: before.kyb_submission.uuid,
          business: { business_name: business.name, tin: '123456789' },
          owners: [{ first_name: 'Ada', ssn9: '987654321' }],
        },
      },
    ]);
    expect((await reviewed(uuid)).kyb_submission).toMatchObject({ send_attempts: 1, send_error: null });
    expect((await reviewed(uuid)).kyb_submission.sent_at).not.toBeNull();
  });

  it('without verification, or refused, is not sent', async () => {
    const uuid = await register({ kyb: false });
    expect((await reviewed(uuid)).kyb_submission).toBeNull();
    await sendSubmissions(service);
    expect(sentTo(uuid)).toEqual([]);
  });

  it.each([
    ['before the request', 'FROM users', 0],
    ['after the request', 'SET sent_at', 1],
  ])('is sent with the same id after a process that died %s, when its lease ends', async (_when, lastQuery, sent) => {
    const uuid = await register();
    // From this query on nothing is stored anymore.
    let dead = false;
    const { database } = service.context;
    const query: typeof database.query = (text, values) => {
      dead ||= text.includes(lastQuery);
      return dead ? Promise.reject(new Error('the process is dead')) : database.query(text, values);
    };
    await expect(sendingJob(service, { database: { ...database, query } }).run()).rejects.toThrow('is dead');
    await sendSubmissions(service);
    expect(sentTo(uuid)).toHaveLength(sent);
    await sendSubmissions(service, later(120));
    const submission_id = await submissionOf(uuid);
    expect(sentTo(uuid).map(({ body }) => body.submission_id)).toEqual(Array(sent + 1).fill(submission_id));
  });

  it.each<[string, () => void, string]>([
    ['a broken answer', () => provider.respondWith(() => ({ outcome: 'what' })), 'outcome is not received'],
    ['another key', () => provider.signWith({ keyId: 'other' }), 'the signature of the answer is not valid'],
    ['an error', () => provider.interruptWith((response) => response.writeHead(500).end('{}')), 'status 500'],
    ['a cut connection', () => provider.interruptWith((response) => response.destroy()), 'no answer (UND_ERR_SOCKET)'],
  ])('is tried again after %s; no value of it is in the log', async (_what, breakIt, error) => {
    const uuid = await register({ business: { ...business, tin: '444556666' } });
    breakIt();
    const lines: unknown[] = [];
    const log = { ...service.context.log, warn: (...line: unknown[]) => void lines.push(line) };
    const job = sendingJob(service, { log });
    while ((await job.run()) > 0);
    const { kyb_submission } = await reviewed(uuid);
    expect([kyb_submission.sent_at, kyb_submission.send_error]).toEqual([
      null,
      `the provider over HTTP failed: ${error}`,
    ]);
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toContain('444556666');
    provider.heal();
    provider.respondWith(() => ({ outcome: 'received' }));
    await sendSubmissions(service);
    expect((await reviewed(uuid)).kyb_submission.sent_at).toBeNull();
    await sendSubmissions(service, later(31));
    expect((await reviewed(uuid)).kyb_submission.sent_at).not.toBeNull();
  });

  it('is not sent while the circuit breaker is open, and its attempts do not count', async () => {
    const uuids: string[] = [];
    for (let n = 0; n < 7; n++) uuids.push(await register());
    provider.interruptWith((response) => response.writeHead(503).end());
    const job = sendingJob(service);
    while ((await job.run()) > 0);
    expect(uuids.flatMap(sentTo)).toHaveLength(5);
    expect((await reviewed(uuids[6]!)).kyb_submission.send_attempts).toBe(0);
  });

  it('that was deleted is not sent, and a notice about it changes nothing', async () => {
    const uuid = await register();
    const submission_id = await submissionOf(uuid);
    await service.send('DELETE', `/3p/api/v2/users/${uuid}`, { token });
    expect((await notify(service, { submission_id, version: 1, status: 'approved' })).status).toBe(200);
    await sendSubmissions(service, later(60));
    expect(sentTo(uuid)).toEqual([]);
    expect(await billedFor(uuid)).toBe(0);
  });
});

describe('a notice of the provider', () => {
  it('decides, bills the first decision, announces it and shows reason and documents', async () => {
    const uuid = await register();
    const submission_id = await submissionOf(uuid);
    const said = { submission_id, reason: 'Registered in Maine.', documents: ['case-7/articles.pdf'] };
    const nothing = { submission_id, reason: null, documents: null };
    expect((await notify(service, { ...nothing, version: 1, status: 'pending' })).status).toBe(200);
    expect((await notify(service, { ...said, version: 2, status: 'approved' })).status).toBe(200);
    expect((await notify(service, { ...said, version: 3, status: 'rejected' })).status).toBe(200);
    const { kyb_status, kyb_decisions } = await reviewed(uuid);
    expect(kyb_status).toBe('REJECTED');
    expect(kyb_decisions).toMatchObject([
      { outcome: 'rejected', source: 'provider', reason: said.reason, documents: said.documents },
      { outcome: 'approved', source: 'provider', reason: said.reason, documents: said.documents },
      { outcome: 'undecided', source: 'provider', reason: null, documents: [] },
    ]);
    expect(await billedFor(uuid)).toBe(1);
    expect(await eventsOf(uuid)).toEqual([
      'BusinessCreated IN_REVIEW',
      'BusinessUpdated APPROVED',
      'BusinessUpdated REJECTED',
    ]);
    const trail = await service.context.database.query<{ detail: { before: object; after: object } }>(
      `SELECT detail FROM audit_trail WHERE processor_id = $1 AND subject_uuid = $2 AND action = 'user.verified'
       ORDER BY acted_at DESC, uuid DESC LIMIT 1`,
      [processorUuid, uuid],
    );
    expect(trail[0]!.detail).toMatchObject({ before: { kyb_status: 'APPROVED' }, after: { kyb_status: 'REJECTED' } });
  });

  it('asks for corrections; the tenant submits again, and late notices about the former one do nothing', async () => {
    const uuid = await register();
    const first = await submissionOf(uuid);
    await notify(service, {
      submission_id: first,
      version: 1,
      status: 'resubmit',
      reason: 'The TIN is of another one.',
    });
    const read = (await service.send('GET', `/3p/api/v2/users/${uuid}`, { token })).body.data;
    expect([read.kyb_status, read.kyb_resubmission_reason]).toEqual(['IN_REVIEW', 'The TIN is of another one.']);
    const again = (await submit(uuid, { business: { tin: '222334444' } })).body.data;
    expect([again.kyb_status, again.kyb_resubmission_reason]).toEqual(['IN_REVIEW', null]);
    const second = await submissionOf(uuid);
    expect(second).not.toBe(first);
    await notify(service, { submission_id: first, version: 2, status: 'approved' });
    expect((await reviewed(uuid)).kyb_status).toBe('IN_REVIEW');
    await sendSubmissions(service);
    expect(sentTo(uuid).at(-1)!.body).toMatchObject({ submission_id: second, business: { tin: '222334444' } });
    await notify(service, { submission_id: second, version: 1, status: 'approved' });
    expect((await reviewed(uuid)).kyb_status).toBe('APPROVED');
  });

  it('that comes before the answer to the request proves that the provider has the business', async () => {
    const uuid = await register();
    const submission_id = await submissionOf(uuid);
    await notify(service, { submission_id, version: 1, status: 'pending' });
    await sendSubmissions(service, later(60));
    expect(sentTo(uuid)).toEqual([]);
  });

  it('is refused without a valid signature, also when it is a replay after five minutes', async () => {
    const uuid = await register();
    const notice = { submission_id: await submissionOf(uuid), version: 1, status: 'approved' };
    const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
    const at = secondsAfter(service.context.clock.now(), -310);
    for (const signing of [{ secret }, { keyId: 'other' }, { at }])
      expect((await notify(service, notice, signing)).status).toBe(401);
    expect((await reviewed(uuid)).kyb_status).toBe('IN_REVIEW');
  });

  it('with a wrong field is refused with 422 that names it; an unknown submission is accepted', async () => {
    const submission_id = await submissionOf(await register());
    const wrong: [unknown, string][] = [
      ['not json', ''],
      ['', ''],
      [{ submission_id: 'x', version: 1, status: 'approved' }, 'submission_id'],
      [{ submission_id, version: 0, status: 'approved' }, 'version'],
      [{ submission_id, version: 1, status: 'fine' }, 'status'],
      [{ submission_id, version: 1, status: 'resubmit' }, 'reason'],
      [{ submission_id, version: 1, status: 'rejected', reason: 'a\u0000b' }, 'reason'],
      [{ submission_id, version: 1, status: 'rejected', documents: [7] }, 'documents.0'],
    ];
    for (const [content, field] of wrong) {
      const { status, body } = await notify(service, content);
      expect([status, body.errors[0].field]).toEqual([422, field]);
    }
    const unknown = { submission_id: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d', version: 1, status: 'approved' };
    expect((await notify(service, unknown)).status).toBe(200);
  });
});

const statuses = ['pending', 'approved', 'rejected', 'resubmit'] as const;
const shown = { pending: 'IN_REVIEW', approved: 'APPROVED', rejected: 'REJECTED', resubmit: 'IN_REVIEW' } as const;
type Step = { version: number; status: (typeof statuses)[number] } | { decision: 'approve' | 'reject' | 'resubmit' };

/** What the rule says: the highest version before an operator decides, and then the operator. */
function expected(steps: readonly Step[]) {
  let [status, version, rows, ended]: [string, number, number, boolean] = ['IN_REVIEW', 0, 0, false];
  let askedAgain = false;
  for (const step of steps) {
    if ('version' in step) {
      if (ended || step.version <= version) continue;
      version = step.version;
      status = shown[step.status];
      askedAgain = step.status === 'resubmit';
      rows++;
      continue;
    }
    const target = { approve: 'APPROVED', reject: 'REJECTED', resubmit: 'IN_REVIEW' }[step.decision];
    if (status !== 'IN_REVIEW' && status !== target) continue;
    const repeated = step.decision === 'resubmit' ? askedAgain && ended : status === target;
    ended = true;
    if (repeated) continue;
    askedAgain = step.decision === 'resubmit';
    status = target;
    rows++;
  }
  return { status, rows };
}

describe('late and repeated notices, and decisions of operators, in any order', () => {
  const notice = fc.record({ version: fc.integer({ min: 1, max: 4 }), status: fc.constantFrom(...statuses) });
  const decision = fc.record({ decision: fc.constantFrom('approve' as const, 'reject' as const, 'resubmit' as const) });
  const steps = fc.array(fc.oneof({ arbitrary: notice, weight: 4 }, decision), { maxLength: 8 });

  it('end in the declared state, with one row for each decision that had an effect', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (steps) => {
        const uuid = await register();
        const submission_id = await submissionOf(uuid);
        for (const step of steps)
          if ('decision' in step) expect([200, 422]).toContain((await decide(uuid, step.decision)).status);
          else expect((await notify(service, { submission_id, reason: 'Seen.', ...step })).status).toBe(200);
        const { kyb_status, kyb_decisions } = await reviewed(uuid);
        expect({ status: kyb_status, rows: kyb_decisions.length }).toEqual(expected(steps));
      }),
      { numRuns: budget({ usual: 15, campaign: 500 }) },
    );
  });

  it('end in the highest version when notices come at once', async () => {
    const uuid = await register();
    const submission_id = await submissionOf(uuid);
    const notices = [3, 1, 4, 2, 4, 4].map((version) => ({
      submission_id,
      version,
      status: version === 4 ? 'rejected' : 'approved',
    }));
    const answers = await Promise.all(notices.map((content) => notify(service, content)));
    expect(answers.map(({ status }) => status)).toEqual(notices.map(() => 200));
    const { kyb_status, kyb_decisions } = await reviewed(uuid);
    expect(kyb_status).toBe('REJECTED');
    expect(kyb_decisions.filter(({ outcome }: { outcome: string }) => outcome === 'rejected')).toHaveLength(1);
    expect(await billedFor(uuid)).toBe(1);
  });
});
