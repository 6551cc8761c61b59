// Checks what a payer is to authorize, and records the authorization. A tenant that has the proof
// and a payer on our page come here alike.
import { type Static, Type } from 'typebox';
import { type Acting, recordAct } from '../../access/tenants/audit-trail.ts';
import { easternDay } from '../../ach/calendar/eastern-time.ts';
import { Day, described, meaningOf, SentCents, Text, UuidOf } from '../../api/http/schema.ts';
import { AggregatorType } from '../../customers/bank-accounts/account-words.ts';
import type { BankAccountRow } from '../../customers/bank-accounts/bank-account.ts';
import {
  type Holder,
  type LockedHolder,
  lockHolder,
  selectBankAccount,
} from '../../customers/bank-accounts/bank-accounts.sql.ts';
import { selectUser } from '../../customers/users/users.sql.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { invalid, refuse } from '../../platform/refusals.ts';
import { uuidv7 } from '../../platform/std/identifiers.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { liftedByAuthorization } from '../risk/blocks/block-kinds.ts';
import { type Block, selectBlocksAsPayee, selectBlocksOf } from '../risk/blocks/blocks.sql.ts';
import { liftBlocks } from '../risk/blocks/lift-blocks.ts';
import type { AllowedDebits } from './authorization.ts';
import { DebitsOfAuthorization, KindOfAuthorization } from './authorization-record.ts';
import { type Authorization, insertAuthorization, type NewAuthorization, type Scope } from './authorizations.sql.ts';
import { type Evidence, sealEvidence } from './evidence.ts';

/** The fields of a request that say which debits are authorized. */
export const sentDebits = {
  bank_account: Type.Object(
    { uuid: UuidOf('The identifier of the bank account.'), aggregator_type: AggregatorType },
    { description: 'The bank account that may be debited.' },
  ),
  debits: Type.Optional(
    described(
      DebitsOfAuthorization,
      `${meaningOf(DebitsOfAuthorization)}\n\nWith \`clawbacks\`, \`kind\` is \`standing\`, and \`payee_uuid\`, \`minimum_amount\` and \`maximum_amount\` are absent. Absent: \`payments\`.`,
    ),
  ),
  kind: Type.Optional(described(KindOfAuthorization, `${meaningOf(KindOfAuthorization)}\n\nAbsent: \`standing\`.`)),
  payee_uuid: Type.Optional(UuidOf('The only payee of the debits. Absent: every payee.')),
  minimum_amount: Type.Optional(SentCents(1, 'The least amount of a debit, in cents. Absent: no minimum.')),
  maximum_amount: Type.Optional(SentCents(1, 'The most of a debit, in cents. Absent: there is no limit.')),
  ends_on: Type.Optional(described(Day, 'The last day on which a payment may start. Absent: until it is revoked.')),
  reference: Type.Optional(described(Text(1, 255), 'Where you keep the proof, for instance the number of a mandate.')),
};
const SentDebits = Type.Object(sentDebits);
type Sent = Static<typeof SentDebits>;

/** What a payer authorizes, checked. */
export type Debits = Pick<
  AllowedDebits,
  'bank_account_uuid' | 'debits' | 'kind' | 'payee_uuid' | 'minimum_amount' | 'maximum_amount' | 'ends_on'
> & { reference: string };

/**
 * Locks the payer, and checks the account, the payee, the range and the days that were sent.
 * `from`: the first day of the authorization. Throws not_found, bank_account_unusable, unknown_user
 * or an invalid field.
 */
