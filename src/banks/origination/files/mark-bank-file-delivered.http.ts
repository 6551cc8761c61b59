// POST /admin/v1/bank-files/{uuid}/mark-delivered, /reject, /mark-booked-gross and
// /mark-booked-net: an operator records what the bank did with a file.

import { type Static, Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { type Call, operation } from '../../../api/http/operation.ts';
import { Reason, Uuid } from '../../../api/http/schema.ts';
import { type BankFileState, bankFileMoves } from '../../../payments/lifecycle/states/bank-file.stage.ts';
import { ok } from '../../../platform/answer.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { BankingClock } from '../../../platform/std/clock.ts';
import { type Bank, type StatementBooking, sharesAccount } from '../../connections/bank.ts';
import { type BankingDays, playNow } from '../../connections/banking-days.ts';
import { selectCopyOfFile } from '../file-copies/file-copies.sql.ts';
import { lockFile, type SeenFile, selectSeenFile, updateBooking } from './file-outcomes.sql.ts';
import { BankFileRecord, bankFileRecord, exampleFile } from './file-record.ts';
import { recordDelivered } from './record-delivered.ts';
import { recordRejected } from './record-rejected.ts';

interface Deciding {
  database: Database;
  bankingClock: BankingClock;
  days: readonly BankingDays[];
  banks: readonly Bank[];
}

interface Decision {
  verb: 'mark-delivered' | 'reject' | `mark-booked-${StatementBooking}`;
  action: string;
  operationId: string;
  summary: string;
  description: string;
  /** The states that it is refused in, but for these and `done`. Absent: none. */
  from?: readonly BankFileState[];
  /** The state in which nothing is left to do: the file is answered as it is. */
  done?: BankFileState;
  /** Why it is refused although its state allows it; null: it is not. */
  whyNot?(phase: AtomicPhase, file: SeenFile): Promise<string | null>;
  /** Whether it may need a second operator. Absent: never. */
  isDangerous?(file: SeenFile): boolean;
  /** Runs in the phase that records the act. `bank`: null if it is no longer in the banks file. */
  decide(phase: AtomicPhase, file: SeenFile, note: string, now: Date, bank: Bank | null): Promise<void>;
  example: Partial<Static<typeof BankFileRecord>> & { note: string };
}

const Params = Type.Object({ uuid: Uuid });
const Body = Type.Object({ reason: Reason });

const deciding =
  ({ verb, action, operationId, summary, description, from, done, whyNot, isDangerous, decide, example }: Decision) =>
  ({ database, bankingClock, days, banks }: Deciding) => {
    const expected = async (phase: AtomicPhase, uuid: string): Promise<SeenFile> => {
      const file = await lockFile(phase, uuid);
      if (file === null) throw refuse('not_found', 'uuid');
      if (file.state === done) return file;
      if (from !== undefined && !from.includes(file.state))
        throw refusal(`the file is ${file.state}; ${verb} needs a file that is ${from.join(' or ')}`);
      const why = await whyNot?.(phase, file);
      if (typeof why === 'string') throw refusal(why);
      return file;
    };
    /** Returns the bank of the file. */
    async function decideAbout(
      phase: AtomicPhase,
      call: Call<{ uuid: string }, unknown, { reason: string }>,
    ): Promise<string> {
      const file = await expected(phase, call.params.uuid);
      if (file.state === done) return file.bank;
      const bank = banks.find(({ name }) => name === file.bank) ?? null;
      await decide(phase, file, call.body.reason, call.now, bank);
      await recordAct(phase, call, {
        action,
        subject: 'bank_file',
        subject_uuid: file.uuid,
        detail: { bank: file.bank, name: file.name },
      });
      return file.bank;
    }
    return operation(
      {
        method: 'POST',
        path: `/admin/v1/bank-files/:uuid/${verb}`,
        tag: 'Operator: banks',
        operationId,
        summary,
        description,
        callers: ['admin'],
        role: 'operator',
        needsPassword: true,
        ...(isDangerous === undefined
          ? {}
          : {
              approval: {
                act: 'bank_records',
                async amountOf({ params }, phase) {
                  const file = await expected(phase, (params as { uuid: string }).uuid);
                  return file.state !== done && isDangerous(file) ? file.total_debits + file.total_credits : 0;
                },
              },
            }),
        params: Params,
        body: Body,
        example: { reason: example.note },
        answers: {
          200: { description: 'The file', data: BankFileRecord, example: { ...exampleFile, ...example } },
        },
        refusals: ['not_found', 'invalid_state'],
      },
      {
        async atomic(call: Call<{ uuid: string }, unknown, { reason: string }>, phase, resumed) {
          const { uuid } = call.params;
          const bank = resumed?.bank ?? (await decideAbout(phase, call));
          return {
            resumeFrom: { bank },
            // When the answer is sent, the payments have already moved.
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

const refusal = (reason: string) => refuse('invalid_state', 'uuid', reason);

export const markBankFileDelivered = deciding({
  verb: 'mark-delivered',
  action: 'bank_file.marked_delivered',
  operationId: 'markBankFileDelivered',
  summary: 'Record that a bank has a file',
  description:
    'For a file whose delivery is uncertain and that the bank confirms, or that was delivered in another way. The file is not sent again, and its payments continue. A confirmed file is answered as it is.',
  from: [...bankFileMoves.submit.from, ...bankFileMoves.confirm.from],
  done: 'confirmed',
  // Its debits count as presented, and are paid out later.
  isDangerous: () => true,
  decide: recordDelivered,
  example: { state: 'confirmed', note: 'The bank confirmed the totals by telephone.' },
});

export const rejectBankFile = deciding({
  verb: 'reject',
  action: 'bank_file.rejected',
  operationId: 'rejectBankFile',
  summary: 'Record that a bank has rejected a file',
  description:
    'Its entries go into the next file with new trace numbers; captures that already counted as sent fail. Refused once an entry of the file has settled: such entries come back as returns. Refused too if it is recorded that the bank processed the file twice. Also takes back a file that cannot be written or sent. A rejected file is answered as it is.',
  from: bankFileMoves.reject.from,
  done: 'rejected',
  // If the bank has it after all, its credits are paid twice.
  isDangerous: ({ state, delivery }) =>
    bankFileMoves.withdraw.from.every((unsent) => unsent !== state) || !(delivery === null || delivery === 'uploading'),
  // Its entries would go out a third time.
  async whyNot(phase, file) {
    const copy = await selectCopyOfFile(phase, file.uuid);
    return (
      copy && `the bank processed this file twice, as ${copy.uuid} records: what it rejected is the copy, or nothing`
    );
  },
  async decide(phase, file, note, now) {
    if (!(await recordRejected(phase, file, note, now)))
      throw refusal('entries of the file have settled: apply their returns instead');
  },
  example: { state: 'rejected', note: 'Rejected at 18:10: the batch totals do not add up.' },
});

const markBooked = (statement_booking: StatementBooking, words: string) =>
  deciding({
    verb: `mark-booked-${statement_booking}`,
    action: `bank_file.marked_booked_${statement_booking}`,
    operationId: statement_booking === 'gross' ? 'markBankFileBookedGross' : 'markBankFileBookedNet',
    summary: `Record that the bank statement shows a file ${statement_booking}`,
    description: `${words} For a file that was opened before \`statement_booking\` of the bank was changed in the banks file. Refused once a line of the bank statement was matched with cash of the file.`,
    async decide(phase, file, note, _now, bank) {
      // The statement is at home: a line may show the file from its settlement on.
      const only_unsettled = bank !== null && sharesAccount(bank);
      const updated = await updateBooking(phase, file.uuid, { statement_booking, note, only_unsettled });
      if (!updated && file.statement_booking !== statement_booking)
        throw refusal(
          only_unsettled
            ? 'the file has settled, so a line of the bank statement may show its cash already'
            : 'a line of the bank statement was already matched with cash of the file',
        );
    },
    example: { statement_booking, note: 'The bank has changed how its statement shows our files.' },
  });

export const markBankFileBookedGross = markBooked(
  'gross',
  'One line is the total of the file; each entry that is returned before settlement is another line.',
);
export const markBankFileBookedNet = markBooked(
  'net',
  'One line is the total of the file without the entries that are returned before settlement.',
);
