// Acts of a developer on webhooks.
import { words } from '../../words/en.ts';
import { type ActsOfRows, posting } from './acts.ts';

export const tenantActs: ActsOfRows = {
  'own-webhooks': ({ state }, id) => {
    const at = `/3p/api/v1/webhook-endpoints/${id}`;
    const act = (title: string, path: string, move: string) =>
      ({ role: 'developer', act: posting(title, `${at}/${path}`, { asksReason: false, moves: [move] }) }) as const;
    return [
      act(words.acts.sendTest, 'test', words.acts.sendTestMoves),
      ...(state === 'disabled' ? [act(words.acts.enableEndpoint, 'enable', words.acts.enableEndpointMoves)] : []),
      act(words.acts.rotateSecret, 'rotate-secret', words.acts.rotateSecretMoves),
    ];
  },
  'own-deliveries': (_, id) => [
    {
      role: 'developer',
      act: posting(words.acts.sendAgain, `/3p/api/v1/webhook-endpoints/deliveries/${id}/replay`, {
        asksReason: false,
        moves: [words.acts.sendAgainMoves],
      }),
    },
  ],
};
