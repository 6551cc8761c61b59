// What an operator may do with a person or a business.
import type { ActWithRole } from '../parts/act-buttons.tsx';
import type { Person } from './person.ts';

export function actsOnPerson({ uuid, kind, kyb_status, deleted_at, blocks }: Person): readonly ActWithRole[] {
  const at = `/admin/v1/users/${uuid}`;
  const open = blocks.filter(({ lifted_at }) => lifted_at === null);
  return [
    ...(kind === 'business' && kyb_status === 'IN_REVIEW'
      ? [
          {
            role: 'risk',
            act: {
              title: 'Decide the verification',
              method: 'POST',
              path: `${at}/kyb`,
              fields: [
                { name: 'decision', label: 'Decision', kind: 'choice', values: ['approve', 'reject', 'resubmit'] },
                {
                  name: 'documents',
                  label: 'Documents that you looked at',
                  kind: 'lines',
                  empty: 'left out',
                  hint: 'One in a line, by the name that your files have: case-1042/articles.pdf.',
                },
              ],
              moves: ['Approved: it becomes a merchant and can be paid. Resubmit: the tenant sees your reason.'],
            },
          } as const,
        ]
      : []),
    ...(deleted_at === null
      ? [
          {
            role: 'risk',
            act: {
              title: 'Block',
              method: 'POST',
              path: `${at}/blocks`,
              fields: [
                {
                  name: 'kind',
                  label: 'Kind',
                  kind: 'choice',
                  values: ['fraud', 'unauthorized', 'compliance', 'sanctions'],
                },
              ],
              moves: ['New payments are refused, and waiting ones are put on hold.'],
            },
          } as const,
        ]
      : []),
    ...open.map(
      (block) =>
        ({
          role: 'risk',
          act: {
            title: `Lift the ${block.kind.replaceAll('_', ' ')} block`,
            method: 'POST',
            path: `/admin/v1/blocks/${block.uuid}/lift`,
            moves: ['The payments that it put on hold go on.'],
          },
        }) as const,
    ),
  ];
}
