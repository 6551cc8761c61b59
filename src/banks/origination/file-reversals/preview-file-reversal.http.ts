// GET /admin/v1/bank-files/{uuid}/reversal-preview: what the reversal of a file would do now.
import { type Static, Type } from 'typebox';
import { refuseUnknownProcessor } from '../../../access/tenants/named-in-filters.ts';
import { operation } from '../../../api/http/operation.ts';
import { described, OneOf, SummedCents, Uuid, UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { type SeenFile, selectSeenFile } from '../files/file-outcomes.sql.ts';
import { reversalWindow } from '../reversals/may-reverse.ts';
import { type Reversing, type WhyNot, whysNot, whyTooLate } from '../reversals/why-not.ts';
import { selectUndecided } from '../undecided.sql.ts';
import { countEntries } from './entries-of-file.sql.ts';
import { RefusedCount, windowFields } from './file-reversal-record.ts';
import type { PartOfFile } from './file-reversals.sql.ts';

/** Which entries of the file: the fields of a request. */
export const partFields = {
  processor_uuid: Type.Optional(
    described(Uuid, 'Only the entries of this tenant: its batches of the file. Absent: of all tenants.'),
  ),
  stage: Type.Optional(
    OneOf(['capture', 'payout'], { description: 'Only the entries of this stage. Absent: captures and payouts.' }),
  ),
};

export const partOf = (
  file: SeenFile,
  { processor_uuid, stage }: { processor_uuid?: string; stage?: 'capture' | 'payout' },
): PartOfFile => ({
  file_uuid: file.uuid,
  processor_id: processor_uuid?.toLowerCase() ?? null,
  stage: stage ?? null,
});

const Money = {
  count: Type.Integer({ minimum: 0, description: 'Entries that can be reversed.' }),
  given_back: described(SummedCents, 'Cents of debits that their payers get back.'),
  taken_back: described(SummedCents, 'Cents of credits that are taken back from their payees.'),
  clawed_back: described(
    SummedCents,
    'The part of `given_back` whose payout was sent: it is taken from the payees by clawbacks.',
  ),
};

const PreviewRecord = Type.Object(
  {
    file_uuid: UuidOf('The file.'),
    ...Money,
    refused: Type.Array(RefusedCount, { description: 'The entries that cannot be reversed, by reason.' }),
    tenants: Type.Array(
      Type.Object(
        {
          processor_uuid: UuidOf('The tenant.'),
          processor_name: Type.String({ description: 'The name of the tenant.' }),
          ...Money,
        },
        { title: 'ReversedMoneyOfTenant' },
      ),
      { description: 'What it moves for each tenant.' },
    ),
    ...windowFields,
  },
  { title: 'FileReversalPreview', description: 'What the reversal of a file would do now. Nothing is changed.' },
);

export type FileReversalPreview = Static<typeof PreviewRecord>;

/** Counts the entries in one query. */
export async function previewOf(
  db: Queryable,
  { banks, bankingClock }: Reversing,
  file: SeenFile,
  part: PartOfFile,
): Promise<FileReversalPreview> {
  const { payments: held } = await selectUndecided(db, file.bank);
  const late = whyTooLate(file, banks, bankingClock.bankingNow()) !== null;
  const counted = (await countEntries(db, part, held)).map((one) => ({
    ...one,
    why: one.why ?? (late ? ('too_late' as const) : null),
  }));
  const sumOf = (rows: typeof counted, of: (row: (typeof counted)[number]) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0);
  const moneyOf = (rows: typeof counted) => ({
    count: sumOf(rows, ({ count }) => count),
    given_back: sumOf(rows, ({ direction, amount }) => (direction === 'debit' ? amount : 0)),
    taken_back: sumOf(rows, ({ direction, amount }) => (direction === 'credit' ? amount : 0)),
    clawed_back: sumOf(rows, ({ paid_out }) => paid_out),
  });
  const can = counted.filter(({ why }) => why === null);
  return {
    file_uuid: file.uuid,
    ...moneyOf(can),
    refused: (Object.keys(whysNot) as WhyNot[]).flatMap((why) => {
      const rows = counted.filter((row) => row.why === why);
      if (rows.length === 0) return [];
      return [{ why, count: sumOf(rows, ({ count }) => count), amount: sumOf(rows, ({ amount }) => amount) }];
    }),
    tenants: [...Map.groupBy(can, ({ processor_id }) => processor_id)].map(([processor_uuid, rows]) => ({
      processor_uuid,
      processor_name: rows[0]!.processor_name,
      ...moneyOf(rows),
    })),
    ...reversalWindow(file.settles_at),
  };
}

const examplePreview: FileReversalPreview = {
  file_uuid: '019a2f3e-0a10-7d20-8b30-4c5d6e7f8091',
  count: 1_998,
  given_back: 24_975_000,
  taken_back: 0,
  clawed_back: 0,
  refused: [{ why: 'returned', count: 2, amount: 25_000 }],
  tenants: [
    {
      processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
      processor_name: 'Harbor Pay',
      count: 1_998,
      given_back: 24_975_000,
      taken_back: 0,
      clawed_back: 0,
    },
  ],
  send_until: '2026-03-09',
  available_until: '2026-03-10',
};

export const previewFileReversal = ({ database, ...context }: { database: Database } & Reversing) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/bank-files/:uuid/reversal-preview',
      tag: 'Operator: banks',
      operationId: 'previewFileReversal',
      summary: 'Show what the reversal of a file would do',
      description:
        'Counts the entries of the file that can be reversed now, and those that cannot, by reason. `tenants` is what it moves for each tenant. Nothing is changed. A file of a million entries takes some seconds.',
      callers: ['admin'],
      role: 'viewer',
      params: Type.Object({ uuid: UuidOf('The uuid of the file.') }),
      query: Type.Object(partFields),
      answers: { 200: { description: 'What it would do', data: PreviewRecord, example: examplePreview } },
      refusals: ['not_found'],
    },
    {
      async read({ params, query }) {
        await refuseUnknownProcessor(database, query.processor_uuid);
        const file = await selectSeenFile(database, params.uuid.toLowerCase());
        if (file === null) throw refuse('not_found', 'uuid');
        return ok(await previewOf(database, context, file, partOf(file, query)));
      },
    },
  );
