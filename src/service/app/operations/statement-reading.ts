// What the operations that answer statements read with.

import { statementFiles } from '../../../payments/statements/statement-file.ts';
import { jobMs } from '../../../platform/database/database.ts';
import type { ServiceContext } from '../service-context.ts';

export type StatementReading = ReturnType<typeof statementReading>;

/**
 * Made once. Each reader of a statement holds a connection as long as it takes: the others stay
 * free for other requests.
 */
export function statementReading({ database }: Pick<ServiceContext, 'database'>) {
  return { database: database.withDeadline(jobMs), files: statementFiles(2) };
}
