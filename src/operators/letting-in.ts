// Letting somebody in: alone, an administrator could become two people and approve their own acts.
import { isTokenOfEnvironment } from '../http/caller.ts';
import type { NeedsApproval } from '../http/operation.ts';

export const lettingIn = {
  act: 'operators',
  /** The token of the environment lets the first people in. */
  onlyIf: async (_phase, { caller }) => !isTokenOfEnvironment(caller),
} satisfies NeedsApproval;
