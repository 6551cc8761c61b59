// Acts of a developer on webhooks.
import { type ActsOfRows, posting } from './acts.ts';

export const tenantActs: ActsOfRows = {
  'own-webhooks': ({ state }, id) => {
    const at = `/3p/api/v1/webhook-endpoints/${id}`;
    return [
      { role: 'developer', act: posting('Send a test', `${at}/test`, { asksReason: false }) },
      ...(state === 'disabled'
        ? [{ role: 'developer', act: posting('Enable', `${at}/enable`, { asksReason: false }) } as const]
        : []),
      {
        role: 'developer',
        act: posting('Rotate the secret', `${at}/rotate-secret`, {
          asksReason: false,
          moves: ['Deliveries are signed with both secrets for 24 hours.'],
        }),
      },
    ];
  },
  'own-deliveries': (_, id) => [
    {
      role: 'developer',
      act: posting('Send it again', `/3p/api/v1/webhook-endpoints/deliveries/${id}/replay`, { asksReason: false }),
    },
  ],
};
