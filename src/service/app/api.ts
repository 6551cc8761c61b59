// Every operation of the API.

import { approveAct, refuseAct } from '../../access/approvals/approvals.http.ts';
import { withApproval } from '../../access/approvals/with-approval.ts';
import type { Operation } from '../../api/http/operation.ts';
import { accessOperations } from './operations/access-operations.ts';
import { operatorOperations } from './operations/operator-operations.ts';
import { sandboxOperations } from './operations/sandbox-operations.ts';
import { statementReading } from './operations/statement-reading.ts';
import { tenantOperations } from './operations/tenant-operations.ts';
import type { ServiceContext } from './service-context.ts';

export function operations(on: ServiceContext): Operation[] {
  const isLive = on.settings.ACHORD_MODE === 'live';
  const statements = statementReading(on);
  const list = [
    ...tenantOperations(on, statements),
    ...operatorOperations(on, statements),
    ...accessOperations(on, isLive),
    ...sandboxOperations(on),
  ];
  // An approved act runs without asking again.
  const operations = new Map(list.map((operation) => [operation.operationId, operation]));
  const deciding = { operations, vault: on.vault };
  return [...list.map((operation) => withApproval(operation, isLive)), approveAct(deciding), refuseAct(deciding)];
}
