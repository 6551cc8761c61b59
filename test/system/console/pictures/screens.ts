// What is pictured: every screen of the navigation, the screens of single records, dialogs, and the
// states of a page: empty, refused, not there.
import type { Page } from 'playwright-core';
import { lists } from '../../../../console/lists/lists.ts';
import { chooseTenant } from '../../../support/console/choose-tenant.ts';

export interface Screen {
  name: string;
  /** Below `/console`. */
  path: string;
  /** Who looks; absent: an administrator. */
  who?: 'owner' | 'stranger';
  /** What to do before the picture is taken. */
  before?(page: Page): Promise<void>;
}

/** The demo month leaves the list of this screen empty. */
export class NoRows extends Error {}

const firstRow = async (page: Page) => {
  const row = page.locator('tr[data-row="0"]');
  await row.or(page.locator('.empty')).first().waitFor();
  if (!(await row.isVisible())) throw new NoRows();
  await row.click();
};
const openPayment = async (page: Page) => {
  await firstRow(page);
  await page.getByRole('heading', { level: 1, name: /^Payment / }).waitFor();
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Each list, and a tenant's as its owner. Some belong to one endpoint or one payout. */
const ofLists = Object.keys(lists)
  .filter((name) => !name.endsWith('deliveries') && name !== 'own-paid-payments')
  .map((name): Screen => ({ name, path: `/${name}`, ...(name.startsWith('own-') ? { who: 'owner' } : {}) }));

/** Lists whose rows have no screen of their own: the fields of a row. */
const rowsInFull = [
  'approvals',
  'audit',
  'bank-statement',
  'batches',
  'blocks',
  'dishonors',
  'holds',
  'late-returns',
  'operators',
  'policies',
  'requests',
  'suspense',
  'tokens',
  'webhooks',
].map(
  (list): Screen => ({
    name: `${list}-row`,
    path: `/${list}`,
    before: async (page) => {
      await firstRow(page);
      await page.getByRole('dialog').waitFor();
    },
  }),
);

const deliveriesOf = async (page: Page) => {
  await firstRow(page);
  await page.getByRole('link', { name: 'Show deliveries' }).click();
  await page.getByRole('heading', { level: 1, name: 'Deliveries' }).waitFor();
};

/** What the sandbox can do is in one menu on a telephone. */
const sandboxAct = async (page: Page, name: string) => {
  await heading(page);
  const menu = page.getByRole('button', { name: 'Play' });
  if (!(await menu.isVisible())) return button(page, name);
  await menu.click();
  await page.getByRole('menuitem', { name }).click();
};

const tenant = async (page: Page) => {
  await chooseTenant(page, 'Harbor Rentals');
};

const singles: readonly Screen[] = [
  {
    name: 'payment',
    path: '/payments?transaction_status=CLAWBACK',
    before: openPayment,
  },
  ...['paid', 'held', 'returned'].map((state) => ({
    name: `payment-${state}`,
    path: `/payments?state=${state}`,
    before: openPayment,
  })),
  {
    name: 'file',
    path: '/files?state=confirmed',
    before: async (page) => {
      await firstRow(page);
      await page.getByRole('heading', { level: 1, name: /\.ach/ }).waitFor();
      await button(page, 'Show the content');
      await page.locator('.line').first().waitFor();
    },
  },
  {
    name: 'quarantine',
    path: '/inbound-files?open=true',
    before: async (page) => {
      await firstRow(page);
      await button(page, 'Show the content');
      await page.locator('.line').first().waitFor();
    },
  },
  {
    name: 'fees',
    path: '/fees',
    before: tenant,
  },
  { name: 'calendar', path: '/calendar' },
  { name: 'cash', path: '/cash' },
  { name: 'board', path: '/board' },
  { name: 'closing', path: '/closing' },
  { name: 'desk', path: '/reconciliation' },
  { name: 'scheduled', path: '/scheduled' },
  {
    name: 'settings',
    path: '/settings',
    before: async (page) => {
      await button(page, /authenticator app/);
      await page.locator('.secret').waitFor();
    },
  },
  { name: 'own-settings', path: '/settings', who: 'owner' },
  { name: 'books', path: '/books', before: tenant },
  {
    name: 'risk',
    path: '/risk',
    before: async (page) => {
      await tenant(page);
      await button(page, 'Return codes');
    },
  },
  {
    name: 'tenant',
    path: '/tenants',
    before: (page) => page.getByRole('cell', { name: 'Harbor Rentals' }).click(),
  },
  { name: 'person', path: '/people?kyb_status=IN_REVIEW', before: firstRow },
  {
    name: 'payer',
    path: '/people?email=carla.okafor@harbor-rentals.example',
    before: async (page) => {
      await page.getByText('1 row').waitFor();
      await firstRow(page);
    },
  },
  { name: 'merchant', path: '/people?kyb_status=APPROVED', before: firstRow },
  { name: 'deliveries', path: '/webhooks', before: (page) => deliveriesOf(page) },
  {
    name: 'delivery',
    path: '/webhooks',
    before: async (page) => {
      await deliveriesOf(page);
      await firstRow(page);
    },
  },
  { name: 'own-home', path: '/own-home', who: 'owner' },
  { name: 'own-statement', path: '/own-statement', who: 'owner' },
  {
    name: 'own-payment',
    path: '/own-payments',
    who: 'owner',
    before: async (page) => {
      await firstRow(page);
      await page.getByRole('heading', { level: 1, name: /^Payment / }).waitFor();
    },
  },
  {
    name: 'own-deliveries',
    path: '/own-webhooks',
    who: 'owner',
    before: (page) => deliveriesOf(page),
  },
];

const searchFor = async (page: Page, text: string) => {
  await heading(page);
  await page.keyboard.press('/');
  await page.keyboard.type(text);
};

const dialogs: readonly Screen[] = [
  {
    name: 'act',
    path: '/exceptions?kind=owed_by_payer',
    before: async (page) => {
      await firstRow(page);
      await button(page, 'Record that a payer paid their debt');
    },
  },
  {
    name: 'bulk',
    path: '/holds',
    before: async (page) => {
      await page.getByLabel('Select all rows').check();
      await page.getByRole('toolbar').getByRole('button').first().click();
    },
  },
  { name: 'event', path: '/today', before: (page) => sandboxAct(page, 'Cause an event') },
  { name: 'bank-trouble', path: '/today', before: (page) => button(page, /Trouble at the bank|Play/) },
  {
    name: 'return',
    path: '/payments',
    before: async (page) => {
      await firstRow(page);
      await sandboxAct(page, 'Return an entry');
    },
  },
  {
    name: 'keys',
    path: '/today',
    before: async (page) => {
      await heading(page);
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    },
  },
  {
    name: 'search',
    path: '/today',
    before: async (page) => {
      await searchFor(page, 'Ada Moss');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'search-nothing',
    path: '/today',
    before: async (page) => {
      await searchFor(page, 'no one has this name');
      await page.getByText('No results').waitFor();
    },
  },
  {
    name: 'navigation',
    path: '/today',
    before: async (page) => {
      const burger = page.getByRole('button', { name: 'Navigation' });
      if (await burger.isVisible()) await burger.click();
    },
  },
  { name: 'account-menu', path: '/today', before: (page) => button(page, 'Demo') },
  { name: 'invite', path: '/operators', before: (page) => button(page, 'Invite a person') },
  { name: 'views', path: '/payments?held=true', before: (page) => button(page, 'Views') },
];

const states: readonly Screen[] = [
  { name: 'empty', path: '/payments?client_reference_id=nothing-has-this' },
  { name: 'refused', path: '/payments?trace_id=7' },
  { name: 'no-screen', path: '/nowhere' },
  { name: 'no-payment', path: '/payments/00000000-0000-4000-8000-000000000000' },
  { name: 'sign-in', path: '/today', who: 'stranger' },
  { name: 'bad-link', path: '/join#NotALink', who: 'stranger' },
];

export const screens: readonly Screen[] = [
  { name: 'today', path: '/today' },
  ...ofLists,
  ...rowsInFull,
  ...singles,
  ...dialogs,
  ...states,
];
