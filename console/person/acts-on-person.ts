// What an operator may do with a person or a business.
import { dayAndYear } from '../format/times.ts';
import type { ActWithRole } from '../parts/act-buttons.tsx';
import { inWords, words } from '../words/en.ts';
import type { Person } from './person.ts';

export function actsOnPerson(person: Person): readonly ActWithRole[] {
  const { uuid, kind, kyb_status, deleted_at, blocks, authorizations } = person;
  const at = `/admin/v1/users/${uuid}`;
  const open = blocks.filter(({ lifted_at }) => lifted_at === null);
  return [
    ...(kind === 'business' && kyb_status === 'IN_REVIEW'
      ? [
          {
            role: 'risk',
            act: {
              title: words.acts.decideVerification,
              method: 'POST',
              path: `${at}/kyb`,
              fields: [
                {
                  name: 'decision',
                  label: words.acts.decision,
                  kind: 'choice',
                  values: ['approve', 'reject', 'resubmit'],
                },
                {
                  name: 'documents',
                  label: words.acts.documents,
                  kind: 'lines',
                  empty: 'left out',
                  hint: words.acts.documentsHint,
                },
              ],
              moves: [words.acts.decideMoves],
            },
          } as const,
        ]
      : []),
    ...(deleted_at === null
      ? [
          {
            role: 'risk',
            act: {
              title: words.acts.block,
              method: 'POST',
              path: `${at}/blocks`,
              fields: [
                {
                  name: 'kind',
                  label: words.acts.kind,
                  kind: 'choice',
                  values: ['fraud', 'unauthorized', 'compliance', 'sanctions'],
                },
              ],
              moves: [words.acts.blockMoves],
              isGrave: true,
            },
          } as const,
        ]
      : []),
    ...open.map(
      (block) =>
        ({
          role: 'risk',
          act: {
            title: words.acts.liftThisBlock(block.kind.replaceAll('_', ' ')),
            method: 'POST',
            path: `/admin/v1/blocks/${block.uuid}/lift`,
            moves: [words.acts.liftBlockMoves],
          },
        }) as const,
    ),
    ...authorizations.filter(isLive).map(
      (one) =>
        ({
          role: 'operator',
          act: {
            title: words.acts.revokeAuthorization(inWords(one.kind), dayAndYear(one.authorized_on)),
            method: 'POST',
            path: `/admin/v1/authorizations/${one.uuid}/revoke`,
            moves: [words.acts.revokeAuthorizationMoves],
            isGrave: true,
          },
        }) as const,
    ),
  ];
}

const isLive = ({ revoked_at, used_by_transaction_uuid }: Person['authorizations'][number]) =>
  revoked_at === null && used_by_transaction_uuid === null;
