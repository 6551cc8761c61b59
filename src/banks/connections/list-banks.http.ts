// GET /admin/v1/banks: the banks, their tenants, and how far the days of each have been played.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { Nullable, OneOf, Timestamp } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { fromSnapshot } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import { timestampOrNull } from '../../platform/std/timestamps.ts';
import { type Bank, statementBookings } from './bank.ts';
import { type BankInUse, type BankProgress, selectBankProgress, selectBanksInUse } from './banks-in-use.sql.ts';

const TimeOfDay = Type.String({ description: 'HH:MM, Eastern.' });

const BankRecord = Type.Object(
  {
    name: Type.String(),
    odfi: Type.String(),
    shares_with: Nullable(
      Type.String({ description: 'The bank whose account and statement this one uses. Null: it has its own.' }),
    ),
    same_day_limit_cents: Type.Integer({ description: 'Cents. A larger entry goes out with the next-day entries.' }),
    windows: Type.Object({
      same_day: Type.Array(Type.Object({ closes: TimeOfDay, settles: TimeOfDay })),
      next_day: Type.Object({ closes: TimeOfDay }),
      closed_day: Nullable(
        Type.Object(
          { closes: TimeOfDay },
          { description: 'On days that are no banking days. Null: the bank takes no files on them.' },
        ),
      ),
    }),
    processors: Type.Integer({
      description: 'The processors whose entries go through this bank, from their next file on.',
    }),
    files_under_way: Type.Integer({
      description: 'Our files that are not decided, or whose entries still settle or become good.',
    }),
    played_until: Nullable(Timestamp),
    inbound_read_at: Nullable(Timestamp),
    statement_booking: OneOf([...statementBookings]),
  },
  { title: 'Bank' },
);

const example = {
  name: 'simulated',
  odfi: '09100001',
  shares_with: null,
  same_day_limit_cents: 100_000_000,
  windows: {
    same_day: [{ closes: '10:30', settles: '13:00' }],
    next_day: { closes: '17:00' },
    closed_day: null,
  },
  processors: 2,
  files_under_way: 1,
  played_until: '2026-03-03 13:30:00',
  inbound_read_at: '2026-03-03 13:30:00',
  statement_booking: 'gross',
};

export const listBanks = ({ database, banks }: { database: Database; banks: readonly Bank[] }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/banks',
      tag: 'Operator: banks',
      operationId: 'listBanks',
      summary: 'List the banks',
      description:
        'In the order of the banks file; processors without a bank of their own use the first one. `inbound_read_at`: the time up to which the files of the bank were read. Debits of the bank become good only up to this time, so a bank whose server is away delays its own payments.',
      callers: ['admin'],
      role: 'viewer',
      answers: {
        200: {
          description: 'The banks',
          data: Type.Object({ banks: Type.Array(BankRecord) }),
          example: { banks: [example] },
        },
      },
    },
    {
      async read() {
        const { uses, progress } = await fromSnapshot(database, async (snapshot) => ({
          uses: new Map((await selectBanksInUse(snapshot)).map((use) => [use.bank, use])),
          progress: new Map((await selectBankProgress(snapshot)).map((one) => [one.bank, one])),
        }));
        return ok({ banks: banks.map((bank) => bankRecord(bank, uses, progress.get(bank.name))) });
      },
    },
  );

function bankRecord(
  { name, isFirst, odfi, same_day_limit, windows, statement_booking, shared }: Bank,
  uses: ReadonlyMap<string | null, BankInUse>,
  progress: BankProgress | undefined,
) {
  const assigned = uses.get(name)?.processors ?? 0;
  const unassigned = isFirst ? (uses.get(null)?.processors ?? 0) : 0;
  return {
    name,
    odfi,
    shares_with: shared === undefined || shared.owner === name ? null : shared.owner,
    same_day_limit_cents: same_day_limit,
    windows: {
      same_day: [...windows.same_day],
      next_day: windows.next_day,
      closed_day: windows.closed_day ?? null,
    },
    processors: assigned + unassigned,
    files_under_way: uses.get(name)?.files ?? 0,
    played_until: timestampOrNull(progress?.played_until ?? null),
    inbound_read_at: timestampOrNull(progress?.inbound_read_at ?? null),
    statement_booking,
  };
}
