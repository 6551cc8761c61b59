// Each event with the schema of its `data`, for the description of the API.
import { type TProperties, type TSchema, Type } from 'typebox';
import type { DocumentedEvent } from '../api/http/documentation/documented-events.ts';
import { described, meaningOf, Nullable, UuidOf } from '../api/http/schema.ts';
import { Validity } from '../customers/bank-accounts/account-words.ts';
import { BankAccountRecord } from '../customers/bank-accounts/bank-account.ts';
import { UserRecord } from '../customers/users/user-record.ts';
import { events, eventTypes, type Payload } from '../events/log/event-types.ts';
import { BatchRecord, MerchantBatchRecord } from '../payments/batches/batch-records.ts';
import { RefundRecord } from '../payments/lifecycle/refund.ts';
import { TransactionWithMetadata } from '../payments/lifecycle/transaction.ts';

const sequence = Type.Integer({
  minimum: 1,
  description: 'The number of the event among the events of this record: a higher one is newer.',
});

const data = (title: string, properties: TProperties): TSchema =>
  Type.Object({ ...properties, sequence }, { title: `${title}EventData` });

/** A record as operations answer it, with its number. */
const recordOf = (title: string, record: TSchema): TSchema =>
  Type.Unsafe({ allOf: [record, Type.Object({ sequence })], title: `${title}EventData` });

const { account_number, routing_number, account_name, account_type, ...ofAccount } = BankAccountRecord.properties;
const { business_owners: __, ...ofBusiness } = UserRecord.properties;

const noneIfFailed = (schema: TSchema): TSchema =>
  described(Nullable(schema), `${meaningOf(schema)} Null in BankLinkFailed.`);

const payloads: Readonly<Record<Payload, TSchema>> = {
  payment: recordOf('Transaction', TransactionWithMetadata),
  refund: recordOf('Refund', RefundRecord),
  'bank account': data('BankAccount', {
    ...ofAccount,
    user_uuid: UuidOf('The user of the bank account.'),
    // BankLinkFailed has no account.
    account_number: noneIfFailed(account_number),
    routing_number: noneIfFailed(routing_number),
    account_name: noneIfFailed(account_name),
    account_type: noneIfFailed(account_type),
    valid_account: Type.Optional(Validity),
  }),
  business: data('Business', ofBusiness),
  'payout batch': data('BatchPayout', BatchRecord.properties),
  'refund batch': data('BatchRefund', BatchRecord.properties),
  'merchant batch': data('MerchantBatch', MerchantBatchRecord.properties),
};

export const documentedEvents: readonly DocumentedEvent[] = eventTypes.map((type) => ({
  type,
  description: events[type].description,
  data: payloads[events[type].payload],
}));