export async function lockDebits(
  phase: AtomicPhase,
  scope: Scope,
  userUuid: string,
  sent: Sent,
  from: string,
): Promise<{ holder: LockedHolder; account: BankAccountRow; debits: Debits }> {
  const holder = await lockHolder(phase, scope, userUuid);
  if (holder === null) throw refuse('not_found', 'uuid');
  const { uuid, aggregator_type } = sent.bank_account;
  const account = await selectBankAccount(phase, holder, uuid, aggregator_type);
  if (account === null || account.disabled_at !== null) throw refuse('bank_account_unusable', 'bank_account');
  const { debits = 'payments', kind = 'standing' } = sent;
  if (debits === 'clawbacks') expectOfClawbacks(sent);
  const { ends_on = null, minimum_amount = null, maximum_amount = null, reference = '' } = sent;
  const payee_uuid = sent.payee_uuid?.toLowerCase() ?? null;
  if (payee_uuid !== null && (await selectUser(phase, scope, payee_uuid)) === null)
    throw refuse('unknown_user', 'payee_uuid');
  if (ends_on !== null && ends_on < from)
    throw invalid('ends_on', 'minimum', `must not be before authorized_on, ${from}`);
  if (minimum_amount !== null && maximum_amount !== null && minimum_amount > maximum_amount)
    throw invalid('minimum_amount', 'maximum', `must not be more than maximum_amount, ${maximum_amount}`);
  const allowed = {
    bank_account_uuid: account.uuid,
    debits,
    kind,
    payee_uuid,
    minimum_amount,
    maximum_amount,
    ends_on,
    reference,
  };
  return { holder, account, debits: allowed };
}

/** What is taken back is what was paid out: the fields of payments say nothing about it. */
function expectOfClawbacks({ kind, ...sent }: Sent): void {
  if (kind !== undefined && kind !== 'standing')
    throw invalid(
      'kind',
      'allowed_values',
      'must be standing, because clawbacks are debited when a payment comes back',
    );
  for (const field of ['payee_uuid', 'minimum_amount', 'maximum_amount'] as const)
    if (sent[field] !== undefined) throw invalid(field, 'forbidden', 'must be absent when debits is clawbacks');
}

export type ToRecord = Debits & Pick<NewAuthorization, 'sec_code' | 'authorized_on'>;

/**
 * Records an authorization, and lifts the blocks on the payer and on the account that it answers.
 * The payer must be locked.
 */
export async function recordAuthorization(
  phase: AtomicPhase,
  vault: Vault,
  acting: Acting,
  { processor_id, uuid: user_uuid }: Holder,
  allowed: ToRecord,
  evidence: Evidence | undefined,
): Promise<{ authorization: Authorization; lifted: Block[] }> {
  const blocks = await selectBlocksOf(phase, processor_id, user_uuid);
  const open = blocks.filter((one) => isLifted(one, allowed.bank_account_uuid));
  // One of clawbacks answers no debit that the user denied as a payer.
  const answered =
    open.length > 0 && allowed.debits === 'clawbacks'
      ? await selectBlocksAsPayee(phase, processor_id, user_uuid)
      : new Set(open.map((one) => one.uuid));
  const lifts = open.filter((one) => answered.has(one.uuid));
  const earliest = lifts.map(({ placed_at }) => easternDay(placed_at)).reduce((a, b) => (a > b ? a : b), '');
  if (allowed.authorized_on < earliest)
    throw invalid('authorized_on', 'minimum', `must not be before ${earliest}: the debit was returned on that day`);
  const uuid = uuidv7(acting.now);
  const authorization: NewAuthorization = {
    ...allowed,
    processor_id,
    uuid,
    user_uuid,
    evidence_encrypted: sealEvidence(vault, uuid, evidence),
    recorded_at: acting.now,
  };
  await insertAuthorization(phase, authorization);
  await recordAct(phase, acting, {
    processor_id,
    action: 'authorization.recorded',
    subject: 'user',
    subject_uuid: user_uuid,
    detail: { authorization_uuid: uuid, ...allowed, has_evidence: evidence !== undefined },
  });
  const uuids = lifts.map((block) => block.uuid);
  const lifted = await liftBlocks(phase, acting, { processor_id, uuids, by: 'authorization' });
  const unused = { revoked_at: null, revoked_reason: null, used_by_transaction_uuid: null };
  return { authorization: { ...authorization, ...unused }, lifted };
}

/** Whether the authorization lifts a block: one of the payer, or of the authorized account. */
function isLifted({ kind, bank_account_uuid, lifted_at }: Block, account: string): boolean {
  return (
    lifted_at === null &&
    liftedByAuthorization.includes(kind) &&
    (bank_account_uuid === null || bank_account_uuid === account)
  );
}
