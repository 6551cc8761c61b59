// Fee payouts over the API: requested, listed and read by operators and tenants.
import { Type } from 'typebox';
import { findProcessor } from '../../access/tenants/find-processor.ts';
import { keysetList } from '../../api/http/keyset-list.ts';
import { listOperation, recordsOf } from '../../api/http/list-operation.ts';
import { operation } from '../../api/http/operation.ts';
import { isOneUuid } from '../../api/http/page-cursor.ts';
import { UuidOf } from '../../api/http/schema.ts';
import { created, ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { lastUuid } from '../../platform/std/identifiers.ts';
import { askFeePayout } from './ask-fee-payout.ts';
import { findFeeOwner } from './fee-owner.ts';
import { exampleFeePayout, FeePayoutRecord, feePayoutRecord } from './fee-payout-record.ts';
import { selectFeePayout, selectFeePayouts, selectFeePayoutsBefore } from './fee-payouts.sql.ts';
import { type By, feeWords, ownerOfPath } from './get-fee-account.http.ts';

const payOutFeesBy = (by: By) =>
  operation(
    {
      method: 'POST',
      path: by === 'operator' ? '/admin/v1/fee-accounts/:uuid/payouts' : '/3p/api/v2/vendors/:uuid/fee-payouts',
      tag: by === 'operator' ? 'Operator: tenants' : 'Tenant',
      operationId: by === 'operator' ? 'payOutFees' : 'payOutVendorFees',
      summary: `Pay out ${feeWords[by]}`,
      description:
        'One credit of all owed fees to the named account, with the next cut-off for the next banking day. Only fees of good captures are owed. Refused with 422 `no_fee_account`, `nothing_owed`, or `payout_waits` if a payout already waits for the next file.',
      ...(by === 'operator'
        ? { callers: ['admin'], role: 'operator', needsPassword: true }
        : { callers: ['processor'] }),
      startsSomething: by === 'tenant',
      params: Type.Object({ uuid: UuidOf(ownerOfPath[by]) }),
      answers: {
        201: {
          description: 'Waits for the next file',
          data: FeePayoutRecord,
          example: { ...exampleFeePayout, status: 'FEE_PAYOUT_PENDING', trace_id: '' },
        },
      },
      refusals: ['not_found', 'bank_account_unusable'],
    },
    {
      async atomic(call, phase) {
        const owner = await findFeeOwner(phase, call.caller, call.params.uuid);
        return created(feePayoutRecord({ ...(await askFeePayout(phase, call, owner)), trace_id: null }));
      },
    },
  );

const listed = { plural: 'fee_payouts', record: FeePayoutRecord, examples: [exampleFeePayout] };

export const listFeePayouts = ({ database }: { database: Database }) =>
  listOperation(
    {
      ...listed,
      path: '/3p/api/v2/fee-payouts',
      tag: 'Tenant',
      operationId: 'listFeePayouts',
      summary: 'List the payouts of fees',
      description: 'Newest first. A processor sees its own and its vendors’ payouts; a vendor its own.',
      callers: ['processor', 'vendor'],
    },
    ({ caller }, page) => recordsOf(selectFeePayouts(database, caller, page), feePayoutRecord),
  );

export const getFeePayout = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/fee-payouts/:uuid',
      tag: 'Tenant',
      operationId: 'getFeePayout',
      summary: 'Read a payout of fees',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf('The uuid of the payout.') }),
      answers: { 200: { description: 'The payout', data: FeePayoutRecord, example: exampleFeePayout } },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }) {
        const row = await selectFeePayout(database, caller, params.uuid);
        if (row === null) throw refuse('not_found', 'uuid');
        return ok(feePayoutRecord(row));
      },
    },
  );

export const listProcessorFeePayouts = ({ database }: { database: Database }) =>
  keysetList(
    {
      ...listed,
      filter: {},
      path: '/admin/v1/processors/:uuid/fee-payouts',
      tag: 'Operator: tenants',
      operationId: 'listProcessorFeePayouts',
      summary: 'List the payouts of fees of a processor',
      description: 'Newest first, including its vendors’ payouts.',
      callers: ['admin'],
      role: 'viewer',
      params: Type.Object({ uuid: UuidOf('The uuid of the payout.') }),
      refusals: ['not_found'],
    },
    {
      async read({ params }, after, limit) {
        const { processor_id } = await findProcessor(database, params.uuid);
        return selectFeePayoutsBefore(database, processor_id, after?.[0] ?? lastUuid, limit);
      },
      positionOf: ({ uuid }) => [uuid] as const,
      isPosition: isOneUuid,
      record: feePayoutRecord,
    },
  );

export const payOutFees = payOutFeesBy('operator');
export const payOutVendorFees = payOutFeesBy('tenant');
