// GET /sandbox/v1/clock: what time it is in the sandbox.
import { Type } from 'typebox';
import { ok } from '../answer.ts';
import { operation } from '../http/operation.ts';
import type { Clock } from '../std/clock.ts';

export const readClock = ({ clock }: { clock: Clock }) =>
  operation(
    {
      method: 'GET',
      path: '/sandbox/v1/clock',
      tag: 'Sandbox',
      summary: 'Read the clock',
      callers: ['admin'],
      answers: {
        200: {
          description: 'The clock now',
          data: Type.Object({ now: Type.String() }),
          example: { now: '2026-03-02T14:05:09.000Z' },
        },
      },
    },
    { read: async () => ok({ now: clock.now().toISOString() }) },
  );
