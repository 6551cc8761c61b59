// What the audit trail has of a decision on a bank statement line. It shows a second try.
import { omitReason } from '../../access/tenants/audit-trail.ts';
import type { StatementLine } from './statement-line.ts';

/** A decision that was undone since is another one. */
export const decisionDetail = (
  { undone_count }: StatementLine,
  body: { reason?: unknown; [field: string]: unknown },
): Record<string, unknown> => ({
  ...omitReason(body),
  ...(undone_count === 0 ? {} : { undone_count }),
});
