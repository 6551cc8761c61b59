// Brings a service to where a day can be closed, and closes it.
import { upsertRound } from '../../../src/oversight/invariants/rounds.sql.ts';
import { sealer } from '../../../src/oversight/seals/seal-postings.job.ts';
import type { TestAnswer, TestService } from '../service/service.ts';
import type { Person } from './person.ts';

/** Seals every day that is over, without the wait of the job. */
export async function sealDays({ context: { database, clock } }: TestService): Promise<void> {
  const seal = sealer({ database, clock, stopping: new AbortController().signal, patienceMs: 0 });
  while ((await seal()) > 0);
}

/** A round of checks ends now, with these violations. */
export const endRound = ({ context: { database, clock } }: TestService, violations: Record<string, number> = {}) =>
  upsertRound(database, { round: 'moved', ended_at: clock.now(), violations });

export const checklist = async (who: Person, day?: string) =>
  (await who.send('GET', `/admin/v1/closing-checklist${day === undefined ? '' : `?day=${day}`}`)).body.data;

/** Gives each open card an owner, so that it is carried over. */
export async function assignCards(who: Person, owner: string): Promise<void> {
  const { waiting, trouble } = (await who.send('GET', '/admin/v1/today')).body.data;
  for (const { kind } of [...waiting, ...trouble])
    await who.send('POST', `/admin/v1/today/${kind}/assign`, { body: { operator_uuid: owner } });
}

export const reason = 'Closed with the statement.';

export const sign = (who: Person, day: string, fields: object = {}) =>
  who.send('POST', `/admin/v1/closed-days/${day}`, { body: { reason, ...fields } });

export const approve = (who: Person, uuid: string) =>
  who.send('POST', `/admin/v1/approvals/${uuid}/approve`, { body: { reason: 'Looked at it.' } });

/** The answer of the second signature. */
export async function close(
  [first, second]: readonly [Person, Person],
  day: string,
  fields: object = {},
): Promise<TestAnswer> {
  const { body } = await sign(first, day, fields);
  return approve(second, body.data.approval.uuid);
}
