// The operations of a service as values, for tests about all of them.

import type { Operation } from '../../../src/api/http/operation.ts';
import { openMetrics } from '../../../src/platform/metrics.ts';
import { version } from '../../../src/platform/version.ts';
import { serviceContext } from '../../../src/service/context/service-context.ts';
import { operations } from '../../../src/service/operations.ts';
import type { TestService } from './service.ts';

export function everyOperation({ context }: TestService): Operation[] {
  // The service has its metrics already.
  const metrics = openMetrics(context.database, version);
  return operations(serviceContext({ ...context, metrics }, new AbortController().signal));
}
