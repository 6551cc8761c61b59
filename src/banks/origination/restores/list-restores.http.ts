// GET /admin/v1/restores: restores of the database, and the banks that still wait for an operator.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { Nullable, Timestamp, Uuid } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import type { BankDescription } from '../../connections/bank.ts';
import { selectRestores } from './restores.sql.ts';
import { waitingBanks } from './waiting-banks.ts';

const RestoreRecord = Type.Object(
  {
    uuid: Uuid,
    restored_at: Timestamp,
    reached_at: Nullable(Timestamp),
    backup: Nullable(Type.String()),
  },
  { title: 'Restore' },
);

const shownRestores = 12;

export const listRestores = ({ database, banks }: { database: Database; banks: readonly BankDescription[] }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/restores',
      tag: 'Operator: banks',
      operationId: 'listRestores',
      summary: 'List restores of the database',
      description: `The last ${shownRestores} restores, newest first, and the banks that wait until \`POST /admin/v1/restores/release\`. \`reached_at\` and \`backup\` are null for a database that was restored by other means.`,
      callers: ['admin'],
      role: 'viewer',
      answers: {
        200: {
          description: 'The restores and the banks that wait',
          data: Type.Object({ waiting_banks: Type.Array(Type.String()), restores: Type.Array(RestoreRecord) }),
          example: {
            waiting_banks: ['simulated'],
            restores: [
              {
                uuid: '019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a',
                restored_at: '2026-03-02 14:05:09',
                reached_at: '2026-03-02 13:59:58',
                backup: 'backup-20260302T020000Z-1c9d3e',
              },
            ],
          },
        },
      },
    },
    {
      async read() {
        const waiting = await waitingBanks(database, banks);
        const restores = await selectRestores(database, shownRestores);
        return ok({
          waiting_banks: waiting,
          restores: restores.map(({ restored_at, reached_at, ...row }) => ({
            ...row,
            restored_at: timestamp(restored_at),
            reached_at: timestampOrNull(reached_at),
          })),
        });
      },
    },
  );
