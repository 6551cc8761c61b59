// POST /admin/v1/restores/release: an operator has compared the files of a bank with ours after a
// restore, and the bank's day continues.
import { Type } from 'typebox';
import { selectActsOf } from '../../../access/tenants/audit-trail.sql.ts';
import { omitReason, recordAct } from '../../../access/tenants/audit-trail.ts';
import { type Call, operation, unlessTokenOfEnvironment } from '../../../api/http/operation.ts';
import { Reason, Text } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { mayBeDone, refuse } from '../../../platform/refusals.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import { selectGivenModifiers } from '../../connections/account-sharing.sql.ts';
import type { BankDescription } from '../../connections/bank.ts';
import { isOfAnotherBank, ownerOf } from '../../connections/profile/own-modifiers.ts';
import { lockFile } from '../files/file-outcomes.sql.ts';
import { recordDelivered } from '../files/record-delivered.ts';
import {
  insertFilesOnlyAtBank,
  insertReleases,
  lockUnreleased,
  type NamedBankFile,
  selectNamedFiles,
  selectRestores,
  selectWaitingBanks,
} from './restores.sql.ts';

const FileName = Text(1, 100);

const Body = Type.Object({
  bank: Text(1, 100, { description: 'The name of the bank in the banks file.' }),
  reason: Reason,
  files_at_bank: Type.Array(FileName, {
    maxItems: 1_000,
    description:
      'The names of all files that the bank has received since the day of the restored moment. Files of ours with these names are not sent again; our other unsent files are sent. Files of other banks with which this bank shares an account make no difference.',
  }),
  files_only_at_bank: Type.Optional(
    Type.Array(FileName, {
      maxItems: 1_000,
      description:
        'The `files_at_bank` that the database lost in the restore. Place holds on their payments first. Their names are not used again.',
    }),
  ),
});
type Released = Call<
  unknown,
  unknown,
  { bank: string; reason: string; files_at_bank: string[]; files_only_at_bank?: string[] }
>;

const Answer = Type.Object({
  bank: Type.String(),
  marked_delivered: Type.Array(Type.String(), {
    description: 'Files of ours that the bank has and that were not confirmed.',
  }),
});

const released = 'bank.released';

export const releaseBank = ({ banks }: { banks: readonly BankDescription[] }) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/restores/release',
      tag: 'Operator: banks',
      operationId: 'releaseBank',
      summary: 'Continue with a bank after a restore',
      description:
        'After a restore of the database, no file is sent to a bank and none is read until an operator has compared what the bank has with what we have: see the runbook `after-a-restore`. Refused while a file of the bank is not written yet, and for a name that the database does not know and that is not in `files_only_at_bank`. The same request again has the same answer.',
      callers: ['admin'],
      role: 'operator',
      needsPassword: true,
      // A file that is not named goes out again. Who has the token of the environment has the
      // machine, and has just restored it.
      approval: {
        act: 'bank_records',
        amountOf: async ({ body }, phase) =>
          (await releasedBefore(phase, body as Released['body'])) === null ? null : 0,
        onlyIf: unlessTokenOfEnvironment,
      },
      body: Body,
      example: {
        bank: 'simulated',
        reason: 'Compared with the list of the bank by telephone.',
        files_at_bank: ['2026-03-02-A.ach'],
      },
      answers: {
        200: {
          description: 'The bank, and what was recorded',
          data: Answer,
          example: { bank: 'simulated', marked_delivered: ['2026-03-02-A.ach'] },
        },
      },
      refusals: ['invalid_state', 'invalid_request'],
    },
    {
      async atomic(call: Released, phase) {
        const { bank, reason } = call.body;
        const described = banks.find(({ name }) => name === bank);
        const given = described === undefined ? [] : await selectGivenModifiers(phase, ownerOf(described));
        const isOwn = (name: string) => described === undefined || !isOfAnotherBank(described, given, name);
        const files_at_bank = call.body.files_at_bank.filter(isOwn);
        const files_only_at_bank = (call.body.files_only_at_bank ?? []).filter(isOwn);
        const restores = await lockUnreleased(phase, bank);
        if (restores.length === 0) {
          const before = await releasedBefore(phase, call.body);
          if (before !== null) return ok({ bank, marked_delivered: before });
          throw refuse('invalid_state', 'bank', `the bank ${bank} does not wait after a restore. ${mayBeDone}`);
        }
        const files = await selectNamedFiles(phase, bank, files_at_bank);
        refuseUnlike(files, files_at_bank, files_only_at_bank);

        const marked: string[] = [];
        for (const { uuid, name, state } of files) {
          if (state !== 'written' && state !== 'submitted') continue;
          await recordDelivered(phase, (await lockFile(phase, uuid))!, reason, call.now);
          marked.push(name!);
        }
        await insertFilesOnlyAtBank(phase, restores[0]!, bank, files_only_at_bank);
        await insertReleases(phase, restores, { bank, at: call.now, reason });
        await recordAct(phase, call, {
          action: released,
          subject: 'restore',
          subject_uuid: restores[0]!,
          // As they were named: the same request again is answered as it is.
          detail: { files_only_at_bank: [], ...omitReason(call.body), marked_delivered: marked },
        });
        return ok({ bank, marked_delivered: marked });
      },
    },
  );

/**
 * The files that an earlier request with the same lists marked as delivered. Null: no request has
 * released the bank with them since the last restore.
 */
async function releasedBefore(
  phase: AtomicPhase,
  { bank, files_at_bank, files_only_at_bank = [] }: Released['body'],
): Promise<string[] | null> {
  if ((await selectWaitingBanks(phase, [bank])).length > 0) return null;
  const [restore] = await selectRestores(phase, 1);
  const acts = restore === undefined ? [] : await selectActsOf(phase, nilUuid, [restore.uuid], 100);
  const lists = JSON.stringify([bank, files_at_bank, files_only_at_bank]);
  const same = acts.find(
    ({ action, detail }) =>
      action === released && JSON.stringify([detail.bank, detail.files_at_bank, detail.files_only_at_bank]) === lists,
  );
  return (same?.detail.marked_delivered as string[] | undefined) ?? null;
}

/** Throws when the operator's lists do not fit the files that we have. */
function refuseUnlike(files: readonly NamedBankFile[], atBank: readonly string[], onlyAtBank: readonly string[]): void {
  if (files.some(({ state }) => state === 'closed'))
    throw refuse(
      'invalid_state',
      'bank',
      'a file of the bank is not written yet: try again in a minute, or reject it if it cannot be written',
    );
  const ours = new Set(files.map(({ name }) => name));
  for (const name of onlyAtBank) {
    if (!atBank.includes(name))
      throw refuse('invalid_state', 'files_only_at_bank', `${name} must also be in files_at_bank`);
    if (ours.has(name))
      throw refuse('invalid_state', 'files_only_at_bank', `${name} is in the database: remove it from this list`);
  }
  for (const name of atBank)
    if (!ours.has(name) && !onlyAtBank.includes(name))
      throw refuse(
        'invalid_state',
        'files_at_bank',
        `${name} is not in the database, so its payments would be sent again: place holds on them, then name it in files_only_at_bank`,
      );
}
