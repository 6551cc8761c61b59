// The screens in the navigation, in the order of an operator's day. Screens that belong together
// are one place, with a tab for each.
import type { ListName } from '../lists/lists.ts';
import { words } from '../words/en.ts';
import { allows, isOfTenant, type Role } from './roles.ts';

export type Screen =
  | '/today'
  | '/closing'
  | '/calendar'
  | '/books'
  | '/risk'
  | '/fees'
  | '/board'
  | '/cash'
  | '/reconciliation'
  | '/scheduled'
  | '/own-home'
  | '/own-statement'
  | '/settings'
  | `/${ListName}`;

export interface Place {
  /** Of several screens. */
  name?: keyof typeof words.navigation.places;
  /** The first one opens. */
  screens: readonly [Screen, ...Screen[]];
}

type Navigation = readonly { title: string; places: readonly Place[] }[];

const { sections } = words.navigation;
const one = (screen: Screen): Place => ({ screens: [screen] });

/** People of a tenant see that tenant. */
const ofTenants: Navigation = [
  {
    title: sections.money,
    places: [
      one('/own-home'),
      one('/own-payments'),
      { name: 'payouts', screens: ['/own-payouts', '/own-negative-balances'] },
      one('/own-refunds'),
      one('/own-statement'),
    ],
  },
  { title: sections.integration, places: [one('/own-webhooks'), one('/own-events'), one('/own-requests')] },
];

const ofOwners: Navigation = [
  ...ofTenants,
  { title: sections.access, places: [one('/own-people'), one('/own-tokens')] },
];

const ofOperators: Navigation = [
  { title: sections.day, places: [one('/today'), one('/payments'), one('/approvals'), one('/closing')] },
  {
    title: sections.banks,
    places: [
      { name: 'files', screens: ['/files', '/inbound-files'] },
      {
        name: 'returns',
        screens: [
          '/suspense',
          '/late-returns',
          '/dishonors',
          '/reversals',
          '/file-reversals',
          '/file-copies',
          '/return-requests',
          '/proof-requests',
        ],
      },
      { name: 'statement', screens: ['/bank-statement', '/reconciliation'] },
      one('/calendar'),
    ],
  },
  {
    title: sections.money,
    places: [
      one('/exceptions'),
      one('/refunds'),
      one('/batches'),
      one('/fees'),
      one('/cash'),
      { name: 'books', screens: ['/books', '/scheduled'] },
    ],
  },
  {
    title: sections.people,
    places: [
      one('/people'),
      {
        name: 'risk',
        screens: ['/risk', '/fraud-reviews', '/fraud-rules', '/holds', '/blocks', '/sanctions-hits'],
      },
      { name: 'accounts', screens: ['/unlisted-accounts', '/linked-items', '/micro-entries', '/prenotes'] },
    ],
  },
  {
    title: sections.tenants,
    places: [{ name: 'tenants', screens: ['/tenants', '/board', '/tokens'] }, one('/webhooks'), one('/requests')],
  },
  {
    title: sections.service,
    places: [
      { name: 'operators', screens: ['/operators', '/sessions', '/policies'] },
      { name: 'banks', screens: ['/banks', '/routing-directory', '/sanctions-lists'] },
      one('/audit'),
    ],
  },
];

/** What only an administrator may read. */
const ofAdministrators: readonly Screen[] = ['/tokens', '/sessions'];

export function navigationOf(role: Role): Navigation {
  if (isOfTenant(role)) return allows(role, 'tenant_owner') ? ofOwners : ofTenants;
  if (role === 'administrator') return ofOperators;
  const mayRead = (screen: Screen) => !ofAdministrators.includes(screen);
  return ofOperators.map(({ title, places }) => ({
    title,
    // The first screen of a place is for everyone.
    places: places.map(({ screens: [first, ...others], ...place }) => ({
      ...place,
      screens: [first, ...others.filter(mayRead)],
    })),
  }));
}

const titles: Readonly<Record<string, string>> = {
  '/today': words.today.title,
  '/closing': words.closing.title,
  '/calendar': words.calendar.title,
  '/books': words.books.title,
  '/risk': words.risk.title,
  '/fees': words.fees.title,
  '/board': words.board.title,
  '/cash': words.cash.title,
  '/reconciliation': words.desk.title,
  '/scheduled': words.scheduled.title,
  '/own-home': words.portal.home,
  '/own-statement': words.portal.statement,
  '/settings': words.settings.title,
};

export const titleOfScreen = (screen: Screen): string =>
  titles[screen] ?? words.lists[screen.slice(1) as ListName].title;

export const titleOfPlace = ({ name, screens }: Place): string =>
  name === undefined ? titleOfScreen(screens[0]) : words.navigation.places[name];

/** Whether the path is one of its screens, or of a row of one. */
export const isAt = (path: string, { screens }: Place): boolean =>
  screens.some((screen) => path === screen || path.startsWith(`${screen}/`));

/** The letters after `g`. */
export const letters: Readonly<Record<string, Screen>> = {
  t: '/today',
  p: '/payments',
  a: '/approvals',
  f: '/files',
  r: '/suspense',
  s: '/bank-statement',
  d: '/reconciliation',
  e: '/exceptions',
  m: '/people',
  h: '/holds',
  w: '/webhooks',
};
