// POST /admin/v1/bank-files/{uuid}/reversals: an operator reverses a file that was sent wrongly.
import { type Static, Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { refuseUnknownProcessor } from '../../../access/tenants/named-in-filters.ts';
import { InstantOf, instantOf } from '../../../api/http/instant.ts';
import { operation } from '../../../api/http/operation.ts';
import { Reason, UuidOf } from '../../../api/http/schema.ts';
import { created } from '../../../platform/answer.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { invalid, refuse } from '../../../platform/refusals.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { selectCopyOfFile } from '../file-copies/file-copies.sql.ts';
import { lockFile, type SeenFile, selectSeenFile } from '../files/file-outcomes.sql.ts';
import { EntryErrorField } from '../reversals/reversal-record.ts';
import { type Reversing, whysNot } from '../reversals/why-not.ts';
import { exampleFileReversal, FileReversalRecord, fileReversalRecord } from './file-reversal-record.ts';
import { insertFileReversal, selectFileReversal } from './file-reversals.sql.ts';
import { type FileReversalPreview, partFields, partOf, previewOf } from './preview-file-reversal.http.ts';

const Body = Type.Object({
  entry_error: EntryErrorField,
  ...partFields,
  discovered_at: Type.Optional(
    InstantOf('When the error was discovered. Absent: now. The network wants the reversals within 24 hours of it'),
  ),
  reason: Reason,
});

/** Refuses a file of which nothing can be reversed now. */
async function expectReversibleFile(
  phase: AtomicPhase,
  context: Reversing,
  file: SeenFile | null,
  body: Static<typeof Body>,
): Promise<{ file: SeenFile; preview: FileReversalPreview }> {
  if (file === null) throw refuse('not_found', 'uuid');
  if (file.state !== 'confirmed')
    throw refuse(
      'invalid_state',
      'uuid',
      file.state === 'rejected'
        ? 'the file is `rejected`: the bank moved nothing, and its entries were taken back'
        : `the file is \`${file.state}\`; only a \`confirmed\` file can be reversed. Before that, record what the bank did with it: POST /admin/v1/bank-files/{uuid}/reject`,
    );
  if ((await selectCopyOfFile(phase, file.uuid))?.state === 'open')
    throw refuse(
      'invalid_state',
      'uuid',
      'the bank processed this file twice, and that is open: its payments are right, and the bank takes the copy back. If the file itself was wrong too, close the copy first: POST /admin/v1/file-copies/{uuid}/close',
    );
  await refuseUnknownProcessor(phase, body.processor_uuid);
  const preview = await previewOf(phase, context, file, partOf(file, body));
  if (preview.count === 0) {
    const [first] = preview.refused.toSorted((a, b) => b.count - a.count);
    throw refuse(
      'invalid_state',
      'uuid',
      `none of these entries can be reversed${first === undefined ? '' : `. ${first.count} of them: ${whysNot[first.why]}`} Read GET /admin/v1/bank-files/{uuid}/reversal-preview`,
    );
  }
  return { file, preview };
}

export const createFileReversal = (context: Reversing) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/bank-files/:uuid/reversals',
      tag: 'Operator: banks',
      operationId: 'createFileReversal',
      summary: 'Reverse a file',
      description:
        'Takes back every entry of the file that can be reversed, each like `POST /admin/v1/transactions/{uuid}/reversals`: with its hold, its events and its entry in a batch with the description `REVERSAL`. `processor_uuid` and `stage` limit it to a part of the file. The work is done in portions after the answer, and at the latest at the next cut-off: read it with `GET /admin/v1/file-reversals/{uuid}`. The receiving banks must have the reversals within five banking days after the settlement of the file, and the network wants them within 24 hours of the discovery. One reversal of a file works at a time.',
      callers: ['admin'],
      role: 'operator',
      needsPassword: true,
      approval: {
        act: 'reversals',
        async amountOf({ params, body }, phase) {
          const file = await selectSeenFile(phase, (params as { uuid: string }).uuid.toLowerCase());
          const { preview } = await expectReversibleFile(phase, context, file, body as Static<typeof Body>);
          return preview.given_back + preview.taken_back;
        },
      },
      params: Type.Object({ uuid: UuidOf('The uuid of the file.') }),
      body: Body,
      example: { entry_error: exampleFileReversal.entry_error, reason: exampleFileReversal.reason },
      answers: {
        201: {
          description: 'The reversal of the file, which is worked off',
          data: FileReversalRecord,
          example: exampleFileReversal,
        },
      },
      refusals: ['not_found', 'invalid_state'],
    },
    {
      async atomic(call, phase) {
        const now = context.bankingClock.bankingNow();
        const discovered_at = instantOf('discovered_at', call.body.discovered_at) ?? now;
        if (discovered_at > now) throw invalid('discovered_at', 'range', 'must not be later than now');
        const locked = await lockFile(phase, call.params.uuid.toLowerCase());
        const { file, preview } = await expectReversibleFile(phase, context, locked, call.body);
        const { entry_error, reason } = call.body;
        const uuid = uuidv7(call.now);
        const part = partOf(file, call.body);
        const asked = { ...part, uuid, bank: file.bank, entry_error, reason, discovered_at, requested_at: call.now };
        if (!(await insertFileReversal(phase, asked)))
          throw refuse(
            'invalid_state',
            'uuid',
            'the file is being reversed already. Read GET /admin/v1/file-reversals?state=working, and repeat the request when it is done',
          );
        const { count, given_back, taken_back } = preview;
        await recordAct(phase, call, {
          ...(part.processor_id === null ? {} : { processor_id: part.processor_id }),
          action: 'bank_file.reversed',
          subject: 'bank_file',
          subject_uuid: file.uuid,
          detail: {
            file_reversal_uuid: uuid,
            bank: file.bank,
            name: file.name,
            entry_error,
            stage: part.stage,
            count,
            given_back,
            taken_back,
          },
        });
        return created(fileReversalRecord((await selectFileReversal(phase, uuid))!));
      },
    },
  );
