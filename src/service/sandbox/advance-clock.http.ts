// POST /sandbox/v1/clock/advance: advances the clock and runs everything due on the way.
import { type Static, Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { closeAfter } from '../../ach/calendar/banking-instants.ts';
import { operation } from '../../api/http/operation.ts';
import { Text, WholeNumber } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { invalid } from '../../platform/refusals.ts';
import { instant } from '../../platform/std/clock.ts';
import { instantFrom, isoInstant } from '../../platform/std/timestamps.ts';
import { ClockReading, clockReading, exampleReading, type Paced } from './get-clock.http.ts';
import type { Sandbox } from './sandbox.ts';

const farthestMs = 2 * 366 * 86_400_000;

const body = Type.Object({
  seconds: Type.Optional(WholeNumber(1, 31_622_400)),
  banking_days: Type.Optional(WholeNumber(1, 400)),
  to: Type.Optional(
    Text(20, 35, {
      allowed: 'an ISO 8601 instant with a zone',
      description: 'ISO 8601 with a zone, not before the current time of the clock.',
    }),
  ),
});

export const advanceClock = ({ sandbox, ...paced }: Paced & { sandbox: Sandbox }) =>
  operation(
    {
      method: 'POST',
      path: '/sandbox/v1/clock/advance',
      tag: 'Sandbox',
      operationId: 'advanceClock',
      summary: 'Advance the clock',
      description:
        'Give exactly one of `seconds`, `banking_days` (to 20:00 Eastern of the n-th next banking day) and `to`. Everything due on the way has run when this call answers. Afterwards records are dated by the banking calendar, and the pace goes on from there.',
      callers: ['admin'],
      role: 'operator',
      body,
      example: { banking_days: 1 },
      answers: {
        200: {
          description: 'The clock now',
          data: ClockReading,
          example: { ...exampleReading, now: '2026-03-03T01:00:00.000Z', records_now: '2026-03-03T01:00:00.000Z' },
        },
      },
    },
    {
      async atomic(call, _phase, resumed) {
        const target = targetOf(call.body);
        const from = paced.clock.bankingNow();
        if (resumed === null) refuseOutOfReach(target(from), from);
        // After a crash the repeated call lands on the same instant, wherever the clock is by then.
        const landing = instantFrom(resumed?.landing ?? target(from).toISOString());
        const onward = (now: Date) => (now > landing ? now : landing);
        return {
          resumeFrom: { landing: landing.toISOString() },
          async call() {
            const now = await sandbox.advance(resumed === null ? target : onward);
            return async (phase) => {
              await recordAct(phase, call, {
                action: 'sandbox_clock.advanced',
                subject: 'sandbox_clock',
                subject_uuid: null,
                detail: { to: now },
              });
              // After an advance both readings are equal.
              const at = now.toISOString();
              return ok({ ...(await clockReading(phase, paced)), now: at, records_now: at });
            };
          },
        };
      },
    },
  );

/** Returns the target of an advance, from the clock's time when its turn comes. */
function targetOf({ seconds, banking_days, to }: Static<typeof body>): (now: Date) => Date {
  if ([seconds, banking_days, to].filter((one) => one !== undefined).length !== 1)
    throw invalid('banking_days', 'exactly_one', 'exactly one of seconds, banking_days and to must be given');
  if (seconds !== undefined) return (now) => instant(now.getTime() + seconds * 1_000);
  if (banking_days !== undefined) return (now) => closeAfter(now, banking_days);
  const at = isoInstant(to!);
  if (at === null) throw invalid('to', 'format', 'must be an ISO 8601 instant with a zone');
  return () => at;
}

/**
 * Every banking instant on the way is played: the year 9999 would keep the service busy for hours.
 */
function refuseOutOfReach(target: Date, now: Date): void {
  if (target < now) throw invalid('to', 'minimum', 'must not be before the clock');
  if (target.getTime() - now.getTime() > farthestMs)
    throw invalid('to', 'maximum', 'must be at most two years after the clock');
}
