// GET /sandbox/v1/clock: what time it is in the sandbox.
import { Type } from 'typebox';
import { ok } from '../answer.ts';
import { operation } from '../http/operation.ts';
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
  },
  { title: 'Clock' },
);

export const exampleReading = { now: '2026-03-05T01:00:04.000Z', records_now: '2026-03-02T14:05:09.000Z' };

export const clockReading = (clock: SandboxClock) => {
  const { banking, records } = clock.readings();
  return { now: banking.toISOString(), records_now: records.toISOString() };
};

export const readClock = ({ clock }: { clock: SandboxClock }) =>
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
    { read: async () => ok(clockReading(clock)) },
  );
