// The record of a dishonor, as operators see it.

import { Type } from 'typebox';
import { contestUntil } from '../../../ach/calendar/deadlines.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { dishonorCodes } from '../../../ach/nacha/codes/return-codes.ts';
import { Day, Nullable, OneOf, Timestamp, Uuid } from '../../../api/http/schema.ts';
import { stageNames } from '../../../payments/lifecycle/stage-names.ts';
import { dishonorStates } from '../../../payments/lifecycle/states/dishonor.stage.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import type { SeenDishonor } from '../../origination/dishonors/dishonors.sql.ts';

export const DishonorRecord = Type.Object(
  {
    uuid: Uuid,
    item_uuid: Uuid,
    processor_uuid: Nullable(Uuid),
    transaction_uuid: Nullable(Uuid),
    stage: Nullable(OneOf([...stageNames])),
    return_code: Type.String(),
    direction: OneOf(['debit', 'credit']),
    amount: Type.Integer({ description: 'Cents.' }),
    bank: Type.String(),
    code: OneOf([...dishonorCodes]),
    information: Type.String(),
    state: OneOf([...dishonorStates]),
    send_until: Day,
    contestable_until: Nullable(Day),
    trace_id: Nullable(Type.String()),
    file_uuid: Nullable(Uuid),
    contest_code: Nullable(Type.String({ description: 'R71 to R77: why the receiving bank insists on its return.' })),
    note: Type.String(),
    asked_at: Timestamp,
    sent_at: Nullable(Timestamp),
    contested_at: Nullable(Timestamp),
    decided_at: Nullable(Timestamp),
  },
  { title: 'Dishonor' },
);

export const exampleDishonor = {
  uuid: '019a2f44-5f60-7c70-9d80-90a1b2c3d4e5',
  item_uuid: '019a2f3e-1b20-7e30-9c40-5d6e7f8091a2',
  processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
  transaction_uuid: '019a2f3d-2b10-7a20-8c30-4d5e6f708192',
  stage: 'capture',
  return_code: 'R01',
  direction: 'debit',
  amount: 10000,
  bank: 'simulated',
  code: 'R68',
  information: '',
  state: 'to_send',
  send_until: '2026-03-11',
  contestable_until: null,
  trace_id: null,
  file_uuid: null,
  contest_code: null,
  note: 'It came three banking days late.',
  asked_at: '2026-03-05 14:10:00',
  sent_at: null,
  contested_at: null,
  decided_at: null,
} as const;

export function dishonorRecord({ processor_id, item_state: _, settles_at, ...one }: SeenDishonor) {
  return {
    ...one,
    processor_uuid: processor_id,
    contestable_until: settles_at === null ? null : contestUntil(easternDay(settles_at)),
    asked_at: timestamp(one.asked_at),
    sent_at: timestampOrNull(one.sent_at),
    contested_at: timestampOrNull(one.contested_at),
    decided_at: timestampOrNull(one.decided_at),
  };
}
