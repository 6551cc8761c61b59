// Operators are told of approvals, by e-mail and by a signed webhook: who may decide, and who
// asked.
import { Webhook } from 'standardwebhooks';
import { afterAll, describe, expect, it } from 'vitest';
import { tellOperatorsJob } from '../../../src/access/notices/tell-operators.job.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { readSettings } from '../../../src/platform/settings/read-settings.ts';
import { checkMail } from '../../../src/service/doctor/check-mail.ts';
import { startMailServer } from '../../support/operators/mail-server.ts';
import { type Person, person } from '../../support/operators/person.ts';
import type { TestAnswer } from '../../support/service/service.ts';
import { testService } from '../../support/service/service.ts';
import { startReceiver, trustTestAuthority } from '../../support/webhooks/receiver.ts';

trustTestAuthority();
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const mail = await startMailServer();
let status = 200;
const hook = await startReceiver((_request, response) => {
  response.statusCode = status;
  response.end();
});
const service = await testService({
  settings: {
    ACHORD_PUBLIC_URL: 'https://achord.platform.example/',
    ACHORD_SMTP_URL: mail.url,
    ACHORD_MAIL_FROM: 'Payments <payments@platform.example>',
    ACHORD_NOTICE_URL: `${hook.url}approvals`,
    ACHORD_NOTICE_SECRET: secret,
  },
});
const { database, settings } = service.context;
const owner = openDatabase(service.database.ownerUrl, 1, () => {});
afterAll(() => owner.end());
const job = tellOperatorsJob(service.context)!;
const [asker, other, administrator, disabled] = await Promise.all([
  person(service, 'operator'),
  person(service, 'operator'),
  person(service, 'administrator'),
  person(service, 'operator'),
  // May not decide.
  person(service, 'viewer'),
  person(service, 'risk'),
]);
await service.send('PUT', `/admin/v1/operators/${disabled.uuid}`, { body: { disabled: true } });
await service.send('PUT', '/admin/v1/approval-policies/own_funds', { body: { is_required: true, above_amount: 0 } });

let amounts = 100_000;
async function asked(who: Person = asker, reason = 'Peña asked for café money.'): Promise<string> {
  const answer: TestAnswer = await who.send('POST', '/admin/v1/own-funds', { body: { amount: ++amounts, reason } });
  return answer.body.data.approval.uuid;
}
const decide = (who: Person, uuid: string, verb: 'approve' | 'refuse') =>
  who.send('POST', `/admin/v1/approvals/${uuid}/${verb}`, { body: { reason: 'Looked at it.' } });

/** What a run sends. */
async function told() {
  const [mails, hooks] = [mail.received.length, hook.received.length];
  await job.run();
  const webhooks = hook.received.slice(hooks).map(({ headers, body }) => ({
    id: headers['webhook-id'],
    content: new Webhook(secret).verify(body, headers) as { type: string; approval: Record<string, unknown> },
  }));
  return { mails: mail.received.slice(mails), webhooks };
}
const makeDue = () =>
  database.query(
    `UPDATE approval_notices SET next_attempt_at = now() - interval '1 second' WHERE next_attempt_at IS NOT NULL`,
    [],
  );

it('Those who may decide are told once, and then who asked', async () => {
  const uuid = await asked();
  const { mails, webhooks } = await told();
  expect(mails.map(({ to }) => to)).toEqual([[administrator.email, other.email].sort()]);
  const { raw } = mails[0]!;
  for (const text of [
    'From: Payments <payments@platform.example>',
    'Subject: Please approve or refuse: Book own funds, $1,000.01',
    `${asker.name} asked for this act`,
    'Reason: Peña asked for café money.',
    `https://achord.platform.example/console/approvals/${uuid}`,
    `Message-ID: <${uuid}.waiting@127.0.0.1>`,
  ])
    expect(raw).toContain(text);
  expect(webhooks).toMatchObject([
    {
      id: `${uuid}.waiting`,
      content: {
        type: 'approval.waiting',
        approval: {
          uuid,
          act: 'own_funds',
          state: 'waiting',
          amount: 100_001,
          role: 'operator',
          asked_by: { name: asker.name, email: asker.email },
          decided_by: null,
          url: `https://achord.platform.example/console/approvals/${uuid}`,
        },
      },
    },
  ]);
  expect(await told()).toEqual({ mails: [], webhooks: [] });

  await decide(other, uuid, 'approve');
  const end = await told();
  expect(end.mails.map(({ to }) => to)).toEqual([[asker.email]]);
  expect(end.mails[0]!.raw).toContain(`${other.name} approved it`);
  expect(end.mails[0]!.raw).toContain(': Looked at it.');
  expect(end.webhooks).toMatchObject([{ content: { type: 'approval.approved', approval: { state: 'approved' } } }]);
  expect(await told()).toEqual({ mails: [], webhooks: [] });
});

it('Who turned an e-mail off does not get it; the webhook is sent all the same', async () => {
  const all = { approvals_to_decide: true, own_approvals: true, scheduled_files: true, risk_decisions: true };
  const choose = (who: Person, off: object) => who.send('PUT', '/admin/v1/session/mails', { body: { ...all, ...off } });
  await choose(other, { approvals_to_decide: false });
  const uuid = await asked();
  const waiting = await told();
  expect(waiting.mails.map(({ to }) => to)).toEqual([[administrator.email]]);
  expect(waiting.webhooks).toHaveLength(1);
  await choose(asker, { own_approvals: false });
  await decide(administrator, uuid, 'approve');
  expect(await told()).toMatchObject({ mails: [], webhooks: [{ id: `${uuid}.approved` }] });
  for (const who of [other, asker]) await choose(who, {});
});

