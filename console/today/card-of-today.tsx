// A card of Today: a title that leads to its list, one number, one sentence, and a clock if there
// is a deadline.
import { Card as Frame, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useBankingNow, useNow, useRealNow } from '../app/use-now.ts';
import { dollars } from '../format/money.ts';
import { percent } from '../format/percent.ts';
import { countdown, day, fromNow, timeWithDay } from '../format/times.ts';
import { words } from '../words/en.ts';
import { type Card, isTrouble, placeOf, placeOfSubject, type Subject, titleOf, whyOf } from './card.ts';
import { CardMenu } from './card-menu.tsx';

/** The number of a card: a rate, money, or how many. */
function numberOf({ count, amount, subjects: [first] }: Card): string {
  if (first?.percent != null) return percent(first.percent);
  return amount === null || amount === 0 ? count.toLocaleString('en-US') : dollars(amount);
}

export function CardOfToday(card: Card) {
  const { kind, count, since, subjects, deadline, deadline_at, assigned_to } = card;
  const now = useAgeClock(kind);
  const number = numberOf(card);
  const { to, search } = placeOf(card);
  return (
    <Frame
      withBorder
      padding="sm"
      className="waiting"
      data-kind={kind}
      data-urgent={deadline_at !== null || isTrouble(card)}
    >
      <Group justify="space-between" align="baseline" wrap="nowrap" gap="xs">
        <Link className="link whole" to={to} search={search as never}>
          {titleOf(kind)}
        </Link>
        <Group gap={4} wrap="nowrap">
          {number !== String(count) && (
            <span className="count" title={words.today.many(count)}>
              {count.toLocaleString('en-US')}
            </span>
          )}
          <CardMenu card={card} />
        </Group>
      </Group>
      <Text className="much number">{number}</Text>
      <Text size="xs" className="quiet">
        {whyOf(kind)}
      </Text>
      {subjects.map((one) => (
        <SubjectLine key={`${one.uuid} ${one.name} ${one.day} ${one.rate}`} kind={kind} {...one} />
      ))}
      {subjects.length > 0 && count > subjects.length && (
        <Text size="xs">{words.today.andMore(count - subjects.length)}</Text>
      )}
      {deadline_at !== null && <Deadline kind={kind} last={deadline!} at={deadline_at} />}
      <Text size="xs" className="quiet" mt={4}>
        {[since === null ? null : `${words.today.oldest} ${fromNow(since, now)}`, change(card)]
          .filter((text) => text !== null)
          .join(' · ')}
      </Text>
      {assigned_to !== null && (
        <Text size="xs" mt={4}>
          {words.today.ownedBy(assigned_to.name)}
        </Text>
      )}
    </Frame>
  );
}

/** How many more or fewer there are than yesterday. */
function change({ count, yesterday }: Card): string | null {
  if (yesterday === null) return null;
  const more = count - yesterday.count;
  if (yesterday.count === 0) return words.today.newSince;
  return more === 0 ? words.today.same : more > 0 ? words.today.more(more) : words.today.fewer(-more);
}

/** Of one bank, tenant, endpoint, merchant or payment: its numbers, and its own link. */
function SubjectLine({ kind, ...subject }: Subject & { kind: string }) {
  const now = useAgeClock(kind);
  const { name, day: ofDay, rate, percent: share, limit_percent, amount, deliveries_waiting, since } = subject;
  const { to, search } = placeOfSubject(kind, subject);
  const facts = [
    ofDay === null ? null : kind === 'dishonor_missed' ? words.today.missedOn(day(ofDay)) : day(ofDay),
    rate === null ? null : words.today.rates[rate](percent(share!), percent(limit_percent!)),
    amount === null ? null : dollars(amount),
    deliveries_waiting === null ? null : words.today.deliveries(deliveries_waiting),
    since === null || amount !== null ? null : fromNow(since, now),
  ].filter((fact) => fact !== null);
  return (
    <Text size="xs" className="written subject">
      <Link className="link" to={to} search={search as never}>
        {name}
      </Link>
      {facts.length > 0 && `: ${facts.join(', ')}`}
    </Text>
  );
}

function Deadline({ kind, last, at }: { kind: string; last: string; at: string }) {
  const now = useDeadlineClock(kind);
  return (
    <Group justify="space-between" align="baseline" gap="xs" mt={6} title={timeWithDay(at)}>
      <span className="status" data-color="red">
        {words.today.until} {day(last)}
      </span>
      <Text className="clock number" size="sm" role="timer" aria-live="off">
        {countdown(at, now)}
      </Text>
    </Group>
  );
}

/** Approvals and webhooks follow the real time. */
const isReal = (kind: string): boolean => kind === 'approval' || kind === 'endpoint_failing';

/** For ages: everything else has the time of records. */
function useAgeClock(kind: string): number {
  const [real, records] = [useRealNow(), useNow(10_000)];
  return isReal(kind) ? real : records;
}

/** For deadlines: everything else has the time of the banks. */
function useDeadlineClock(kind: string): number {
  const [real, banking] = [useRealNow(1_000), useBankingNow(1_000)];
  return isReal(kind) ? real : banking;
}
