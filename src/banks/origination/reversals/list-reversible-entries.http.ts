// GET /admin/v1/transactions/{uuid}/reversible-entries: what a reversal of each entry would move.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { Cents, Day, described, Nullable, OneOf, paymentOfPath, Uuid, UuidOf } from '../../../api/http/schema.ts';
import { selectBooks } from '../../../payments/lifecycle/move.sql.ts';
import { readPayment } from '../../../payments/lifecycle/move.ts';
import { findProcessorOf } from '../../../payments/transactions/find-transaction.ts';
import { ok } from '../../../platform/answer.ts';
import { fromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isReversible, reversalWindow } from './may-reverse.ts';
import { exampleReversal } from './reversal-record.ts';
import { selectEntriesToReverse } from './reversible-entries.sql.ts';
import { type Reversing, whyNot } from './why-not.ts';

const ReversibleEntryRecord = Type.Object(
  {
    trace_id: Type.String({ description: 'The trace number of the entry: 15 digits.' }),
    stage: OneOf(['capture', 'payout'], { description: 'What the entry is for.' }),
    direction: OneOf(['debit', 'credit'], { description: 'The direction that its reversal has.' }),
    amount: described(Cents, 'The amount of both entries, in cents.'),
    bank_account_uuid: UuidOf('The bank account of both entries.'),
    send_until: described(Day, 'The last day whose cut-off for the next day the reversal can go out with.'),
    available_until: described(Day, 'The last banking day on which the receiving bank may get the reversal.'),
    reversal_uuid: described(Nullable(Uuid), 'Its reversal. Null: it has none that is not canceled.'),
    why_not: Nullable(Type.String({ description: 'Why it cannot be reversed now. Null: it can.' })),
  },
  { title: 'ReversibleEntry', description: 'An entry of a payment, with what its reversal would move.' },
);

export const listReversibleEntries = ({ database, ...context }: { database: Database } & Reversing) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/transactions/:uuid/reversible-entries',
      tag: 'Operator: banks',
      operationId: 'listReversibleEntries',
      summary: 'Show what reversals would move',
      description:
        'The entries of the capture and of the payout, newest first, each with the last day for its reversal.',
      callers: ['admin'],
      role: 'viewer',
      params: Type.Object({ uuid: UuidOf(paymentOfPath) }),
      answers: {
        200: {
          description: 'The entries',
          data: Type.Object({ entries: Type.Array(ReversibleEntryRecord, { description: 'Newest first.' }) }),
          example: {
            entries: [
              {
                trace_id: exampleReversal.reversed_trace_id,
                stage: 'capture',
                direction: 'credit',
                amount: exampleReversal.amount,
                bank_account_uuid: exampleReversal.bank_account_uuid,
                send_until: exampleReversal.send_until,
                available_until: exampleReversal.available_until,
                reversal_uuid: null,
                why_not: null,
              },
            ],
          },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ params }) {
        const transaction_uuid = params.uuid.toLowerCase();
        const key = { processor_id: await findProcessorOf(database, transaction_uuid), transaction_uuid };
        const { found, payment } = await fromSnapshot(database, async (snapshot) => {
          const [books] = await selectBooks(snapshot, [key]);
          return {
            found: await selectEntriesToReverse(snapshot, key, null),
            payment: await readPayment(snapshot, key, books!),
          };
        });
        // A payment without a state has no entry.
        const entries = found.flatMap((entry) => {
          const { trace_id, stage, direction, amount, bank_account_uuid, reversal_uuid, settles_at } = entry;
          if (!isReversible(stage) || payment === null) return [];
          return [
            {
              trace_id,
              stage,
              direction: direction === 'debit' ? ('credit' as const) : ('debit' as const),
              amount,
              bank_account_uuid: bank_account_uuid!,
              ...reversalWindow(settles_at),
              reversal_uuid,
              why_not: whyNot(context, entry, payment)?.message ?? null,
            },
          ];
        });
        return ok({ entries });
      },
    },
  );
