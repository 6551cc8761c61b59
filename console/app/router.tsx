// The screens and their addresses.
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { isList } from '../lists/lists.ts';
import { NotFound } from '../parts/not-found.tsx';
import { TodayScreen } from '../today/today-screen.tsx';
import { Frame } from './frame.tsx';

/** Filters are plain text: what is in the address is what the API gets. */
const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));
function stringifySearch(search: Record<string, unknown>): string {
  const text = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return text === '' ? '' : `?${text}`;
}

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound });
const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  component: lazyRouteComponent(() => import('../sign-in/join-screen.tsx'), 'JoinScreen'),
});
const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: Frame });
const start = createRoute({
  getParentRoute: () => frame,
  path: '/',
  // The frame leads to the first screen of the role.
  component: () => null,
});
const today = createRoute({ getParentRoute: () => frame, path: '/today', component: TodayScreen });

// The others are loaded when they are opened.
const ListScreen = lazyRouteComponent(() => import('../lists/list-screen.tsx'), 'ListScreen');
const PaymentScreen = lazyRouteComponent(() => import('../payment/payment-screen.tsx'), 'PaymentScreen');
const OwnPaymentScreen = lazyRouteComponent(() => import('../own-payment/own-payment-screen.tsx'), 'OwnPaymentScreen');
const PersonScreen = lazyRouteComponent(() => import('../person/person-screen.tsx'), 'PersonScreen');
const FileScreen = lazyRouteComponent(() => import('../files/file-screen.tsx'), 'FileScreen');
const InboundFileScreen = lazyRouteComponent(() => import('../files/inbound-file-screen.tsx'), 'InboundFileScreen');
const TenantScreen = lazyRouteComponent(() => import('../tenant/tenant-screen.tsx'), 'TenantScreen');
const RiskScreen = lazyRouteComponent(() => import('../risk/risk-screen.tsx'), 'RiskScreen');
const FeesScreen = lazyRouteComponent(() => import('../fees/fees-screen.tsx'), 'FeesScreen');
const BooksScreen = lazyRouteComponent(() => import('../books/books-screen.tsx'), 'BooksScreen');
const ClosingScreen = lazyRouteComponent(() => import('../closing/closing-screen.tsx'), 'ClosingScreen');
const DeskScreen = lazyRouteComponent(() => import('../statement/desk-screen.tsx'), 'DeskScreen');
const CalendarScreen = lazyRouteComponent(() => import('../calendar/calendar-screen.tsx'), 'CalendarScreen');

type Texts = Record<string, string>;
const validateSearch = (search: Record<string, unknown>) => search as Texts;

const payment = createRoute({
  getParentRoute: () => frame,
  path: '/payments/$uuid',
  component: () => <PaymentScreen uuid={payment.useParams().uuid} />,
});
const ownPayment = createRoute({
  getParentRoute: () => frame,
  path: '/own-payments/$uuid',
  component: () => <OwnPaymentScreen uuid={ownPayment.useParams().uuid} />,
});
const ownHome = createRoute({
  getParentRoute: () => frame,
  path: '/own-home',
  component: lazyRouteComponent(() => import('../portal/home-screen.tsx'), 'HomeScreen'),
});
const OwnStatement = lazyRouteComponent(() => import('../portal/statement-screen.tsx'), 'StatementScreen');
const ownStatement = createRoute({
  getParentRoute: () => frame,
  path: '/own-statement',
  validateSearch,
  component: () => <OwnStatement month={(ownStatement.useSearch() as Texts).month} />,
});
const person = createRoute({
  getParentRoute: () => frame,
  path: '/people/$uuid',
  component: () => <PersonScreen uuid={person.useParams().uuid} />,
});
const file = createRoute({
  getParentRoute: () => frame,
  path: '/files/$uuid',
  component: () => <FileScreen uuid={file.useParams().uuid} />,
});
const inboundFile = createRoute({
  getParentRoute: () => frame,
  path: '/inbound-files/$uuid',
  component: () => <InboundFileScreen uuid={inboundFile.useParams().uuid} />,
});
const tenant = createRoute({
  getParentRoute: () => frame,
  path: '/tenants/$uuid',
  component: () => <TenantScreen uuid={tenant.useParams().uuid} />,
});
const risk = createRoute({
  getParentRoute: () => frame,
  path: '/risk',
  validateSearch,
  component: () => <RiskScreen tenant={(risk.useSearch() as Texts).processor_uuid} />,
});
const fees = createRoute({
  getParentRoute: () => frame,
  path: '/fees',
  validateSearch,
  component: () => <FeesScreen tenant={(fees.useSearch() as Texts).processor_uuid} />,
});
const books = createRoute({
  getParentRoute: () => frame,
  path: '/books',
  validateSearch,
  component: () => <BooksScreen filters={books.useSearch()} />,
});
const CashScreen = lazyRouteComponent(() => import('../cash/cash-screen.tsx'), 'CashScreen');
const cash = createRoute({
  getParentRoute: () => frame,
  path: '/cash',
  validateSearch,
  component: function Cash() {
    const { processor_uuid, days } = cash.useSearch() as Texts;
    return <CashScreen tenant={processor_uuid} days={days} />;
  },
});
const board = createRoute({
  getParentRoute: () => frame,
  path: '/board',
  component: lazyRouteComponent(() => import('../board/board-screen.tsx'), 'BoardScreen'),
});
const scheduled = createRoute({
  getParentRoute: () => frame,
  path: '/scheduled',
  component: lazyRouteComponent(() => import('../scheduled/scheduled-screen.tsx'), 'ScheduledScreen'),
});
const closing = createRoute({
  getParentRoute: () => frame,
  path: '/closing',
  validateSearch,
  component: () => <ClosingScreen asked={(closing.useSearch() as Texts).day} />,
});
const desk = createRoute({
  getParentRoute: () => frame,
  path: '/reconciliation',
  validateSearch,
  component: () => <DeskScreen asked={desk.useSearch() as Texts} />,
});
const calendar = createRoute({
  getParentRoute: () => frame,
  path: '/calendar',
  validateSearch,
  component: function Calendar() {
    const { month, day } = calendar.useSearch() as Texts;
    return <CalendarScreen month={month} day={day} />;
  },
});
const settings = createRoute({
  getParentRoute: () => frame,
  path: '/settings',
  component: lazyRouteComponent(() => import('../settings/settings-screen.tsx'), 'SettingsScreen'),
});
const list = createRoute({
  getParentRoute: () => frame,
  path: '/$list',
  validateSearch,
  component: function List() {
    const { list: name } = list.useParams();
    const search = list.useSearch();
    return isList(name) ? <ListScreen key={name} name={name} search={search} /> : <NotFound />;
  },
});

const screens = [
  start,
  today,
  payment,
  ownPayment,
  ownHome,
  ownStatement,
  person,
  file,
  inboundFile,
  tenant,
  risk,
  fees,
  books,
  cash,
  board,
  closing,
  scheduled,
  desk,
  calendar,
  settings,
  list,
] as const;

export const router = createRouter({
  routeTree: root.addChildren([join, frame.addChildren(screens)]),
  basepath: '/console',
  parseSearch,
  stringifySearch,
  defaultPreload: false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** The title of an act: its dialog opens with the screen. */
    act?: string;
  }
}
