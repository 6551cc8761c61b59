// POST /admin/v1/processors/{uuid}/suspend and /resume: stops and restarts the new business of a
// tenant.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { Uuid } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { afterCommit } from '../../platform/database/atomic-phase.ts';
import { refuse } from '../../platform/refusals.ts';
import { recordAct } from './audit-trail.ts';
import type { Callers } from './find-caller.ts';
import { exampleProcessor, ProcessorRecord, processorRecord } from './processor-record.ts';
import { updateSuspension } from './tenants.sql.ts';

const suspension =
  (verb: 'suspend' | 'resume', summary: string, description: string) =>
  ({ callers }: { callers: Callers }) =>
    operation(
      {
        method: 'POST',
        path: `/admin/v1/processors/:uuid/${verb}`,
        tag: 'Operator: tenants',
        operationId: `${verb}Processor`,
        summary,
        description,
        callers: ['admin'],
        role: 'administrator',
        params: Type.Object({ uuid: Uuid }),
        answers: {
          200: {
            description: verb === 'suspend' ? 'Suspended' : 'Resumed',
            data: ProcessorRecord,
            example: { ...exampleProcessor, suspended_at: verb === 'suspend' ? '2026-03-09 08:00:00' : null },
          },
        },
        refusals: ['not_found'],
      },
      {
        async atomic(call, phase) {
          const { uuid } = call.params;
          const processor = await updateSuspension(phase, uuid, verb === 'suspend' ? call.now : null);
          if (processor === null) throw refuse('not_found', 'uuid');
          await recordAct(phase, call, {
            processor_id: uuid,
            action: verb === 'suspend' ? 'processor.suspended' : 'processor.resumed',
            subject: 'processor',
            subject_uuid: uuid,
          });
          afterCommit(phase, callers.forget);
          return ok(processorRecord(processor));
        },
      },
    );

export const suspendProcessor = suspension(
  'suspend',
  'Suspend a processor',
  'Its tokens and its vendors’ tokens can still read and cancel; starting something new answers 403. Entries that are not in a file wait, and the daily run skips the tenant. Entries in a file continue to their end: settlements, returns, events. Suspending a suspended processor changes nothing.',
);

export const resumeProcessor = suspension(
  'resume',
  'Resume a processor',
  'Lifts a suspension. Waiting entries go into a file at the next cut-off, and the next daily run pays what became due. Resuming a processor that is not suspended changes nothing.',
);
