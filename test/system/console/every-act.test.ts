// Every act of the console but those on payments, in every role: a role is shown what the API
// allows it, and nothing else. Each button is pressed by an administrator, and its request reaches
// the API with one field too many, so that it changes nothing: the field is refused then, and not
// the role. In a campaign each role presses what it is shown.
import { randomUUID } from 'node:crypto';
import type { Browser, Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { keyOfRow, type ListDefinition, type Row } from '../../../console/lists/list-definition.ts';
import { type ListName, lists } from '../../../console/lists/lists.ts';
import { allows, type Role } from '../../../src/api/http/caller.ts';
import type { Operation } from '../../../src/api/http/operation.ts';
import { consolePage, startBrowser } from '../../support/console/browser.ts';
import { type LeftWork, leaveWork } from '../../support/console/waiting-work.ts';
import { person } from '../../support/operators/person.ts';
import { isCampaign } from '../../support/runner/budget.ts';
import { everyOperation } from '../../support/service/every-operation.ts';
import { type TestService, testService } from '../../support/service/service.ts';

/** A screen with acts. `reveal`: what shows them; absent: opening the screen. */
interface Place {
  path: string;
  /** An act that an administrator is shown there. */
  has: string;
  reveal?(page: Page): Promise<void>;
}

interface Pressed {
  place: string;
  /** What is on the button. */
  name: string;
  operationId: string;
  /** The role that the request needs. */
  needed: Role;
}

interface Answered {
  method: string;
  path: string;
  status: number;
  errors: readonly { field: string }[];
}

const settings = { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8', ACHORD_REQUEST_LOG_DAYS: '14' };
let service: TestService;
let browser: Browser;
let places: Place[];
let changes: { operation: Operation; pattern: RegExp }[];
/** `expected`: what is shown at each place; null: it is not known, and everything is pressed. */
let walk: (role: Role, expected: ReadonlyMap<string, readonly string[]> | null) => Promise<Pressed[]>;
/** What an administrator is shown, who may do everything. */
let ofAdministrator: Promise<Pressed[]> | undefined;
const all = (): Promise<Pressed[]> => {
  ofAdministrator ??= walk('administrator', null);
  return ofAdministrator;
};

beforeAll(async () => {
  [service, browser] = await Promise.all([testService({ settings }), startBrowser()]);
  changes = everyOperation(service)
    .filter(({ method }) => method !== 'GET')
    // A word of a path means more than a parameter.
    .toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)
    .map((operation) => ({ operation, pattern: new RegExp(`^${operation.path.replace(/:\w+/g, '[^/]+')}$`) }));
  const work = await leaveWork(service);
  // A row of the lists of operators and sessions.
  await person(service, 'viewer');
  places = placesOf(work, await rowsWithActs());
  walk = async (role, expected) => {
    const { cookie } = await person(service, role);
    // Lists that the role may not read, and the answers to what is pressed.
    const { page, open, wrong } = await consolePage(browser, service, { cookie, expected: /status of (403|404|422)/ });
    const quiet = watchRequests(page);
    const requests = await catchRequests(page);
    await open('/settings');
    await quiet();
    const pressed: Pressed[] = [];
    for (const place of places) {
      const names = () => namesOf(page);
      await openPlace(page, place, quiet);
      if (expected === null) await expect.poll(names, { message: nameOf(place) }).toContain(place.has);
      else await expect.poll(names, { message: nameOf(place) }).toEqual(expected.get(nameOf(place)) ?? []);
      const shown = await names();
      if (expected === null || isCampaign)
        for await (const [name, request] of pressEach(page, place, shown, quiet, requests))
          pressed.push({ place: nameOf(place), name, ...(await allowed(request)) });
    }
    expect(wrong).toEqual([]);
    return pressed;
  };
});

describe('What is shown', () => {
  it('leads to every operation of operators that changes something, but for those that are named here', async () => {
    const pressed = new Set((await all()).map(({ operationId }) => operationId));
    const left = changes.flatMap(({ operation: { callers, operationId } }) =>
      callers.includes('admin') && !pressed.has(operationId) ? [operationId] : [],
    );
    const elsewhere = Object.values(pressedElsewhere).flat();
    expect(left.filter((operationId) => !elsewhere.includes(operationId))).toEqual([]);
  });

  it.each(['viewer', 'support', 'operator', 'risk'] as const)('to %s is what the API allows', async (role) => {
    const expected = new Map<string, string[]>();
    for (const { place, name, needed } of await all())
      if (allows(role, needed)) expected.set(place, [...(expected.get(place) ?? []), name]);
    for (const { operationId, needed } of await walk(role, expected))
      expect(allows(role, needed), operationId).toBe(true);
  });
});

it('Who asked for an act may take it back, and is not asked to approve it', async () => {
  const policy = { is_required: true, above_amount: 0 };
  await service.send('PUT', '/admin/v1/approval-policies/own_funds', { body: policy });
  const asker = await person(service, 'operator');
  const asked = await asker.send('POST', '/admin/v1/own-funds', {
    body: { amount: 200, reason: 'Covers a shortage.' },
  });
  const { page, open, wrong } = await consolePage(browser, service, { cookie: asker.cookie });
  await open(`/approvals?row=${asked.body.data.approval.uuid}`);
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => namesOf(page)).toEqual(['Refuse']);
  expect(wrong).toEqual([]);
});

