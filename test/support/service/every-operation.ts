// The operations of a service as values, for tests about all of them.
import { operations } from '../../../src/app/api.ts';
import { serviceContext } from '../../../src/app/service-context.ts';
import type { Operation } from '../../../src/http/operation.ts';
import { openMetrics } from '../../../src/metrics.ts';
import { version } from '../../../src/version.ts';
import type { TestService } from './service.ts';

export function everyOperation({ context }: TestService): Operation[] {
  // The service has its metrics already.
  const metrics = openMetrics(context.database, version);
  return operations(serviceContext({ ...context, metrics }, new AbortController().signal));
}
