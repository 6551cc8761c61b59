// Every operation of the API.
import type { Operation } from '../http/operation.ts';
import { accessOperations } from './operations/access-operations.ts';
import { operatorOperations } from './operations/operator-operations.ts';
import { sandboxOperations } from './operations/sandbox-operations.ts';
import { statementReading } from './operations/statement-reading.ts';
import { tenantOperations } from './operations/tenant-operations.ts';
import type { ServiceContext } from './service-context.ts';

export function operations(on: ServiceContext): Operation[] {
  const statements = statementReading(on);
  return [
    ...tenantOperations(on, statements),
    ...operatorOperations(on, statements),
    ...accessOperations(on),
    ...sandboxOperations(on),
  ];
}
