// Who runs a command, for the audit trail.
import { userInfo } from 'node:os';

/** A container may run as a number that has no name. */
export function userOfMachine(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
