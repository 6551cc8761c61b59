// Acts of the people of a tenant on its webhooks, its people and its tokens.
import { eventTypes } from '../../../clients/typescript/src/sandbox/trigger.ts';
import { tenantRoles } from '../../app/roles.ts';
import type { ActWithRole } from '../../parts/act-buttons.tsx';
import type { Act } from '../../parts/act-dialog.tsx';
import { words } from '../../words/en.ts';
import type { Row } from '../list-definition.ts';
import { type ActOfRow, type ActsOfRows, isMe, linkSecret, posting, tokenSecret } from './acts.ts';
import { issuedTokens } from './service-acts.ts';

const roleField = { name: 'role', label: words.acts.role, kind: 'choice', values: tenantRoles } as const;
const asksReason = false;

export const tenantActs: ActsOfRows = {
  'own-webhooks': ({ state }, id) => {
    const at = `/3p/api/v1/webhook-endpoints/${id}`;
    const act = (title: string, path: string, move: string) =>
      ({ role: 'developer', act: posting(title, `${at}/${path}`, { asksReason, moves: [move] }) }) as const;
    return [
      ...(state === 'disabled' ? [act(words.acts.enableEndpoint, 'enable', words.acts.enableEndpointMoves)] : []),
      act(words.acts.rotateSecret, 'rotate-secret', words.acts.rotateSecretMoves),
    ];
  },
  'own-deliveries': (_, id) => [
    {
      role: 'developer',
      act: posting(words.acts.sendAgain, `/3p/api/v1/webhook-endpoints/deliveries/${id}/replay`, {
        asksReason,
        moves: [words.acts.sendAgainMoves],
      }),
    },
  ],
  // People do not change their own role.
  'own-people': (row, id) => (isMe(id) ? [] : actsOnPerson(row, id)),
  'own-tokens': ({ revoked_at, name, kind }, id) =>
    revoked_at !== null
      ? []
      : [
          {
            role: 'tenant_owner',
            act: {
              title: words.acts.revoke,
              method: 'DELETE',
              path: `/3p/api/v1/tokens/${id}`,
              asksReason,
              moves: [words.acts.revokeMoves(name === null ? words.acts.thisToken(String(kind)) : String(name))],
              isGrave: true,
            },
          },
        ],
};

function actsOnPerson({ disabled_at, role: has }: Row, id: string): readonly ActOfRow[] {
  const path = `/3p/api/v1/people/${id}`;
  const isActive = disabled_at === null;
  const ofTokens = has === 'tenant_owner' ? [issuedTokens] : [];
  const change = (act: Omit<Act, 'method' | 'path' | 'asksReason'>): ActOfRow => ({
    role: 'tenant_owner',
    act: { ...act, method: 'PUT', path, asksReason },
  });
  const changeRole = change({
    title: words.acts.changeRole,
    fields: [{ ...roleField, first: String(has) }, ...ofTokens],
    moves: [words.acts.changeRoleMoves],
  });
  if (!isActive)
    return [
      changeRole,
      change({ title: words.acts.enable, body: { disabled: false }, moves: [words.acts.enableMoves] }),
    ];
  return [
    {
      role: 'tenant_owner',
      oneByOne: true,
      act: posting(words.acts.newLink, `${path}/link`, {
        asksReason,
        moves: [words.acts.newLinkMoves],
        secret: linkSecret,
      }),
    },
    changeRole,
    change({
      title: words.acts.disable,
      body: { disabled: true },
      fields: ofTokens,
      moves: [words.acts.disableMoves],
      isGrave: true,
    }),
  ];
}

/** What adds to a list. */
export const actsOfTenantLists: Readonly<Record<string, readonly ActWithRole[]>> = {
  'own-webhooks': [
    {
      role: 'developer',
      act: posting(words.portal.addEndpoint, '/3p/api/v1/webhook', {
        fields: [
          { name: 'webhook_url', label: words.portal.url, kind: 'lines', hint: words.portal.urlHint },
          {
            name: 'event_names',
            label: words.portal.eventNames,
            kind: 'several',
            values: eventTypes,
            first: eventTypes.join('\n'),
          },
        ],
        asksReason,
        moves: [words.portal.addEndpointMoves],
      }),
    },
  ],
  'own-people': [
    {
      role: 'tenant_owner',
      act: posting(words.acts.invite, '/3p/api/v1/people', {
        fields: [
          { name: 'name', label: words.acts.name, kind: 'text' },
          { name: 'email', label: words.acts.email, kind: 'text' },
          { ...roleField, hint: words.portal.rolesHint },
        ],
        asksReason,
        moves: [words.acts.inviteMoves],
        secret: linkSecret,
      }),
    },
  ],
  'own-tokens': [
    {
      role: 'tenant_owner',
      act: posting(words.portal.newToken, '/3p/api/v1/tokens', {
        fields: [
          { name: 'name', label: words.acts.name, kind: 'text', hint: words.portal.tokenName },
          { name: 'expires_in_days', label: words.acts.expiresInDays, kind: 'number', empty: 'left out' },
        ],
        asksReason,
        moves: [words.portal.newTokenMoves],
        secret: tokenSecret,
      }),
    },
  ],
};
