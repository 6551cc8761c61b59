// POST /sandbox/v1/bank/fail-next-upload and /misbehave: the simulated bank does once what real ones do now and then.
import { Type } from 'typebox';
import { recordAct } from '../access/audit-trail.ts';
import { ok } from '../answer.ts';
import { askForFailure, askForMisbehaviour, misbehaviours } from '../banks/simulated-bank/faults.sql.ts';
import { NoData, operation } from '../http/operation.ts';
import { OneOf } from '../http/schema.ts';

export const failNextUpload = operation(
  {
    method: 'POST',
    path: '/sandbox/v1/bank/fail-next-upload',
    tag: 'Sandbox',
    summary: 'Fail the next upload',
    description:
      'The next file to the simulated bank is not taken, as over a connection that broke. It waits, its payments with it, and goes out with the next banking instant.',
    callers: ['admin'],
    answers: { 200: { description: 'Asked for', data: NoData, example: null } },
  },
  {
    async atomic(call, phase) {
      await askForFailure(phase);
      await recordAct(phase, call, {
        action: 'simulated_bank.told_to_fail',
        subject: 'simulated_bank',
        subject_uuid: null,
      });
      return ok(null);
    },
  },
);

export const misbehaveNext = operation(
  {
    method: 'POST',
    path: '/sandbox/v1/bank/misbehave',
    tag: 'Sandbox',
    summary: 'Spoil the next answers',
    description:
      'The next returns and changes of the simulated bank come once as said. `duplicated`: the file comes twice, under two names. `late`: five banking days later. `cut`: half of the file first, which is quarantined, and the whole one at the next instant. `untidy`: with other line ends and without trailing blanks.',
    callers: ['admin'],
    body: Type.Object({ next_answers: OneOf([...misbehaviours]) }),
    example: { next_answers: 'duplicated' },
    answers: { 200: { description: 'Asked for', data: NoData, example: null } },
  },
  {
    async atomic(call, phase) {
      const { next_answers } = call.body;
      await askForMisbehaviour(phase, next_answers);
      await recordAct(phase, call, {
        action: 'simulated_bank.told_to_misbehave',
        subject: 'simulated_bank',
        subject_uuid: null,
        detail: { next_answers },
      });
      return ok(null);
    },
  },
);
