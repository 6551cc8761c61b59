// Letting somebody in: alone, an administrator could become two people and approve their own acts.
import { type NeedsApproval, unlessTokenOfEnvironment } from '../../api/http/operation.ts';

export const lettingIn = {
  act: 'operators',
  /** The token of the environment lets the first people in. */
  onlyIf: unlessTokenOfEnvironment,
} satisfies NeedsApproval;
