// What operators are told of an approval, and who is told: who may decide it, while it waits; who
// asked, when it ends.

import { easternDay, easternTimeOfDay } from '../../ach/calendar/eastern-time.ts';
import { allows, roles } from '../../api/http/caller.ts';
import { inDollars } from '../../platform/std/dollars.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import type { ApprovalState } from '../approvals/approvals.sql.ts';
import { type DangerousAct, dangerousActs } from '../approvals/policies.ts';
import type { OwnMail } from '../operators/own-mails.ts';
import type { Recipient, Untold } from './notices.sql.ts';

/** The roles of the people who may be told. */
export const rolesTold = ({ news, role }: Untold) =>
  news === 'waiting' ? roles.filter((one) => allows(one, role)) : [...roles];

export const mailOf = ({ news }: Pick<Untold, 'news'>): OwnMail =>
  news === 'waiting' ? 'approvals_to_decide' : 'own_approvals';

/** Who asked cannot decide, and needs no notice of a decision of their own. */
export function toldOf<Person extends Pick<Recipient, 'uuid'>>(
  { news, person_behind, decided_by }: Untold,
  people: readonly Person[],
): Person[] {
  if (news === 'waiting') return people.filter(({ uuid }) => uuid !== person_behind);
  return people.filter(({ uuid }) => uuid === person_behind && uuid !== decided_by);
}

const inEastern = (at: Date): string => `${easternDay(at)} ${easternTimeOfDay(at)} Eastern time`;

export const pageOf = (publicUrl: string, { uuid }: Pick<Untold, 'uuid'>): string =>
  `${publicUrl.replace(/\/$/, '')}/console/approvals/${uuid}`;

const subjects: Record<ApprovalState, string> = {
  waiting: 'Please approve or refuse',
  approved: 'Approved',
  refused: 'Refused',
  expired: 'Expired without a decision',
};

export interface Message {
  subject: string;
  text: string;
}

const actInWords = ({ act, amount }: Untold): string =>
  `${dangerousActs[act as DangerousAct]}${amount === null ? '' : `, ${inDollars(amount)}`}`;

/** An e-mail: short, in plain text. It has no number of an account and no name of a customer. */
export function messageOf(approval: Untold, publicUrl: string): Message {
  const { news, reason, expires_at, decision_reason } = approval;
  const asker = approval.asker_name ?? 'The token of the environment';
  const decision =
    news === 'waiting'
      ? [`It expires on ${inEastern(expires_at)}.`]
      : news === 'expired'
        ? [`It waited until ${inEastern(expires_at)}. If it is still needed, ask for it again.`]
        : [`${approval.decider_name} ${news} it on ${inEastern(approval.decided_at!)}: ${decision_reason}`];
  return {
    subject: `${subjects[news]}: ${actInWords(approval)}`,
    text: [
      `${asker} asked for this act on ${inEastern(approval.asked_at)}:`,
      actInWords(approval),
      `Reason: ${reason}`,
      ...decision,
      `See it here: ${pageOf(publicUrl, approval)}`,
    ].join('\n\n'),
  };
}

/** The id of a notice: the same for each attempt, so a receiver can leave out what it has. */
export const noticeIdOf = ({ uuid, news }: Pick<Untold, 'uuid' | 'news'>): string => `${uuid}.${news}`;

/** The body of a webhook, as docs/operate/operators.md describes it. */
export const webhookBodyOf = (approval: Untold, publicUrl: string) => ({
  type: `approval.${approval.news}`,
  approval: {
    uuid: approval.uuid,
    act: approval.act,
    state: approval.news,
    amount: approval.amount,
    reason: approval.reason,
    role: approval.role,
    asked_by: { name: approval.asker_name ?? 'token of the environment', email: approval.asker_email },
    asked_at: timestamp(approval.asked_at),
    expires_at: timestamp(approval.expires_at),
    decided_by: approval.decider_name === null ? null : { name: approval.decider_name, email: approval.decider_email },
    decision_reason: approval.decision_reason,
    url: pageOf(publicUrl, approval),
  },
});
