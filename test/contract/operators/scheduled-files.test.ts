// A saved view is written as a file for each banking day, week or month: once, for people, and they
// are told.

import { gunzipSync } from 'node:zlib';
import { Webhook } from 'standardwebhooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../src/ach/calendar/days.ts';
import { reportLists, reports, stateWords } from '../../../src/oversight/desk/scheduled/reports.ts';
import {
  endLease,
  leaseSchedule,
  recordFailure,
  selectSchedule,
} from '../../../src/oversight/desk/scheduled/scheduled.sql.ts';
import { tellOfFilesJob } from '../../../src/oversight/desk/scheduled/tell-of-files.job.ts';
import { writeScheduledFiles } from '../../../src/oversight/desk/scheduled/write-scheduled-files.job.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { startMailServer } from '../../support/operators/mail-server.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { atHome } from '../../support/service/two-lanes.ts';
import { startReceiver, trustTestAuthority } from '../../support/webhooks/receiver.ts';

trustTestAuthority();
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
let service: TestService;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let hook: Awaited<ReturnType<typeof startReceiver>>;
let status = 200;
let support: Person;
let viewer: Person;
let payments: Payments;
beforeAll(async () => {
  mail = await startMailServer();
  hook = await startReceiver((_request, response) => {
    response.statusCode = status;
    response.end();
  });
  service = await testService({
    settings: {
      ACHORD_PUBLIC_URL: 'https://achord.platform.example/',
      ACHORD_SMTP_URL: mail.url,
      ACHORD_MAIL_FROM: 'Payments <payments@platform.example>',
      ACHORD_NOTICE_URL: `${hook.url}notices`,
      ACHORD_NOTICE_SECRET: secret,
    },
  });
  await advance(service, { to: sundayAhead(service) });
  await advance(service, { banking_days: 1 });
  payments = await paymentsOf(service);
  support = await person(service, 'support');
  viewer = await person(service, 'viewer');
});

const schedules = '/admin/v1/file-schedules';
const files = '/admin/v1/scheduled-files';

async function view(query: string, list = 'payments'): Promise<string> {
  const name = `View ${Math.random()}`;
  return (await support.send('POST', '/admin/v1/saved-views', { body: { list, name, query } })).body.data.uuid;
}
const schedule = (view_uuid: string, fields: object = {}, who = support) =>
  who.send('POST', schedules, { body: { view_uuid, every: 'banking_day', hour: 7, ...fields } });
const scheduled = async (query: string, fields: object = {}, list = 'payments'): Promise<string> =>
  (await schedule(await view(query, list), fields)).body.data.uuid;
const filesOf = async (uuid: string) =>
  (await viewer.send('GET', `${files}?schedule_uuid=${uuid}`)).body.data.files as Record<string, string>[];
const download = async (uuid: string) => (await viewer.send('GET', `${files}/${uuid}`)).text;
const write = () => writeScheduledFiles(atHome(service));
const nextDay = () => advance(service, { banking_days: 1 });
async function written(uuid: string): Promise<string[]> {
  await write();
  const [file] = await filesOf(uuid);
  return (await download(file!.uuid!)).trimEnd().split('\r\n');
}

