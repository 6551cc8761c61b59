// POST /admin/v1/bank-files/{uuid}/mark-delivered, /reject, /mark-booked-gross and
// /mark-booked-net: what the bank says of a file.

import { type Static, Type } from 'typebox';
import { ok } from '../../answer.ts';
import { selectFile, selectWireForm } from '../../banks/archive/archive.sql.ts';
import type { StatementBooking } from '../../banks/bank.ts';
import { type BankingDays, playNow } from '../../banks/banking-days.ts';
import { endDelivery } from '../../banks/exchange/delivery-notes.sql.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import type { Database } from '../../database/database.ts';
import { type Call, operation } from '../../http/operation.ts';
import { Text, Uuid } from '../../http/schema.ts';
import { type BankFileState, bankFileMoves } from '../../lifecycle/bank-file.stage.ts';
import { refuse } from '../../refusals.ts';
import type { BankingClock } from '../../std/clock.ts';
import { recordAct } from '../../tenants/audit-trail.ts';
import { moveBankFiles } from './bank-files.sql.ts';
import { lockFile, type SeenFile, selectSeenFile, stopLegs, updateBooking, updateNote } from './file-outcomes.sql.ts';
import { BankFileRecord, bankFileRecord, exampleFile } from './file-record.ts';

interface Deciding {
  database: Database;
  bankingClock: BankingClock;
  days: readonly BankingDays[];
}

interface Decision {
  verb: 'mark-delivered' | 'reject' | `mark-booked-${StatementBooking}`;
  action: string;
  summary: string;
  description: string;
  /** In the phase that records it; refuses what cannot be. */
  decide(phase: AtomicPhase, file: SeenFile, note: string, now: Date): Promise<void>;
  example: Partial<Static<typeof BankFileRecord>> & { note: string };
}

const Params = Type.Object({ uuid: Uuid });
const Body = Type.Object({ note: Text(1, 500, { description: 'What the bank has said, and who said it.' }) });

const deciding =
  ({ verb, action, summary, description, decide, example }: Decision) =>
  ({ database, bankingClock, days }: Deciding) => {
    /** Answers whose bank's file it is. */
    async function decideAbout(
      phase: AtomicPhase,
      call: Call<{ uuid: string }, unknown, { note: string }>,
    ): Promise<string> {
      const file = await lockFile(phase, call.params.uuid);
      if (file === null) throw refuse('not_found', 'uuid');
      await decide(phase, file, call.body.note, call.now);
      await recordAct(phase, call, {
        action,
        subject: 'bank_file',
        subject_uuid: file.uuid,
        detail: { bank: file.bank, name: file.name, note: call.body.note },
      });
      return file.bank;
    }
    return operation(
      {
        method: 'POST',
        path: `/admin/v1/bank-files/:uuid/${verb}`,
        tag: 'Operator',
        summary,
        description,
        callers: ['admin'],
        params: Params,
        body: Body,
        example: { note: example.note },
        answers: {
          200: { description: 'The file', data: BankFileRecord, example: { ...exampleFile, ...example } },
        },
        refusals: ['not_found', 'invalid_state'],
      },
      {
        async atomic(call: Call<{ uuid: string }, unknown, { note: string }>, phase, resumed) {
          const { uuid } = call.params;
          const bank = resumed?.bank ?? (await decideAbout(phase, call));
          return {
            resumeFrom: { bank },
            // What follows for the payments has happened when the answer comes.
            async call() {
              await playNow(days, bank, bankingClock);
              const after = (await selectSeenFile(database, uuid))!;
              return async () => ok(bankFileRecord(after));
            },
          };
        },
      },
    );
  };

/** Files on their way to the bank. */
const deliverable: readonly BankFileState[] = [...bankFileMoves.submit.from, ...bankFileMoves.confirm.from];

const rejectable: readonly BankFileState[] = bankFileMoves.reject.from;

const no = (why: string) => refuse('invalid_state', 'uuid', why);

export const markFileDelivered = deciding({
  verb: 'mark-delivered',
  action: 'bank_file.marked_delivered',
  summary: 'Say that a bank has a file',
  description:
    'For a file whose delivery is uncertain and of which the bank says that it has it, or that was handed over by other ways. It is not sent any more, and its payments go on.',
  async decide(phase, file, note, now) {
    if (!deliverable.includes(file.state))
      throw no(`the file is ${file.state}: only one that is on its way can be marked as delivered`);
    await end(phase, file, now);
    await updateNote(phase, file.uuid, note);
  },
  example: { state: 'confirmed', note: 'The bank has read it to us over the telephone.' },
});

export const rejectFile = deciding({
  verb: 'reject',
  action: 'bank_file.rejected',
  summary: 'Say that a bank has rejected a file',
  description:
    'Everything in it waits for the next file, with new trace numbers; debits of payers that had counted as sent have failed. Not once an entry of it has settled: then each comes back by itself. Also takes back a file that cannot be written, or cannot be sent.',
  async decide(phase, file, note, now) {
    if (!rejectable.includes(file.state)) throw no(`the file is ${file.state}`);
    if (file.content_uuid !== null) await end(phase, file, now);
    if ((await stopLegs(phase, file.uuid)) > 0) throw no('entries of the file have settled');
    await moveBankFiles(phase, 'reject', [file.uuid], { note, at: now });
  },
  example: { state: 'rejected', note: 'Rejected at 18:10: the batch totals do not add up.' },
});

const markBooked = (statement_booking: StatementBooking, words: string) =>
  deciding({
    verb: `mark-booked-${statement_booking}`,
    action: `bank_file.marked_booked_${statement_booking}`,
    summary: `Say that the statement of a bank books a file ${statement_booking}`,
    description: `${words} For a file that was opened before \`statement_booking\` of the bank was changed in the banks file. Not once a line of the statement was ticked off with cash of it.`,
    async decide(phase, file, note) {
      if (!(await updateBooking(phase, file.uuid, { statement_booking, note })))
        throw no('a line of the statement shows cash of the file already');
    },
    example: { statement_booking, note: 'The bank has changed how it books our files.' },
  });

export const markFileBookedGross = markBooked(
  'gross',
  'The total of the file is one line, and an entry that came back before the file settled is another.',
);
export const markFileBookedNet = markBooked(
  'net',
  'One line shows the file less the entries that came back before it settled.',
);

async function end(phase: AtomicPhase, { bank, content_uuid }: SeenFile, now: Date): Promise<void> {
  const wire = (await selectWireForm(phase, content_uuid!)) ?? (await selectFile(phase, content_uuid!))!;
  if (!(await endDelivery(phase, bank, wire, now)))
    throw no('the file is being given its name at the bank: try again in a minute');
}
