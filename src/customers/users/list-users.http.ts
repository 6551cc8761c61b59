// GET /3p/api/v2/users: the caller's users, page by page.
import { Type } from 'typebox';
import { refuseUnknownVendor } from '../../access/tenants/named-in-filters.ts';
import { listOperation, recordsOf } from '../../api/http/list-operation.ts';
import { MetadataFilter } from '../../api/http/metadata.ts';
import { described, OneOf, PeriodQuery, SortOrder, Text, UuidOf } from '../../api/http/schema.ts';
import { periodFrom } from '../../api/http/spellings.ts';
import type { Database } from '../../platform/database/database.ts';
import { firstUuidOf } from '../../platform/std/identifiers.ts';
import { entryHashes } from '../../platform/std/metadata.ts';
import { exampleBusiness, examplePerson, UserRecord, userRecord } from './user-record.ts';
import { KybStatusField } from './user-words.ts';
import { selectUsers } from './users.sql.ts';

export const listUsers = ({ database }: { database: Database }) =>
  listOperation(
    {
      path: '/3p/api/v2/users',
      tag: 'Users',
      operationId: 'listUsers',
      summary: 'List users',
      description:
        'Newest first, unless `sort_order` is `oldest`. `start_date` and `end_date` are UTC days of creation, both ' +
        'included. `email` ignores case. The list has deleted users only if `include_deleted` is true.',
      callers: ['processor', 'vendor'],
      filter: {
        ...PeriodQuery,
        sort_order: Type.Optional(SortOrder),
        kind: Type.Optional(OneOf(['person', 'business'], { description: 'Only persons, or only businesses.' })),
        kyb_status: Type.Optional(described(KybStatusField, 'Only businesses with this status.')),
        client_reference_id: Type.Optional(described(Text(0, 255), 'Only users with exactly this reference.')),
        email: Type.Optional(described(Text(1, 254), 'Only users with this e-mail address, in any case of letters.')),
        metadata: MetadataFilter,
        vendor_uuid: Type.Optional(UuidOf('Only users of this vendor.')),
        include_deleted: Type.Optional(
          Type.Boolean({ allowed: 'true or false', description: 'True: the list has deleted users too.' }),
        ),
      },
      page: 'A page of users; a page after the end is empty',
      plural: 'users',
      record: UserRecord,
      examples: [exampleBusiness, examplePerson],
    },
    async ({ caller, query }, page) => {
      const { from, before } = periodFrom(query);
      const { kind, kyb_status, client_reference_id, email, metadata, vendor_uuid } = query;
      if (caller.vendor_id === null) await refuseUnknownVendor(database, caller.processor_id, vendor_uuid);
      const users = selectUsers(
        database,
        caller.processor_id,
        {
          vendor_id: caller.vendor_id,
          vendor_uuid,
          kind,
          kyb_status,
          client_reference_id,
          email,
          entries: metadata === undefined ? undefined : entryHashes(metadata),
          from_uuid: from === null ? undefined : firstUuidOf(from),
          before_uuid: before === null ? undefined : firstUuidOf(before),
        },
        { ...page, sort_order: query.sort_order ?? 'newest', include_deleted: query.include_deleted ?? false },
      );
      return recordsOf(users, userRecord);
    },
  );
