// The request that starts a payment (Contract, transactions).
import { type Static, Type } from 'typebox';
import { sameDayLimit } from '../../../ach/calendar/windows.ts';
import { originatedSecCodes } from '../../../ach/nacha/codes/sec-codes.ts';
import { addendaLength, longestAddenda } from '../../../ach/nacha/text-in-file.ts';
import { Metadata } from '../../../api/http/metadata.ts';
import {
  BankText,
  BankTitle,
  described,
  OneOf,
  SentCents,
  Text,
  UuidOf,
  WholeNumber,
  withValues,
} from '../../../api/http/schema.ts';
import { AggregatorType } from '../../../customers/bank-accounts/account-words.ts';
import { entryPurposes, purposeWords, secCodeWords } from '../../lifecycle/entry-kind/entry-kind.ts';
import { refusedInPayments } from './money-fields.ts';

/** The paths that start one payment, and many. */
export const startPath = '/3p/api/v1/transaction';
export const bulkPath = '/3p/api/v1/transactions/bulk';

const SideAccount = (side: string) =>
  Type.Object(
    { uuid: UuidOf(`The identifier of the bank account of the ${side}.`), aggregator_type: AggregatorType },
    {
      description: `The bank account of the ${side} to use; the default account when absent.`,
      allowed: 'an object with uuid and aggregator_type',
    },
  );

export const TransactionRequest = Type.Object(
  {
    payer_uuid: UuidOf('The user who pays.'),
    payee_uuid: UuidOf('The user who is paid.'),
    amount: SentCents(1, 'What is debited from the payer, in cents. Text of digits is read as a number.'),
    transaction_fee: Type.Optional(
      SentCents(
        0,
        'The part of `amount` that the payee does not get, in cents, less than `amount`. Text of digits is read as a number. Absent: the default fee of the merchant.',
      ),
    ),
    currency: Type.Optional(OneOf(['USD'], { description: 'Every amount is in USD.' })),
    client_reference_id: Type.Optional(
      described(
        Text(0, 255),
        'Your own reference for the payment, for instance an order number. It need not be unique, unless the operator of the service has set `unique_client_reference_ids` for you: then a second payment with it is refused. Empty: no reference.',
      ),
    ),
    metadata: Type.Optional(Metadata),
    company_name: Type.Optional(
      BankTitle(
        16,
        'The name that payer and payee read on their bank statements, at most 16 characters. Absent: `company_name` of the merchant.',
      ),
    ),
    description: Type.Optional(
      BankTitle(
        10,
        'The ACH company entry description, at most 10 characters: what the payment is for, for instance `ORDER 1042`. Bank statements may show it. Absent: `PAYMENT` for the debit and `PAYOUT` for the credit. For your own notes use `client_reference_id` or `metadata`.',
      ),
    ),
    addenda: Type.Optional(
      BankText(
        longestAddenda,
        `A note for the other side, at most ${addendaLength} characters. It is sent with the entries of business accounts (CCD) only. With \`sec_code\` \`CTX\` it may have ${longestAddenda} characters, plain text or ANSI X12 820: the debit has them in records of ${addendaLength}, and a payout has only a note that fits into one.`,
      ),
    ),
    sec_code: Type.Optional(
      OneOf([...originatedSecCodes], {
        description: `${withValues('How the payer authorized this debit, as the SEC code of its entry.', secCodeWords)}\n\nAbsent: the one of its authorization; if that names none, the settings of the merchant, as your operator made them: \`CCD\` for a business, \`PPD\` or \`WEB\` for a person.`,
      }),
    ),
    entry_purpose: Type.Optional(
      OneOf([...entryPurposes], {
        description: `${withValues('What the entries are for, where Nacha prescribes their description.', purposeWords)}\n\nAbsent: the settings of the merchant decide.`,
      }),
    ),
    speed: Type.Optional(
      OneOf(['standard', 'sameday'], {
        description: `How fast the debit of the payer settles. \`standard\` (the default) settles on the next banking day. \`sameday\` settles on the same day if a window of the bank is still open. An entry that is too late, or above a lower limit of the bank, is sent with the entries of the next day. An \`amount\` above ${sameDayLimit} is refused with 422.`,
      }),
    ),
    source_bank_account: Type.Optional(SideAccount('payer')),
    destination_bank_account: Type.Optional(SideAccount('payee')),
    authorization_uuid: Type.Optional(
      UuidOf(
        'The authorization of the payer that allows the debit. Absent: if the operator of the service has set `authorization_required` for you, one that allows it is found; otherwise none is needed.',
      ),
    ),
    payout_delay_days_min: Type.Optional(
      WholeNumber(
        0,
        60,
        'The least number of banking days from the settlement of the debit until the payout is created. A longer delay of the tenant applies.',
      ),
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
