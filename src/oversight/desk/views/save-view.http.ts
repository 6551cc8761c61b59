// POST /admin/v1/saved-views and DELETE /admin/v1/saved-views/{uuid}: operators save a view of a
// list for all, and remove it.
import { Type } from 'typebox';
import { selectOperator } from '../../../access/operators/operators.sql.ts';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { NoData, operation } from '../../../api/http/operation.ts';
import { Uuid } from '../../../api/http/schema.ts';
import { created, ok } from '../../../platform/answer.ts';
import { invalid } from '../../../platform/refusals.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { exampleView, List, Name, Query, ViewRecord, viewRecord } from './view-record.ts';
import { deleteSavedView, insertSavedView, selectSavedViews } from './views.sql.ts';

const shared = { tag: 'Operator', callers: ['admin'], path: '/admin/v1/saved-views' } as const;

/** More than a person can read in a menu. */
const mostOfList = 100;

export const saveView = () =>
  operation(
    {
      ...shared,
      method: 'POST',
      operationId: 'saveView',
      summary: 'Save a view of a list',
      description: `Every operator sees it in the console. A list has at most ${mostOfList} views, each with a name of its own. To change a view, remove it and save it again. Write no personal data into it.`,
      role: 'support',
      reason: 'optional',
      body: Type.Object({ list: List, name: Name, query: Query }),
      example: { list: exampleView.list, name: exampleView.name, query: exampleView.query },
      answers: { 201: { description: 'Saved', data: ViewRecord, example: exampleView } },
    },
    {
      async atomic(call, phase) {
        const { list, query } = call.body;
        const name = call.body.name.trim();
        if (name === '') throw invalid('name', 'length', 'must have a letter');
        if ((await selectSavedViews(phase, list)).length >= mostOfList)
          throw invalid('list', 'limit', `has ${mostOfList} views. Remove one first`);
        const { operator_uuid } = call.caller;
        const now = realClock.now();
        const view = { uuid: uuidv7(now), list, name, query, saved_at: now };
        if (!(await insertSavedView(phase, { ...view, operator_uuid })))
          throw invalid(
            'name',
            'taken',
            'is the name of another view of this list. Choose another one, or remove that view first',
          );
        await recordAct(phase, call, {
          action: 'saved_view.saved',
          subject: 'saved_view',
          subject_uuid: view.uuid,
          detail: { list, name },
        });
        const by = operator_uuid === null ? null : await selectOperator(phase, operator_uuid);
        return created(viewRecord({ ...view, saved_by: by?.name ?? null }));
      },
    },
  );

export const removeSavedView = () =>
  operation(
    {
      ...shared,
      method: 'DELETE',
      path: '/admin/v1/saved-views/:uuid',
      operationId: 'removeSavedView',
      summary: 'Remove a saved view',
      description:
        'No operator sees it any more. The list and its rows stay as they are. Removing it again, or what does not exist, changes nothing.',
      role: 'support',
      reason: 'optional',
      params: Type.Object({ uuid: Uuid }),
      answers: { 200: { description: 'Removed', data: NoData, example: null } },
    },
    {
      async atomic(call, phase) {
        const { uuid } = call.params;
        const removed = await deleteSavedView(phase, uuid);
        if (removed !== null)
          await recordAct(phase, call, {
            action: 'saved_view.removed',
            subject: 'saved_view',
            subject_uuid: uuid,
            detail: removed,
          });
        return ok(null);
      },
    },
  );
