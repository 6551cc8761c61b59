// The allowed answers to the start of a payment, and the expected record: from the facts about its
// payer and payee.
import { type PlannedPayment, passesLimit } from './limits.ts';
import type { PaymentRow } from './payment-rows.ts';
import type { Outcomes } from './predictions.ts';
import type { Answer } from './running-service.ts';
import { expectSame, SimulationFailed } from './simulation-failed.ts';
import { expectStatus, legalName, readRowsNow, serviceTime, type Tenant, type World, waitForDueWork } from './world.ts';

export interface DrawnPayment {
  tenant: Tenant;
  body: {
    payer_uuid: string;
    payee_uuid: string;
    amount: number;
    client_reference_id: string;
    sec_code?: 'PPD' | 'WEB' | 'TEL' | 'CCD';
  };
}

interface SideRow {
  uuid: string;
  has_account: boolean;
  /** Kinds of the open blocks of the user, and of the account that would be used. */
  blocks: string[];
  account_blocks: string[];
}

const graver = ['fraud', 'compliance', 'sanctions'];
const noAccount = ['no_bank_account', 'bank_account_unusable'];

/** `before`: earlier items of the same call that are started. */
export async function startOutcomes(
  world: World,
  drawn: DrawnPayment,
  before: readonly DrawnPayment[] = [],
): Promise<Outcomes> {
  await waitForDueWork(world);
  const { tenant, body } = drawn;
  const [payer, payee] = await accountHoldersOf(world, body);
  if (!payer!.has_account || !payee!.has_account) return noAccount;
  const stopped = [
    ...(payer!.blocks.length > 0 || payee!.blocks.some((kind) => graver.includes(kind)) ? ['user_blocked'] : []),
    ...(payer!.account_blocks.length > 0 ? ['bank_account_blocked'] : []),
  ];
  if (stopped.length > 0) return stopped;
  // All payers are persons.
  if (body.sec_code === 'CCD') return ['sec_code'];
  if (tenant.limits.size === 0) return [201];
  const clock = await serviceTime(world);
  const rows = [...(await readRowsNow(world)).payments.values()].map(({ payment }) => payment);
  const added = before.map((one) => ({
    ...plannedPaymentOf(one),
    processor_id: tenant.uuid,
    capture_status: 'CAPTURE_PENDING',
    created_at: clock.toISOString(),
  }));
  return [
    passesLimit(tenant, [...rows, ...(added as PaymentRow[])], plannedPaymentOf(drawn), clock) ? 'limit_exceeded' : 201,
  ];
}

function plannedPaymentOf({
  tenant: { vendor },
  body: { payer_uuid, payee_uuid, amount },
}: DrawnPayment): PlannedPayment {
  const ofVendor = payer_uuid === vendor.payer.uuid && payee_uuid === vendor.payee.uuid;
  return { payee_uuid, amount, vendor_id: ofVendor ? vendor.uuid : null };
}

/** The accounts of the payer and the payee. */
async function accountHoldersOf(
  { service }: World,
  { payer_uuid, payee_uuid }: DrawnPayment['body'],
): Promise<SideRow[]> {
  const kinds = (of: string) =>
    `coalesce((SELECT json_agg(kind) FROM blocks b WHERE (b.shard, b.processor_id, b.user_uuid) = (u.shard, u.processor_id, u.uuid) AND b.lifted_at IS NULL AND ${of}), '[]')`;
  const rows = await service.watching.query<SideRow>(
    `SELECT u.uuid, a.uuid IS NOT NULL AS has_account, ${kinds('b.bank_account_uuid IS NULL')} AS blocks,
            ${kinds('b.bank_account_uuid = a.uuid')} AS account_blocks
     FROM users u LEFT JOIN LATERAL (
       SELECT uuid FROM bank_accounts a
       WHERE (a.shard, a.processor_id, a.user_uuid) = (u.shard, u.processor_id, u.uuid) AND a.disabled_at IS NULL AND a.deleted_at IS NULL
       ORDER BY a.uuid = u.default_bank_account_uuid DESC NULLS LAST, a.uuid LIMIT 1) AS a ON true
     WHERE u.uuid = ANY ($1::uuid[])`,
    [[payer_uuid, payee_uuid]],
  );
  return [payer_uuid, payee_uuid].map((uuid) => rows.find((row) => row.uuid === uuid)!);
}

/** An acknowledged start exists once. A refused one left nothing. */
export async function recordStart(
  world: World,
  drawn: DrawnPayment,
  { data }: Pick<Answer, 'data'>,
  status: number,
): Promise<void> {
  const { tenant, body } = drawn;
  const found = [...(await readRowsNow(world)).payments.values()].filter(
    ({ payment }) => payment.client_reference_id === body.client_reference_id,
  );
  expectSame(`payments ${body.client_reference_id}`, found.length, status === 201 ? 1 : 0);
  if (status !== 201) return;
  const { payment } = found[0]!;
  expectSame('the uuid of a payment', data.uuid, payment.uuid);
  expectSame('the vendor of a payment', payment.vendor_id, plannedPaymentOf(drawn).vendor_id);
  // A tenant's name comes before the legal names of its merchants, and a merchant's own before
  // both.
  const { names } = tenant;
  expectSame(
    'the name on a payment',
    data.company_name,
    names.get(body.payee_uuid) ?? names.get(tenant.uuid) ?? legalName,
  );
  expectSame('holds on a payment', payment.open_hold_count, (await isHeld(world, drawn)) ? 1 : 0);
  const { sec_code = null } = body;
  if (sec_code === 'CCD') throw new SimulationFailed('a person was debited by CCD');
  world.payments.push({ uuid: data.uuid, tenant, amount: body.amount, sec_code });
}

/** New debits of the payee are held: its return rate is exceeded, and the operator wants it. */
async function isHeld(world: World, { tenant, body }: DrawnPayment): Promise<boolean> {
  if (!tenant.holdsPastRate) return false;
  const path = `/admin/v1/return-rates?processor_uuid=${tenant.uuid}&limit=100`;
  const { data } = await expectStatus(world, 200, { method: 'GET', path, token: world.service.adminToken });
  return data.return_rates.some(
    (one: { owner_uuid: string; debits_held: boolean }) => one.owner_uuid === body.payee_uuid && one.debits_held,
  );
}
