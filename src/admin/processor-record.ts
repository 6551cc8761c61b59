// A processor as the operator sees it.
import { type Static, Type } from 'typebox';
import type { Processor } from '../access/tenants.sql.ts';
import { Nullable, Timestamp, Uuid } from '../http/schema.ts';
import { timestamp, timestampOrNull } from '../std/timestamps.ts';

export const ProcessorRecord = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  payout_delay_days: Type.Integer({ description: 'Banking days; what a payment of this tenant waits at least.' }),
  created_at: Timestamp,
  suspended_at: Nullable(Timestamp),
});

export function processorRecord(row: Processor): Static<typeof ProcessorRecord> {
  return {
    uuid: row.processor_id,
    name: row.name,
    payout_delay_days: row.payout_delay_days,
    created_at: timestamp(row.created_at),
    suspended_at: timestampOrNull(row.suspended_at),
  };
}

export const exampleProcessor: Static<typeof ProcessorRecord> = {
  uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
  name: 'Northwind Pay',
  payout_delay_days: 2,
  created_at: '2026-03-02 14:05:09',
  suspended_at: null,
};
