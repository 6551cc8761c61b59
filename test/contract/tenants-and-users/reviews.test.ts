// Contract, operators and sandbox: the queue of businesses in review, what an operator reads about
// one, and its decisions.

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { queueStart, selectQueue } from '../../../src/oversight/desk/users/reviews.sql.ts';
import { lastUuid } from '../../../src/platform/std/identifiers.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { budget } from '../../support/runner/budget.ts';
import { withOperatorTimes } from '../../support/service/operator-times.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let token: string;
let processorUuid: string;
beforeAll(async () => {
  service = await testService();
  ({ token, uuid: processorUuid } = await service.processor());
});

const reviewedTin = '000000002';
const unreachableTin = '000000003';
const inReview = (as = token, fields: object = {}) =>
  registerBusiness(service, as, { business: { tin: reviewedTin }, ...fields });
const decide = (uuid: string, body: object) => service.send('POST', `/admin/v1/users/${uuid}/kyb`, { body });
const submit = (uuid: string, body: object = {}) =>
  service.send('PUT', `/3p/api/v2/users/${uuid}/kyb`, { token, body });
const read = async (uuid: string) => (await service.send('GET', `/admin/v1/users/${uuid}`)).body.data;
const list = (query: string) => service.send('GET', `/admin/v1/users?${query}`);
const uuidsOf = (users: { uuid: string }[]) => users.map(({ uuid }) => uuid);

/** Every page of a list, with `limit` rows each. */
async function pages(query: string, limit: number): Promise<string[][]> {
  const found: string[][] = [];
  let next: string | null = null;
  do {
    const { status, body }: { status: number; body: { data: { users: { uuid: string }[]; next: string | null } } } =
      await list(`${query}&limit=${limit}${next === null ? '' : `&after=${next}`}`);
    expect(status).toBe(200);
    found.push(uuidsOf(body.data.users));
    ({ next } = body.data);
  } while (next !== null);
  return found;
}

