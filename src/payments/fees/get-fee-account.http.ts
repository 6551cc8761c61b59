// GET and PUT /admin/v1/fee-accounts/{uuid} and /3p/api/v2/vendors/{uuid}/fee-account: the account
// that fees are paid to, and the owed amount.
import { Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import type { TokenKind } from '../../api/http/caller.ts';
import { operation } from '../../api/http/operation.ts';
import { described, UuidOf } from '../../api/http/schema.ts';
import { lockHolderOfAccount } from '../../customers/bank-accounts/bank-accounts.sql.ts';
import { ok } from '../../platform/answer.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { selectAccountHolders } from '../transactions/start/account-holders.sql.ts';
import { type FeeOwner, selectFeeAccount, upsertFeeAccount } from './fee-accounts.sql.ts';
import { findFeeOwner } from './fee-owner.ts';
import { exampleFeeAccount, FeeAccountRecord, FeeSchedule, feeAccountRecord } from './fee-payout-record.ts';

/** The caller: an operator for any vendor or processor, a tenant for its vendors. */
const asked = {
  operator: { tag: 'Operator: tenants', path: '/admin/v1/fee-accounts/:uuid', readers: ['admin'], callers: ['admin'] },
  tenant: {
    tag: 'Tenant',
    path: '/3p/api/v2/vendors/:uuid/fee-account',
    readers: ['processor', 'vendor'],
    callers: ['processor'],
  },
} as const satisfies Record<
  string,
  { tag: string; path: string; readers: readonly TokenKind[]; callers: readonly TokenKind[] }
>;

export type By = keyof typeof asked;

const ownerWords: Record<By, string> = {
  operator: '`uuid` is a vendor, or a processor for the fees of its own payments.',
  tenant: '`uuid` is a vendor. The operator manages the fees of the processor itself.',
};

/** The meaning of the parameter of paths that name an owner of fees. */
export const ownerOfPath: Record<By, string> = {
  operator: 'The uuid of the vendor, or of the processor.',
  tenant: 'The uuid of the vendor.',
};

/** The words in summaries. */
export const feeWords: Record<By, string> = { operator: 'fees', tenant: 'fees of a vendor' };

const answers = (description: string) => ({
  200: { description, data: FeeAccountRecord, example: exampleFeeAccount },
});

const getFeeAccountBy =
  (by: By) =>
  ({ database }: { database: Database }) =>
    operation(
      {
        method: 'GET',
        path: asked[by].path,
        tag: asked[by].tag,
        operationId: by === 'operator' ? 'getFeeAccount' : 'getVendorFeeAccount',
        summary: `Read the account that ${feeWords[by]} are paid to, and the owed amount`,
        description: ownerWords[by],
        callers: asked[by].readers,
        ...(by === 'operator' ? { role: 'viewer' } : {}),
        params: Type.Object({ uuid: UuidOf(ownerOfPath[by]) }),
        answers: answers('The account, and the owed amount'),
        refusals: ['not_found'],
      },
      {
        read: async ({ caller, params }) =>
          ok(await feeAccountRecord(database, await findFeeOwner(database, caller, params.uuid))),
      },
    );

const setFeeAccountBy = (by: By) =>
  operation(
    {
      method: 'PUT',
      path: asked[by].path,
      tag: asked[by].tag,
      operationId: by === 'operator' ? 'setFeeAccount' : 'setVendorFeeAccount',
      summary: `Name the account that ${feeWords[by]} are paid to`,
      description: `${ownerWords[by]} The account belongs to a user of the vendor, or to a user of the processor for its own fees. \`schedule\` is \`daily\` (the daily run of each banking day pays) or \`on_demand\`; without it the schedule stays, and is daily at first. After a returned payout the daily run pays again only after an account is named, even the same one.`,
      callers: asked[by].callers,
      ...(by === 'operator' ? { role: 'administrator', approval: { act: 'bank_settings' } } : {}),
      startsSomething: by === 'tenant',
      params: Type.Object({ uuid: UuidOf(ownerOfPath[by]) }),
      body: Type.Object({
        bank_account_uuid: UuidOf('The bank account that the fees are paid to.'),
        schedule: Type.Optional(
          described(FeeSchedule, 'When fees are paid out. Absent: as before, and `daily` at first.'),
        ),
      }),
      example: { bank_account_uuid: '019a2f3d-9a00-7e55-8c31-6f5e4d3c2b1a', schedule: 'daily' },
      answers: answers('Named'),
      refusals: ['not_found', 'bank_account_unusable'],
    },
    {
      async atomic(call, phase) {
        const owner = await findFeeOwner(phase, call.caller, call.params.uuid);
        const bank_account_uuid = call.body.bank_account_uuid.toLowerCase();
        await expectUsable(phase, owner, bank_account_uuid);
        const before = await selectFeeAccount(phase, owner);
        const schedule = call.body.schedule ?? before?.schedule ?? 'daily';
        await upsertFeeAccount(phase, { ...owner, bank_account_uuid, schedule }, call.now);
        await recordAct(phase, call, {
          processor_id: owner.processor_id,
          action: 'fee_account.set',
          subject: 'fee_account',
          subject_uuid: owner.owner_uuid,
          detail: {
            before: before && { bank_account_uuid: before.bank_account_uuid, schedule: before.schedule },
            after: { bank_account_uuid, schedule },
          },
        });
        return ok(await feeAccountRecord(phase, owner));
      },
    },
  );

/**
 * Refuses an account that cannot receive a payment, or whose user is not of the owner. Locks its
 * user.
 */
async function expectUsable(
  phase: AtomicPhase,
  { processor_id, owner_uuid }: FeeOwner,
  bank_account_uuid: string,
): Promise<void> {
  const holder = await lockHolderOfAccount(phase, processor_id, bank_account_uuid);
  const ofOwner = holder !== null && (holder.vendor_id ?? processor_id) === owner_uuid;
  const [side] = ofOwner
    ? await selectAccountHolders(phase, [{ processor_id, user_uuid: holder.uuid, bank_account_uuid }])
    : [];
  if (side?.bank_account_uuid !== bank_account_uuid || side.test_pair)
    throw refuse('bank_account_unusable', 'bank_account_uuid');
}

export const getFeeAccount = getFeeAccountBy('operator');
export const getVendorFeeAccount = getFeeAccountBy('tenant');
export const setFeeAccount = setFeeAccountBy('operator');
export const setVendorFeeAccount = setFeeAccountBy('tenant');
