// Whether another system account can reach a file of ours.
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface ServerAccount {
  uid: number;
  gid: number;
}

/**
 * Whether the account may pass through every directory above this path. Checks the mode bits only,
 * no access lists.
 */
export function canReach(path: string, account: ServerAccount): boolean {
  let directory = dirname(path);
  for (;;) {
    const { mode, uid, gid } = statSync(directory);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    if (((mode >> shift) & 1) === 0) return false;
    if (directory === dirname(directory)) return true;
    directory = dirname(directory);
  }
}
