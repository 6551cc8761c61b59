// GET /admin/v1/inbound-files, POST …/{uuid}/release and …/{uuid}/reject: lists the banks' files
// and decides about those in quarantine.

import { type Static, Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { type Call, type NeedsApproval, operation } from '../../../api/http/operation.ts';
import { isTimeAndUuid, timeAndUuid, timeStartOf } from '../../../api/http/page-cursor.ts';
import { readOperation } from '../../../api/http/read-operation.ts';
import { Nullable, OneOf, Reason, Timestamp, Uuid } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { BankingClock } from '../../../platform/std/clock.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { type BankingDays, playNow } from '../../connections/banking-days.ts';
import {
  lockInboundFile,
  type SeenInboundFile,
  selectInboundFile,
  selectInboundFiles,
  updateDecided,
} from './inbound-files.sql.ts';

const Findings = (description: string) =>
  Type.Array(Type.Object({ line: Type.Integer(), field: Type.String(), message: Type.String() }), { description });

const InboundFileRecord = Type.Object(
  {
    uuid: Uuid,
    bank: Type.String(),
    name: Type.String(),
    verdict: OneOf(['accept', 'quarantine', 'report', 'unreadable']),
    problems: Type.Array(
      Type.Object(
        { line: Type.Integer(), field: Type.String(), message: Type.String() },
        { additionalProperties: true },
      ),
    ),
    problem_count: Type.Integer(),
    faults: Findings('Why single entries are in suspense. The other entries of the file are applied.'),
    fault_count: Type.Integer(),
    notes: Findings('What is unusual, without consequences.'),
    note_count: Type.Integer(),
    entries: Type.Integer(),
    debits: Type.Integer(),
    credits: Type.Integer(),
    read_at: Timestamp,
    released_at: Nullable(Timestamp),
    rejected_at: Nullable(Timestamp),
    note: Nullable(Type.String()),
  },
  { title: 'InboundFile' },
);

const example: Static<typeof InboundFileRecord> = {
  uuid: '019a2f3e-2c30-7f40-8d50-6e7f8091a2b3',
  bank: 'simulated',
  name: 'returns-0304.ach',
  verdict: 'quarantine',
  problems: [
    { line: 9, field: 'total_debits', message: 'The batch says 10000 cents of debits; its entries are 9999.' },
  ],
  problem_count: 1,
  faults: [],
  fault_count: 0,
  notes: [],
  note_count: 0,
  entries: 1,
  debits: 9999,
  credits: 0,
  read_at: '2026-03-04 13:30:00',
  released_at: null,
  rejected_at: null,
  note: null,
};

type Found = Static<ReturnType<typeof Findings>>[number];

function inboundFileRecord({ content_uuid, read_at, released_at, rejected_at, ...file }: SeenInboundFile) {
  return {
    ...file,
    uuid: content_uuid,
    problems: file.problems as Found[],
    faults: file.faults as Found[],
    notes: file.notes as Found[],
    read_at: timestamp(read_at),
    released_at: timestampOrNull(released_at),
    rejected_at: timestampOrNull(rejected_at),
  };
}

const stateOf = ({ released_at, rejected_at }: SeenInboundFile) =>
  rejected_at !== null ? 'rejected' : released_at !== null ? 'released' : 'accepted';

export const listInboundFiles = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/inbound-files',
      tag: 'Operator: banks',
      operationId: 'listInboundFiles',
      summary: 'List the files of the banks',
      description:
        'Newest first, with the verdict on each file and its findings. `problems` put the whole file in quarantine, `faults` put single entries in suspense, `notes` have no consequence. `report`: the file has no records, but words of the bank; a note tells its beginning. `unreadable`: the file cannot be opened, for example because the key is wrong. It holds the payments of its bank like a file in quarantine, and is tried again at each reading. `open=true`: only files without a decision.',
      callers: ['admin'],
      role: 'viewer',
      filter: { open: Type.Optional(OneOf(['true', 'false'])) },
      plural: 'inbound_files',
      record: InboundFileRecord,
      examples: [example],
    },
    {
      read: ({ query }, after, limit) => selectInboundFiles(database, query.open === 'true', after, limit),
      positionOf: ({ read_at, content_uuid }) => timeAndUuid(read_at, content_uuid),
      period: { name: 'read', startOf: timeStartOf },
      isPosition: isTimeAndUuid,
      record: inboundFileRecord,
    },
  );

type FileDecision = 'release' | 'reject';