describe('A scheduled file', () => {
  it('has the rows of the view for people: names, dollars, Eastern times', async () => {
    const uuid = await scheduled('amount_from=100000&created=last_month&sort=-amount');
    const large = await payments.started({ amount: 123_450, client_reference_id: '=order-1' });
    await payments.started({ amount: 900 });
    await nextDay();
    const lines = await written(uuid);
    expect(lines[0]).toBe('Started (Eastern time),Amount,State,Code,Payer,Payee,Reference,Tenant');
    expect(lines).toHaveLength(2);
    const { transaction, payer_name, payee_name } = (await service.send('GET', `/admin/v1/transactions/${large.uuid}`))
      .body.data;
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,1234\.50,(Debited|Started),/);
    for (const text of [payer_name, payee_name, "'=order-1"]) expect(lines[1]).toContain(text);
    expect(lines[1]).toContain(
      new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'America/New_York',
        dateStyle: 'short',
        timeStyle: 'medium',
      }).format(new Date(transaction.created_at)),
    );
    expect((await filesOf(uuid))[0]).toMatchObject({ row_count: 1, list: 'payments' });
  });

  it('has the columns of the view, and every row beyond a page', async () => {
    const uuid = await scheduled('client_reference_id=many&columns=uuid,amount,processor_uuid,constructor');
    const started: { uuid: string }[] = [];
    for (let n = 0; n < 130; n++)
      started.push(await payments.started({ amount: 1_000 + n, client_reference_id: 'many' }));
    await nextDay();
    const [head, ...rows] = await written(uuid);
    expect(head).toBe('Uuid,Amount,Processor uuid,Constructor');
    expect(rows.every((row) => row.endsWith(','))).toBe(true);
    expect(rows.map((row) => row.split(',')[0]).toSorted()).toEqual(started.map((one) => one.uuid).toSorted());
  });

  it('is written once for each period, also by two processes, and after days without one', async () => {
    const uuid = await scheduled('');
    await advance(service, { banking_days: 3 });
    await Promise.all([write(), write(), write()]);
    while ((await write()) > 0);
    const days = (await filesOf(uuid)).toReversed();
    expect(days.length).toBeGreaterThan(1);
    for (const [index, { last_day }] of days.slice(0, -1).entries())
      expect(days[index + 1]!.first_day).toBe(addDays(last_day!, 1));
    expect(await write()).toBe(0);
    expect(await filesOf(uuid)).toHaveLength(days.length);
  });

  it('is written by the next process when one dies while it writes', async () => {
    const uuid = await scheduled('');
    await nextDay();
    const owner = openDatabase(service.database.ownerUrl, 1, () => {});
    // It had the lease, and wrote nothing.
    await owner.query(`UPDATE file_schedules SET leased_until = now() + interval '1 hour' WHERE uuid = $1`, [uuid]);
    await write();
    expect(await filesOf(uuid)).toEqual([]);
    await owner.query(`UPDATE file_schedules SET leased_until = now() - interval '1 second' WHERE uuid = $1`, [uuid]);
    await write();
    const [file] = await filesOf(uuid);
    const [{ content }] = (await owner.query('SELECT content FROM scheduled_file_chunks WHERE file_uuid = $1', [
      file!.uuid,
    ])) as [{ content: Buffer }];
    expect(gunzipSync(content).toString()).toBe(await download(file!.uuid!));
    await owner.end();
  });

  it.each(reportLists.filter((list) => list !== 'payments'))('can be of the list %s', async (list) => {
    const uuid = await scheduled('', { hour: 0 }, list);
    await nextDay();
    const [head] = await written(uuid);
    const heads = Object.values(reports[list].columns as Record<string, { head: string; kind: string }>);
    expect(head).toBe(heads.map(({ head: one, kind }) => (kind === 'time' ? `${one} (Eastern time)` : one)).join(','));
  });

  it('stays when its schedule has ended, and no other one is written', async () => {
    const uuid = await scheduled('');
    await nextDay();
    await write();
    expect((await support.send('DELETE', `${schedules}/${uuid}`)).status).toBe(200);
    expect((await support.send('DELETE', `${schedules}/${uuid}`)).status).toBe(200);
    await nextDay();
    await write();
    const [file, ...others] = await filesOf(uuid);
    expect(others).toEqual([]);
    expect(await download(file!.uuid!)).toContain('Started');
  });
});

