// The request that starts a payment (Contract, transactions).
import { type Static, Type } from 'typebox';
import { sameDayLimit } from '../../../ach/calendar/windows.ts';
import { Metadata } from '../../../api/http/metadata.ts';
import { BankText, BankTitle, OneOf, SentCents, Text, Uuid, WholeNumber } from '../../../api/http/schema.ts';
import { refusedInPayments } from './money-fields.ts';

/** The paths that start one payment, and many. */
export const startPath = '/3p/api/v1/transaction';
export const bulkPath = '/3p/api/v1/transactions/bulk';

const SideAccount = (side: string) =>
  Type.Object(
    { uuid: Uuid, aggregator_type: OneOf(['manual', 'bank_link']) },
    {
      description: `The bank account of the ${side} to use; the default account when absent.`,
      allowed: 'an object with uuid and aggregator_type',
    },
  );

export const TransactionRequest = Type.Object(
  {
    payer_uuid: Uuid,
    payee_uuid: Uuid,
    amount: SentCents(1),
    transaction_fee: Type.Optional(SentCents(0, 'Cents, less than `amount`. A string of digits is read as a number.')),
    currency: Type.Optional(OneOf(['USD'], { description: 'Every amount is in USD.' })),
    client_reference_id: Type.Optional(Text(0, 255)),
    metadata: Type.Optional(Metadata),
    company_name: Type.Optional(BankTitle(16, "Shown on the payer's bank statement.")),
    description: Type.Optional(BankTitle(10, "Shown on the payer's bank statement.")),
    addenda: Type.Optional(BankText(80, 'Sent with the entry of a business account (CCD).')),
    speed: Type.Optional(
      OneOf(['standard', 'sameday'], {
        description: `\`sameday\` settles on the same day if a window of the bank is still open. An entry that is too late, or above a lower limit of the bank, is sent with the entries of the next day. An \`amount\` above ${sameDayLimit} is refused with 422.`,
      }),
    ),
    source_bank_account: Type.Optional(SideAccount('payer')),
    destination_bank_account: Type.Optional(SideAccount('payee')),
    payout_delay_days_min: Type.Optional(
      WholeNumber(0, 60, "The least number of banking days. The tenant's delay applies if it is longer."),
    ),
  },
  { title: 'TransactionRequest', allowed: 'a JSON object', refusedFields: refusedInPayments },
);

export type TransactionRequest = Static<typeof TransactionRequest>;

export const exampleRequest: TransactionRequest = {
  payer_uuid: '019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e',
  payee_uuid: '019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f',
  amount: 12500,
  transaction_fee: 125,
  client_reference_id: 'order-1042',
  description: 'ORDER 1042',
};
