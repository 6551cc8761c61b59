// The jobs of this wing.

import { type Job, quietMs } from '../platform/database/repeat.ts';
import { tellOperatorsJob } from './notices/tell-operators.job.ts';
import type { AccessContext } from './operations.ts';
import { tidySignInsJob } from './operators/tidy-sign-ins.job.ts';

/** Every process has a log of requests of its own. */
export const accessJobsOfEveryProcess = ({ requestLog }: AccessContext): Job[] => [
  {
    name: 'write the log of requests',
    everyMs: 500,
    quietMs,
    wokenBy: requestLog.begun.subscribe,
    run: () => requestLog.write(false),
    dueInMs: () => (requestLog.isEmpty() ? Number.POSITIVE_INFINITY : 0),
    ended: () => requestLog.write(true).then(() => {}),
  },
];

/** Of each lane. */
export function accessJobs(context: AccessContext): Job[] {
  const telling = tellOperatorsJob(context);
  return telling === null ? [] : [telling];
}

/** Of home, which has the people. */
export const accessJobsOfHome = ({ lanes }: AccessContext): Job[] => [tidySignInsJob(lanes.home.database)];
