// Granting access needs a second operator; otherwise an administrator could create a second account
// and approve their own acts.
import { type NeedsApproval, unlessTokenOfEnvironment } from '../../api/http/operation.ts';

export const grantingAccess = {
  act: 'operators',
  /** The token of the environment invites the first people. */
  onlyIf: unlessTokenOfEnvironment,
} satisfies NeedsApproval;
