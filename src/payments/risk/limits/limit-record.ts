// The API record of an owner's limits, with their usage.
import { type Static, Type } from 'typebox';
import { Cents, Day, described, Nullable, OneOf, SummedCents, UuidOf } from '../../../api/http/schema.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { countedDay, spanOfDay } from './counted-day.ts';
import type { OwnedLimits } from './limit.ts';
import { sumInFlight, sumStarted } from './limits.sql.ts';

export const limitFields = {
  amount_per_payment: described(Nullable(Cents), 'The highest amount of one payment, in cents. Null: no limit.'),
  amount_per_day: described(
    Nullable(SummedCents),
    'The highest sum of the payments that start on one banking day, in cents. Null: no limit.',
  ),
  amount_in_flight: described(
    Nullable(SummedCents),
    'The highest sum of captures that can still be returned, in cents. Null: no limit.',
  ),
};

export const LimitRecord = Type.Object(
  {
    owner: OneOf(['processor', 'vendor', 'merchant'], { description: 'Whose payments the limits apply to.' }),
    owner_uuid: UuidOf('The identifier of the owner of the limits.'),
    ...limitFields,
    day: Type.Unsafe<string>({ ...Day, description: 'The banking day of `started_on_day`, in Eastern time.' }),
    started_on_day: Type.Integer({ description: 'Cents of payments that started on `day` and are not canceled.' }),
    in_flight: Type.Integer({ description: 'Cents of captures that are neither good nor failed nor canceled.' }),
  },
  { title: 'Limits', description: 'The limits of an owner, and how much of them is used.' },
);

/** The usage is counted from the payments now. */
export async function limitRecord(db: Queryable, limits: OwnedLimits, now: Date): Promise<Static<typeof LimitRecord>> {
  const { owner, owner_uuid, amount_per_payment, amount_per_day, amount_in_flight } = limits;
  const day = countedDay(now);
  return {
    owner,
    owner_uuid,
    amount_per_payment,
    amount_per_day,
    amount_in_flight,
    day,
    started_on_day: (await sumStarted(db, limits, spanOfDay(day))).amount,
    in_flight: (await sumInFlight(db, limits)).amount,
  };
}

export const exampleLimits: Static<typeof LimitRecord> = {
  owner: 'merchant',
  owner_uuid: '019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f',
  amount_per_payment: 500_000,
  amount_per_day: 2_500_000,
  amount_in_flight: null,
  day: '2026-03-02',
  started_on_day: 1_204_500,
  in_flight: 3_310_000,
};
