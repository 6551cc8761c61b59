// POST /sandbox/v1/bank/fail-next-upload, /misbehave and /server: a simulated bank does what real
// ones do now and then.
import { type Static, type TObject, Type } from 'typebox';
import { ok } from '../answer.ts';
import { bankNamed } from '../banks/bank-named.ts';
import type { AtomicPhase } from '../database/atomic-phase.ts';
import { NoData, operation } from '../http/operation.ts';
import { OneOf } from '../http/schema.ts';
import { askForFailure, askForMisbehavior, misbehaviors, setUnreachable } from '../simulated-bank/faults.sql.ts';
import type { SimulatedBank } from '../simulated-bank/simulated-bank.ts';
import { recordAct } from '../tenants/audit-trail.ts';

interface Telling<Said extends TObject> {
  path: string;
  summary: string;
  description: string;
  body: Said;
  example: Static<Said>;
  action: string;
  tell(phase: AtomicPhase, bank: string, said: Static<Said>): Promise<void>;
}

const bankField = { bank: Type.Optional(Type.String({ description: 'Needed where there are several.' })) };

const telling =
  <Said extends TObject>({ path, summary, description, body, example, action, tell }: Telling<Said>) =>
  ({ banks }: { banks: readonly SimulatedBank[] }) =>
    operation(
      {
        method: 'POST',
        path: `/sandbox/v1/bank/${path}`,
        tag: 'Sandbox',
        summary,
        description,
        callers: ['admin'],
        body,
        example,
        answers: { 200: { description: 'Asked for', data: NoData, example: null } },
      },
      {
        async atomic(call, phase) {
          const { bank: named, ...said } = call.body as { bank?: string };
          const bank = bankNamed(named, banks).name;
          await tell(phase, bank, call.body);
          const detail = { bank, ...said };
          await recordAct(phase, call, { action, subject: 'simulated_bank', subject_uuid: null, detail });
          return ok(null);
        },
      },
    );

export const failNextUpload = telling({
  path: 'fail-next-upload',
  summary: 'Fail the next upload',
  description:
    'The next file to a simulated bank is not taken, as over a connection that broke. It waits, its payments with it, and goes out with the next banking instant.',
  body: Type.Object(bankField),
  example: { bank: 'simulated' },
  action: 'simulated_bank.told_to_fail',
  tell: askForFailure,
});

export const misbehaveNext = telling({
  path: 'misbehave',
  summary: 'Spoil the next answers',
  description:
    'The next returns and changes of a simulated bank come once as said. `duplicated`: the file comes twice, under two names. `late`: five banking days later. `cut`: half of the file first, which is quarantined, and the whole one at the next instant. `untidy`: with other line ends and without trailing blanks.',
  body: Type.Object({ ...bankField, next_answers: OneOf([...misbehaviors]) }),
  example: { next_answers: 'duplicated' },
  action: 'simulated_bank.told_to_misbehave',
  tell: (phase, bank, { next_answers }) => askForMisbehavior(phase, bank, next_answers),
});

export const changeServer = telling({
  path: 'server',
  summary: "Take a bank's server away",
  description:
    'Until it is brought back with `reachable: true`, files to that simulated bank wait, and its own are not read: what was sent settles, and nothing that went through it becomes good. The other banks go on.',
  body: Type.Object({ ...bankField, reachable: Type.Boolean() }),
  example: { reachable: false },
  action: 'simulated_bank.server_changed',
  tell: (phase, bank, { reachable }) => setUnreachable(phase, bank, !reachable),
});
