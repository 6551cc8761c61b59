// GET and PUT /admin/v1/session/mails: which e-mails the caller gets.
import { type Static, Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { ok } from '../../../platform/answer.ts';
import { recordAct } from '../../tenants/audit-trail.ts';
import { changesBetween } from '../../tenants/changes-between.ts';
import type { Operating } from '../operating.ts';
import { lockMailsOff, selectMailsOff, updateMailsOff } from '../own-mails.sql.ts';
import { type OwnMail, ownMailNames, ownMails } from '../own-mails.ts';
import { asked, uuidOfPerson } from './own-session.ts';

const Mails = Type.Object(
  Object.fromEntries(
    ownMailNames.map((name) => [name, Type.Boolean({ allowed: 'true or false', description: ownMails[name] })]),
  ) as Record<OwnMail, ReturnType<typeof Type.Boolean>>,
  { title: 'OwnMails', description: 'Each e-mail, and whether the person gets it.' },
);
type Mails = Static<typeof Mails>;

const example: Mails = { approvals_to_decide: true, own_approvals: true, scheduled_files: false, risk_decisions: true };

const mailsBut = (off: readonly OwnMail[]): Mails =>
  Object.fromEntries(ownMailNames.map((name) => [name, !off.includes(name)])) as Mails;

export const getOwnMails = ({ database }: Operating) =>
  operation(
    {
      ...asked,
      // People of a tenant get none.
      callers: ['admin'],
      role: 'viewer',
      method: 'GET',
      path: '/admin/v1/session/mails',
      operationId: 'getOwnMails',
      summary: 'Read which e-mails the caller gets',
      description: 'None is sent unless the settings of the service name a mail server.',
      answers: { 200: { description: 'The e-mails', data: Mails, example } },
    },
    {
      async read(call) {
        return ok(mailsBut(await selectMailsOff(database, uuidOfPerson(call))));
      },
    },
  );

export const setOwnMails = operation(
  {
    ...asked,
    callers: ['admin'],
    role: 'viewer',
    method: 'PUT',
    path: '/admin/v1/session/mails',
    operationId: 'setOwnMails',
    summary: 'Choose which e-mails the caller gets',
    description:
      'All are on at first. The list of what waits in the console, and the webhook of the service, do not change.',
    body: Mails,
    example,
    answers: { 200: { description: 'The e-mails', data: Mails, example } },
  },
  {
    async atomic(call, phase) {
      const uuid = uuidOfPerson(call);
      const before = mailsBut(await lockMailsOff(phase, uuid));
      const changes = changesBetween(before, call.body);
      if (changes === null) return ok(before);
      await updateMailsOff(
        phase,
        uuid,
        ownMailNames.filter((name) => !call.body[name]),
      );
      await recordAct(phase, call, {
        action: 'operator.mails_chosen',
        subject: 'operator',
        subject_uuid: uuid,
        detail: changes,
      });
      return ok(call.body);
    },
  },
);
