// GET /3p/api/v1/negative-balances: the payees that owe, and how much of it their next payouts pay.
import { type Static, Type } from 'typebox';
import { keysetList } from '../../api/http/keyset-list.ts';
import { isOneUuid } from '../../api/http/page-cursor.ts';
import { Day, described, Nullable, SummedCents, UuidOf } from '../../api/http/schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { type OwingPayee, selectOwingPayees } from './negative-balances.sql.ts';

const NegativeBalanceRecord = Type.Object(
  {
    payee_uuid: UuidOf('The uuid of the payee.'),
    payee_name: described(Nullable(Type.String()), 'The name of the payee. Null: erased.'),
    owes: described(SummedCents, 'What the payee owes, in cents: debits came back after it was paid.'),
    is_owed: described(
      SummedCents,
      'What the payee is owed now for other payments, in cents: what is good, and what is reserved for a payout.',
    ),
    balance: Type.Integer({ description: 'What it is owed, less what it owes, in cents.' }),
    taken_from_payouts: described(
      SummedCents,
      'How much of `owes` later payouts pay, in cents, the oldest debt first. The rest is being debited at the bank of the payee, or waits for the operator of the service.',
    ),
    taken_from_next_payout: described(
      SummedCents,
      'How much of it the next payout pays at most, in cents: what is good and not reserved. A payment on hold does not pay.',
    ),
    last_debt_on: described(Day, 'The latest UTC day on which a debt was added.'),
  },
  { title: 'NegativeBalance', description: 'A payee that owes money.' },
);

const record = ({
  good,
  reserved,
  owes,
  taken_from_payouts,
  ...payee
}: OwingPayee): Static<typeof NegativeBalanceRecord> => ({
  ...payee,
  owes,
  is_owed: good + reserved,
  balance: good + reserved - owes,
  taken_from_payouts,
  taken_from_next_payout: Math.min(taken_from_payouts, good),
});

export const listNegativeBalances = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/3p/api/v1/negative-balances',
      tag: 'Tenant',
      callers: ['processor'],
      role: 'tenant_viewer',
      filter: {},
      operationId: 'listNegativeBalances',
      summary: 'List negative balances',
      description:
        'The payees that owe money now, by uuid, because debits came back after they were paid. Their later payouts pay the debts first, and only the rest is paid out.',
      plural: 'negative_balances',
      record: NegativeBalanceRecord,
      examples: [
        {
          payee_uuid: '019a2f3d-0d01-7a22-9b33-4c5d6e7f8091',
          payee_name: 'Moss Bakery LLC',
          owes: 12375,
          is_owed: 5000,
          balance: -7375,
          taken_from_payouts: 12375,
          taken_from_next_payout: 5000,
          last_debt_on: '2026-03-12',
        },
      ],
    },
    {
      read: ({ caller }, after, limit) =>
        selectOwingPayees(database, caller.processor_id, after?.[0] ?? nilUuid, limit),
      positionOf: ({ payee_uuid }) => [payee_uuid] as const,
      isPosition: isOneUuid,
      record,
    },
  );