it('What is decided before anyone was told is told as decided; who takes it back gets no e-mail', async () => {
  const refused = await asked();
  await decide(administrator, refused, 'refuse');
  const takenBack = await asked();
  await decide(asker, takenBack, 'refuse');
  const { mails, webhooks } = await told();
  expect(mails.map(({ to }) => to)).toEqual([[asker.email]]);
  expect(webhooks.map(({ id }) => id)).toEqual([`${refused}.refused`, `${takenBack}.refused`]);
});

it('An approval that expires is told to who asked, who knows from the job when', async () => {
  const uuid = await asked();
  await told();
  const dueInMs = await job.dueInMs!();
  expect(dueInMs).toBeGreaterThan(23 * 3_600_000);
  expect(dueInMs).toBeLessThanOrEqual(24 * 3_600_000);
  await owner.query(`UPDATE approvals SET expires_at = now() - interval '1 second' WHERE uuid = $1`, [uuid]);
  const { mails, webhooks } = await told();
  expect(mails.map(({ to }) => to)).toEqual([[asker.email]]);
  expect(mails[0]!.raw).toContain('Subject: Expired without a decision: Book own funds');
  expect(webhooks).toMatchObject([{ id: `${uuid}.expired` }]);
});

it('Each channel tries again by itself, under the same id, until it gives up', async () => {
  const uuid = await asked();
  mail.refuseWith(451);
  status = 503;
  expect((await told()).mails).toEqual([]);
  const failed = () =>
    database.query<{ channel: string; attempt_count: number; error: string | null; is_due: boolean }>(
      `SELECT channel, attempt_count, error, next_attempt_at IS NOT NULL AS is_due FROM approval_notices
       WHERE approval_uuid = $1 ORDER BY channel`,
      [uuid],
    );
  expect(await failed()).toEqual([
    {
      channel: 'mail',
      attempt_count: 1,
      error: 'the mail server did not take the message (EMESSAGE, 451)',
      is_due: true,
    },
    { channel: 'webhook', attempt_count: 1, error: 'the receiver answered 503', is_due: true },
  ]);
  // Not before its pause is over.
  expect(await told()).toEqual({ mails: [], webhooks: [] });
  mail.refuseWith(null);
  await makeDue();
  const { mails, webhooks } = await told();
  expect(mails).toHaveLength(1);
  expect(webhooks.map(({ id }) => id)).toEqual([`${uuid}.waiting`]);
  for (let attempt = 3; attempt <= 12; attempt++) {
    await makeDue();
    await job.run();
  }
  expect(await failed()).toMatchObject([
    { channel: 'mail', attempt_count: 2, error: null, is_due: false },
    { channel: 'webhook', attempt_count: 12, is_due: false },
  ]);
  await makeDue();
  status = 200;
  expect(await told()).toEqual({ mails: [], webhooks: [] });
});

it('Two workers send a notice once', async () => {
  const uuid = await asked();
  const [mails, hooks] = [mail.received.length, hook.received.length];
  await Promise.all(Array.from({ length: 4 }, () => job.run()));
  expect(mail.received.slice(mails)).toHaveLength(1);
  expect(hook.received.slice(hooks).map(({ headers }) => headers['webhook-id'])).toEqual([`${uuid}.waiting`]);
});

it('The doctor tries the mail server', async () => {
  expect(await checkMail(settings)).toMatchObject({ status: 'OK' });
  const wrong = mail.url.replace('achord:', 'other:');
  expect(await checkMail({ ...settings, ACHORD_SMTP_URL: wrong })).toMatchObject({
    status: 'FAILED',
    found: expect.stringContaining('EAUTH, 535'),
  });
});

describe('The settings', () => {
  const complete = {
    ACHORD_PUBLIC_URL: 'https://achord.platform.example',
    ACHORD_SMTP_URL: 'smtp://user:a%20word@mail.platform.example:587',
    ACHORD_MAIL_FROM: 'payments@platform.example',
    ACHORD_NOTICE_URL: 'https://chat.platform.example/approvals',
    ACHORD_NOTICE_SECRET: secret,
  };

  it('of each channel belong together, and need the URL for the link', () => {
    expect(readSettings(complete)).toMatchObject(complete);
    for (const name of Object.keys(complete))
      expect(() => readSettings({ ...complete, [name]: '' })).toThrow(`${name} must be set`);
  });

  it.each([
    ['ACHORD_SMTP_URL', 'mail.platform.example'],
    ['ACHORD_SMTP_URL', 'https://mail.platform.example'],
    ['ACHORD_SMTP_URL', 'smtps://mail.platform.example/path'],
    ['ACHORD_MAIL_FROM', 'payments'],
    ['ACHORD_MAIL_FROM', 'Payments <a@b.example>, other@b.example'],
    ['ACHORD_MAIL_FROM', 'a@b.example\r\nBcc: all@b.example'],
  ])('refuse %s %j', (name, value) => {
    expect(() => readSettings({ ...complete, [name]: value })).toThrow(`${name} must be`);
  });
});