describe('A schedule whose file cannot be written', () => {
  const owner = () => openDatabase(service.database.ownerUrl, 1, () => {});
  const change = async (uuid: string, set: string) => {
    const database = owner();
    await database.query(`UPDATE file_schedules SET ${set} WHERE uuid = $1`, [uuid]);
    await database.end();
  };
  const attemptsOf = async (uuid: string) => {
    const database = owner();
    const [row] = await database.query<{ failed_attempts: number; retry_at: Date }>(
      'SELECT failed_attempts, retry_at FROM file_schedules WHERE uuid = $1',
      [uuid],
    );
    await database.end();
    return row!;
  };
  const listed = async (uuid: string) =>
    ((await viewer.send('GET', schedules)).body.data.schedules as { uuid: string; failure: string | null }[]).find(
      (one) => one.uuid === uuid,
    )!;
  const job = () => tellOfFilesJob(atHome(service))!;
  const untilDone = async () => {
    while ((await write()) > 0);
    while ((await job().run()) > 0);
  };

  it('keeps no other one from its file, is tried again after a pause, and is told once', async () => {
    await untilDone();
    const [broken, listOfNoReport, good] = [await scheduled(''), await scheduled(''), await scheduled('')];
    await change(broken, `query = 'amount_from=much'`);
    await change(listOfNoReport, `list = 'constructor'`);
    await nextDay();
    const begun = Date.now();
    await untilDone();
    expect(await filesOf(good)).toHaveLength(1);
    for (const uuid of [broken, listOfNoReport]) expect(await filesOf(uuid)).toEqual([]);
    expect((await listed(broken)).failure).toContain('amount_from');
    expect((await listed(listOfNoReport)).failure).toBe(
      'The service had an error, which is in its log. It tries again.',
    );
    expect((await listed(good)).failure).toBeNull();
    const { failed_attempts, retry_at } = await attemptsOf(broken);
    expect(failed_attempts).toBe(1);
    expect(retry_at.getTime()).toBeGreaterThanOrEqual(begun + 60_000);

    const [mails, hooks] = [mail.received.length, hook.received.length];
    for (let attempt = 2; attempt <= 4; attempt++) {
      await change(broken, `retry_at = now() - interval '1 second'`);
      await untilDone();
      expect((await attemptsOf(broken)).failed_attempts).toBe(attempt);
      const told = mail.received.slice(mails).filter(({ raw }) => raw.includes(`<${broken}.`));
      expect(told.map(({ to }) => to)).toEqual(attempt < 3 ? [] : [[support.email]]);
    }
    const told = hook.received
      .slice(hooks)
      .map(({ headers, body }) => new Webhook(secret).verify(body, headers) as { type: string; file: object });
    expect(told).toEqual([
      { type: 'file.failed', file: expect.objectContaining({ schedule_uuid: broken, list: 'payments' }) },
    ]);

    await change(broken, `query = '', retry_at = now() - interval '1 second'`);
    await untilDone();
    expect(await filesOf(broken)).toHaveLength(1);
    expect((await listed(broken)).failure).toBeNull();
    for (const uuid of [broken, listOfNoReport, good]) await support.send('DELETE', `${schedules}/${uuid}`);
  });

  it('that is written is no failure when the end of its lease fails', async () => {
    const uuid = await scheduled('');
    const superuser = owner();
    await superuser.query(
      `CREATE FUNCTION refuse_end() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''the lease stays''; END'`,
      [],
    );
    await superuser.query(
      `CREATE TRIGGER refuse_end BEFORE UPDATE ON file_schedules FOR EACH ROW
       WHEN (OLD.uuid = '${uuid}' AND NEW.leased_until IS NULL AND OLD.failure IS NOT DISTINCT FROM NEW.failure) EXECUTE FUNCTION refuse_end()`,
      [],
    );
    await nextDay();
    await expect(untilDone()).rejects.toThrow('the lease stays');
    await superuser.query('DROP TRIGGER refuse_end ON file_schedules', []);
    await superuser.query('DROP FUNCTION refuse_end()', []);
    expect(await filesOf(uuid)).toHaveLength(1);
    expect((await listed(uuid)).failure).toBeNull();
    expect((await attemptsOf(uuid)).failed_attempts).toBe(0);
    await superuser.end();
    await support.send('DELETE', `${schedules}/${uuid}`);
  });

  it('keeps its lease when a process ends an older one', async () => {
    const uuid = await scheduled('');
    const now = new Date();
    const until = (seconds: number) => new Date(now.getTime() + 1_000 * seconds);
    const { database } = service.context;
    const asRead = { uuid, covered_until: (await selectSchedule(database, uuid))!.covered_until, failed_attempts: 0 };
    const dead = await leaseSchedule(database, asRead, now, until(10));
    // The process that died has counted its attempt.
    expect(await leaseSchedule(database, asRead, until(11), until(60))).toBeNull();
    const lease = await leaseSchedule(database, { ...asRead, failed_attempts: 1 }, until(11), until(60));
    expect(lease).not.toBeNull();
    await endLease(database, dead!);
    await recordFailure(database, dead!, { failure: 'late', retry_at: now, told_at: now });
    const again = { ...asRead, failed_attempts: 2 };
    expect(await leaseSchedule(database, again, until(12), until(60))).toBeNull();
    expect((await listed(uuid)).failure).toBeNull();
    await endLease(database, lease!);
    expect(await leaseSchedule(database, again, until(12), until(60))).not.toBeNull();
    await support.send('DELETE', `${schedules}/${uuid}`);
  });
});

describe('A schedule', () => {
  it('names its next file, and who made it', async () => {
    const { body } = await schedule(await view('state=held'), { every: 'month', hour: 18 });
    expect(body.data).toMatchObject({
      every: 'month',
      hour: 18,
      query: 'state=held',
      scheduled_by: expect.any(String),
    });
    expect(body.data.next_first_day).toMatch(/-01$/);
    const { schedules: listed } = (await viewer.send('GET', schedules)).body.data;
    expect(listed).toContainEqual(body.data);
  });

  it('is refused for a list without a file, filters that the list does not take, and what is no view', async () => {
    const errorOf = async (uuid: string, fields: object = {}) =>
      (await schedule(uuid, fields)).body.errors[0] as { field: string; code: string; message: string };
    expect(await errorOf(await view('', 'holds'))).toMatchObject({ field: 'view_uuid', code: 'list' });
    expect(await errorOf(await view('', 'constructor'))).toMatchObject({ field: 'view_uuid', code: 'list' });
    expect((await errorOf(await view('amount_from=much'))).message).toContain('amount_from');
    expect((await errorOf(await view('shade=red'))).code).toBe('filters');
    expect((await schedule('019a2f3c-9c02-7b33-8a01-2e3f40516274')).status).toBe(404);
    expect(await errorOf(await view(''), { hour: 24 })).toMatchObject({ field: 'hour' });
    expect((await schedule(await view(''), {}, viewer)).status).toBe(403);
  });
});