describe('GET /admin/v1/users', () => {
  it('lists the businesses in review of all tenants or of one, longest waiting first, page by page', async () => {
    const one = await service.processor();
    const other = await service.processor();
    const made: string[] = [];
    for (const tenant of [one, other, one, other, one]) made.push((await inReview(tenant.token)).uuid);
    await registerBusiness(service, one.token);
    await registerBusiness(service, one.token, { kyb: false });
    await registerPerson(service, one.token);

    const all = (await pages('kyb_status=IN_REVIEW', 2)).flat();
    expect(all.filter((uuid) => made.includes(uuid))).toEqual(made);
    const ofOne = await pages(`kyb_status=IN_REVIEW&processor_uuid=${one.uuid}`, 2);
    expect(ofOne).toEqual([[made[0], made[2]], [made[4]]]);
    const { body } = await list(`kyb_status=IN_REVIEW&processor_uuid=${other.uuid.toUpperCase()}`);
    expect(body.data.users[0]).toMatchObject({
      uuid: made[1],
      processor_uuid: other.uuid,
      vendor_uuid: null,
      name: 'Fjord Market LLC',
      tin: '*****0002',
      kyb_status: 'IN_REVIEW',
      kyb_resubmission_reason: null,
    });
    expect(body.data.next).toBeNull();
  });

  it('lists all users newest first without a status, also deleted ones, by tenant, email or reference', async () => {
    const [one, other] = [await service.processor(), await service.processor()];
    const made: string[] = [];
    for (const tenant of [one, other, one, other, one])
      made.unshift((await registerPerson(service, tenant.token, { client_reference_id: `of ${tenant.uuid}` })).uuid);
    await service.send('DELETE', `/3p/api/v2/users/${made[0]}`, { token: one.token });
    const read = (query: string, limit = 2) => pages(query, limit).then((all) => all.flat());
    expect((await read('')).slice(0, 5)).toEqual(made);
    expect(await read(`processor_uuid=${one.uuid}`)).toEqual([made[0], made[2], made[4]]);
    expect(await read(`client_reference_id=of+${other.uuid}`, 1)).toEqual([made[1], made[3]]);
    const { body } = await list(`processor_uuid=${one.uuid}&limit=1`);
    expect(body.data.users).toMatchObject([
      { kind: 'person', name: expect.stringMatching(/\w+ \w+/), kyb_status: null, deleted_at: expect.any(String) },
    ]);
    const email = 'Only.One@Fjord.example';
    const { uuid } = await registerPerson(service, other.token, { email });
    expect(await read(`email=${email.toUpperCase()}`)).toEqual([uuid]);
  });

  it('lists approved and rejected businesses, and no deleted one', async () => {
    const tenant = await service.processor();
    const [approved, rejected, deleted] = [
      await inReview(tenant.token),
      await inReview(tenant.token),
      await inReview(tenant.token),
    ];
    await decide(rejected.uuid, { decision: 'reject' });
    await decide(approved.uuid, { decision: 'approve' });
    await service.send('DELETE', `/3p/api/v2/users/${deleted.uuid}`, { token: tenant.token });
    const of = async (status: string) =>
      uuidsOf((await list(`kyb_status=${status}&processor_uuid=${tenant.uuid}`)).body.data.users);
    expect([await of('APPROVED'), await of('REJECTED'), await of('IN_REVIEW')]).toEqual([
      [approved.uuid],
      [rejected.uuid],
      [],
    ]);
  });

  it.each([
    ['kyb_status=IN_REVIEW&email=a@b.example', 'email'],
    ['kyb_status=PENDING', 'kyb_status'],
    ['kyb_status=IN_REVIEW&kind=business', 'kind'],
    ['kyb_status=IN_REVIEW&processor_uuid=7', 'processor_uuid'],
    ['kyb_status=IN_REVIEW&limit=101', 'limit'],
    ['kyb_status=IN_REVIEW&after=x', 'after'],
    ['kyb_status=IN_REVIEW&after=bnVsbA', 'after'],
    [
      `kyb_status=IN_REVIEW&after=${Buffer.from('[["users","IN_REVIEW",null],["2026-02-30T00:00:00Z","7"]]').toString('base64url')}`,
      'after',
    ],
  ])('refuses %j with a 422 that names %s', async (query, field) => {
    const { status, body } = await list(query);
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]]);
  });

  it('refuses a cursor of a list with other filters, an unknown processor, and a tenant', async () => {
    await inReview();
    await inReview();
    const { next } = (await list(`kyb_status=IN_REVIEW&processor_uuid=${processorUuid}&limit=1`)).body.data;
    for (const query of ['kyb_status=IN_REVIEW', `kyb_status=APPROVED&processor_uuid=${processorUuid}`]) {
      const { status, body } = await list(`${query}&after=${next}`);
      expect([status, body.errors[0].field, body.errors[0].code]).toEqual([422, 'after', 'cursor']);
    }
    expect((await list('kyb_status=IN_REVIEW&processor_uuid=019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d')).status).toBe(422);
    expect((await service.send('GET', '/admin/v1/users?kyb_status=IN_REVIEW', { token })).status).toBe(403);
  });

  it('reads, for a page, the oldest business of each tenant and a page of as many tenants as it has rows', async () => {
    const { database } = service.context;
    const at = '2020-01-01T00:00:00Z';
    await database.query(
      `INSERT INTO processors (shard, processor_id, name, created_at)
       SELECT shard_of(uuid), uuid, 'Many', $1 FROM (SELECT md5('many' || n)::uuid AS uuid FROM generate_series(1, 300) AS n) AS made`,
      [at],
    );
    await database.query(
      `INSERT INTO users (shard, processor_id, uuid, kind, payout_type, business_name, kyb_status, kyb_status_since, created_at, updated_at)
       SELECT p.shard, p.processor_id, md5(p.processor_id::text || n)::uuid, 'business', 'individual', 'Many', 'REJECTED',
         $1::timestamptz + n * interval '1 minute', $1, $1
       FROM processors p, generate_series(1, 40) AS n WHERE p.name = 'Many'`,
      [at],
    );
    const seen = (await pages('kyb_status=REJECTED', 100)).flat();
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(12_000);

    // The last page reads as few rows as the first.
    const [last] = await database.query<{ since: Date }>(
      `SELECT max(kyb_status_since) - interval '1 minute' AS since FROM users WHERE kyb_status = 'REJECTED' AND business_name = 'Many'`,
      [],
    );
    const [plan] = await database.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${await queueQuery()}`,
      ['REJECTED', last!.since, lastUuid, 11, null],
    );
    // 300 heads, and 11 rows of each of 11 tenants.
    const rows = rowsOfUsers(plan!['QUERY PLAN'][0]!.Plan);
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(300 + 11 * 11 + 50);
  });
});

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const rowsOfUsers = (plan: Plan): number =>
  (plan['Relation Name'] === 'users'
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0) + (plan.Plans ?? []).reduce((sum, inner) => sum + rowsOfUsers(inner), 0);

/** The query of the list, as the service sends it. */
async function queueQuery(): Promise<string> {
  let sent = '';
  const listening = {
    query: async (text: string) => {
      sent = text;
      return [];
    },
  };
  await selectQueue(listening as never, { processor_id: null, kyb_status: 'REJECTED' }, queueStart, 11);
  return sent;
}

describe('GET /admin/v1/users/{uuid}', () => {
  it('has the business, its owners, its bank accounts and its decisions, with masked numbers', async () => {
    const business = await inReview(token, {
      business_owners: [{ first_name: 'Ada', last_name: 'Moreau', ssn9: '123-45-4321' }],
      bank_account: {
        custom: {
          account_number: '100000005555',
          routing_number: '011000015',
          account_name: 'Main',
          account_type: 'checking',
        },
      },
    });
    const answer = await service.send('GET', `/admin/v1/users/${business.uuid}`);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      uuid: business.uuid,
      processor_uuid: processorUuid,
      kyb_status: 'IN_REVIEW',
      kyb_status_since: withOperatorTimes(business.created_at),
      business: { name: 'Fjord Market LLC', tin: '*****0002' },
      business_owners: [{ ssn9: '*****4321' }],
      bank_accounts: [{ account_number: '****5555' }],
      payments: { as_payer: 0, as_payee: 0 },
      kyb_decisions: [
        {
          number: 1,
          decided_at: withOperatorTimes(business.created_at),
          source: 'provider',
          outcome: 'undecided',
          documents: [],
        },
      ],
    });
    for (const secret of ['100000005555', '123454321', '123-45-4321', reviewedTin])
      expect(answer.text).not.toContain(secret);
  });

  it('says that the provider did not answer', async () => {
    const { uuid } = await registerBusiness(service, token, { business: { tin: unreachableTin } });
    expect((await read(uuid)).kyb_decisions).toMatchObject([{ source: 'provider', outcome: 'no_answer' }]);
  });

  it('counts the payments of both sides', async () => {
    const account = (account_number: string) => ({
      bank_account: {
        custom: { account_number, routing_number: '011000015', account_name: 'Main', account_type: 'checking' },
      },
    });
    const payer = await registerPerson(service, token, account('100000007777'));
    const payee = await registerBusiness(service, token, account('100000008888'));
    for (const amount of [100, 200]) {
      const body = { payer_uuid: payer.uuid, payee_uuid: payee.uuid, amount };
      expect((await service.send('POST', '/3p/api/v1/transaction', { token, body })).status).toBe(201);
    }
    expect((await read(payer.uuid)).payments).toEqual({ as_payer: 2, as_payee: 0 });
    expect((await read(payee.uuid)).payments).toEqual({ as_payer: 0, as_payee: 2 });
  });

  it('reads a person, also a deleted one; refuses an unknown user, and a tenant', async () => {
    const { uuid } = await registerPerson(service, token);
    expect(await read(uuid)).toMatchObject({ kind: 'person', kyb_status: null, kyb_decisions: [], bank_accounts: [] });
    expect((await service.send('GET', `/admin/v1/users/${uuid}`, { token })).status).toBe(403);
    await service.send('DELETE', `/3p/api/v2/users/${uuid}`, { token });
    expect(await read(uuid)).toMatchObject({ uuid, deleted_at: expect.any(String), bank_accounts: [] });
    const unknown = '/admin/v1/users/019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d';
    expect((await service.send('GET', unknown)).status).toBe(404);
  });
});

describe('POST /admin/v1/users/{uuid}/kyb with a reason', () => {
  it('stores who decided, when, why and on which documents, also in the audit trail', async () => {
    const { uuid } = await inReview();
    const reason = 'The articles of incorporation match.';
    const decided = await decide(uuid, { decision: 'approve', reason, documents: ['case-1042/articles.pdf'] });
    expect([decided.status, decided.body.data.kyb_status]).toEqual([200, 'APPROVED']);
    expect(decided.text).not.toContain(reason);
    const { kyb_decisions } = await read(uuid);
    expect(kyb_decisions).toMatchObject([
      { number: 2, source: 'operator', outcome: 'approved', reason, documents: ['case-1042/articles.pdf'] },
      { number: 1, source: 'provider', outcome: 'undecided', reason: null },
    ]);
    const { body } = await service.send(
      'GET',
      `/admin/v1/audit-trail?processor_uuid=${processorUuid}&subject_uuid=${uuid}`,
    );
    expect(body.data.acts[0]).toMatchObject({
      actor: 'admin',
      action: 'user.kyb_decided',
      request_id: kyb_decisions[0].request_id,
      detail: {
        decision: 'approve',
        reason,
        documents: ['case-1042/articles.pdf'],
        before: { kyb_status: 'IN_REVIEW' },
        after: { kyb_status: 'APPROVED' },
      },
    });
    const again = await decide(uuid, { decision: 'approve', reason: 'Another reason.' });
    expect([again.status, (await read(uuid)).kyb_decisions.length]).toEqual([200, 2]);
  });

  it('resubmit: the tenant reads what to correct, submits again, and waits at the end of the queue', async () => {
    const tenant = await service.processor();
    const [first, second] = [await inReview(tenant.token), await inReview(tenant.token)];
    const reason = 'Send the name as it is in the register.';
    const asked = await decide(first.uuid, { decision: 'resubmit', reason });
    expect([asked.status, asked.body.data.kyb_status, asked.body.data.kyb_resubmission_reason]).toEqual([
      200,
      'IN_REVIEW',
      reason,
    ]);
    const ownRead = await service.send('GET', `/3p/api/v2/users/${first.uuid}`, { token: tenant.token });
    expect(ownRead.body.data.kyb_resubmission_reason).toBe(reason);
    const events = await service.send('GET', '/3p/api/v1/events?limit=100', { token: tenant.token });
    const updated = events.body.data.events.filter(
      ({ type, data }: { type: string; data: { uuid: string } }) =>
        type === 'BusinessUpdated' && data.uuid === first.uuid,
    );
    expect(updated).toMatchObject([{ data: { kyb_resubmission_reason: reason } }]);

    const resubmitted = await service.send('PUT', `/3p/api/v2/users/${first.uuid}/kyb`, {
      token: tenant.token,
      body: { business: { name: 'Fjord Market Inc' } },
    });
    expect(resubmitted.body.data).toMatchObject({ kyb_status: 'IN_REVIEW', kyb_resubmission_reason: null });
    const queue = await pages(`kyb_status=IN_REVIEW&processor_uuid=${tenant.uuid}`, 10);
    expect(queue).toEqual([[second.uuid, first.uuid]]);
    expect((await read(first.uuid)).kyb_decisions).toMatchObject([
      { number: 3, outcome: 'undecided' },
      { number: 2, outcome: 'resubmission_requested', reason },
      { number: 1, outcome: 'undecided' },
    ]);
  });

  it('a business that is submitted twice keeps its place in the queue', async () => {
    const tenant = await service.processor();
    const [first, second] = [await inReview(tenant.token), await inReview(tenant.token)];
    await service.send('PUT', `/3p/api/v2/users/${first.uuid}/kyb`, { token: tenant.token, body: {} });
    const queue = await pages(`kyb_status=IN_REVIEW&processor_uuid=${tenant.uuid}`, 10);
    expect(queue).toEqual([[first.uuid, second.uuid]]);
  });

  it('resubmit needs a reason and a business in review', async () => {
    const { uuid } = await inReview();
    const noReason = await decide(uuid, { decision: 'resubmit' });
    expect([noReason.status, noReason.body.errors[0].field]).toEqual([422, 'reason']);
    const blank = await decide(uuid, { decision: 'approve', reason: ' ' });
    expect([blank.status, blank.body.errors[0].field]).toEqual([422, 'reason']);
    const body = { decision: 'resubmit', reason: 'Send the owners.' };
    const approved = await registerBusiness(service, token);
    expect((await decide(approved.uuid, body)).body.errors[0].code).toBe('already_decided');
    const neverSubmitted = await registerBusiness(service, token, { kyb: false });
    expect((await decide(neverSubmitted.uuid, body)).body.errors[0].code).toBe('invalid_state');
  });

  it('any order of decisions and submissions ends in the state of the last one that was accepted', async () => {
    const act = fc.constantFrom('approve', 'reject', 'resubmit', 'submit', 'submit approved TIN');
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 6 }), async (acts) => {
        const { uuid } = await inReview();
        let [status, asked, decisions, tin] = ['IN_REVIEW', false, 1, reviewedTin];
        for (const [number, name] of acts.entries()) {
          if (name.startsWith('submit')) {
            const sent = name === 'submit' ? reviewedTin : '123456789';
            const answer = await submit(uuid, { business: { tin: sent } });
            // A verified business stays as it is, also for a request that comes again.
            expect(answer.status).toBe(status === 'APPROVED' && sent !== tin ? 422 : 200);
            if (status === 'APPROVED') continue;
            tin = sent;
            status = name === 'submit' ? 'IN_REVIEW' : 'APPROVED';
            asked = false;
            decisions += 1;
            continue;
          }
          const answer = await decide(uuid, { decision: name, reason: `Reason ${number}` });
          const wanted = new Map([
            ['approve', 'APPROVED'],
            ['reject', 'REJECTED'],
            ['resubmit', 'IN_REVIEW'],
          ]).get(name);
          const refused = status !== wanted && status !== 'IN_REVIEW';
          expect(answer.status).toBe(refused ? 422 : 200);
          if (refused || (status === wanted && name !== 'resubmit')) continue;
          status = wanted!;
          asked = name === 'resubmit';
          decisions += 1;
        }
        const { kyb_status, kyb_resubmission_reason, kyb_decisions } = await read(uuid);
        expect([kyb_status, kyb_resubmission_reason !== null]).toEqual([status, asked]);
        const numbers = kyb_decisions.map(({ number }: { number: number }) => number);
        expect(numbers).toEqual(Array.from({ length: decisions }, (_, n) => decisions - n));
      }),
      { numRuns: budget({ usual: 6, campaign: 300 }) },
    );
  });

  it('of two operators at once, one decides and the other is refused', async () => {
    const { uuid } = await inReview();
    const answers = await Promise.all(
      ['approve', 'reject'].map((decision) => decide(uuid, { decision, reason: 'At once.' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await read(uuid)).kyb_decisions).toHaveLength(2);
  });
});
