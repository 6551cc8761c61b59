// The marketplace of the examples, in a process with the packed client: its pages in a browser from
// the order to the second payment, and what becomes of webhooks and of a process that dies.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Achord, type Transaction } from '../../../clients/typescript/src/index.ts';
import type { EventType } from '../../../src/events/log/event-types.ts';
import { deliver } from '../../support/clients/deliver.ts';
import { startGate } from '../../support/clients/gate.ts';
import {
  buyerAt,
  changeDatabase,
  goodAccount,
  historyOn,
  type RunningShop,
  startFront,
  startShop,
} from '../../support/clients/marketplace.ts';
import { installExample } from '../../support/clients/packed-client.ts';
import { openBrowser, type Page, watchedPage } from '../../support/console/browser.ts';
import { isWide, violationsOn } from '../../support/console/violations.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { trustTestAuthority } from '../../support/webhooks/receiver.ts';
import { registerEndpoint } from '../../support/webhooks/webhooks.ts';

const ofPayments: EventType[] = [
  'TransactionStarted',
  'TransactionCaptureStarted',
  'TransactionCompleted',
  'TransactionFailed',
  'PayoutCompleted',
  'ClawbackStarted',
];

let service: TestService;
let operator: Achord;
let folder: string;
beforeAll(async () => {
  trustTestAuthority();
  service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' }, worker: true });
  operator = new Achord({ baseUrl: service.address, token: service.adminToken });
  folder = await installExample('marketplace');
});

let shops = 0;

/** A tenant of its own, and its shop. */
async function openShop() {
  const { token } = await service.processor();
  const front = await startFront();
  const { secret } = await registerEndpoint(service, token, front.url, ofPayments);
  const gate = await startGate(service.address);
  const database = join(folder, `shop-${++shops}.sqlite`);
  const start = () =>
    startShop(folder, {
      ACHORD_URL: gate.address,
      ACHORD_TOKEN: token,
      ACHORD_WEBHOOK_SECRETS: secret,
      SHOP_DATABASE: database,
    });
  let running: RunningShop = await start();
  const achord = new Achord({ baseUrl: service.address, token });
  return {
    front,
    gate,
    database,
    achord,
    address: () => running.address,
    kill: () => running.kill(),
    async restart() {
      running = await start();
    },
    buyer: buyerAt(() => running.address),
    payments: () => achord.transactions.list().toArray(),
  };
}

const day = (banking_days: number) => operator.sandbox.advance({ banking_days });
const returned = (uuid: string, code: string) => operator.sandbox.returnEntry(uuid, { stage: 'capture', code });

/** Advances until a stage of a payment is complete. */
async function untilComplete({ achord }: { achord: Achord }, stage: 'capture' | 'payout', uuid: string): Promise<void> {
  for (let days = 0; days < 15; days += 1) {
    const { capture_status, payout_status } = await achord.transactions.get(uuid);
    if ((stage === 'capture' ? capture_status : payout_status)?.endsWith('_COMPLETE')) return;
    await day(1);
  }
  throw new Error(`The ${stage} was not completed.`);
}

/** The page of an order, when it tells a state. */
const shows = (page: Page, state: string) =>
  expect
    .poll(async () => {
      await page.reload();
      return page.getByRole('region', { name: 'State of the order' }).getByRole('heading').textContent();
    })
    .toBe(state);

