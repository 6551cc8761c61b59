// GET /sandbox/v1/clock: what time it is in the sandbox.
import { type Static, Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { OneOf } from '../../api/http/schema.ts';
import { selectAnythingDue } from '../../banks/origination/cut-off/what-waits.sql.ts';
import { ok } from '../../platform/answer.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { SandboxClock } from './sandbox-clock.ts';

/** Both readings. They are equal after the clock was advanced by hand. */
export const ClockReading = Type.Object(
  {
    now: Type.String({
      description: 'The time of the banking calendar: cut-offs, settlement and deadlines follow it.',
    }),
    records_now: Type.String({
      description:
        'The time of records: `created_at`, `updated_at`, event timestamps and date filters follow it. The pace (`ACHORD_SANDBOX_PACE`) does not change it; an advance moves it to `now`.',
    }),
    pace: OneOf(['moving', 'standing', 'off'], {
      description:
        'moving: something is due, and a banking day passes every `pace_seconds`. standing: nothing is due. off: the calendar moves only by hand (`ACHORD_SANDBOX_PACE` is 0).',
    }),
    pace_seconds: Type.Integer({ description: 'Seconds of a banking day; 0: the pace is off.' }),
  },
  { title: 'Clock' },
);

export const exampleReading: Static<typeof ClockReading> = {
  now: '2026-03-05T01:00:04.000Z',
  records_now: '2026-03-02T14:05:09.000Z',
  pace: 'moving',
  pace_seconds: 10,
};

export interface Paced {
  clock: SandboxClock;
  paceSeconds: number;
}

export async function clockReading(db: Queryable, { clock, paceSeconds }: Paced): Promise<Static<typeof ClockReading>> {
  const isDue = paceSeconds > 0 && (await selectAnythingDue(db));
  const { banking, records } = clock.readings();
  return {
    now: banking.toISOString(),
    records_now: records.toISOString(),
    pace: paceSeconds === 0 ? 'off' : isDue ? 'moving' : 'standing',
    pace_seconds: paceSeconds,
  };
}

export const getClock = (context: Paced & { database: Queryable }) =>
  operation(
    {
      method: 'GET',
      path: '/sandbox/v1/clock',
      tag: 'Sandbox',
      operationId: 'getClock',
      summary: 'Read the clock',
      callers: ['admin'],
      role: 'viewer',
      answers: {
        200: {
          description: 'The clock now',
          data: ClockReading,
          example: exampleReading,
        },
      },
    },
    { read: async () => ok(await clockReading(context.database, context)) },
  );
