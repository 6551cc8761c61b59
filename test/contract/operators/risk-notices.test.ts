// Operators are told that sanctions hits and fraud reviews wait, by e-mail and by a signed webhook,
// and metrics count them.

import { Webhook } from 'standardwebhooks';
import { afterAll, expect, it } from 'vitest';
import { tellOfRiskJob } from '../../../src/oversight/desk/notices/tell-of-risk.job.ts';
import { screenSome } from '../../../src/payments/risk/screening/users/screen-due.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { startMailServer } from '../../support/operators/mail-server.ts';
import { person } from '../../support/operators/person.ts';
import { paymentsOf } from '../../support/payments/payments.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { testService } from '../../support/service/service.ts';
import { atHome } from '../../support/service/two-lanes.ts';
import { startReceiver, trustTestAuthority } from '../../support/webhooks/receiver.ts';

trustTestAuthority();
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const mail = await startMailServer();
const hook = await startReceiver((_request, response) => response.end());
const service = await testService({
  settings: {
    ACHORD_PUBLIC_URL: 'https://achord.platform.example/',
    ACHORD_SMTP_URL: mail.url,
    ACHORD_MAIL_FROM: 'Payments <payments@platform.example>',
    ACHORD_NOTICE_URL: `${hook.url}notices`,
    ACHORD_NOTICE_SECRET: secret,
  },
});
const owner = openDatabase(service.database.ownerUrl, 1, () => {});
afterAll(() => owner.end());
const { processor } = await paymentsOf(service);
const risk = await person(service, 'risk');
const administrator = await person(service, 'administrator');
const off = await person(service, 'risk');
// May not decide.
await person(service, 'support');
await off.send('PUT', '/admin/v1/session/mails', {
  body: { approvals_to_decide: true, own_approvals: true, scheduled_files: true, risk_decisions: false },
});

async function raiseHit(): Promise<void> {
  await registerPerson(service, processor.token, { first_name: 'Zzyzx', last_name: 'Zorblatton' });
  while ((await screenSome(service.context)) > 0);
}

const job = tellOfRiskJob(atHome(service))!;

/** What a run sends. */
async function told() {
  const [mails, hooks] = [mail.received.length, hook.received.length];
  while ((await job.run()) > 0);
  const contents = hook.received
    .slice(hooks)
    .map(({ headers, body }) => new Webhook(secret).verify(body, headers) as { type: string; waiting: object });
  return { mails: mail.received.slice(mails), contents };
}

/** As if the last notice were older. */
const hoursLater = (hours: number) =>
  owner.query(`UPDATE risk_notices SET made_at = made_at - make_interval(hours => $1)`, [hours]);

it('A hit is told at once to those who may decide, later ones within the hour together', async () => {
  await raiseHit();
  const first = await told();
  expect(first.mails.map(({ to }) => to)).toEqual([[administrator.email, risk.email].toSorted()]);
  expect(first.mails[0]!.raw).toContain('Subject: 1 sanctions hit waits for a decision');
  expect(first.mails[0]!.raw).toContain('https://achord.platform.example/console/sanctions-hits?state=open');
  expect(first.mails[0]!.raw).not.toContain('Zorblatton');
  expect(first.contents).toEqual([
    {
      type: 'sanctions_hits.waiting',
      waiting: expect.objectContaining({
        count: 1,
        url: 'https://achord.platform.example/console/sanctions-hits?state=open',
      }),
    },
  ]);
  await raiseHit();
  expect(await told()).toEqual({ mails: [], contents: [] });
  await hoursLater(1);
  expect((await told()).contents).toMatchObject([{ waiting: { count: 2 } }]);
});

it('What still waits is told again after a day, and nothing once all is decided', async () => {
  await hoursLater(23);
  expect((await told()).contents).toEqual([]);
  await hoursLater(1);
  expect((await told()).contents).toMatchObject([{ waiting: { count: 2 } }]);
  const { sanctions_hits } = (await service.send('GET', '/admin/v1/sanctions-hits?state=open')).body.data;
  for (const { uuid } of sanctions_hits)
    await service.send('POST', `/admin/v1/sanctions-hits/${uuid}/clear`, { body: { reason: 'Another person.' } });
  await hoursLater(48);
  expect((await told()).contents).toEqual([]);
});

it('Reviews are told the same way', async () => {
  await owner.query(
    `INSERT INTO fraud_reviews (shard, processor_id, uuid, transaction_uuid, stage, amount, state, hold_uuid, found_at)
     VALUES (shard_of($1), $1, $1, $1, 'payout', 100, 'open', $1, now() - interval '1 hour')`,
    [processor.uuid],
  );
  const { mails, contents } = await told();
  expect(mails[0]!.raw).toContain('Subject: 1 fraud review waits for a decision');
  expect(contents).toMatchObject([{ type: 'fraud_reviews.waiting', waiting: { count: 1 } }]);
});

it('Metrics count what waits and since when', async () => {
  await raiseHit();
  const text = await (await fetch(`${service.address}/metrics`)).text();
  const shown = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)![1]);
  expect(shown('achord_sanctions_hits_open')).toBe(1);
  expect(shown('achord_fraud_reviews_open')).toBe(1);
  expect(shown('achord_fraud_oldest_review_seconds')).toBeGreaterThanOrEqual(3_600);
  expect(shown('achord_sanctions_import_age_seconds')).toBe(0);
  await owner.query(
    `INSERT INTO sanctions_imports (uuid, list, imported_at, imported_by, files_sha256, entry_count, name_count, added_count,
       changed_count, removed_count)
     VALUES (gen_random_uuid(), 'sdn', now() - interval '8 days', 'tester', '', 0, 0, 0, 0, 0)`,
    [],
  );
  const later = await (await fetch(`${service.address}/metrics`)).text();
  expect(Number(/^achord_sanctions_import_age_seconds (\S+)$/m.exec(later)![1])).toBeGreaterThan(604_800);
});
