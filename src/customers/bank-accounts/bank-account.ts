// The bank account record (Interface, bank account record) and its row.
import { Type } from 'typebox';
import { described, Nullable, OneOf, TimeOf, Timestamp, UuidOf } from '../../api/http/schema.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { masked, openAccountNumber } from './account-number.ts';
import {
  AggregatorType as AggregatorField,
  accountNameMeaning,
  accountTypeMeaning,
  accountTypes,
  Validity,
} from './account-words.ts';

export type AggregatorType = 'manual' | 'bank_link';

export interface BankAccountRow {
  processor_id: string;
  user_uuid: string;
  uuid: string;
  aggregator_type: AggregatorType;
  account_number_encrypted: Buffer | null;
  account_number_last4: string;
  routing_number: string;
  account_name: string;
  account_type: 'savings' | 'checking';
  /** Whether the number is one that the institution gave for this service only. */
  tokenized: boolean;
  created_at: Date;
  disabled_at: Date | null;
  disabled_reason: string | null;
  is_default: boolean;
}

export interface ListedBankAccountRow extends BankAccountRow {
  /** Null: the routing directory does not have the routing number. */
  institution_name: string | null;
}

const fields = {
  uuid: UuidOf('The identifier of the bank account.'),
  account_number: Type.String({
    maxLength: 17,
    description: 'The account number. Lists and events show only its last four characters, after `****`.',
  }),
  routing_number: Type.String({ pattern: '^[0-9]{9}$', description: 'The ABA routing number of the bank: 9 digits.' }),
  account_name: Type.String({ description: accountNameMeaning }),
  account_type: OneOf([...accountTypes], { description: accountTypeMeaning }),
  aggregator_type: AggregatorField,
  created_at: TimeOf('When the bank account was added'),
  is_default: Type.Boolean({ description: 'Whether payments of the user that name no account use this one.' }),
};

export const BankAccountRecord = Type.Object(fields, {
  title: 'BankAccount',
  description: 'A bank account of a user.',
});

export const AddedBankAccountRecord = Type.Object(
  {
    ...fields,
    valid_account: Type.Optional(Validity),
  },
  { title: 'AddedBankAccount', description: 'The added bank account, with the result of its validation.' },
);

/**
 * What lists show: the last four characters of the number, and fields of our own. The record that
 * the interface closes has none of those.
 */
export const ListedBankAccountRecord = Type.Object(
  {
    ...fields,
    institution_name: Nullable(
      Type.String({
        description: "The institution's name in the ACH directory of the Federal Reserve; null: unknown.",
      }),
    ),
    disabled_at: described(Nullable(Timestamp), 'When a return disabled the account, in UTC. Null: it can be used.'),
    disabled_reason: described(Nullable(Type.String()), 'Why the account was disabled. Null: it can be used.'),
    tokenized: Type.Boolean({
      description:
        'Whether the institution gave a number for this service only. The last four characters are of the real number.',
    }),
  },
  { title: 'ListedBankAccount', description: 'A bank account of a user, as lists show it.' },
);

export const exampleRecord = {
  uuid: '019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a',
  account_number: '123456785678',
  routing_number: '021000021',
  account_name: 'Everyday checking',
  account_type: 'checking',
  aggregator_type: 'manual',
  created_at: '2026-03-02 14:05:09',
  is_default: true,
} as const;

export const exampleListedRecord = {
  ...exampleRecord,
  account_number: '****5678',
  institution_name: 'JPMORGAN CHASE',
  disabled_at: null,
  disabled_reason: null,
  tokenized: false,
};

const withNumber = (row: BankAccountRow, account_number: string) => ({
  uuid: row.uuid,
  account_number,
  routing_number: row.routing_number,
  account_name: row.account_name,
  account_type: row.account_type,
  aggregator_type: row.aggregator_type,
  created_at: timestamp(row.created_at),
  is_default: row.is_default,
});

/** For the owner: the number in plain text. */
export function bankAccountRecord(vault: Vault, row: BankAccountRow) {
  return withNumber(row, openAccountNumber(vault, row));
}

/** For events and webhooks: the last four characters. */
export function maskedBankAccountRecord(row: BankAccountRow) {
  return withNumber(row, masked(row.account_number_last4));
}

export function listedBankAccountRecord(row: ListedBankAccountRow) {
  return {
    ...maskedBankAccountRecord(row),
    institution_name: row.institution_name,
    disabled_at: row.disabled_at && timestamp(row.disabled_at),
    disabled_reason: row.disabled_reason,
    tokenized: row.tokenized,
  };
}
