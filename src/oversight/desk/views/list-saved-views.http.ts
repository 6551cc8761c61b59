// GET /admin/v1/saved-views: the views of the lists in the console, which operators share.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { described } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { exampleView, List, ViewRecord, viewRecord } from './view-record.ts';
import { selectSavedViews } from './views.sql.ts';

export const listSavedViews = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/saved-views',
      tag: 'Operator',
      operationId: 'listSavedViews',
      summary: 'List the saved views',
      description: 'Views of the lists in the console, by list and name.',
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({ list: Type.Optional(described(List, 'Only views of this list.')) }),
      answers: {
        200: {
          description: 'The views',
          data: Type.Object({ views: Type.Array(ViewRecord, { description: 'The views.' }) }),
          example: { views: [exampleView] },
        },
      },
    },
    {
      async read({ query }) {
        return ok({ views: (await selectSavedViews(database, query.list ?? null)).map(viewRecord) });
      },
    },
  );
