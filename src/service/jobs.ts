// Every job: the lists of the wings, and the jobs of the sandbox.

import { accessJobs, accessJobsOfEveryProcess, accessJobsOfHome } from '../access/jobs.ts';
import { apiJobs } from '../api/jobs.ts';
import { banksJobs } from '../banks/jobs.ts';
import { customersJobs } from '../customers/jobs.ts';
import { eventsJobs } from '../events/jobs.ts';
import { oversightJobs, oversightJobsOfHome } from '../oversight/jobs.ts';
import { paymentsJobs } from '../payments/jobs.ts';
import { jobMs } from '../platform/database/database.ts';
import { concerns, homeName, type Lane, onLane } from '../platform/database/lanes/lane.ts';
import { type Assignment, selectAssignment } from '../platform/database/lanes/lanes.sql.ts';
import { lanesWithDeadline } from '../platform/database/lanes/lanes.ts';
import { type Job, quietMs } from '../platform/database/repeat.ts';
import { platformJobs, platformJobsOfEveryProcess } from '../platform/jobs.ts';
import type { ServiceContext } from './context/service-context.ts';
import type { WorkingLane } from './context/working-lanes.ts';
import { copyFromHomeJob } from './lanes/copy-from-home.ts';
import { lanesOfWorker } from './lanes/lanes-of-worker.ts';

/** The jobs of every process, also of one that only serves the API. */
export function jobsOfEveryProcess(context: ServiceContext): Job[] {
  const { sandbox, lanes } = context;
  const jobs = [...platformJobsOfEveryProcess(context), ...accessJobsOfEveryProcess(context)];
  if (sandbox !== null)
    jobs.push({
      name: "follow the sandbox's clock",
      everyMs: 1_000,
      quietMs,
      run: () => sandbox.clock.refresh(lanes.home.database).then(() => 0),
    });
  if (lanes.all.length > 1) {
    let known: Assignment | undefined;
    jobs.push({
      name: 'follow the lanes of the shards',
      everyMs: 1_000,
      quietMs,
      async run() {
        known = await selectAssignment(lanes.home.database, known);
        lanes.assign(known);
        return 0;
      },
    });
  }
  return jobs;
}

/** The jobs of a worker, in its lanes. Their queries take longer than the queries of requests. */
export function jobs(service: ServiceContext): Job[] {
  const context = { ...service, lanes: lanesWithDeadline(service.lanes, jobMs) };
  const { sandbox, settings, lanes, byLane } = context;
  const names = lanesOfWorker(lanes, settings).map(({ name }) => name);
  const jobs = byLane
    .filter(({ name }) => names.includes(name))
    .flatMap((lane) => {
      const own = jobsOfLane({ ...context, ...lane });
      return byLane.length === 1 ? own : own.map((job) => ofLane(job, lane));
    });
  if (!names.includes(homeName)) return jobs;
  const ofHome = [...accessJobsOfHome(context), ...oversightJobsOfHome(context)];
  jobs.push(...(byLane.length === 1 ? ofHome : ofHome.map((job) => runIn(lanes.home, job))));
  if (lanes.all.length > 1) jobs.push(copyFromHomeJob(lanes, context.clock));
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

/** `lane`: its database, its banks and their days. */
const jobsOfLane = (context: ServiceContext & WorkingLane): Job[] => [
  ...eventsJobs(context),
  ...paymentsJobs(context),
  ...banksJobs(context),
  ...customersJobs(context),
  ...accessJobs(context),
  ...apiJobs(context),
  ...oversightJobs(context),
  ...platformJobs(context),
];

const runIn = (lane: Lane, job: Job): Job => ({ ...job, run: () => onLane(lane, job.run) });

/** What happens in other lanes does not wake it. */
const ofLane = (job: Job, lane: Lane): Job => ({
  ...runIn(lane, job),
  isMeant: () => concerns(lane),
});
