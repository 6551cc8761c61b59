// The context of a service whose queries go through another database object.
import type { Database } from '../../../src/platform/database/database.ts';
import { oneLane } from '../../../src/platform/database/lanes/lanes.ts';
import type { Context } from '../../../src/service/context/context.ts';

export const onDatabase = (
  { execution }: Context,
  database: Database,
): Pick<Context, 'database' | 'lanes' | 'execution'> => ({
  database,
  lanes: oneLane(database),
  execution: { ...execution, database },
});
