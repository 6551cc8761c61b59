// POST /admin/v1/bank-files/{uuid}/processed-twice and /admin/v1/file-copies/{uuid}/close: an
// operator records that a bank processed a file twice, and ends that.
import { type Static, Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { InstantOf, instantOf } from '../../../api/http/instant.ts';
import { operation } from '../../../api/http/operation.ts';
import { Reason, UuidOf } from '../../../api/http/schema.ts';
import { operatorBooksUuid } from '../../../payments/ledger/operator-books.ts';
import { postDirectly } from '../../../payments/ledger/post-directly.sql.ts';
import { created, ok } from '../../../platform/answer.ts';
import { invalid, refuse } from '../../../platform/refusals.ts';
import type { BankingClock } from '../../../platform/std/clock.ts';
import { inDollars } from '../../../platform/std/dollars.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { lockFile, type SeenFile, selectSeenFile } from '../files/file-outcomes.sql.ts';
import {
  addWrittenOff,
  type FileCopy,
  insertFileCopy,
  lockFileCopy,
  moveFileCopies,
  restOf,
  selectCopyOfFile,
  selectFileCopy,
} from './file-copies.sql.ts';
import { exampleFileCopy, FileCopyRecord, fileCopyRecord } from './file-copy-record.ts';

const Body = Type.Object({
  discovered_at: Type.Optional(
    InstantOf('When it was discovered. Absent: now. The network wants the copy reversed within 24 hours of it'),
  ),
  reason: Reason,
});

function expectAtBank(file: SeenFile | null): SeenFile {
  if (file === null) throw refuse('not_found', 'uuid');
  if (file.state !== 'confirmed')
    throw refuse('invalid_state', 'uuid', `the file is \`${file.state}\`; a bank can process only a \`confirmed\` one`);
  return file;
}

export const reportFileCopy = ({ bankingClock }: { bankingClock: BankingClock }) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/bank-files/:uuid/processed-twice',
      tag: 'Operator: banks',
      operationId: 'reportFileCopy',
      summary: 'Record that the bank processed a file twice',
      description:
        'The payments of the file are right and stay as they are: only money moved once more. From now on a second return of an entry of the file is booked on DUP of the operator books, and changes no payment; so is a return with R24 (duplicate entry). Match the lines of the bank statement that show the second sum, and those with which the bank takes it back, as `file_processed_twice`. `rest` is what is not even. Ask the bank to reverse the copy: within 24 hours, and so that the receiving banks have it within five banking days after the settlement of the file. While it is open, no entry of the file can be reversed, and reversals that wait for a file go on waiting. A file with a copy cannot be rejected. A file that is recorded is answered as it is.',
      callers: ['admin'],
      role: 'operator',
      needsPassword: true,
      approval: {
        act: 'bank_records',
        async amountOf({ params }, phase) {
          const uuid = (params as { uuid: string }).uuid.toLowerCase();
          if ((await selectCopyOfFile(phase, uuid)) !== null) return 0;
          const file = expectAtBank(await selectSeenFile(phase, uuid));
          return file.total_debits + file.total_credits;
        },
      },
      params: Type.Object({ uuid: UuidOf('The uuid of the file.') }),
      body: Body,
      example: { reason: exampleFileCopy.reason },
      answers: { 201: { description: 'The copy', data: FileCopyRecord, example: exampleFileCopy } },
      refusals: ['not_found', 'invalid_state'],
    },
    {
      async atomic(call, phase) {
        const now = bankingClock.bankingNow();
        const discovered_at = instantOf('discovered_at', call.body.discovered_at) ?? now;
        if (discovered_at > now) throw invalid('discovered_at', 'range', 'must not be later than now');
        const file = expectAtBank(await lockFile(phase, call.params.uuid.toLowerCase()));
        const uuid = uuidv7(call.now);
        const { reason } = call.body;
        const isNew = await insertFileCopy(phase, {
          uuid,
          file_uuid: file.uuid,
          bank: file.bank,
          reason,
          discovered_at,
          reported_at: call.now,
        });
        if (isNew)
          await recordAct(phase, call, {
            action: 'bank_file.processed_twice',
            subject: 'bank_file',
            subject_uuid: file.uuid,
            detail: { file_copy_uuid: uuid, bank: file.bank, name: file.name },
          });
        return created(fileCopyRecord((await selectCopyOfFile(phase, file.uuid))!));
      },
    },
  );

function expectClosable(copy: FileCopy | null): { copy: FileCopy; loss: number } {
  if (copy === null) throw refuse('not_found', 'uuid');
  const rest = restOf(copy);
  if (rest > 0 && copy.state === 'open')
    throw refuse(
      'invalid_state',
      'uuid',
      `${inDollars(rest)} of the receivers are still here. Ask the bank to take the copy back, match its lines as \`file_processed_twice\`, then close it`,
    );
  return { copy, loss: copy.state === 'open' ? -rest : 0 };
}

const CloseParams = Type.Object({ uuid: UuidOf('The uuid of the copy.') });

export const closeFileCopy = operation(
  {
    method: 'POST',
    path: '/admin/v1/file-copies/:uuid/close',
    tag: 'Operator: banks',
    operationId: 'closeFileCopy',
    summary: 'Close a copy of a file',
    description:
      'If nothing is left, no money moves. Money that is missing (`rest` below zero) becomes a loss of the operator (LOSS/DUP). Money that we still have belongs to the receivers: then it cannot be closed. A closed copy is answered as it is. A second return that comes later opens it again.',
    callers: ['admin'],
    role: 'operator',
    needsPassword: true,
    approval: {
      act: 'write_off',
      async amountOf({ params }, phase) {
        const { uuid } = params as Static<typeof CloseParams>;
        return expectClosable(await selectFileCopy(phase, uuid.toLowerCase())).loss;
      },
    },
    params: CloseParams,
    body: Type.Object({ reason: Reason }),
    example: { reason: 'The bank took it back; the receiver of one credit did not pay.' },
    answers: {
      200: {
        description: 'The closed copy',
        data: FileCopyRecord,
        example: { ...exampleFileCopy, state: 'closed', lines_out: 10_000, rest: 0, closed_at: '2026-03-09 15:00:00' },
      },
    },
    refusals: ['not_found', 'invalid_state'],
  },
  {
    async atomic(call, phase) {
      const { copy, loss } = expectClosable(await lockFileCopy(phase, call.params.uuid.toLowerCase()));
      if (copy.state === 'closed') return ok(fileCopyRecord(copy));
      const source_uuid = await recordAct(phase, call, {
        action: 'file_copy.closed',
        subject: 'bank_file',
        subject_uuid: copy.file_uuid,
        detail: { file_copy_uuid: copy.uuid, loss },
      });
      if (loss > 0) {
        const own = { processor_id: operatorBooksUuid, source_uuid, amount: loss } as const;
        await postDirectly(phase, [{ ...own, transition: 'S9', debit: 'LOSS', credit: 'DUP' }], call.now);
        await addWrittenOff(phase, copy.uuid, loss);
      }
      await moveFileCopies(phase, 'close', [copy.uuid], { at: call.now });
      return ok(fileCopyRecord((await selectFileCopy(phase, copy.uuid))!));
    },
  },
);
