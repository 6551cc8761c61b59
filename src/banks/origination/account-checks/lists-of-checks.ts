// The lists of checks of bank accounts, by micro-entries or by prenotes: of a user, and of all
// tenants.
import { type Static, type TObject, Type } from 'typebox';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { isOneUuid, isTimeAndUuid, timeAndUuid, timeStartOf } from '../../../api/http/page-cursor.ts';
import { extended, UuidOf, userOfPath } from '../../../api/http/schema.ts';
import { selectUser } from '../../../customers/users/users.sql.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import type { CheckKind } from './account-check.ts';
import { type SeenCheck, selectChecks, selectChecksOf } from './account-checks.sql.ts';

export interface Reading {
  database: Database;
  clock: Clock;
}

interface ListOfChecks<Check extends TObject> {
  path: string;
  operationId: string;
  summary: string;
  description: string;
  page: string;
  plural: string;
  record: Check;
  example: Static<Check>;
  recordOf(row: SeenCheck): Static<Check>;
}

export const listChecksOfUser = <Check extends TObject>(
  { database, clock }: Reading,
  kind: CheckKind,
  { example, recordOf, ...definition }: ListOfChecks<Check>,
) =>
  keysetList(
    {
      ...definition,
      tag: 'Bank accounts',
      role: 'developer',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(userOfPath) }),
      filter: {},
      examples: [example],
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }, after, limit) {
        const user = await selectUser(database, caller, params.uuid);
        if (user === null) throw refuse('not_found', 'uuid');
        const of = { processor_id: user.processor_id, user_uuid: user.uuid };
        return selectChecksOf(database, kind, of, after?.[0] ?? nilUuid, limit, clock.now());
      },
      positionOf: ({ uuid }): [string] => [uuid],
      isPosition: isOneUuid,
      record: recordOf,
    },
  );

/** Newest first, with the tenant and the name of the user. */
export const listChecksOfAllTenants = <Check extends TObject>(
  { database, clock }: Reading,
  kind: CheckKind,
  { example, recordOf, record, title, ...definition }: ListOfChecks<Check> & { title: string },
) =>
  keysetList(
    {
      ...definition,
      tag: 'Operator: banks',
      callers: ['admin'],
      role: 'viewer',
      filter: {},
      record: extended(
        record as TObject,
        {
          processor_uuid: UuidOf('The tenant.'),
          user_name: Type.String({ description: 'The name of the user.' }),
        },
        { title },
      ),
      examples: [
        {
          ...(example as object),
          processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
          user_name: 'Elena Okafor',
        },
      ],
    },
    {
      read: (_, after, limit) => selectChecks(database, kind, after, limit, clock.now()),
      positionOf: ({ requested_at, uuid }) => timeAndUuid(requested_at, uuid),
      period: { name: 'requested', startOf: timeStartOf },
      isPosition: isTimeAndUuid,
      record: (row) => ({
        ...(recordOf(row) as object),
        processor_uuid: row.processor_id,
        user_name: row.user_name,
      }),
    },
  );