describe('The marketplace, in a browser', () => {
  it('leads a buyer from the order over a payment that comes back to one that is good, on a phone', async () => {
    const shop = await openShop();
    shop.front.passTo(shop.address());
    const { page, wrong } = await watchedPage(await openBrowser(), shop.address(), { phone: true });
    const found: string[] = [];
    const look = async (name: string) => {
      found.push(...(await violationsOn(page)).map((text) => `${name}: ${text}`));
      if (await isWide(page)) found.push(`${name}: wider than the window`);
    };

    await page.goto('/');
    await look('sellers');
    await page.getByRole('link', { name: 'Order from Clayworks' }).click();
    await page.getByLabel('Teapot').fill('1');
    for (const [label, text] of Object.entries({
      'First name': 'Ada',
      'Last name': 'Moss',
      Street: '12 Main Street',
      City: 'Albany',
      State: 'NY',
      'ZIP code': '12207',
      'Name on the account': 'Ada Moss',
      'Routing number': '011000015',
      'Account number': '12347001',
    }))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Place the order' }).click();
    await look('order form, refused by the shop');
    await page.getByLabel('I authorize').check();
    await page.getByRole('button', { name: 'Place the order' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('account or routing number');
    await look('order form, refused by Achord');
    await page.getByLabel('Account number', { exact: true }).fill('12345678');
    await page.getByRole('button', { name: 'Place the order' }).click();

    await shows(page, 'Placed');
    await look('order');
    const [payment] = await shop.payments();
    await untilComplete(shop, 'capture', payment!.uuid);
    await shows(page, 'Paid');
    await untilComplete(shop, 'payout', payment!.uuid);
    await shows(page, 'Paid, and the seller has the money');
    await returned(payment!.uuid, 'R10');
    await shows(page, 'Your payment came back');
    await look('order that is not paid');

    await page.getByRole('link', { name: 'Please pay again' }).click();
    await look('payment');
    await expect.poll(() => page.getByLabel('Your checking account that ends in 5678').isChecked()).toBe(true);
    await page.getByLabel('I authorize').check();
    await page.getByRole('button', { name: 'Pay $78.00' }).click();
    await shows(page, 'Placed');
    const [, second] = await shop.payments();
    await untilComplete(shop, 'payout', second!.uuid);
    await shows(page, 'Paid, and the seller has the money');
    await page.getByRole('link', { name: 'Your orders' }).click();
    await look('orders');

    expect(found).toEqual([]);
    // The forms that were refused.
    expect(wrong.filter((text) => !text.includes('422'))).toEqual([]);
    expect(await shop.payments()).toMatchObject([
      { amount: 7_800, transaction_fee: 234, ach_return_code: 'R10' },
      { amount: 7_800, client_reference_id: payment!.client_reference_id.replace(/-1$/, '-2'), ach_return_code: null },
    ]);
  });
});

describe('Webhooks of the marketplace', () => {
  type Shop = Awaited<ReturnType<typeof openShop>>;
  let shops: [Shop, Shop];
  let order: string;
  // Two shops whose payments are paid out by then; no webhook has reached them.
  beforeAll(async () => {
    shops = [await openShop(), await openShop()];
    const id = crypto.randomUUID();
    order = `/orders/${id}`;
    for (const { buyer } of shops) await buyer.post('/orders', await buyer.orderForm({ order_id: id }));
    for (const shop of shops) await untilComplete(shop, 'payout', (await shop.payments())[0]!.uuid);
  });

  it('change an order by their sequence: twice, late and out of order', async () => {
    const [shop] = shops;
    await returned((await shop.payments())[0]!.uuid, 'R01');
    const sequenceIn = ({ body }: { body: string }): number => JSON.parse(body).data.sequence;
    const webhooks = (await shop.front.arrived(6)).toSorted((one, other) => sequenceIn(other) - sequenceIn(one));

    const historyAfter = async (sent: typeof webhooks) => {
      for (const webhook of sent) expect(await deliver(shop.address(), webhook)).toBe(204);
      return historyOn((await shop.buyer.get(order)).text);
    };
    const paidOut = webhooks.findIndex(({ body }) => JSON.parse(body).type === 'PayoutCompleted');
    expect(await historyAfter(webhooks.slice(paidOut))).toEqual(['Placed', 'Paid, and the seller has the money']);
    const all = ['Placed', 'Paid, and the seller has the money', 'Your payment came back'];
    expect(await historyAfter(webhooks)).toEqual(all);
    expect(await historyAfter(webhooks.toReversed())).toEqual(all);
  });

  it('may be missed: the event log tells the same', async () => {
    const [, shop] = shops;
    await shop.kill();
    await shop.restart();
    const { text } = await shop.buyer.get(order);
    expect(historyOn(text)).toEqual(['Placed', 'Paid', 'Paid, and the seller has the money']);
  });

  it('are refused when they are not genuine', async () => {
    const [shop] = shops;
    const [webhook] = await shop.front.arrived(1);
    expect(await deliver(shop.address(), { ...webhook!, body: webhook!.body.replace('4800', '4900') })).toBe(400);
    expect((await fetch(`${shop.address()}/achord`, { method: 'POST' })).status).toBe(400);
  });
});

describe('A marketplace that dies while it places an order', () => {
  it.each([
    { when: 'before Achord has the payment', starts: 'hold before', sent: 2, hoursLater: 0 },
    { when: 'after Achord has the payment', starts: 'hold after', sent: 2, hoursLater: 0 },
    {
      when: 'after Achord has it, and comes back when its key may be gone',
      starts: 'hold after',
      sent: 1,
      hoursLater: 30,
    },
  ] as const)('makes one payment when it starts again: $when', async ({ starts, sent, hoursLater }) => {
    const shop = await openShop();
    const form = await shop.buyer.orderForm();
    const order = `/orders/${form.order_id}`;
    shop.gate.starts = starts;
    const held = shop.gate.held();
    const posted = shop.buyer.post('/orders', form).catch(() => 'no answer');
    await held;
    expect((await shop.buyer.get(order)).text).toContain('We are starting your payment.');
    await shop.kill();
    expect(await posted).toBe('no answer');
    shop.gate.starts = 'pass';
    if (hoursLater > 0) {
      const stored = new Date(Date.now() - hoursLater * 3_600_000).toISOString();
      changeDatabase(shop.database, `UPDATE attempts SET authorized_at = '${stored}'`);
    }

    await shop.restart();
    expect((await shop.buyer.get(order)).text).not.toContain('We are starting your payment.');
    // The buyer sends the form again.
    expect((await shop.buyer.post('/orders', form)).location).toBe(order);
    expect(await shop.payments()).toMatchObject([{ amount: 4_800, client_reference_id: `order-${form.order_id}-1` }]);
    expect(shop.gate.count()).toBe(sent);
  });
});

describe('An order of the marketplace', () => {
  it('is made once by a form that is sent twice at the same time, and only by a form of the shop', async () => {
    const shop = await openShop();
    const form = await shop.buyer.orderForm();
    const answers = await Promise.all([shop.buyer.post('/orders', form), shop.buyer.post('/orders', form)]);
    expect(answers.map(({ location }) => location)).toEqual([`/orders/${form.order_id}`, `/orders/${form.order_id}`]);
    expect(await shop.payments()).toHaveLength(1);
    const another = { ...form, order_id: crypto.randomUUID() };
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': '', origin: 'https://elsewhere.example' },
    ])
      expect((await shop.buyer.post('/orders', another, headers)).status).toBe(403);
    const stranger = buyerAt(shop.address);
    for (const path of ['', '/pay']) expect((await stranger.get(`/orders/${form.order_id}${path}`)).status).toBe(404);
    expect(await shop.payments()).toHaveLength(1);
  });

  it('is not paid from a closed account, and then from another one', async () => {
    const shop = await openShop();
    shop.front.passTo(shop.address());
    const form = await shop.buyer.orderForm();
    await shop.buyer.post('/orders', form);
    const order = `/orders/${form.order_id}`;
    const [payment] = await shop.payments();
    await day(1);
    await returned(payment!.uuid, 'R02');
    const history = async () => historyOn((await shop.buyer.get(order)).text);
    await expect.poll(history).toEqual(['Placed', 'Your payment came back']);
    // The shop has not heard yet that the account is closed.
    const bank_account = payment!.payer_bank_account.uuid!;
    const refused = await shop.buyer.payAgain(order, { bank_account });
    expect(historyOn(refused)).toEqual(['Placed', 'Your payment came back', 'Placed', 'Your payment was not accepted']);
    await shop.buyer.payAgain(order, { ...goodAccount, account_number: '55555555' });
    const [, second] = await shop.payments();
    expect(second).toMatchObject({
      client_reference_id: `order-${form.order_id}-3`,
      capture_status: 'CAPTURE_PENDING',
    } satisfies Partial<Transaction>);
    await expect.poll(history).toHaveLength(5);
  });

  it('is paid twice if a return is undone after the second payment', async () => {
    const { orderStateOf } = await import(join(folder, 'orders/order-state.ts'));
    expect(orderStateOf(['returned', 'good'])).toBe('good');
    expect(orderStateOf(['good', 'placed'])).toBe('good');
    expect(orderStateOf(['paid_out', 'good'])).toBe('paid_twice');
    expect(orderStateOf(['returned', 'refused'])).toBe('refused');
  });
});
