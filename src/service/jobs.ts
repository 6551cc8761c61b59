// Every job: the lists of the wings, and the jobs of the sandbox.

import { accessJobs, accessJobsOfEveryProcess } from '../access/jobs.ts';
import { apiJobs } from '../api/jobs.ts';
import { banksJobs } from '../banks/jobs.ts';
import { customersJobs } from '../customers/jobs.ts';
import { eventsJobs } from '../events/jobs.ts';
import { oversightJobs } from '../oversight/jobs.ts';
import { paymentsJobs } from '../payments/jobs.ts';
import { jobMs } from '../platform/database/database.ts';
import { type Job, quietMs } from '../platform/database/repeat.ts';
import { platformJobs, platformJobsOfEveryProcess } from '../platform/jobs.ts';
import type { ServiceContext } from './context/service-context.ts';

/** The jobs of every process, also of one that only serves the API. */
export function jobsOfEveryProcess(context: ServiceContext): Job[] {
  const { sandbox, database } = context;
  const jobs = [...platformJobsOfEveryProcess(context), ...accessJobsOfEveryProcess(context)];
  if (sandbox !== null)
    jobs.push({
      name: "follow the sandbox's clock",
      everyMs: 1_000,
      quietMs,
      run: () => sandbox.clock.refresh(database).then(() => 0),
    });
  return jobs;
}

/** The jobs of a worker. Their queries take longer than the queries of requests. */
export function jobs(service: ServiceContext): Job[] {
  const context = { ...service, database: service.database.withDeadline(jobMs) };
  const jobs = [
    ...eventsJobs(context),
    ...paymentsJobs(context),
    ...banksJobs(context),
    ...customersJobs(context),
    ...accessJobs(context),
    ...apiJobs(context),
    ...oversightJobs(context),
    ...platformJobs(context),
  ];
  const { sandbox, settings } = context;
  const paceMs = settings.ACHORD_SANDBOX_PACE * 1_000;
  if (sandbox !== null && paceMs > 0)
    jobs.push({
      name: 'keep the sandbox moving',
      everyMs: 500,
      quietMs,
      run: () => sandbox.sandbox.keepPace(paceMs),
      dueInMs: () => sandbox.sandbox.dayEndsInMs(paceMs),
    });
  return jobs;
}
