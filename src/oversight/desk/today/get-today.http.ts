// GET /admin/v1/today: what waits for an operator this morning, and how the day goes.
import { type Static, Type } from 'typebox';
import { easternDay, easternTime } from '../../../ach/calendar/eastern-time.ts';
import { operation } from '../../../api/http/operation.ts';
import { Day, Nullable, OneOf, Timestamp } from '../../../api/http/schema.ts';
import type { Bank } from '../../../banks/connections/bank.ts';
import { type BankProgress, selectBankProgress } from '../../../banks/connections/banks-in-use.sql.ts';
import { waitingBanks } from '../../../banks/origination/restores/waiting-banks.ts';
import { isOld } from '../../../customers/bank-accounts/routing-directory/directory-age.ts';
import { latestImports } from '../../../customers/bank-accounts/routing-directory/get-routing-directory.http.ts';
import { selectDeliveriesWaiting, selectHealth } from '../../../events/webhooks/delivery/waiting.sql.ts';
import { readListsStatus, screeningStates } from '../../../payments/risk/screening/lists/lists-status.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { BankingClock } from '../../../platform/std/clock.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { type RoundRow, selectRounds } from '../../invariants/rounds.sql.ts';
import type { Round } from '../../invariants/shown-violations.ts';
import { CardsRecord, exampleCards, readCards } from './cards.ts';
import { selectMovedSince } from './waiting.sql.ts';
import { cutOffAfter } from './waiting.ts';

const Count = Type.Integer({ minimum: 0 });

const MovedRecord = Type.Object(
  {
    files: Count,
    entries: Count,
    debits: Type.Integer({ description: 'Cents.' }),
    credits: Type.Integer({ description: 'Cents.' }),
  },
  { title: 'MovedToday' },
);

const BankToday = Type.Object(
  {
    bank: Type.String(),
    next_cut_off_at: Timestamp,
    played_until: Nullable(Timestamp),
    inbound_read_at: Nullable(Timestamp),
    waits_after_restore: Type.Boolean(),
  },
  { title: 'BankToday' },
);

const InvariantsToday = Type.Object(
  {
    moved_checked_at: Nullable(Timestamp),
    all_checked_at: Nullable(Timestamp),
    violations: Type.Array(Type.Object({ invariant: Type.String(), violations: Count }), {
      description: 'Empty: what was checked holds.',
    }),
  },
  {
    title: 'InvariantsToday',
    description:
      'Since the end of the latest check of what has moved, and of every payment; null: none has ended yet, or they are off.',
  },
);

async function banksOf(db: Database, banks: readonly Bank[], now: Date): Promise<Static<typeof BankToday>[]> {
  const progress = new Map((await selectBankProgress(db)).map((one): [string, BankProgress] => [one.bank, one]));
  const waiting = await waitingBanks(db, banks);
  return banks.map((bank) => ({
    bank: bank.name,
    next_cut_off_at: timestamp(cutOffAfter(bank, now)),
    played_until: timestampOrNull(progress.get(bank.name)?.played_until ?? null),
    inbound_read_at: timestampOrNull(progress.get(bank.name)?.inbound_read_at ?? null),
    waits_after_restore: waiting.includes(bank.name),
  }));
}

/** The rounds may count the same rows: the larger count is shown. */
function invariantsOf(rounds: readonly RoundRow[]): Static<typeof InvariantsToday> {
  const checkedAt = (round: Round) => timestampOrNull(rounds.find((one) => one.round === round)?.ended_at ?? null);
  const violations: Record<string, number> = {};
  for (const round of rounds)
    for (const [name, count] of Object.entries(round.violations))
      violations[name] = Math.max(violations[name] ?? 0, count);
  return {
    moved_checked_at: checkedAt('moved'),
    all_checked_at: checkedAt('all'),
    violations: Object.entries(violations).map(([invariant, count]) => ({ invariant, violations: count })),
  };
}

const none = { files: 0, entries: 0, debits: 0, credits: 0 };

export const getToday = ({
  database,
  banks,
  bankingClock,
}: {
  database: Database;
  banks: readonly Bank[];
  bankingClock: BankingClock;
}) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/today',
      tag: 'Operator',
      operationId: 'getToday',
      summary: 'Read what waits today',
      description:
        'What waits for an operator, by kind, with the list that has it: how many, how much, since when, and until when it counts to act. A kind that nothing waits in is absent. `trouble`: what goes wrong in silence. Each has its figures of yesterday, its owner, and whether an operator put it aside. Then the banks with their next cut-offs, what was sent and received since midnight Eastern, the deliveries of webhooks, whether the routing directory is old and users are screened for sanctions, and which invariants do not hold, as the checks in the background found. `POST /admin/v1/invariants/check` checks all of them now.',
      callers: ['admin'],
      role: 'viewer',
      answers: {
        200: {
          description: 'Today',
          data: Type.Object({
            day: Day,
            ...CardsRecord,
            banks: Type.Array(BankToday),
            sent: MovedRecord,
            received: MovedRecord,
            webhooks: Type.Object({
              due: Count,
              oldest_due_seconds: Type.Number(),
              endpoints: Type.Object({
                healthy: Count,
                slow: Count,
                failing: Count,
                blocked: Count,
                disabled: Count,
              }),
            }),
            routing_directory: OneOf(['none', 'current', 'old']),
            sanctions_screening: OneOf([...screeningStates], {
              description: 'Whether users are screened: `GET /admin/v1/sanctions-lists`.',
            }),
            invariants: InvariantsToday,
          }),
          example: {
            day: '2026-03-02',
            ...exampleCards,
            banks: [
              {
                bank: 'simulated',
                next_cut_off_at: '2026-03-02 15:30:00',
                played_until: '2026-03-02 13:30:00',
                inbound_read_at: '2026-03-02 13:30:00',
                waits_after_restore: false,
              },
            ],
            sent: none,
            received: { files: 1, entries: 3, debits: 10_000, credits: 0 },
            webhooks: {
              due: 0,
              oldest_due_seconds: 0,
              endpoints: { healthy: 3, slow: 0, failing: 0, blocked: 0, disabled: 0 },
            },
            routing_directory: 'current',
            sanctions_screening: 'current',
            invariants: {
              moved_checked_at: '2026-03-02 14:00:09',
              all_checked_at: '2026-03-02 09:41:30',
              violations: [],
            },
          },
        },
      },
    },
    {
      async read(call) {
        const now = bankingClock.bankingNow();
        const day = easternDay(now);
        const { due, oldest_due_seconds } = await selectDeliveriesWaiting(database);
        const [latest] = await latestImports(database);
        return ok({
          day,
          ...(await readCards(database, { banks, bankingClock }, call)),
          banks: await banksOf(database, banks, now),
          ...(await selectMovedSince(database, easternTime(day, 0, 0))),
          webhooks: { due, oldest_due_seconds, endpoints: await selectHealth(database) },
          invariants: invariantsOf(await selectRounds(database)),
          sanctions_screening: (await readListsStatus(database)).state,
          routing_directory: latest === undefined ? 'none' : isOld(latest.imported_at, call.now) ? 'old' : 'current',
        });
      },
    },
  );
