// POST /sandbox/v1/bank/fail-next-upload, /misbehave, /reject-next-file, /process-twice and
// /server: makes a simulated bank fail as real banks sometimes do.
import { type Static, type TObject, Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { bankNamed } from '../../access/tenants/bank-named.ts';
import { NoData, operation } from '../../api/http/operation.ts';
import { OneOf } from '../../api/http/schema.ts';
import {
  askForFailure,
  askForMisbehavior,
  askForRejection,
  askForSecondProcessing,
  misbehaviors,
  setUnreachable,
} from '../../banks/simulated/faults.sql.ts';
import type { SimulatedBank } from '../../banks/simulated/simulated-bank.ts';
import { ok } from '../../platform/answer.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';

interface FaultOperation<Body extends TObject> {
  path: string;
  operationId: string;
  summary: string;
  description: string;
  body: Body;
  example: Static<Body>;
  action: string;
  apply(phase: AtomicPhase, bank: string, body: Static<Body>): Promise<void>;
}

const bankField = { bank: Type.Optional(Type.String({ description: 'Required if there are several banks.' })) };

const faultOperation =
  <Body extends TObject>({
    path,
    operationId,
    summary,
    description,
    body,
    example,
    action,
    apply,
  }: FaultOperation<Body>) =>
  ({ banks }: { banks: readonly SimulatedBank[] }) =>
    operation(
      {
        method: 'POST',
        path: `/sandbox/v1/bank/${path}`,
        tag: 'Sandbox',
        operationId,
        summary,
        description,
        callers: ['admin'],
        role: 'operator',
        body,
        example,
        answers: { 200: { description: 'Asked for', data: NoData, example: null } },
      },
      {
        async atomic(call, phase) {
          const { bank: named, ...details } = call.body as { bank?: string };
          const bank = bankNamed(named, banks).name;
          await apply(phase, bank, call.body);
          const detail = { bank, ...details };
          await recordAct(phase, call, { action, subject: 'simulated_bank', subject_uuid: null, detail });
          return ok(null);
        },
      },
    );

export const failNextUpload = faultOperation({
  path: 'fail-next-upload',
  operationId: 'failNextUpload',
  summary: 'Fail the next upload',
  description:
    'The next upload to a simulated bank fails like a broken connection. The file and its payments wait, and are sent at the next banking instant.',
  body: Type.Object(bankField),
  example: { bank: 'simulated' },
  action: 'simulated_bank.told_to_fail',
  apply: askForFailure,
});

export const spoilNextAnswers = faultOperation({
  path: 'misbehave',
  operationId: 'spoilNextAnswers',
  summary: 'Spoil the next answers',
  description:
    'The next file of returns and changes of a simulated bank has this fault, once. `duplicated`: the file comes twice, under two names. `late`: it comes five banking days later. `cut`: half of the file comes first and is quarantined; the whole file comes at the next instant. `untidy`: the file has other line ends and no trailing blanks.',
  body: Type.Object({ ...bankField, next_answers: OneOf([...misbehaviors]) }),
  example: { next_answers: 'duplicated' },
  action: 'simulated_bank.told_to_misbehave',
  apply: (phase, bank, { next_answers }) => askForMisbehavior(phase, bank, next_answers),
});

export const rejectNextFile = faultOperation({
  path: 'reject-next-file',
  operationId: 'rejectNextFile',
  summary: 'Reject the next file',
  description:
    'The simulated bank answers the next file that it takes with an acknowledgment that rejects it, once. Its entries go into the next file, captures that counted as sent fail, and the acknowledgment waits on Today.',
  body: Type.Object(bankField),
  example: { bank: 'simulated' },
  action: 'simulated_bank.told_to_reject',
  apply: askForRejection,
});

export const processNextFileTwice = faultOperation({
  path: 'process-twice',
  operationId: 'processNextFileTwice',
  summary: 'Process the next file twice',
  description:
    'The simulated bank processes the next file that it takes twice, once. Our books do not learn of it: the receivers get each entry twice, and the answers of magic account numbers come twice, with trace numbers of their own. The bank statement, which you enter, shows the sums of the file twice.',
  body: Type.Object(bankField),
  example: { bank: 'simulated' },
  action: 'simulated_bank.told_to_process_twice',
  apply: askForSecondProcessing,
});

export const setBankServer = faultOperation({
  path: 'server',
  operationId: 'setBankServer',
  summary: "Make a bank's server unreachable",
  description:
    'Until a call with `reachable: true`, files to this simulated bank wait, and its own files are not read. Sent entries still settle, but no capture sent through this bank becomes good. Other banks are not affected.',
  body: Type.Object({ ...bankField, reachable: Type.Boolean() }),
  example: { reachable: false },
  action: 'simulated_bank.server_changed',
  apply: (phase, bank, { reachable }) => setUnreachable(phase, bank, !reachable),
});
