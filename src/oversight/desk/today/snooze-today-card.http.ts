// POST /admin/v1/today/{kind}/snooze, …/finish and …/reopen: a card of Today is put aside until a
// day, or for today, and comes back.
import { Type } from 'typebox';
import { selectOperator } from '../../../access/operators/operators.sql.ts';
import { type Acting, recordAct } from '../../../access/tenants/audit-trail.ts';
import { addDays, type Day as CalendarDay } from '../../../ach/calendar/days.ts';
import { easternDay, easternTime } from '../../../ach/calendar/eastern-time.ts';
import { operation } from '../../../api/http/operation.ts';
import { Day, described, Reason } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { invalid } from '../../../platform/refusals.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { type Aside, putCardAside, reopenCard } from './cards.sql.ts';
import { factsOf, type ReadingCards } from './cards.ts';
import { findCard, KindOfPath, seen, stateAnswer, stateIn } from './find-card.ts';

const shared = { method: 'POST', tag: 'Operator', callers: ['admin'], role: 'support', params: KindOfPath } as const;

const comesBack = 'It comes back at once when there is more of it, something newer or a nearer deadline.';

const mostDays = 31;

export const snoozeTodayCard = (reading: ReadingCards) =>
  operation(
    {
      ...shared,
      path: '/admin/v1/today/:kind/snooze',
      operationId: 'snoozeTodayCard',
      summary: 'Snooze a card of Today',
      description: `Puts the card aside until an Eastern day begins. ${comesBack} It also comes back on the last day to act.`,
      body: Type.Object({
        until: described(Day, `The Eastern day on which it comes back: tomorrow, or up to ${mostDays} days ahead.`),
        reason: Reason,
      }),
      example: { until: '2026-03-05', reason: 'The bank answers on Thursday.' },
      answers: stateAnswer('The state of the card'),
      refusals: ['not_found'],
    },
    {
      async atomic(call, phase) {
        const card = await findCard(phase, reading, call, call.params.kind);
        const { until, reason } = call.body;
        const today = easternDay(reading.bankingClock.bankingNow());
        const last = addDays(today, mostDays);
        if (until <= today || until > last)
          throw invalid('until', 'day', `must be a day from ${addDays(today, 1)} to ${last}`);
        return putAside(phase, call, card, { aside: 'snoozed', until, reason });
      },
    },
  );

export const finishTodayCard = (reading: ReadingCards) =>
  operation(
    {
      ...shared,
      path: '/admin/v1/today/:kind/finish',
      operationId: 'finishTodayCard',
      summary: 'Mark a card of Today as done for today',
      description: `Puts the card aside until the next Eastern day begins. ${comesBack}`,
      reason: 'optional',
      example: {},
      answers: stateAnswer('The state of the card'),
      refusals: ['not_found'],
    },
    {
      async atomic(call, phase) {
        const card = await findCard(phase, reading, call, call.params.kind);
        const until = addDays(easternDay(reading.bankingClock.bankingNow()), 1);
        return putAside(phase, call, card, { aside: 'done', until, reason: call.reason ?? null });
      },
    },
  );

async function putAside(
  phase: AtomicPhase,
  call: Acting,
  card: Awaited<ReturnType<typeof findCard>>,
  { aside, until: day, reason }: { aside: Aside; until: CalendarDay; reason: string | null },
) {
  const until = easternTime(day, 0, 0);
  const { operator_uuid } = call.caller;
  const by = operator_uuid === null ? null : await selectOperator(phase, operator_uuid);
  await putCardAside(phase, factsOf(card), { aside, until, reason, by: operator_uuid });
  await recordAct(phase, call, {
    action: aside === 'snoozed' ? 'today_card.snoozed' : 'today_card.finished',
    subject: 'today_card',
    subject_uuid: null,
    detail: { ...seen(card), until: day },
  });
  return ok({
    ...stateIn(card),
    aside: { state: aside, until: timestamp(until), reason, by: by?.name ?? null },
  });
}

export const reopenTodayCard = (reading: ReadingCards) =>
  operation(
    {
      ...shared,
      path: '/admin/v1/today/:kind/reopen',
      operationId: 'reopenTodayCard',
      summary: 'Bring a card of Today back',
      description: 'Brings back a card that is snoozed or done. A card that is on the page stays as it is.',
      reason: 'optional',
      example: {},
      answers: stateAnswer('The state of the card'),
      refusals: ['not_found'],
    },
    {
      async atomic(call, phase) {
        const { kind } = call.params;
        const card = await findCard(phase, reading, call, kind);
        if (card.aside !== null) {
          await reopenCard(phase, kind);
          await recordAct(phase, call, {
            action: 'today_card.reopened',
            subject: 'today_card',
            subject_uuid: null,
            detail: seen(card),
          });
        }
        return ok({ ...stateIn(card), aside: null });
      },
    },
  );