/** By the test that presses them, or by why there is no button. */
const pressedElsewhere: Readonly<Record<string, readonly string[]>> = {
  'acts.test.ts, in every role': [
    'createHold',
    'createTransactionNote',
    'createProofRequest',
    'createReturnRequest',
    'createReversal',
    'refundTransactionOfAnyTenant',
    'cancelTransactionOfAnyTenant',
    'recordCaptureWonBack',
    'sendClawbackAgain',
    'writeOffPayeeDebt',
  ],
  'settings.test.ts, for oneself': [
    'changePassword',
    'confirmSession',
    'offerAuthenticator',
    'setAuthenticator',
    'setOwnMails',
    'endOwnSession',
    'endOtherSessions',
    'signOut',
  ],
  'statement.test.ts': ['createStatementFile', 'previewStatementFile', 'setStatementSettings'],
  'files.test.ts': ['createFileReversal'],
  'today.test.ts': ['reopenTodayCard'],
  'closing.test.ts': ['closeDay'],
  'the bar of the sandbox': [
    'advanceClock',
    'failNextUpload',
    'spoilNextAnswers',
    'rejectNextFile',
    'processNextFileTwice',
    'setBankServer',
    'returnEntry',
  ],
  'the same button as for the limits of a tenant': ['setVendorLimits'],
  'no button': [
    'createStatementLines',
    'eraseUser',
    'importSanctionsList',
    'markBankFileBookedGross',
    'markBankFileBookedNet',
    'reconcileStatement',
    'releaseBank',
    'returnFeePayout',
    'sendNotificationOfChange',
    'setSanctionsScreening',
    'updateMerchantOriginator',
  ],
};

/** The request of a button. The test ends here if the API refuses the role. */
async function allowed({ method, path, status, errors }: Answered): Promise<Pick<Pressed, 'operationId' | 'needed'>> {
  const { operation } = changes.find((one) => one.operation.method === method && one.pattern.test(path))!;
  const { operationId, role } = operation;
  const isDelete = method === 'DELETE';
  expect([operationId, isDelete ? status < 403 || status === 404 : errors.map(({ field }) => field)]).toEqual([
    operationId,
    isDelete ? true : [''],
  ]);
  const approval = /^\/admin\/v1\/approvals\/([^/]+)\//.exec(path)?.[1];
  // Who decides needs the role that the act needs.
  const needed =
    approval === undefined ? role : (await service.send('GET', `/admin/v1/approvals/${approval}`)).body.data.role;
  return { operationId, needed };
}

interface RowWithActs {
  list: ListName;
  key: string;
  id: string;
  has: string;
  /** An act that can be done for many; absent: each is done one by one. */
  hasForMany?: string | undefined;
}

/** The compiler of the tests does not know the elements of pages that this file names. */
const fileOfActs: string = '../../../console/lists/acts-of-rows.ts';
type ActsOfRow = (
  list: ListName,
  row: Row,
  id: string,
) => readonly { oneByOne?: true; act: { title: string; secret?: unknown } }[];

