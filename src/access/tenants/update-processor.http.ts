// GET and PUT /admin/v1/processors/{uuid}: reads and changes the settings of a tenant.
import { type Static, Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { Nullable, OneOf, Text, Uuid, WholeNumber } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { afterCommit } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Lanes } from '../../platform/database/lanes/lanes.ts';
import { invalid, refuse } from '../../platform/refusals.ts';
import { changeOriginator } from '../originators/change-originator.ts';
import { changedOriginator, OriginatorChange } from '../originators/originator.ts';
import { selectOriginator } from '../originators/originators.sql.ts';
import { recordAct } from './audit-trail.ts';
import { expectConfigured, type Named } from './bank-named.ts';
import { changesBetween } from './changes-between.ts';
import type { Callers } from './find-caller.ts';
import { exampleDetail, ProcessorDetail, processorDetail } from './processor-record.ts';
import { lockProcessor, type Processor, type ProcessorSettings, updateProcessor as updateRow } from './tenants.sql.ts';
import { chainedSources } from './validation-sources.ts';

const Choice = Type.Optional(Type.Boolean({ allowed: 'true or false' }));

const body = Type.Object({
  name: Type.Optional(Text(1, 100)),
  payout_delay_days: Type.Optional(WholeNumber(0, 60)),
  zero_delay_allowed: Choice,
  present_again: Choice,
  keep_returned_payouts: Choice,
  unique_client_reference_ids: Choice,
  authorization_required: Choice,
  clawback_authorization_required: Choice,
  validated_accounts_required: Choice,
  account_checks_per_day: Type.Optional(
    WholeNumber(0, 10_000, 'How many checks of bank accounts by micro-entries and prenotes it may start in 24 hours.'),
  ),
  bank: Type.Optional(Nullable(Type.String({ description: 'A name in the banks file; null: its first bank.' }))),
  validation_sources: Type.Optional(
    Nullable(
      Type.Array(OneOf([...chainedSources]), {
        minItems: 1,
        uniqueItems: true,
        allowed: `null, or a list of ${chainedSources.join(', ')}, each at most once`,
        description: 'The sources that validate bank accounts, in the order in which they are asked.',
      }),
    ),
  ),
  originator: Type.Optional(OriginatorChange),
});

const answers = (description: string) => ({ 200: { description, data: ProcessorDetail, example: exampleDetail } });

export const getProcessor = ({ database, lanes }: { database: Database; lanes: Lanes }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/processors/:uuid',
      tag: 'Operator: tenants',
      operationId: 'getProcessor',
      summary: 'Read the settings of a processor',
      callers: ['admin'],
      role: 'viewer',
      params: Type.Object({ uuid: Uuid }),
      answers: answers('The processor'),
      refusals: ['not_found'],
    },
    {
      async read({ params }) {
        const detail = await processorDetail(database, lanes, params.uuid);
        if (detail === null) throw refuse('not_found', 'uuid');
        return ok(detail);
      },
    },
  );

export const updateProcessor = ({
  callers,
  lanes,
  banksOfWork,
}: {
  callers: Callers;
  lanes: Lanes;
  banksOfWork(): readonly Named[];
}) =>
  operation(
    {
      method: 'PUT',
      path: '/admin/v1/processors/:uuid',
      tag: 'Operator: tenants',
      operationId: 'updateProcessor',
      summary: 'Change the settings of a processor',
      description:
        'An absent field does not change. `payout_delay_days` applies to payments that start from now on; 0 requires `zero_delay_allowed`. `originator` applies to every batch that is written from now on; null inherits from the bank. `authorization_required` and `validated_accounts_required` apply to payments that start from now on, `clawback_authorization_required` to clawbacks that are in no file. `validation_sources` applies to validations from now on; null: `linked`, `settled_debits` and `provider` in live mode, `provider` in the sandbox. `bank` applies from the next cut-off on to entries that are not in a file; entries that were sent stay with their bank. The audit trail keeps the old values.',
      callers: ['admin'],
      role: 'administrator',
      approval: {
        act: 'bank_settings',
        async onlyIf(_phase, call) {
          const { bank, originator, zero_delay_allowed } = call.body as Static<typeof body>;
          return bank !== undefined || originator !== undefined || zero_delay_allowed === true;
        },
      },
      params: Type.Object({ uuid: Uuid }),
      body,
      example: { present_again: true, originator: { company_name: 'NORTHWIND PAY' } },
      answers: answers('As changed'),
      refusals: ['not_found'],
    },
    {
      async atomic(call, phase) {
        const processor = await lockProcessor(phase, call.params.uuid);
        if (processor === null) throw refuse('not_found', 'uuid');
        const { processor_id } = processor;
        const own = { processor_id, owner_uuid: processor_id };
        const before = { ...settingsOf(processor), originator: await selectOriginator(phase, own) };
        const { originator: change = {}, ...settings } = call.body;
        const originator = changedOriginator(before.originator, change, 'originator.');
        const after = { ...before, ...settings, originator };
        refuseZeroDelay(after, call.body);
        if (call.body.bank !== undefined) expectConfigured(call.body.bank, banksOfWork());
        const changes = changesBetween(before, after);
        if (changes !== null) {
          await updateRow(phase, processor_id, after);
          await changeOriginator(phase, own, { before: before.originator, after: originator }, call.now);
          await recordAct(phase, call, {
            processor_id,
            action: 'processor.changed',
            subject: 'processor',
            subject_uuid: processor_id,
            detail: changes,
          });
          // The cache of callers has the tenant's name, which payments show.
          afterCommit(phase, callers.forget);
        }
        return ok((await processorDetail(phase, lanes, processor_id))!);
      },
    },
  );

function settingsOf(processor: Processor): ProcessorSettings {
  const { processor_id: _id, created_at: _created, suspended_at: _suspended, ...settings } = processor;
  return settings;
}

/**
 * Without a delay a payout leaves before the return of the capture can arrive, so the operator must
 * allow it explicitly (Lifecycle, fields).
 */
function refuseZeroDelay(after: ProcessorSettings, { zero_delay_allowed }: Static<typeof body>): void {
  if (after.payout_delay_days > 0 || after.zero_delay_allowed) return;
  if (zero_delay_allowed === false)
    throw invalid('zero_delay_allowed', 'permission', 'must be true while payout_delay_days is 0');
  throw invalid('payout_delay_days', 'permission', 'must be at least 1; send zero_delay_allowed: true to set 0');
}
