// The screens in the navigation, in the order of an operator's day.
import type { ListName } from '../lists/lists.ts';
import type { Role } from './session.ts';

interface Place {
  to: '/today' | '/calendar' | '/books' | '/risk' | `/${ListName}`;
  label: string;
}

type Navigation = readonly { title: string; places: readonly Place[] }[];

/** A developer sees one tenant. */
const ofDevelopers: Navigation = [
  {
    title: 'Your integration',
    places: [
      { to: '/own-payments', label: 'Payments' },
      { to: '/own-webhooks', label: 'Webhook endpoints' },
      { to: '/own-events', label: 'Events' },
      { to: '/own-requests', label: 'Requests' },
    ],
  },
];

const ofOperators: Navigation = [
  {
    title: 'The day',
    places: [
      { to: '/today', label: 'Today' },
      { to: '/payments', label: 'Payments' },
      { to: '/refunds', label: 'Refunds' },
      { to: '/approvals', label: 'Approvals' },
    ],
  },
  {
    title: 'Banks',
    places: [
      { to: '/files', label: 'Files to banks' },
      { to: '/inbound-files', label: 'Files from banks' },
      { to: '/suspense', label: 'Returns in suspense' },
      { to: '/late-returns', label: 'Late returns' },
      { to: '/dishonors', label: 'Dishonors' },
      { to: '/bank-statement', label: 'Bank statement' },
      { to: '/calendar', label: 'Calendar' },
    ],
  },
  {
    title: 'Money',
    places: [
      { to: '/exceptions', label: 'Exceptions' },
      { to: '/books', label: 'Books' },
      { to: '/batches', label: 'Batches' },
    ],
  },
  {
    title: 'People and risk',
    places: [
      { to: '/people', label: 'People and merchants' },
      { to: '/risk', label: 'Return rates and limits' },
      { to: '/holds', label: 'Holds' },
      { to: '/blocks', label: 'Blocks' },
      { to: '/unlisted-accounts', label: 'Unknown banks' },
      { to: '/linked-items', label: 'Linked banks' },
    ],
  },
  {
    title: 'Integration',
    places: [
      { to: '/tenants', label: 'Tenants' },
      { to: '/tokens', label: 'Access tokens' },
      { to: '/webhooks', label: 'Webhook endpoints' },
      { to: '/requests', label: 'Requests' },
    ],
  },
  {
    title: 'Service',
    places: [
      { to: '/operators', label: 'Operators' },
      { to: '/sessions', label: 'Sessions' },
      { to: '/policies', label: 'Approval policies' },
      { to: '/banks', label: 'Banks' },
      { to: '/routing-directory', label: 'Routing directory' },
      { to: '/audit', label: 'Audit trail' },
    ],
  },
];

export const navigationOf = (role: Role): Navigation => (role === 'developer' ? ofDevelopers : ofOperators);
