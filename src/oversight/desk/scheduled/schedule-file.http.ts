// GET and POST /admin/v1/file-schedules and DELETE /admin/v1/file-schedules/{uuid}: operators have
// a saved view of a list written as a file for each banking day, week or month.
import { Type } from 'typebox';
import { selectOperator } from '../../../access/operators/operators.sql.ts';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { addDays } from '../../../ach/calendar/days.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { NoData, operation } from '../../../api/http/operation.ts';
import { Uuid, UuidOf } from '../../../api/http/schema.ts';
import { created, ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, Refusal, refuse } from '../../../platform/refusals.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { selectSavedView } from '../views/views.sql.ts';
import { askedOf, checkFilters } from './file-rows.ts';
import { nextPeriod } from './periods.ts';
import { reportLists, reportOf } from './reports.ts';
import { Every, exampleSchedule, Hour, ScheduleRecord, scheduleRecord } from './schedule-record.ts';
import { deleteSchedule, insertSchedule, selectSchedules } from './scheduled.sql.ts';
import { keptDays } from './write-scheduled-files.job.ts';

const shared = { tag: 'Operator', callers: ['admin'], path: '/admin/v1/file-schedules' } as const;

/** Each is read whole, one after the other. */
const mostSchedules = 100;

export const listFileSchedules = ({ database }: { database: Database }) =>
  operation(
    {
      ...shared,
      method: 'GET',
      operationId: 'listFileSchedules',
      summary: 'List the schedules of files',
      description: 'The oldest first, each with the days and the time of its next file.',
      role: 'viewer',
      answers: {
        200: {
          description: 'The schedules',
          data: Type.Object({ schedules: Type.Array(ScheduleRecord, { description: 'The schedules.' }) }),
          example: { schedules: [exampleSchedule] },
        },
      },
    },
    {
      async read() {
        return ok({ schedules: (await selectSchedules(database)).map(scheduleRecord) });
      },
    },
  );

export const scheduleFile = ({ database }: { database: Database }) =>
  operation(
    {
      ...shared,
      method: 'POST',
      operationId: 'scheduleFile',
      summary: 'Schedule a saved view as a file',
      description: `The service writes the rows of the view as a CSV, once for each period: with names, dollars and Eastern times, without a limit of rows, in the order of the list. A period of the view is left out: the file has what was created, or returned if the view has a period of returns, in its own days. A file of exceptions has what is open when it is written. Views of ${reportLists.join(', ')} can be scheduled. The filters are copied: a later change of the view does not change the schedule. Files are kept for ${keptDays} days. There are at most ${mostSchedules} schedules.`,
      role: 'support',
      reason: 'optional',
      body: Type.Object({ view_uuid: UuidOf('The saved view.'), every: Every, hour: Hour }),
      example: { view_uuid: '019a2f3c-9c02-7b33-8a01-2e3f40516274', every: 'banking_day', hour: 7 },
      answers: { 201: { description: 'Scheduled', data: ScheduleRecord, example: exampleSchedule } },
      refusals: ['not_found'],
    },
    {
      async atomic(call, phase) {
        const { view_uuid, every, hour } = call.body;
        const view = await selectSavedView(phase, view_uuid);
        if (view === null) throw refuse('not_found', 'view_uuid');
        const report = reportOf(view.list);
        if (report === undefined)
          throw invalid('view_uuid', 'list', `must be a view of ${reportLists.join(', ')}, and is one of ${view.list}`);
        const { operator_uuid } = call.caller;
        const covered_until = addDays(easternDay(call.now), -1);
        refuseWrongFilters(() =>
          checkFilters(
            report.operation({ database }),
            askedOf(report, view.query, nextPeriod(every, covered_until, hour)),
          ),
        );
        if ((await selectSchedules(phase)).length >= mostSchedules)
          throw invalid(
            'view_uuid',
            'limit',
            `cannot be scheduled: there are ${mostSchedules} schedules. End one first`,
          );
        const { list, name, query } = view;
        const schedule = {
          uuid: uuidv7(call.now),
          list,
          name,
          query,
          every,
          hour,
          covered_until,
          scheduled_by: operator_uuid,
          scheduled_at: call.now,
        };
        await insertSchedule(phase, schedule);
        await recordAct(phase, call, {
          action: 'file.scheduled',
          subject: 'file_schedule',
          subject_uuid: schedule.uuid,
          detail: { list, name, every, hour },
        });
        const by = operator_uuid === null ? null : await selectOperator(phase, operator_uuid);
        const untried = { failed_attempts: 0, retry_at: null, failure: null };
        return created(scheduleRecord({ ...schedule, ...untried, scheduler_name: by?.name ?? null }));
      },
    },
  );

/** The view is what is wrong: its filters are not fields of this request. */
function refuseWrongFilters(check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const wrong = error.errors.map(({ field, message }) => `${field} ${message}`).join('; ');
    throw invalid('view_uuid', 'filters', `has filters that its list does not take: ${wrong}. Save the view again`);
  }
}

export const endFileSchedule = () =>
  operation(
    {
      ...shared,
      method: 'DELETE',
      path: '/admin/v1/file-schedules/:uuid',
      operationId: 'endFileSchedule',
      summary: 'End a schedule of files',
      description:
        'No more files are written; those that were stay. Ending it again, or what does not exist, changes nothing.',
      role: 'support',
      reason: 'optional',
      params: Type.Object({ uuid: Uuid }),
      answers: { 200: { description: 'Ended', data: NoData, example: null } },
    },
    {
      async atomic(call, phase) {
        const { uuid } = call.params;
        const ended = await deleteSchedule(phase, uuid);
        if (ended !== null)
          await recordAct(phase, call, {
            action: 'file.schedule_ended',
            subject: 'file_schedule',
            subject_uuid: uuid,
            detail: ended,
          });
        return ok(null);
      },
    },
  );