describe('People', () => {
  const job = () => tellOfFilesJob(atHome(service))!;

  it('are told of a file once: who scheduled it by e-mail, the own systems by a webhook', async () => {
    while ((await write()) > 0);
    while ((await job().run()) > 0);
    const uuid = await scheduled('client_reference_id=none');
    await nextDay();
    while ((await write()) > 0);
    const [mails, hooks] = [mail.received.length, hook.received.length];
    while ((await job().run()) > 0);
    await job().run();
    const [file] = await filesOf(uuid);
    const ofFile = mail.received.slice(mails).filter(({ raw }) => raw.includes(`<${file!.uuid}.written@`));
    expect(ofFile.map(({ to }) => to)).toEqual([[support.email]]);
    expect(ofFile[0]!.raw).toContain('https://achord.platform.example/console/scheduled');
    const told = hook.received
      .slice(hooks)
      .map(({ headers, body }) => new Webhook(secret).verify(body, headers) as { type: string; file: object })
      .filter(({ file: one }) => (one as { uuid: string }).uuid === file!.uuid);
    expect(told).toEqual([{ type: 'file.written', file: expect.objectContaining({ list: 'payments', row_count: 0 }) }]);
  });

  it('are not told by e-mail when they are disabled, became people of a tenant or turned it off', async () => {
    const [{ uuid: tenant }] = (await service.send('GET', '/admin/v1/processors')).body.data.processors;
    const mails = mail.received.length;
    const [gone, moved, off, stays] = [
      await person(service, 'support'),
      await person(service, 'support'),
      await person(service, 'support'),
      support,
    ];
    const uuids: string[] = [];
    for (const who of [gone, moved, off, stays])
      uuids.push((await schedule(await view('client_reference_id=none'), {}, who)).body.data.uuid);
    const change = (who: Person, body: object) => service.send('PUT', `/admin/v1/operators/${who.uuid}`, { body });
    expect((await change(gone, { disabled: true })).status).toBe(200);
    expect((await change(moved, { role: 'tenant_viewer', processor_uuid: tenant })).status).toBe(200);
    const chosen = { approvals_to_decide: true, own_approvals: true, scheduled_files: false, risk_decisions: true };
    expect((await off.send('PUT', '/admin/v1/session/mails', { body: chosen })).status).toBe(200);
    await nextDay();
    while ((await write()) > 0);
    while ((await job().run()) > 0);
    for (const uuid of uuids) expect(await filesOf(uuid)).toHaveLength(1);
    const told = mail.received
      .slice(mails)
      .flatMap(({ to }) => to)
      .filter((address) => [gone, moved, off, stays].some(({ email }) => email === address));
    expect(new Set(told)).toEqual(new Set([stays.email]));
    for (const uuid of uuids) await support.send('DELETE', `${schedules}/${uuid}`);
  });

  it('are told again when a receiver was away', async () => {
    await scheduled('client_reference_id=none');
    await nextDay();
    while ((await write()) > 0);
    while ((await job().run()) > 0);
    const idsSince = (count: number) => hook.received.slice(count).map(({ headers }) => headers['webhook-id']);
    await scheduled('client_reference_id=none');
    await nextDay();
    while ((await write()) > 0);
    const away = hook.received.length;
    status = 503;
    while ((await job().run()) > 0);
    status = 200;
    const hooks = hook.received.length;
    const owner = openDatabase(service.database.ownerUrl, 1, () => {});
    await owner.query(
      `UPDATE scheduled_files SET webhook_due_at = now() - interval '1 second' WHERE webhook_due_at IS NOT NULL`,
      [],
    );
    await owner.end();
    while ((await job().run()) > 0);
    const again = idsSince(hooks);
    expect(again.length).toBeGreaterThan(0);
    expect(again.toSorted()).toEqual(
      idsSince(away)
        .slice(0, hooks - away)
        .toSorted(),
    );
  });
});

it('The files have the words of the console', async () => {
  const { words } = await import('../../../console/words/en.ts');
  const { lists } = await import('../../../console/lists/lists.ts');
  const { fieldWords } = await import('../../../console/lists/list-definition.ts');
  expect(stateWords).toEqual(words.payment.stateNames);
  for (const list of reportLists) {
    const shown = lists[list].columns.map(({ field }) => [field, fieldWords(list, field)]);
    const heads = Object.entries(reports[list].columns as Record<string, { head: string }>);
    expect(
      heads.map(([field, { head }]) => [field, head]),
      list,
    ).toEqual(shown);
  }
});
