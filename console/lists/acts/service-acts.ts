// Acts on tenants, tokens, operators and their policies.
import { operatorRoles, tenantRoles } from '../../app/roles.ts';
import type { ActWithRole } from '../../parts/act-buttons.tsx';
import type { ActField } from '../../parts/act-fields.tsx';
import { words } from '../../words/en.ts';
import { type ActsOfRows, linkSecret, posting, tokenSecret } from './acts.ts';

/** The service asks for it if the person has issued tokens and may issue none any more. */
export const issuedTokens: ActField = {
  name: 'issued_tokens',
  label: words.acts.issuedTokens,
  kind: 'choice',
  values: ['', 'keep', 'revoke'],
  names: { '': words.acts.issuedNone },
  empty: 'left out',
};

export const serviceActs: ActsOfRows = {
  deliveries: ({ state }, id, { uuid = '' }) =>
    state === 'canceled'
      ? []
      : [
          {
            role: 'support',
            act: posting(words.acts.sendAgain, `/admin/v1/webhook-endpoints/${uuid}/deliveries/${id}/replay`, {
              moves: [words.acts.sendAgainMoves],
            }),
          },
        ],
  tenants: ({ suspended_at }, id) => [
    {
      role: 'administrator',
      act:
        suspended_at === null
          ? posting(words.acts.suspend, `/admin/v1/processors/${id}/suspend`, {
              moves: [words.acts.suspendMoves],
              isGrave: true,
            })
          : posting(words.acts.resume, `/admin/v1/processors/${id}/resume`, { moves: [words.acts.resumeMoves] }),
    },
  ],
  tokens: ({ revoked_at, name, kind }, id) =>
    revoked_at !== null
      ? []
      : [
          {
            role: 'administrator',
            act: {
              title: words.acts.revoke,
              method: 'DELETE',
              path: `/admin/v1/tokens/${id}`,
              moves: [words.acts.revokeMoves(name === null ? words.acts.thisToken(String(kind)) : String(name))],
              isGrave: true,
            },
          },
        ],
  sessions: ({ operator_name }, id) => [
    {
      role: 'administrator',
      act: {
        title: words.acts.endSession,
        method: 'DELETE',
        path: `/admin/v1/sessions/${id}`,
        moves: [words.acts.endSessionMoves(String(operator_name))],
        isGrave: true,
      },
    },
  ],
  policies: ({ is_required, above_amount }, id) => [
    {
      role: 'administrator',
      oneByOne: true,
      act: {
        title: words.acts.changePolicy,
        method: 'PUT',
        path: `/admin/v1/approval-policies/${id}`,
        fields: [
          {
            name: 'is_required',
            label: words.acts.needsSecond,
            kind: 'flag',
            first: is_required === true ? 'yes' : '',
          },
          {
            name: 'above_amount',
            label: words.acts.aboveAmount,
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
      act: posting(words.acts.newLink, `/admin/v1/operators/${id}/link`, {
        moves: [words.acts.newLinkMoves],
        secret: linkSecret,
      }),
    },
    {
      role: 'administrator',
      act: {
        title: words.acts.changeRole,
        method: 'PUT',
        path: `/admin/v1/operators/${id}`,
        fields: [
          { name: 'role', label: words.acts.role, kind: 'choice', values: operatorRoles, first: String(has) },
          issuedTokens,
        ],
        moves: [words.acts.changeRoleMoves],
      },
    },
    {
      role: 'administrator',
      act: {
        title: disabled_at === null ? words.acts.disable : words.acts.enable,
        method: 'PUT',
        path: `/admin/v1/operators/${id}`,
        body: { disabled: disabled_at === null },
        ...(disabled_at === null ? { fields: [issuedTokens] } : {}),
        moves: [disabled_at === null ? words.acts.disableMoves : words.acts.enableMoves],
        ...(disabled_at === null ? { isGrave: true } : {}),
      },
    },
  ],
};

/** What adds to a list. */
export const actsOfServiceLists: Readonly<Record<string, readonly ActWithRole[]>> = {
  operators: [
    {
      role: 'administrator',
      act: posting(words.acts.invite, '/admin/v1/operators', {
        fields: [
          { name: 'name', label: words.acts.name, kind: 'text' },
          { name: 'email', label: words.acts.email, kind: 'text' },
          {
            name: 'role',
            label: words.acts.role,
            kind: 'choice',
            values: [...operatorRoles, ...tenantRoles],
          },
          {
            name: 'processor_uuid',
            label: words.acts.tenantOfDeveloper,
            kind: 'tenant',
            empty: 'left out',
            hint: words.acts.onlyDevelopers,
          },
        ],
        moves: [words.acts.inviteMoves],
        secret: linkSecret,
      }),
    },
  ],
  tenants: [
    {
      role: 'administrator',
      act: posting(words.acts.newTenant, '/admin/v1/processors', {
        fields: [{ name: 'name', label: words.acts.name, kind: 'text' }],
        moves: [words.acts.newTenantMoves],
      }),
    },
  ],
  tokens: [
    {
      role: 'administrator',
      act: posting(words.acts.newOperatorToken, '/admin/v1/tokens', {
        body: { admin: true },
        fields: [
          { name: 'name', label: words.acts.name, kind: 'text', hint: words.acts.auditShowsName },
          { name: 'role', label: words.acts.role, kind: 'choice', values: operatorRoles },
          { name: 'expires_in_days', label: words.acts.expiresInDays, kind: 'number', empty: 'left out' },
        ],
        secret: tokenSecret,
      }),
    },
  ],
};
