// The record of a processor for the operator: in lists, and with all its settings.
import { type Static, Type } from 'typebox';
import { Nullable, OneOf, Timestamp, Uuid } from '../../api/http/schema.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Lanes } from '../../platform/database/lanes/lanes.ts';
import { timestamp, timestampOrNull } from '../../platform/std/timestamps.ts';
import { inheritsAll, OriginatorRecord } from '../originators/originator.ts';
import { selectOriginator } from '../originators/originators.sql.ts';
import { type Processor, selectProcessor } from './tenants.sql.ts';
import { chainedSources } from './validation-sources.ts';

export const ProcessorRecord = Type.Object(
  {
    uuid: Uuid,
    name: Type.String(),
    payout_delay_days: Type.Integer({ description: 'In banking days: the least delay of a payment of this tenant.' }),
    bank: Nullable(
      Type.String({
        description: 'The bank of its entries from their next file on; null: the first bank of the banks file.',
      }),
    ),
    created_at: Timestamp,
    suspended_at: Nullable(Timestamp),
  },
  { title: 'Processor' },
);

export function processorRecord(row: Processor): Static<typeof ProcessorRecord> {
  return {
    uuid: row.processor_id,
    name: row.name,
    payout_delay_days: row.payout_delay_days,
    bank: row.bank,
    created_at: timestamp(row.created_at),
    suspended_at: timestampOrNull(row.suspended_at),
  };
}

export const exampleProcessor: Static<typeof ProcessorRecord> = {
  uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
  name: 'Northwind Pay',
  payout_delay_days: 2,
  bank: null,
  created_at: '2026-03-02 14:05:09',
  suspended_at: null,
};

export const ProcessorDetail = Type.Object(
  {
    ...ProcessorRecord.properties,
    lane: Type.String({
      description: 'The database that has its rows: `home`, or a name of the lanes file.',
    }),
    zero_delay_allowed: Type.Boolean({ description: 'Whether payout_delay_days may be 0.' }),
    present_again: Type.Boolean({
      description: 'Whether debits that were returned with R01 or R09 are presented again.',
    }),
    keep_returned_payouts: Type.Boolean({
      description: 'Whether returned payouts wait for another account of the payee instead of going back to the payer.',
    }),
    authorization_required: Type.Boolean({
      description: 'Whether a payment is refused that no authorization of its payer allows.',
    }),
    clawback_authorization_required: Type.Boolean({
      description:
        'Whether a clawback fails, and the payee owes the money, if the payee has not authorized clawbacks of the bank account.',
    }),
    validated_accounts_required: Type.Boolean({
      description: 'Whether a payment is refused whose payer is a person with a bank account that was never validated.',
    }),
    account_checks_per_day: Type.Integer({
      description: 'How many checks of bank accounts by micro-entries and prenotes it may start in 24 hours.',
    }),
    unique_client_reference_ids: Type.Boolean({
      description: 'Whether a used reference is refused.',
    }),
    validation_sources: Nullable(
      Type.Array(OneOf([...chainedSources]), {
        description: 'The sources that validate its bank accounts, in their order; null: the sources of the mode.',
      }),
    ),
    originator: OriginatorRecord,
  },
  { title: 'ProcessorDetail' },
);

/** Null if there is no such processor. */
export async function processorDetail(
  db: Queryable,
  { of }: Pick<Lanes, 'of'>,
  processorId: string,
): Promise<Static<typeof ProcessorDetail> | null> {
  const row = await selectProcessor(db, processorId);
  if (row === null) return null;
  const { zero_delay_allowed, present_again, keep_returned_payouts } = row;
  const { unique_client_reference_ids, authorization_required, validated_accounts_required } = row;
  const { account_checks_per_day, validation_sources, clawback_authorization_required } = row;
  const originator = await selectOriginator(db, { processor_id: row.processor_id, owner_uuid: row.processor_id });
  const settings = {
    zero_delay_allowed,
    present_again,
    keep_returned_payouts,
    unique_client_reference_ids,
    authorization_required,
    clawback_authorization_required,
    validated_accounts_required,
    account_checks_per_day,
    validation_sources,
  };
  return { ...processorRecord(row), lane: of(row.processor_id).name, ...settings, originator };
}

export const exampleDetail: Static<typeof ProcessorDetail> = {
  ...exampleProcessor,
  lane: 'home',
  zero_delay_allowed: false,
  present_again: true,
  keep_returned_payouts: false,
  unique_client_reference_ids: false,
  authorization_required: false,
  clawback_authorization_required: false,
  validated_accounts_required: false,
  account_checks_per_day: 100,
  validation_sources: null,
  originator: { ...inheritsAll, company_identification: '1234567890', company_name: 'NORTHWIND PAY' },
};
