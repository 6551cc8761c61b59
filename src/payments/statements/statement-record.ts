// The query and the records of a statement in the API.
import { type Static, Type } from 'typebox';
import { described, Nullable, OneOf, PageQuery, PeriodQuery, TimeOf, Uuid } from '../../api/http/schema.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import { AccountName } from '../ledger/account-name.ts';
import { type Account, accounts } from '../ledger/accounts.ts';
import { lineWords } from '../lifecycle/transition-words.ts';
import type { Line } from './statement.ts';
import { columns } from './statement-file.ts';

export const accountNames = Object.keys(accounts) as Account[];

export const StatementQuery = {
  ...PeriodQuery,
  ...PageQuery,
  format: Type.Optional(
    OneOf(['json', 'csv'], {
      description:
        'The form of the answer. `json` (the default): one page. `csv`: the whole period as a file, in cents and UTC, with the names of payer and payee last.',
    }),
  ),
};

export const Movement = Type.Object(
  {
    posted_at: TimeOf('When the movement was posted'),
    transaction_uuid: described(
      Nullable(Uuid),
      'The payment that moved. Null: a fee payout, or cash that belongs to no payment yet.',
    ),
    source_uuid: Type.String({
      format: 'uuid',
      description:
        'The cause: an entry, a return in a bank’s file, an act of an operator, a fee payout, a line of a bank statement, the payment that paid (an offset), or a daily run.',
    }),
    client_reference_id: Type.String({ description: 'Your own reference for the payment. Empty: it has none.' }),
    transition: Type.String({
      description:
        'The row of the stage tables that moved the money. The page "The life of a payment" of the documentation has them.',
    }),
    description: Type.String({ description: 'What happened, in words.' }),
    account: described(AccountName, 'The ledger account that the movement is on.'),
    debit: Type.Integer({ description: 'What is debited from the account, in cents. 0 for a credit.' }),
    credit: Type.Integer({ description: 'What is credited to the account, in cents. 0 for a debit.' }),
    balance: Type.Integer({ description: 'The balance after this movement, in cents.' }),
    trace_id: Nullable(
      Type.String({
        description: 'Trace number of the entry that caused it, or of the returned entry. Null: no entry caused it.',
      }),
    ),
    return_code: Nullable(
      Type.String({ description: 'The code of the return that caused it. Null: no return caused it.' }),
    ),
    counterpart_transaction_uuid: Nullable(
      Type.Unsafe<string>({
        ...Uuid,
        description:
          'Of an offset (K6): the other payment. The debit belongs to the payment that paid, the credit to the payment that owed. Null: it is no offset.',
      }),
    ),
    merchant_batch_uuid: Nullable(
      Type.Unsafe<string>({
        ...Uuid,
        description:
          'The merchant batch that the payment joined by this movement, or whose entry caused it. Null: none. Read it at `/batch-merchant-payouts/{uuid}`, or at `/batch-merchant-refunds/{uuid}` for the debit of a refund.',
      }),
    ),
  },
  { title: 'Movement', description: 'A debit or credit on a ledger account.' },
);

export function movement(line: Line): Static<typeof Movement> {
  return {
    posted_at: timestamp(line.posted_at),
    transaction_uuid: line.transaction_uuid,
    source_uuid: line.source_uuid,
    client_reference_id: line.client_reference_id ?? '',
    transition: line.transition,
    description: lineWords(line),
    account: line.account,
    debit: line.debit,
    credit: line.credit,
    balance: line.balance,
    trace_id: line.trace_id,
    return_code: line.return_code,
    counterpart_transaction_uuid: line.counterpart_transaction_uuid,
    merchant_batch_uuid: line.merchant_batch_uuid,
  };
}

export const exampleMovement: Static<typeof Movement> = {
  posted_at: '2026-03-06 13:30:00',
  transaction_uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
  source_uuid: '019a2f40-2b80-7c12-8d40-5a6b7c8d9e0f',
  client_reference_id: 'order-1042',
  transition: 'C5',
  description: 'Capture completed',
  account: 'PAYEE',
  debit: 0,
  credit: 9700,
  balance: 9700,
  trace_id: '091000010000001',
  return_code: null,
  counterpart_transaction_uuid: null,
  merchant_batch_uuid: null,
};

export const exampleFile = {
  content_type: 'text/csv',
  example: `${columns.join(',')}\r\n2026-03-01 00:00:00,,,,Opening balance,,,,0,,,,,,,\r\n`,
};

/** For the description of each operation. */
export const periodInWords =
  'From `start_date` to `end_date`, UTC days, both inclusive. By default the period ends today and begins on the first day of its last month. `format=csv` answers the whole period as a file, without pages.';
