// Acts on tenants, tokens, operators and their policies.
import type { ActWithRole } from '../../parts/act-buttons.tsx';
import { type ActsOfRows, linkSecret, posting, roles, tokenSecret } from './acts.ts';

export const serviceActs: ActsOfRows = {
  deliveries: ({ state }, id, { uuid = '' }) =>
    state === 'canceled'
      ? []
      : [
          {
            role: 'support',
            act: posting('Send it again', `/admin/v1/webhook-endpoints/${uuid}/deliveries/${id}/replay`, {
              moves: ['The endpoint gets the same event with the same id at once.'],
            }),
          },
        ],
  tenants: ({ suspended_at }, id) => [
    {
      role: 'administrator',
      act:
        suspended_at === null
          ? posting('Suspend', `/admin/v1/processors/${id}/suspend`, {
              moves: ['Nothing new starts, and nothing is sent. Returns are still applied.'],
            })
          : posting('Resume', `/admin/v1/processors/${id}/resume`),
    },
  ],
  tokens: ({ revoked_at, name, kind }, id) =>
    revoked_at !== null
      ? []
      : [
          {
            role: 'administrator',
            act: {
              title: 'Revoke',
              method: 'DELETE',
              path: `/admin/v1/tokens/${id}`,
              moves: [
                `Requests with ${name === null ? `this ${String(kind)} token` : String(name)} are refused at once.`,
              ],
            },
          },
        ],
  sessions: ({ operator_name }, id) => [
    {
      role: 'administrator',
      act: {
        title: 'End the session',
        method: 'DELETE',
        path: `/admin/v1/sessions/${id}`,
        moves: [`${String(operator_name)} must sign in again.`],
      },
    },
  ],
  policies: ({ is_required, above_amount }, id) => [
    {
      role: 'administrator',
      oneByOne: true,
      act: {
        title: 'Change the policy',
        method: 'PUT',
        path: `/admin/v1/approval-policies/${id}`,
        fields: [
          {
            name: 'is_required',
            label: 'A second operator must approve',
            kind: 'flag',
            first: is_required === true ? 'yes' : '',
          },
          {
            name: 'above_amount',
            label: 'Above this amount',
            kind: 'money',
            first: (Number(above_amount) / 100).toFixed(2),
          },
        ],
      },
    },
  ],
  operators: ({ disabled_at, role: has }, id) => [
    {
      role: 'administrator',
      oneByOne: true,
      act: posting('New one-time link', `/admin/v1/operators/${id}/link`, {
        moves: ['Their password and authenticator app end, and every session. The link works once, for 72 hours.'],
        secret: linkSecret,
      }),
    },
    {
      role: 'administrator',
      act: {
        title: 'Change the role',
        method: 'PUT',
        path: `/admin/v1/operators/${id}`,
        fields: [{ name: 'role', label: 'Role', kind: 'choice', values: roles, first: String(has) }],
      },
    },
    {
      role: 'administrator',
      act: {
        title: disabled_at === null ? 'Disable' : 'Enable',
        method: 'PUT',
        path: `/admin/v1/operators/${id}`,
        body: { disabled: disabled_at === null },
      },
    },
  ],
};

/** What adds to a list. */
export const actsOfServiceLists: Readonly<Record<string, readonly ActWithRole[]>> = {
  operators: [
    {
      role: 'administrator',
      act: posting('Invite a person', '/admin/v1/operators', {
        fields: [
          { name: 'name', label: 'Name', kind: 'text' },
          { name: 'email', label: 'Email', kind: 'text' },
          { name: 'role', label: 'Role', kind: 'choice', values: [...roles, 'developer'] },
          {
            name: 'processor_uuid',
            label: 'Tenant (uuid)',
            kind: 'text',
            empty: 'left out',
            hint: 'Only for a developer: the tenant that they see.',
          },
        ],
        moves: ['You get a link to send to them. It works once, for 72 hours.'],
        secret: linkSecret,
      }),
    },
  ],
  tenants: [
    {
      role: 'administrator',
      act: posting('New tenant', '/admin/v1/processors', { fields: [{ name: 'name', label: 'Name', kind: 'text' }] }),
    },
  ],
  tokens: [
    {
      role: 'administrator',
      act: posting('New token for operators', '/admin/v1/tokens', {
        body: { admin: true },
        fields: [
          { name: 'name', label: 'Name', kind: 'text', hint: 'The audit trail shows it with each act.' },
          { name: 'role', label: 'Role', kind: 'choice', values: roles },
          { name: 'expires_in_days', label: 'Days until it expires', kind: 'number', empty: 'left out' },
        ],
        secret: tokenSecret,
      }),
    },
  ],
};