/** Whether an earlier request has decided so: the file is answered as it is. */
const isDecidedSo = (file: SeenInboundFile, decision: FileDecision) =>
  (decision === 'release' ? file.released_at : file.rejected_at) !== null;

function expectOpen(file: SeenInboundFile): void {
  if (file.verdict === 'accept' || file.released_at !== null || file.rejected_at !== null)
    throw refuse(
      'invalid_state',
      'uuid',
      `the file is ${stateOf(file)}; only a file that waits can be released or rejected. List them with open=true`,
    );
}

/**
 * Its returns are never applied, so what came back counts as paid. A report has no returns. The
 * returns of an unreadable file are unknown.
 */
const dropping: NeedsApproval = {
  act: 'bank_records',
  async amountOf({ params }, phase) {
    const file = await selectInboundFile(phase, (params as { uuid: string }).uuid);
    if (file === null) throw refuse('not_found', 'uuid');
    if (isDecidedSo(file, 'reject')) return 0;
    expectOpen(file);
    if (file.verdict === 'unreadable') return null;
    return file.verdict === 'report' ? 0 : file.debits + file.credits;
  },
};

const deciding =
  (decision: FileDecision, summary: string, description: string) =>
  ({ bankingClock, days }: { bankingClock: BankingClock; days: readonly BankingDays[] }) => {
    async function decide(phase: AtomicPhase, call: Call<unknown, unknown, { reason: string }>, file: SeenInboundFile) {
      if (isDecidedSo(file, decision)) return file;
      expectOpen(file);
      if (decision === 'release' && file.verdict === 'unreadable')
        throw refuse(
          'invalid_state',
          'uuid',
          'the file cannot be opened, so nothing of it can be applied. Correct the key in the banks file, or reject the file',
        );
      const { reason } = call.body;
      const decided = await updateDecided(phase, file.content_uuid, { decision, note: reason, at: call.now });
      await recordAct(phase, call, {
        action: decision === 'release' ? 'inbound_file.released' : 'inbound_file.rejected',
        subject: 'inbound_file',
        subject_uuid: file.content_uuid,
        detail: { bank: file.bank, name: file.name },
      });
      return decided;
    }
    return operation(
      {
        method: 'POST',
        path: `/admin/v1/inbound-files/:uuid/${decision}`,
        tag: 'Operator: banks',
        operationId: `${decision}InboundFile`,
        summary,
        description,
        callers: ['admin'],
        role: 'operator',
        needsPassword: true,
        ...(decision === 'reject' ? { approval: dropping } : {}),
        params: Type.Object({ uuid: Uuid }),
        body: Type.Object({ reason: Reason }),
        example: { reason: 'The bank confirms the file as it is.' },
        answers: {
          200: {
            description: 'The file',
            data: InboundFileRecord,
            example: {
              ...example,
              [decision === 'release' ? 'released_at' : 'rejected_at']: '2026-03-04 15:02:11',
              note: 'The bank confirms the file as it is.',
            },
          },
        },
        refusals: ['not_found', 'invalid_state'],
      },
      {
        async atomic(call, phase, resumed) {
          const { uuid } = call.params;
          const file = await lockInboundFile(phase, uuid);
          if (file === null) throw refuse('not_found', 'uuid');
          const decided = resumed === null ? await decide(phase, call, file) : file;
          return {
            resumeFrom: { content_uuid: file.content_uuid },
            async call() {
              await playNow(days, file.bank, bankingClock);
              return async () => ok(inboundFileRecord(decided));
            },
          };
        },
      },
    );
  };

export const releaseInboundFile = deciding(
  'release',
  'Release a file from quarantine',
  'Applies the readable entries as for any other file, before this call answers. Entries that cannot be matched are put in suspense. A report has no entries: release it when you have read it. A released file is answered as it is.',
);

export const rejectInboundFile = deciding(
  'reject',
  'Reject a file that waits',
  'No entry of the file is ever applied. Ask the bank to send a corrected file. A file that cannot be opened is not tried again. A rejected file is answered as it is.',
);

export const getInboundFile = ({ database }: { database: Database }) =>
  readOperation(
    {
      path: '/admin/v1/inbound-files/:uuid',
      tag: 'Operator: banks',
      operationId: 'getInboundFile',
      summary: 'Read a file of a bank',
      callers: ['admin'],
      role: 'viewer',
      record: InboundFileRecord,
      example: example,
    },
    async (uuid) => {
      const found = await selectInboundFile(database, uuid);
      return found && inboundFileRecord(found);
    },
  );
