// GET /admin/v1/file-reversals: the files that were reversed, and the entries that were not.
import { Type } from 'typebox';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { isTimeAndUuid, timeAndUuid, timeStartOf } from '../../../api/http/page-cursor.ts';
import { readOperation } from '../../../api/http/read-operation.ts';
import { described, OneOf, Uuid, UuidOf, withValues } from '../../../api/http/schema.ts';
import { purposes } from '../../../payments/lifecycle/stage-names.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { isUuid } from '../../../platform/std/identifiers.ts';
import { namedFile } from '../files/named-file.ts';
import {
  exampleFileReversal,
  FileReversalRecord,
  fileReversalRecord,
  RefusedReversalRecord,
} from './file-reversal-record.ts';
import { type RefusedPosition, selectFileReversal, selectFileReversals, selectRefused } from './file-reversals.sql.ts';

export const listFileReversals = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/file-reversals',
      tag: 'Operator: banks',
      operationId: 'listFileReversals',
      summary: 'List the reversals of files',
      description: 'Newest first.',
      callers: ['admin'],
      role: 'viewer',
      filter: {
        state: Type.Optional(
          OneOf(['open', 'working', 'done'], {
            description: withValues('Only reversals in this state.', {
              open: 'Not all of their entries are at the bank.',
              working: 'Their entries are being reversed.',
              done: 'Each entry is decided.',
            }),
          }),
        ),
        file_uuid: Type.Optional(described(Uuid, 'Only reversals of this file.')),
      },
      page: 'A page of reversals of files',
      plural: 'file_reversals',
      record: FileReversalRecord,
      examples: [exampleFileReversal],
    },
    {
      async read({ query: { state = null, file_uuid } }, after, limit) {
        return selectFileReversals(database, { state, file_uuid: await namedFile(database, file_uuid) }, after, limit);
      },
      positionOf: ({ requested_at, uuid }) => timeAndUuid(requested_at, uuid),
      period: { name: 'requested', startOf: timeStartOf },
      isPosition: isTimeAndUuid,
      record: fileReversalRecord,
    },
  );

export const getFileReversal = ({ database }: { database: Database }) =>
  readOperation(
    {
      path: '/admin/v1/file-reversals/:uuid',
      tag: 'Operator: banks',
      operationId: 'getFileReversal',
      summary: 'Read the reversal of a file',
      callers: ['admin'],
      role: 'viewer',
      record: FileReversalRecord,
      example: exampleFileReversal,
    },
    async (uuid) => {
      const found = await selectFileReversal(database, uuid);
      return found && fileReversalRecord(found);
    },
  );

export const listRefusedReversals = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/file-reversals/:uuid/refused',
      tag: 'Operator: banks',
      operationId: 'listRefusedReversals',
      summary: 'List the entries that a reversal of a file left out',
      description: 'Each with its reason, by stage, tenant and entry.',
      callers: ['admin'],
      role: 'viewer',
      params: Type.Object({ uuid: UuidOf('The uuid of the reversal of the file.') }),
      filter: {},
      page: 'A page of entries',
      plural: 'entries',
      record: RefusedReversalRecord,
      examples: [
        {
          trace_id: '091000010000001',
          processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
          transaction_uuid: '019a2f3d-2b10-7a20-8c30-4d5e6f708192',
          stage: 'capture' as const,
          direction: 'debit' as const,
          amount: 12_500,
          why: 'returned' as const,
        },
      ],
      refusals: ['not_found'],
    },
    {
      async read({ params }, after, limit) {
        const uuid = params.uuid.toLowerCase();
        if ((await selectFileReversal(database, uuid)) === null) throw refuse('not_found', 'uuid');
        return selectRefused(database, uuid, after, limit);
      },
      positionOf: ({ stage, processor_id, entry_uuid }): RefusedPosition => [stage, processor_id, entry_uuid],
      isPosition,
      record: ({ trace_id, processor_id, transaction_uuid, stage, direction, amount, why }) => ({
        trace_id,
        processor_uuid: processor_id,
        transaction_uuid,
        stage,
        direction,
        amount,
        why,
      }),
    },
  );

const stages: readonly string[] = purposes;

const isPosition = (sent: readonly unknown[]): sent is RefusedPosition =>
  sent.length === 3 &&
  stages.includes(sent[0] as string) &&
  sent.slice(1).every((one) => typeof one === 'string' && isUuid(one));