/** Of each list, a row for each combination of acts. */
async function rowsWithActs(): Promise<RowWithActs[]> {
  const { actsOfRow } = (await import(fileOfActs)) as { actsOfRow: ActsOfRow };
  const found: RowWithActs[] = [];
  const ofOperators = Object.entries<ListDefinition>(lists).filter(([, { path }]) => /^\/admin\/[^{]+$/.test(path));
  for (const [list, definition] of ofOperators as [ListName, ListDefinition][]) {
    const limit = definition.paging === 'none' ? '' : '?limit=100';
    const { body } = await service.send('GET', `${definition.path}${limit}`);
    const combinations = new Set<string>();
    for (const row of body.data[definition.rows] as Row[]) {
      const id = String(row[[definition.id].flat()[0]!]);
      const acts = actsOfRow(list, row, id);
      const titles = acts.map(({ act: { title } }) => title);
      const forMany = acts.filter(({ oneByOne, act: { secret } }) => oneByOne !== true && secret === undefined);
      const combination = `${row.role} ${titles}`;
      if (titles.length === 0 || combinations.has(combination)) continue;
      combinations.add(combination);
      found.push({ list, key: keyOfRow(definition, row), id, has: titles[0]!, hasForMany: forMany[0]?.act.title });
    }
  }
  return found;
}

/** Their rows have screens of their own. A payment has a test of its own. */
const withScreens = ['files', 'inbound-files', 'tenants'];

/** The address of a row, also of one that the list does not begin with. */
const addressOf = (list: ListName, key: string): string => {
  const { firstFilters = {} }: ListDefinition = lists[list];
  const cleared = Object.keys(firstFilters).map((name) => [name, 'any']);
  return new URLSearchParams([...cleared, ['row', key]] as [string, string][]).toString().replaceAll('+', '%20');
};

function placesOf({ payments, endpoint, business }: LeftWork, rows: readonly RowWithActs[]): Place[] {
  const { processor, pair } = payments;
  const ofTenant = `processor_uuid=${processor.uuid}`;
  const firstOf = rows.filter(({ list }, n) => rows.findIndex((one) => one.list === list) === n);
  return [
    ...rows
      .filter(({ list }) => list !== 'payments')
      .map(({ list, key, id, has }) => ({
        has,
        path: withScreens.includes(list) ? `${list}/${id}` : `${list}?${addressOf(list, key)}`,
      })),
    { path: `deliveries?uuid=${endpoint}`, reveal: openFirst, has: 'Send it again' },
    { path: `people/${business}`, has: 'Decide the verification' },
    { path: `people/${pair.payee_uuid}`, has: 'Change the limits' },
    { path: `people/${pair.payer_uuid}`, has: 'Block' },
    { path: `tenants/${processor.uuid}`, has: 'New vendor' },
    { path: `risk?${ofTenant}`, has: 'Change the limits' },
    { path: `fees?${ofTenant}`, has: 'Pay out the fees' },
    { path: `books?${ofTenant}`, has: 'Set the account numbers' },
    { path: 'scheduled', has: 'End the schedule' },
    { path: 'operators', has: 'Invite a person' },
    { path: 'tenants', has: 'New tenant' },
    { path: 'bank-statement', has: 'Own funds' },
    { path: 'today', reveal: openMenu, has: 'Assign' },
    { path: 'payments', reveal: openViews, has: 'Save for all' },
    { path: 'reconciliation', reveal: selectLine, has: 'It is a return' },
    { path: 'reconciliation', reveal: selectLineAndCash, has: 'The rest is a fee' },
    // What is done for many is done for one too, by the same role.
    ...(isCampaign
      ? firstOf.flatMap(({ list, hasForMany: has }) =>
          has === undefined ? [] : [{ path: list, reveal: list === 'payments' ? selectAll : selectFirst, has }],
        )
      : []),
  ];
}

const selectFirst = async (page: Page) => {
  const box = page.locator('tr[data-row="0"]').getByRole('checkbox');
  // A role without an act on many cannot select.
  if ((await box.count()) > 0) await box.check();
};
/** Each act on many payments is possible for one of them. */
const selectAll = async (page: Page) => {
  const box = page.getByLabel('Select all rows');
  if ((await box.count()) > 0) await box.check();
};
const openFirst = (page: Page) => page.locator('tr[data-row="0"]').click();
const openViews = (page: Page) => page.getByRole('button', { name: 'Views' }).click();
const openMenu = async (page: Page) => {
  const menu = page.locator('.own > button').first();
  if ((await menu.count()) > 0) await menu.click();
};
const selectAt = async (page: Page, column: 'lines' | 'cash') => {
  const box = page.locator(`[data-desk="${column}"]`).getByRole('checkbox').first();
  if (await box.isEnabled()) await box.check();
};
const selectLine = (page: Page) => selectAt(page, 'lines');
const selectLineAndCash = async (page: Page) => {
  await selectAt(page, 'lines');
  await selectAt(page, 'cash');
};

const nameOf = ({ path, reveal }: Place): string => (reveal === undefined ? path : `${path} (${reveal.name})`);

type Quiet = () => Promise<void>;

/** Presses each act of a place once. Equal buttons are one: they differ in what they act on. */
async function* pressEach(
  page: Page,
  place: Place,
  shown: readonly string[],
  quiet: Quiet,
  requests: Answered[],
): AsyncGenerator<[string, Answered]> {
  for (const name of shown) {
    // A menu has closed.
    if (!(await namesOf(page)).includes(name)) await openPlace(page, place, quiet);
    const covers = await page.getByRole('dialog').count();
    yield [name, await press(page, name, covers, requests)];
    await closeDialogs(page, covers);
  }
}

/** A dialog stays while it still sends. */
async function closeDialogs(page: Page, covers: number): Promise<void> {
  const dialogs = page.getByRole('dialog');
  await expect
    .poll(async () => {
      if ((await dialogs.count()) > covers) await page.keyboard.press('Escape');
      return dialogs.count();
    })
    .toBe(covers);
}

/** As a link does: without loading the page again. What was open or selected before is over. */
async function openPlace(page: Page, { path, reveal }: Place, quiet: Quiet): Promise<void> {
  const go = (to: string) =>
    page.evaluate(`history.pushState({}, '', '/console/${to}'); dispatchEvent(new PopStateEvent('popstate'));`);
  const settings = page.getByRole('heading', { level: 1, name: 'Settings', exact: true });
  await go('settings');
  await settings.waitFor();
  await go(path);
  await settings.waitFor({ state: 'detached' });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // A role that may not read a list gets no row.
  if (path.includes('row=')) await page.getByRole('dialog').or(page.getByRole('alert')).first().waitFor();
  await quiet();
  await reveal?.(page);
  await quiet();
}

/** The acts of what is open over the screen, or of the screen, without the bar of the sandbox. */
async function actsOn(page: Page) {
  const isCovered = (await page.getByRole('dialog').count()) > 0;
  return page.locator(isCovered ? '[role="dialog"] [data-act]' : '[data-act]:not(.sandbox *)');
}

async function namesOf(page: Page): Promise<string[]> {
  const found = await (await actsOn(page)).evaluateAll((buttons) =>
    (buttons as unknown as { ariaLabel: string | null; innerText: string }[]).map(
      ({ ariaLabel, innerText }) => ariaLabel ?? innerText,
    ),
  );
  return [...new Set(found)];
}

/** Presses the button, fills in the dialog if one opens, and sends. */
async function press(page: Page, name: string, covers: number, requests: Answered[]): Promise<Answered> {
  requests.length = 0;
  const named = (role: 'button' | 'menuitem') => page.getByRole(role, { name, exact: true });
  const button = (await actsOn(page)).and(named('button').or(named('menuitem'))).first();
  if (await button.isDisabled()) await fill(page.locator('form').filter({ has: button }));
  await button.click();
  const isAnswered = () => requests.length > 0;
  const dialogs = page.getByRole('dialog');
  // The second press removes.
  if (name.startsWith('Remove')) await button.click();
  await expect.poll(async () => isAnswered() || (await dialogs.count()) > covers, { message: name }).toBe(true);
  if (!isAnswered()) {
    const dialog = dialogs.last();
    await fill(dialog);
    await dialog.getByRole('button').last().click();
    await expect.poll(isAnswered, { message: name }).toBe(true);
  }
  return requests[0]!;
}

/** Each empty field gets a value that the console takes. */
async function fill(form: ReturnType<Page['locator']>): Promise<void> {
  await form.locator('input, textarea').first().or(form.getByRole('button').last()).first().waitFor();
  const empty = form.locator('input:not([type=checkbox]):not([type=radio]):not([role=combobox]), textarea');
  for (const field of await empty.all()) {
    if ((await field.inputValue()) !== '') continue;
    const isDay = (await field.getAttribute('type')) === 'date';
    await field.fill(isDay ? '2027-03-16' : '1234');
  }
}

/** Waits until every request of the page is answered, and nothing is being loaded. */
function watchRequests(page: Page): Quiet {
  const open = new Set<unknown>();
  page.on('request', (request) => {
    // The stream of changes does not end.
    if (!request.url().endsWith('/live')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    // A screen asks in the next frames for what its first answers name.
    await expect
      .poll(async () => {
        const isQuiet = () => open.size === 0;
        if (!isQuiet()) return false;
        await page.evaluate('new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))');
        return isQuiet() && (await page.locator('[aria-busy]').count()) === 0;
      })
      .toBe(true);
  };
}

/** What changes something reaches the API in a form that it refuses whatever the role is. */
async function catchRequests(page: Page): Promise<Answered[]> {
  const answered: Answered[] = [];
  const handle = async (route: Route) => {
    const request = route.request();
    const method = request.method();
    if (method === 'GET') return route.continue();
    const { pathname, search } = new URL(request.url());
    const isDelete = method === 'DELETE';
    const url = `${service.address}${isDelete ? pathname.replace(/[^/]+$/, randomUUID()) : pathname}${search}`;
    const response = await route.fetch({
      url,
      headers: { ...request.headers(), 'achord-strict': '1' },
      ...(isDelete ? {} : { postData: { ...(request.postDataJSON() ?? {}), '': 0 } }),
    });
    const { errors } = (await response.json()) as { errors: Answered['errors'] | null };
    answered.push({ method, path: pathname, status: response.status(), errors: errors ?? [] });
    return route.fulfill({ response });
  };
  await page.route(/\/(admin|sandbox)\/v1\//, handle);
  return answered;
}
